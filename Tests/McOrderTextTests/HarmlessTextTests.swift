import McOrderText
import Testing

@Suite struct HarmlessTextTests {
    @Test(arguments: [
        ("\u{1B}[2J", "\u{FFFD}[2J"), ("a\u{7}b", "a\u{FFFD}b"), ("a\r\nb", "a\u{FFFD}\u{FFFD}b"),
        ("\u{9B}31m", "\u{FFFD}31m"), ("\u{7F}", "\u{FFFD}"), ("\u{0}", "\u{FFFD}"), ("\t", "\u{FFFD}"),
        ("\u{202E}evil", "\u{FFFD}evil"), ("\u{2066}x\u{2069}", "\u{FFFD}x\u{FFFD}"),
        ("a\u{2028}b\u{2029}", "a\u{FFFD}b\u{FFFD}"), ("\u{200F}\u{200E}\u{61C}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ])
    func `characters that control the terminal or reverse text become a replacement character`(
        text: String,
        clean: String
    ) {
        #expect(HarmlessText.clean(text) == clean)
    }

    @Test(arguments: [
        ("a\u{200B}b", "ab"), ("a\u{AD}b", "ab"), ("\u{FEFF}a", "a"), ("a\u{2060}b", "ab"),
        ("a\u{FE0F}", "a"), ("1\u{FE0F}2", "12"), ("❤\u{FE0E}", "❤"), ("❤\u{FE0F}\u{301}", "❤\u{301}"),
        ("a\u{E0041}b", "ab"), ("👩\u{200D}", "👩"), ("👩\u{200D}a", "👩a"), ("\u{200D}👩", "👩"),
        ("🍔\u{E0041}\u{E007F}", "🍔"), ("🏴\u{E0061}\u{E0062}\u{E0063}\u{E007F}", "🏴"),
        ("🇪🇸\u{FE0F}", "🇪🇸"), ("a\u{34F}b", "ab"), ("\u{1D173}", ""), ("a\u{180E}b", "ab"),
        (String(repeating: "👩\u{200D}", count: 5) + "👩", "👩👩👩👩👩👩"),
        ("\u{600}\u{200D}👩\u{200D}🚀", "\u{600}👩🚀"),
    ])
    func `invisible characters are removed`(text: String, clean: String) {
        #expect(Array(HarmlessText.clean(text).unicodeScalars) == Array(clean.unicodeScalars))
    }

    @Test(arguments: ["", "  ", "\u{E0041}\u{E0042}", "\u{200B}\u{FEFF}", "\u{3164}", "\u{2800}\u{A0}"])
    func `a text of which nothing is seen has to be named by the caller`(text: String) {
        #expect(HarmlessText.shown(text) == nil)
    }

    @Test(arguments: ["a", " a\u{200B} ", "\u{202E}", "\u{301}", "🍔"])
    func `a text of which something is seen is shown`(text: String) {
        #expect(HarmlessText.shown(text) == HarmlessText.clean(text))
    }

    @Test(arguments: ["", "Menú Big Mac® ¡ñam! €", "中文 العربية עברית 🍔🇪🇸 👍🏽", "e\u{301}", "a+b (G) «»"])
    func `all other characters stay`(text: String) {
        #expect(Array(HarmlessText.clean(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(arguments: [
        "👩‍👩‍👧‍👦", "👨‍🍳 Ana", "👩🏽‍❤️‍💋‍👨🏽", "🏃🏽‍♂️‍➡️", "❤️", "❤️‍🔥", "☝🏽", "✌🏿", "🏳️‍🌈", "🏴‍☠️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣ 2️⃣ #️⃣",
        "Big Mac®️", "🇪🇸👩‍🚀🇪🇸",
    ])
    func `an emoji stays whole`(text: String) {
        #expect(Array(HarmlessText.clean(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(arguments: [
        "👩\u{200D}\u{200B}\u{301}", "👩\u{200D}🚀\u{200B}\u{301}", "\u{600}\u{200D}👩\u{200D}🚀",
        "👩\u{200D}\u{FE0F}🚀", "\u{7}\u{FE0F}❤\u{FE0F}\u{FE0F}",
    ])
    func `cleaning a clean text changes nothing`(text: String) {
        let clean = HarmlessText.clean(text)
        #expect(Array(HarmlessText.clean(clean).unicodeScalars) == Array(clean.unicodeScalars))
    }

    @Test func `no scalar results in a control character`() {
        let all = (UInt32(0)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
        let leaks = all.filter { scalar in
            HarmlessText.clean(String(scalar)).unicodeScalars.contains {
                $0.properties.generalCategory == .control || $0.properties.isBidiControl
            }
        }
        #expect(Array(leaks) == [])
    }

    @Test func `quoted text in a message is cut to sixty characters`() {
        #expect(
            Quoted(String(repeating: "é", count: 60))[.spanish] == "«\(String(repeating: "é", count: 60))»"
        )
        #expect(
            Quoted(String(repeating: "é", count: 61))[.spanish]
                == "«\(String(repeating: "é", count: 60))…»"
        )
        #expect(Quoted("\u{1B}")[.spanish] == "«\u{FFFD}»")
    }

    @Test func `a character with thousands of marks does not make a message long`() {
        let marked = "a" + String(repeating: "\u{301}", count: 5000)
        let quoted = Quoted(marked)[.spanish]
        #expect(quoted.unicodeScalars.count == 240 + 3)
        #expect(quoted.hasSuffix("…»"))
    }

    @Test func `a text that is cut ends between characters`() {
        let family = "👩‍👩‍👧‍👦"
        #expect(
            Quoted(String(repeating: family, count: 50))[.spanish]
                == "«\(String(repeating: family, count: 240 / 7))…»"
        )
        #expect(Quoted("abc" + "d" + String(repeating: "\u{301}", count: 5000))[.spanish] == "«abc…»")
    }

    @Test func `a path in a message is complete, unless it is unreasonably long`() {
        let path = "/" + String(repeating: "folder/", count: 30) + "home.json"
        #expect(Quoted(path: path)[.spanish] == "«\(path)»")
        #expect(Quoted(path: String(repeating: "x", count: 1025))[.spanish].hasSuffix("x…»"))
        #expect(Quoted(path: "a\u{1B}b")[.spanish] == "«a\u{FFFD}b»")
    }
}
