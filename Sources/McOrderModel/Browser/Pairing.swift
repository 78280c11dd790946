/// The invitation of one browser. Source: docs/web.md, *Begin*.
package struct Pairing: Hashable, Sendable {
    /// How long a code is valid.
    package static let validity = Duration.seconds(600)

    /// The code that a person types into the browser: `XXXX-XXXX`.
    package let code: String
    /// The name that the browser gets.
    package let name: String
    package let role: Role
    package let expiresAt: Timestamp

    package init(code: String, name: String, role: Role, expiresAt: Timestamp) {
        self.code = code
        self.name = name
        self.role = role
        self.expiresAt = expiresAt
    }
}
