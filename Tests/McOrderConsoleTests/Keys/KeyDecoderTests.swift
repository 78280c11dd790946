import McOrderConsole
import McOrderText
import Testing

@Suite struct KeyDecoderTests {
    private func keys(_ text: String, flush: Bool = false) -> [Key] { keys(Array(text.utf8), flush: flush) }

    private func keys(_ bytes: [UInt8], flush: Bool = false) -> [Key] {
        var decoder = KeyDecoder()
        let keys = decoder.decode(bytes)
        return keys + (flush ? decoder.flush() : [])
    }

    private static let table: [(String, [Key])] = [
        ("a1 ~", [.character("a"), .character("1"), .character(" "), .character("~")]),
        ("ñ€🍔", [.character("ñ"), .character("€"), .character("🍔")]),
        ("e\u{301}", [.character("e"), .character("\u{301}")]),
        ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{1B}[Z", [.backTab]),
        ("\u{7F}\u{8}", [.backspace, .backspace]),
        ("\u{0}\u{1}\u{3}\u{1A}\u{1C}\u{1F}", ["@", "a", "c", "z", "\\", "_"].map { .control($0) }),
        // xterm, cursor keys in both modes
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
        ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
        ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.home, .end, .home, .end]),
        // screen, tmux, linux, rxvt
        ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end]),
        ("\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.insert, .delete, .pageUp, .pageDown]),
        ("\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", (1...4).map { .function($0) }),
        ("\u{1B}[[A\u{1B}[[B\u{1B}[[E", [.function(1), .function(2), .function(5)]),
        (
            "\u{1B}[11~\u{1B}[15~\u{1B}[17~\u{1B}[21~",
            [.function(1), .function(5), .function(6), .function(10)]
        ),
        ("\u{1B}[23~\u{1B}[24~\u{1B}[25~", [.function(11), .function(12), .function(13)]),
        ("\u{1B}[28~\u{1B}[34~", [.function(15), .function(20)]),
        // modifiers are ignored
        ("\u{1B}[1;5A\u{1B}[1;2P\u{1B}[3;5~\u{1B}O5C", [.up, .function(1), .delete, .right]),
        // the number pad in application mode
        ("\u{1B}Op\u{1B}Oy\u{1B}OM\u{1B}Ok", [.character("0"), .character("9"), .enter, .character("+")]),
        ("\u{1B}a\u{1B}1", [.alternate("a"), .alternate("1")]),
        ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}\r", [.escape, .enter]),
    ]

    @Test(arguments: table) func `the keys of all supported terminals are decoded`(text: String, keys: [Key])
    {
        #expect(self.keys(text) == keys)
    }

    @Test(arguments: table) func `the bytes of a key may arrive in any pieces`(text: String, keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(text.utf8.flatMap { decoder.decode(CollectionOfOne($0)) } == keys)
        #expect(decoder.waiting == .nothing)
    }

    @Test(arguments: [
        "\u{1B}[?62;c", "\u{1B}[24;80R", "\u{1B}[I", "\u{1B}[O", "\u{1B}[<0;10;20M", "\u{1B}[M !!",
        "\u{1B}[27;5;9~",
        "\u{1B}[97;5u", "\u{1B}[99~", "\u{1B}[201~", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}]0;x\u{1B}\\",
        "\u{1B}P1$r\u{1B}\\",
        "\u{1B}_G\u{1B}\\", "\u{1B}OZ", "\u{1B}[[Z", "\u{1B}[1 q", "\u{1B}[99999999999999999999~",
        "\u{1B}[;;;A",
    ])
    func `an unknown sequence is one unknown key`(text: String) {
        #expect(keys(text + "a") == [.unknown, .character("a")])
    }

    @Test(
        arguments: [
            ([0xFF], 1), ([0x80], 1), ([0xC0, 0xAF], 2), ([0xE2, 0x82], 1), ([0xED, 0xA0, 0x80], 1),
            ([0xF4, 0x90, 0x80, 0x80], 1), ([0xF5], 1), ([0xC2, 0x9B], 1), ([0xE2, 0x80, 0xAE], 1),
            ([0xE2, 0x80, 0x8B], 1),
        ] as [([UInt8], Int)]
    )
    func `bytes that are not a visible character are an unknown key`(bytes: [UInt8], count: Int) {
        #expect(keys(bytes + [0x61]) == Array(repeating: .unknown, count: count) + [.character("a")])
    }

    @Test func `the joiners of a typed emoji are keys, and a pasted emoji stays whole`() {
        #expect(keys("👩‍🚀") == [.character("👩"), .character("\u{200D}"), .character("🚀")])
        #expect(keys("\u{1B}[200~👩‍👩‍👧 ❤️\u{1B}[201~") == [.paste("👩‍👩‍👧 ❤️")])
    }

    @Test func `Escape is a key if nothing follows`() {
        var decoder = KeyDecoder()
        #expect(decoder.decode([0x1B]) == [])
        #expect(decoder.waiting == .sequence)
        #expect(decoder.flush() == [.escape])
        #expect(decoder.waiting == .nothing)
        #expect(decoder.flush() == [])
        #expect(decoder.decode([0x5B, 0x41]) == [.character("["), .character("A")])
    }

    @Test(arguments: ["\u{1B}[", "\u{1B}O", "\u{1B}[1;", "\u{1B}]0;title", "\u{1B}[M ", "\u{1B}[["])
    func `an incomplete sequence is an unknown key if nothing follows`(text: String) {
        #expect(keys(text, flush: true) == [.unknown])
    }

    @Test(arguments: ["\u{1B}[1;", "\u{1B}O", "\u{1B}]0;title", "\u{1B}[["])
    func `Control-C ends an incomplete sequence`(text: String) {
        #expect(keys(text + "\u{3}") == [.unknown, .control("c")])
    }

    @Test func `a new sequence ends an incomplete one`() {
        #expect(keys("\u{1B}[1;\u{1B}[A") == [.unknown, .up])
        #expect(keys("\u{1B}]0;\u{1B}[A") == [.unknown, .up])
    }

    @Test(arguments: ["\u{1B}[", "\u{1B}]", "\u{1B}[200~", "\u{1B}O"])
    func `an endless sequence is one key, and needs no memory`(beginning: String) {
        var decoder = KeyDecoder()
        _ = decoder.decode(beginning.utf8)
        let flood = [UInt8](repeating: UInt8(ascii: "1"), count: 100_000)
        #expect(decoder.decode(flood) == [])
        let before = decoder
        #expect(decoder.decode(flood) == [])
        #expect(decoder == before)
        #expect(decoder.flush().count == 1)
        #expect(decoder.decode([0x61]) == [.character("a")])
    }

    @Test func `no sequence of bytes is decoded as text with a control character`() {
        var generator = SystemRandomNumberGenerator()
        let likely = Array("\u{1B}[]OP0123456789;~ABMZ\u{7}\\\u{9C}é".utf8)
        for _ in 0..<2000 {
            var decoder = KeyDecoder()
            let bytes = (0..<40).map { _ in
                Bool.random(using: &generator)
                    ? UInt8.random(in: 0...255, using: &generator)
                    : likely.randomElement(using: &generator) ?? 0
            }
            for key in decoder.decode(bytes) + decoder.flush() {
                switch key {
                case .character(let character):
                    #expect(HarmlessText.clean(String(character)) == String(character))
                case .paste(let text): #expect(HarmlessText.clean(text) == text)
                default: break
                }
            }
        }
    }
}
