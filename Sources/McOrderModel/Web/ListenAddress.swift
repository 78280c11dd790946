/// The address that a server listens on.
package struct ListenAddress: Hashable, Sendable, CustomStringConvertible {
    /// A name or an IP address; an IPv6 address has no brackets.
    package let host: String
    /// 0 to 65535; 0 lets the system choose a free port.
    package let port: Int

    /// The address of the staff's pages where none is set.
    package static let loopback = Self(host: "127.0.0.1", port: 8088)

    private init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    /// Reads `host:port`; an IPv6 address is in brackets. `nil` for any other text.
    package init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let port = Self.port(text[text.index(after: colon)...])
        else { return nil }
        var host = text[..<colon]
        if host.first == "[", host.last == "]" {
            host = host.dropFirst().dropLast()
            guard host.contains(":") else { return nil }
        } else if host.contains(":") {
            return nil
        }
        guard !host.isEmpty,
            host.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".:-_".contains($0)) })
        else { return nil }
        self.host = String(host)
        self.port = port
    }

    /// The address as the configuration writes it.
    package var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// Whether only programs of this machine reach the address.
    package var isLoopback: Bool {
        host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }

    /// Whether the address stands for all addresses of the machine.
    package var isWildcard: Bool { host == "0.0.0.0" || host == "::" }

    /// Reads a port; `nil` for any other text.
    static func port(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }), let port = Int(text),
            port <= 65_535
        else { return nil }
        return port
    }
}
