import Testing

@testable import McOrderPrinting

/// The font for letters that printers lack.
@Suite struct UnifontTests {
    private static let small = Array(
        """
        0041:000000001818242442427E4242420000
        00F1:0000324C005C62424242424242420000
        0303:00324C00000000000000000000000000
        4E00:0000000000000000000000007FFE0000000000000000000000000000000000000

        """.utf8
    )

    @Test func `a letter is found, and one that is missing is a box`() {
        let font = Unifont(plain: Self.small, upper: [])
        #expect(font.has.letters && !font.has.emoji)
        let letter = font.glyph(of: "A")
        #expect(letter.width == 8 && letter.rows[4] == 0x18 && letter.rows[10] == 0x7E)
        let box = font.glyph(of: "B")
        #expect(box == font.glyph(of: "🍔") && box != letter)
        #expect(font.glyph(of: "A\u{303}").rows[1] == 0x32)
        #expect(!Unifont.none.has.letters)
    }

    @Test func `the installed font has Spanish, Basque, the euro and emoji`() throws {
        let font = try Golden.font()
        #expect(font.has.letters && font.has.emoji)
        let box = font.glyph(of: "\u{10FFFF}")
        for character in "Añçéü€¿🍔☕🌶" { #expect(font.glyph(of: character) != box, "\(character)") }
        #expect(font.glyph(of: "🍔").rows.contains { $0 != 0 })
        #expect(font.glyph(of: "🍔").width == 16 && font.glyph(of: "€").width == 8)
    }

    @Test(arguments: 0..<60) func `a broken font is no font, and stops nothing`(_ cut: Int) {
        let bytes = [0x4F, 0x54, 0x54, 0x4F, 0, 1] + [UInt8](repeating: UInt8(cut * 4 & 0xFF), count: cut)
        #expect(OutlineFont(bytes) == nil)
    }
}
