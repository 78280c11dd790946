import Glibc
package import HTTPTypes
package import Hummingbird
package import McOrderModel
package import NIOCore

/// The address of a request's sender, for limits.
package enum ClientAddress {
    /// The peer's address, or behind trusted proxies the rightmost address of `X-Forwarded-For` that is not
    /// one of theirs. What is no address there counts as the proxy's own: it must not be a new one each time.
    /// An IPv6 address is cut to its network of 64 bits, which one customer has.
    package static func of(_ request: Request, on channel: any Channel, trusted: [NetworkRange]) -> String {
        let peer = (channel.remoteAddress ?? channel.parent?.remoteAddress)?.ipAddress ?? ""
        guard trusted.contains(where: { $0.contains(peer) }) else { return network(of: peer) }
        let hops = request.headers[values: .xForwardedFor].joined(separator: ",").split(separator: ",")
        let client = hops.lazy.map { parsed($0) }
            .last { hop in hop.map { hop in !trusted.contains { $0.contains(hop) } } ?? true }
        return network(of: (client ?? nil) ?? peer)
    }

    /// The network that one customer has: the IPv4 address, or 64 bits of the IPv6 address.
    package static func network(of address: String) -> String {
        guard let bytes = bytes(address, AF_INET6, 16) else { return address }
        // An IPv4 address, as a listener for both versions reports it.
        if bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]) {
            return bytes.suffix(4).map { String($0) }.joined(separator: ".")
        }
        return stride(from: 0, to: 8, by: 2)
            .map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }.joined(separator: ":")
    }

    /// The address of a hop, which some proxies write with a port or in brackets; `nil` for any other text.
    private static func parsed(_ hop: Substring) -> String? {
        var hop = hop.trimming { $0 == " " || $0 == "\t" || $0 == "\"" }
        if hop.first == "[", let end = hop.firstIndex(of: "]") {
            hop = hop[hop.index(after: hop.startIndex)..<end]
        } else if let colon = hop.firstIndex(of: ":"), colon == hop.lastIndex(of: ":") {
            hop = hop[..<colon]
        }
        let address = String(hop)
        guard bytes(address, AF_INET, 4) != nil || bytes(address, AF_INET6, 16) != nil else { return nil }
        return address
    }

    private static func bytes(_ address: String, _ family: CInt, _ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        return inet_pton(family, address, &bytes) == 1 ? bytes : nil
    }
}

extension Substring {
    fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
        var rest = drop(while: isTrimmed)
        while let last = rest.last, isTrimmed(last) { rest.removeLast() }
        return rest
    }
}

extension HTTPField.Name {
    package static let xForwardedFor = HTTPField.Name(constant: "X-Forwarded-For")
}
