/// Recognises the address of a database server in a text that may be something else, such as a path.
package enum ServerAddressText {
    /// Whether the text is such an address. It may contain a password, so it must not be repeated in a
    /// message.
    package static func isAddress(_ text: String) -> Bool {
        text.contains("://") || text.contains(/(?i)password\s*=/)
    }
}
