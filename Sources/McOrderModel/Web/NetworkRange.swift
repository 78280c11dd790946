import Glibc

/// An address or a network in CIDR notation, of IPv4 or IPv6.
package struct NetworkRange: Hashable, Sendable {
    /// The network's address in network byte order: 4 or 16 bytes.
    private let bytes: [UInt8]
    /// The number of leading bits that addresses of the network share.
    private let prefix: Int

    /// Reads `10.0.0.0/8`, `192.168.1.4`, `fd00::/8`; `nil` for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let bytes = Self.address(String(parts[0])) else { return nil }
        var prefix = bytes.count * 8
        if parts.count == 2 {
            guard parts[1].allSatisfy({ $0.isASCII && $0.isNumber }), let bits = Int(parts[1]),
                bits <= prefix
            else { return nil }
            prefix = bits
        }
        self.bytes = bytes
        self.prefix = prefix
    }

    /// Whether an address is in the network. IPv4 addresses that are mapped to IPv6 (`::ffff:10.0.0.1`) count
    /// as IPv4.
    package func contains(_ address: String) -> Bool {
        guard let other = Self.address(address), other.count == bytes.count else { return false }
        return bytes.indices.allSatisfy { index in
            let bits = min(max(prefix - index * 8, 0), 8)
            let mask = UInt8(truncatingIfNeeded: 0xFF << (8 - bits))
            return bytes[index] & mask == other[index] & mask
        }
    }

    /// The bytes of an address; `nil` if the text is none.
    private static func address(_ text: String) -> [UInt8]? {
        var four = [UInt8](repeating: 0, count: 4)
        if inet_pton(AF_INET, text, &four) == 1 { return four }
        var sixteen = [UInt8](repeating: 0, count: 16)
        guard inet_pton(AF_INET6, text, &sixteen) == 1 else { return nil }
        let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
        return sixteen.starts(with: mapped) ? Array(sixteen[12...]) : sixteen
    }
}
