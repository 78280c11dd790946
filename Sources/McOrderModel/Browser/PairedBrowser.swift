/// A browser that the owner has paired with the queue. Source: docs/web.md, *Begin*.
package struct PairedBrowser: Hashable, Sendable, Identifiable {
    /// The browser's id, which is never reused.
    package let id: Int64
    /// The name, unique among the paired browsers.
    package let name: String
    /// What the browser may do.
    package let role: Role
    package let pairedAt: Timestamp
    /// When the browser was last seen, to a minute; `nil` if it never was.
    package let lastSeenAt: Timestamp?

    package init(id: Int64, name: String, role: Role, pairedAt: Timestamp, lastSeenAt: Timestamp?) {
        self.id = id
        self.name = name
        self.role = role
        self.pairedAt = pairedAt
        self.lastSeenAt = lastSeenAt
    }
}
