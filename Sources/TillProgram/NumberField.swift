/// What was typed of an order number, a code or an id, on the live screen and at the check-in.
enum NumberField {
    /// How many characters it has at the most.
    static let longest = 13

    /// The field with what is typed behind it; `#` begins an id, whatever stood there before.
    ///
    /// Characters that belong to none of the three are left out.
    static func typed(_ field: String, adding text: some StringProtocol) -> String {
        let all = field + String(text.filter(accepts))
        return String(all[(all.lastIndex(of: "#") ?? all.startIndex)...].prefix(longest))
    }

    /// Whether a number, a code or an id may contain the character.
    static func accepts(_ character: Character) -> Bool {
        ("0"..."9").contains(character) || character == "-" || character == "#"
    }
}
