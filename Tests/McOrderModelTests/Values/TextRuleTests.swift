import McOrderModel
import Testing

@Suite struct TextRuleTests {
    private static let family = "👨‍👩‍👧"

    @Test(
        arguments: [
            (TextRule.deviceName, 1...64), (.comment, 0...25), (.name, 1...120), (.sentence, 0...1000),
        ]
    )
    func `the limits are those of the format`(_ rule: TextRule, _ characters: ClosedRange<Int>) {
        #expect(rule.characters == characters)
    }

    @Test(
        arguments: [
            "", "a", String(repeating: "a", count: 25), String(repeating: "ñ", count: 25),
            String(repeating: "n\u{303}", count: 25), String(repeating: "👍🏽", count: 25),
            String(repeating: "🇪🇸", count: 25), String(repeating: "e\u{301}\u{302}\u{303}", count: 25),
        ]
    )
    func `a comment may have twenty-five characters of up to four scalars each`(_ text: String) {
        #expect(TextRule.comment.allows(text))
    }

    @Test(
        arguments: [
            String(repeating: "a", count: 26), String(repeating: "n\u{303}", count: 26),
            String(repeating: "🇪🇸", count: 26), String(repeating: "👍🏽", count: 26),
        ]
    )
    func `twenty-six characters are too many`(_ text: String) {
        #expect(!TextRule.comment.allows(text))
    }

    @Test func `a comment may have a hundred scalars and not more`() {
        let towering = "a" + String(repeating: "\u{301}", count: 99)
        #expect(towering.count == 1)
        #expect(TextRule.comment.allows(towering))
        #expect(!TextRule.comment.allows(towering + "\u{301}"))
    }

    @Test func `an emoji of five scalars may occur twenty times in a comment, but not twenty-five times`() {
        #expect(TextRule.comment.allows(String(repeating: Self.family, count: 20)))
        #expect(!TextRule.comment.allows(String(repeating: Self.family, count: 25)))
    }

    @Test func `a name may not be empty`() {
        #expect(!TextRule.name.allows(""))
        #expect(!TextRule.deviceName.allows(""))
    }

    @Test func `a device's name has at most 64 characters`() {
        #expect(TextRule.deviceName.allows(String(repeating: "é", count: 64)))
        #expect(!TextRule.deviceName.allows(String(repeating: "é", count: 65)))
    }

    @Test(
        arguments: [
            "\u{0}", "\u{1}", "\t", "\n", "\r", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{85}", "\u{9B}",
            "\u{9F}",
        ]
    )
    func `every control character is found`(_ text: String) {
        #expect(TextRule.hasControlCharacter("a" + text + "b"))
    }

    @Test func `a line end of two scalars is found`() {
        #expect(TextRule.hasControlCharacter("a\r\nb"))
    }

    @Test(arguments: ["", " ", "~", "\u{A0}", "\u{200B}", "\u{202E}", "\u{2028}", "\u{FEFF}", "é", "👍"])
    func `spaces, bidirectional and zero-width characters are not control characters`(_ text: String) {
        #expect(!TextRule.hasControlCharacter(text))
    }
}
