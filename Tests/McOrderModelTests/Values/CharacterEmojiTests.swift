import McOrderModel
import Testing

@Suite struct CharacterEmojiTests {
    @Test(
        arguments: [
            "🍔", "❤️", "👍🏽", "☝🏽", "👩‍🚀", "👩‍👩‍👧‍👦", "👩🏽‍❤️‍💋‍👨🏽", "🏃🏽‍♂️‍➡️", "🏳️‍⚧️", "👁️‍🗨️", "🫱🏻‍🫲🏿", "1️⃣", "*️⃣",
            "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "©️",
        ] as [Character]
    )
    func `a character that Unicode defines as an emoji is one`(character: Character) {
        #expect(character.isEmoji)
    }

    @Test(
        arguments: [
            "a", "1", "é", "a\u{200D}", "a\u{FE0F}", "1\u{FE0F}", "👩\u{200D}", "👩\u{FE0F}\u{FE0F}",
            "❤\u{301}",
            "🍔🏽", "🏴\u{E0061}\u{E0062}\u{E007F}", "🍔\u{E0067}\u{E007F}", "\u{200D}", "\u{FE0F}",
            "👩\u{200D}👩\u{200D}👩\u{200D}👩\u{200D}👩",
        ] as [Character]
    )
    func `a character with joiners, selectors or tags that say nothing is none`(character: Character) {
        #expect(!character.isEmoji)
    }

    @Test func `a typed joiner is taken behind an emoji, and nowhere else`() {
        func typed(_ text: String) -> String {
            text.unicodeScalars.reduce("") { $0.typing(Character($1)) }
        }
        for text in ["👩‍👩‍👧‍👦", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u{301}a"] { #expect(Array(typed(text).utf8) == Array(text.utf8)) }
        for text in ["a\u{200D}b", "a\u{FE0F}b", "\u{200D}ab", "a\u{E0041}b"] { #expect(typed(text) == "ab") }
    }
}
