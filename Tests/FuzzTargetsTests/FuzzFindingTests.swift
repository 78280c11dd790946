import FuzzTargets
import Testing

/// The checks of clean text detect text that was not cleaned.
@Suite struct FuzzFindingTests {
    @Test(arguments: [
        "\u{1B}[31m", "a\u{202E}b", "\u{9B}", "a\u{2028}b", "\u{200D}", "\u{FE0F}", "\u{E0041}", "\t",
        "\u{61C}", "👩\u{200D}", "a\u{FE0F}", "👩" + String(repeating: "\u{200D}👩", count: 9),
    ])
    func `text that was not cleaned is a finding`(_ text: String) {
        #expect(throws: FuzzFinding.self) { try FuzzTarget.checkClean(text, of: text) }
    }

    @Test(arguments: [("ab", "a"), ("ba", "ab"), ("aa", "a"), ("\u{FFFD}", "")])
    func `clean text with other characters than the original is a finding`(clean: String, text: String) {
        #expect(throws: FuzzFinding.self) { try FuzzTarget.checkClean(clean, of: text) }
    }

    @Test func `clean text is not a finding`() throws {
        try FuzzTarget.checkClean("a\u{FFFD}[2Jñ", of: "a\u{1B}[2J\u{200B}ñ")
        try FuzzTarget.checkClean("👩‍👩‍👧‍👦 ❤️", of: "👩‍👩‍👧‍👦 ❤️")
    }
}
