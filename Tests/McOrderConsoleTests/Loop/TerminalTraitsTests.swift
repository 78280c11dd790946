import McOrderConsole
import Testing

@Suite struct TerminalTraitsTests {
    private func traits(
        _ environment: [String: String],
        codeset: String = "ANSI_X3.4-1968",
        isTerminal: Bool = true
    ) -> TerminalTraits {
        TerminalTraits(isTerminal: isTerminal, codeset: codeset) { environment[$0] }
    }

    @Test(arguments: [[:], ["TERM": ""], ["TERM": "dumb"]])
    func `a terminal without abilities is dumb`(environment: [String: String]) {
        #expect(traits(environment).isDumb)
        #expect(!traits(environment).hasColour)
    }

    @Test func `anything but a terminal is dumb, whatever TERM contains`() {
        #expect(traits(["TERM": "xterm"], isTerminal: false).isDumb)
        #expect(!traits(["TERM": "xterm"]).isDumb)
    }

    @Test(arguments: ["UTF-8", "utf8"]) func `the locale's character set decides whether Unicode is used`(
        codeset: String
    ) {
        #expect(traits(["TERM": "xterm"], codeset: codeset).glyphs == .unicode)
    }

    @Test(arguments: [
        (["LANG": "es_ES.UTF-8"], Glyphs.unicode), (["LANG": "es_ES.utf8"], .unicode),
        (["LANG": "ca_ES.UTF-8@valencia"], .unicode), (["LC_CTYPE": "C.UTF-8", "LANG": "C"], .unicode),
        (["LC_ALL": "C", "LANG": "es_ES.UTF-8"], .ascii), (["LC_ALL": "", "LANG": "es_ES.UTF-8"], .unicode),
        (["LANG": "es_ES@euro"], .ascii), (["LANG": "POSIX"], .ascii), ([:], .ascii),
    ])
    func `if the system lacks the locale, the locale's name decides`(
        environment: [String: String],
        glyphs: Glyphs
    ) {
        #expect(traits(environment).glyphs == glyphs)
    }

    @Test(arguments: [
        (["TERM": "xterm-256color"], true), (["TERM": "linux"], true),
        (["TERM": "xterm", "NO_COLOR": ""], true),
        (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm-mono"], false),
        (["TERM": "linux-m"], false),
        (["TERM": "vt100"], false),
    ])
    func `colour is used if the terminal has it and the user does not forbid it`(
        environment: [String: String],
        hasColour: Bool
    ) {
        #expect(traits(environment).hasColour == hasColour)
    }
}
