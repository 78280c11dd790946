/// The origin of a web page, as browsers send it. Source: RFC 6454, section 6.2.
package struct WebOrigin: Hashable, Sendable, CustomStringConvertible {
    package let isSecure: Bool
    /// In lower case; an IPv6 address has no brackets.
    package let host: String
    package let port: Int

    /// Reads `http(s)://host[:port]`, without a path; `nil` for any other text.
    package init?(_ text: String) {
        let text = text.lowercased()
        isSecure = text.hasPrefix("https://")
        guard isSecure || text.hasPrefix("http://") else { return nil }
        let rest = text.dropFirst(isSecure ? 8 : 7)
        let hasPort = rest.last != "]" && rest.contains(":")
        guard let address = ListenAddress(hasPort ? String(rest) : "\(rest):\(isSecure ? 443 : 80)")
        else { return nil }
        host = address.host
        port = address.port
    }

    /// The origin of a server at that address.
    package init(_ address: ListenAddress, isSecure: Bool) {
        self.isSecure = isSecure
        host = address.host.lowercased()
        port = address.port
    }

    /// Whether the pages are served by the browser's own machine, which browsers treat as a secure context.
    package var isLoopback: Bool {
        host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }

    /// The host and, unless it is the scheme's own, the port, as in the header `Host`.
    package var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
    }

    /// As in the header `Origin`: `https://tills.example` or `http://127.0.0.1:8088`.
    package var description: String { "\(isSecure ? "https" : "http")://\(authority)" }
}
