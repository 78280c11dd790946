import Glibc
import HTTPTypes
import Hummingbird
import McOrderConfiguration
import NIOCore

/// The address of a request's sender, for limits.
enum ClientAddress {
    /// The peer's address, or behind trusted proxies the rightmost address of `X-Forwarded-For` that is not
    /// one of theirs. An IPv6 address is cut to its network of 64 bits, which one customer has.
    static func of(_ request: Request, on channel: any Channel, trusted: [NetworkRange]) -> String {
        let peer = (channel.remoteAddress ?? channel.parent?.remoteAddress)?.ipAddress ?? ""
        guard trusted.contains(where: { $0.contains(peer) }) else { return network(of: peer) }
        let hops = request.headers[values: .xForwardedFor].joined(separator: ",").split(separator: ",")
            .map { $0.filter { $0 != " " } }
        let client = hops.last { hop in !trusted.contains { $0.contains(hop) } }
        return network(of: client ?? peer)
    }

    private static func network(of address: String) -> String {
        var bytes = [UInt8](repeating: 0, count: 16)
        guard inet_pton(AF_INET6, address, &bytes) == 1 else { return address }
        // An IPv4 address, as a listener for both versions reports it.
        if bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]) {
            return bytes.suffix(4).map { String($0) }.joined(separator: ".")
        }
        return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }
}

extension HTTPField.Name {
    static let xForwardedFor = HTTPField.Name(constant: "X-Forwarded-For")
}
