/// The input of an order number, a code or an id, on the live screen and at the check-in.
enum NumberField {
    /// The maximum number of characters.
    static let longest = 13

    /// The field with text appended. A `#` begins an id and discards the text before it.
    ///
    /// Characters that occur in none of the three are ignored.
    static func typed(_ field: String, adding text: some StringProtocol) -> String {
        let all = field + String(text.filter(accepts))
        return String(all[(all.lastIndex(of: "#") ?? all.startIndex)...].prefix(longest))
    }

    /// Whether the character can occur in a number, a code or an id.
    static func accepts(_ character: Character) -> Bool {
        ("0"..."9").contains(character) || character == "-" || character == "#"
    }
}
