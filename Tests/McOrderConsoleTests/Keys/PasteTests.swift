import McOrderConsole
import Testing

@Suite struct PasteTests {
    private func pasted(_ text: String) -> [Key] {
        var decoder = KeyDecoder()
        return decoder.decode("\u{1B}[200~\(text)\u{1B}[201~a".utf8)
    }

    @Test(arguments: [
        ("sin cebolla", "sin cebolla"), ("", ""), ("a\r\nb\nc\td", "a b c d"), ("ñ€🍔", "ñ€🍔"),
        ("\u{1B}[A\u{3}x", "[Ax"), ("\u{1B}[20x", "[20x"), ("\u{1B}\u{1B}", ""), ("a\u{202E}b", "a\u{FFFD}b"),
        ("\u{1B}[200~", "[200~"), ("a\u{9B}\u{0}b", "ab"),
    ])
    func `a paste is one key, whose text is made harmless`(text: String, paste: String) {
        #expect(pasted(text) == [.paste(paste), .character("a")])
    }

    @Test func `a paste is cut between characters at its maximum length`() {
        let text = String(repeating: "€", count: 5000)
        let kept = String(repeating: "€", count: PasteBuffer.limit / 3)
        #expect(pasted(text) == [.paste(kept), .character("a")])
    }

    @Test func `a paste that arrives in pieces is complete at its end mark`() {
        var decoder = KeyDecoder()
        #expect(decoder.decode("\u{1B}[200~ab\u{1B}[20".utf8) == [])
        #expect(decoder.waiting == .paste)
        #expect(decoder.decode("1~".utf8) == [.paste("ab")])
        #expect(decoder.waiting == .nothing)
    }

    @Test func `a paste without an end mark is a key if nothing follows`() {
        var decoder = KeyDecoder()
        #expect(decoder.decode("\u{1B}[200~ab".utf8) == [])
        #expect(decoder.flush() == [.paste("ab")])
        #expect(decoder.decode([0x03]) == [.control("c")])
    }
}
