package import McOrderModel

/// The address of a queue on a PostgreSQL server: a connection URI, as libpq reads it.
///
/// It contains no password: passwords come from `~/.pgpass`, a service file or systemd's credentials.
package struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
    /// The URI as it was written.
    package let description: String

    /// Whether a text is meant as the address of a server, rather than as the path of a folder: also one that
    /// ``init(_:)`` refuses. Such a text may contain a password, so no message repeats it.
    package static func isAddress(_ text: String) -> Bool {
        ServerAddressText.isAddress(text)
    }

    /// Reads an address. Programs without the trait `PostgreSQL` accept none.
    ///
    /// - Throws: ``ServerProblem/passwordInAddress`` if the address contains a password, which would be
    ///   readable in files and lists of processes; ``ServerProblem/notAnAddress`` if libpq cannot read it;
    ///   ``ServerProblem/notBuiltIn``.
    package init(_ text: String) throws(ServerProblem) {
        // libpq takes other texts for the name of a database.
        guard text.hasPrefix("postgresql://") || text.hasPrefix("postgres://") else {
            throw .notAnAddress
        }
        description = text
        #if PostgreSQL
        guard let parameters = ConnectionParameters(parsing: text) else { throw .notAnAddress }
        if parameters["password"] != nil || parameters["sslpassword"] != nil {
            throw .passwordInAddress
        }
        // Such as the rest of a password with a slash.
        if let port = parameters["port"], !port.allSatisfy({ "0123456789,".contains($0) }) {
            throw .notAnAddress
        }
        #else
        throw .notBuiltIn
        #endif
    }

    /// The value of `sslmode`, if the address has one that does not protect the connection to another machine
    /// against somebody who pretends to be the server.
    package var weakEncryption: String? {
        #if PostgreSQL
        guard let mode = ConnectionParameters(parsing: description)?["sslmode"], mode != "verify-full",
            ConnectionParameters(connectingTo: self)?.isLocal != true
        else { return nil }
        return mode
        #else
        return nil
        #endif
    }
}
