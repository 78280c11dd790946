internal import McOrderModel

/// The address of a queue on a PostgreSQL server: a connection URI of libpq.
///
/// It contains no password: passwords come from `~/.pgpass`, a service file or systemd's credentials.
package struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
    /// The URI as it was written.
    package let description: String

    private static let schemes = ["postgresql://", "postgres://"]

    /// Whether a text is meant as the address of a server, rather than as the path of a folder.
    package static func isAddress(_ text: String) -> Bool {
        schemes.contains { text.hasPrefix($0) }
    }

    /// Throws ``ServerProblem/passwordInAddress`` if the address contains a password, which would be readable
    /// in files and lists of processes.
    package init(_ text: String) throws(QueueError) {
        description = text
        if password != nil || parameters["password"] != nil || parameters["sslpassword"] != nil {
            throw .server(.passwordInAddress)
        }
    }

    /// The part between the scheme and the path.
    private var authority: Substring {
        let scheme = Self.schemes.first { description.hasPrefix($0) } ?? ""
        return description.dropFirst(scheme.count).prefix { !"/?".contains($0) }
    }

    private var password: Substring? {
        guard let end = authority.lastIndex(of: "@") else { return nil }
        let user = authority[..<end]
        guard let colon = user.firstIndex(of: ":") else { return nil }
        return user[user.index(after: colon)...]
    }

    /// The parameters after the question mark. The last one of a name counts.
    private var parameters: [String: String] {
        guard let mark = description.firstIndex(of: "?") else { return [:] }
        let pairs = description[description.index(after: mark)...].split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
        return Dictionary(pairs) { $1 }
    }

    /// The hosts; empty if the client library's default, a socket on this machine, is used.
    private var hosts: [String] {
        let list = parameters["host"].map { Substring($0) } ?? authority.split(separator: "@").last ?? ""
        return list.split(separator: ",").map { host in
            if host.hasPrefix("[") { return String(host.dropFirst().prefix { $0 != "]" }) }
            return String(host.prefix { $0 != ":" }).replacing("%2F", with: "/").replacing("%2f", with: "/")
        }
    }

    /// Whether each host is this machine, so that nobody can listen to the connection.
    package var isLocal: Bool {
        hosts.allSatisfy { $0.hasPrefix("/") || ["localhost", "127.0.0.1", "::1"].contains($0) }
    }

    /// The value of `sslmode`, if the address has one.
    package var encryption: String? { parameters["sslmode"] }

    /// Whether the connection to another machine is not protected against somebody who pretends to be the
    /// server, because the address says so.
    package var isUnverified: Bool {
        !isLocal && encryption.map { $0 != "verify-full" } ?? false
    }

    /// Values for parameters that the address leaves out.
    var defaults: [(name: String, value: String)] {
        [("target_session_attrs", "read-write")] + (isLocal ? [] : [("sslmode", "verify-full")])
    }
}
