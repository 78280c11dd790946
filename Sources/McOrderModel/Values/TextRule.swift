/// The allowed length of a text, in grapheme clusters as a person counts characters, and at most four times
/// as many Unicode scalars.
///
/// Source: format.md, *Characters*.
package struct TextRule: Sendable {
    /// A device's name: 1 to 64 characters.
    package static let deviceName = TextRule(characters: 1...64)
    /// The comment to the restaurant: 0 to 25 characters. Source: R10.
    package static let comment = TextRule(characters: 0...25)
    /// The whole comment of an order, carried as an extension: 0 to 140 characters. Source: format.md,
    /// *Extensions*.
    package static let note = TextRule(characters: 0...140)
    /// The name of a product or a restaurant: 1 to 120 characters.
    package static let name = TextRule(characters: 1...120)
    /// The name of an order's line, options included: 1 to 300 characters.
    package static let line = TextRule(characters: 1...300)
    /// A coupon that the customer types, or the name of a table: 1 to 32 characters.
    package static let coupon = TextRule(characters: 1...32)
    /// A name, a reason or a note that a staff member types: 1 to 200 characters.
    package static let staff = TextRule(characters: 1...200)
    /// A description or other sentence of the catalogue: 0 to 1,000 characters.
    package static let sentence = TextRule(characters: 0...1000)

    /// What the company does with the customers' data: 0 to 10,000 characters.
    package static let privacy = TextRule(characters: 0...10_000)

    /// The allowed number of characters.
    package let characters: ClosedRange<Int>

    /// Whether the text's length is allowed. The time is proportional to the limit, not to the text.
    package func allows(_ text: String) -> Bool {
        let scalars = characters.upperBound * 4
        guard text.unicodeScalars.prefix(scalars + 1).count <= scalars else { return false }
        return characters.contains(text.count)
    }

    /// The longest beginning of the text that is allowed, cut between characters.
    package func longestStart(of text: String) -> String {
        var start = String(text.prefix(characters.upperBound))
        while start.unicodeScalars.count > characters.upperBound * 4 { start.removeLast() }
        return start
    }

    /// Whether the text has a control character: U+0000 to U+001F, U+007F, U+0080 to U+009F.
    package static func hasControlCharacter(_ text: some StringProtocol) -> Bool {
        text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    }
}
