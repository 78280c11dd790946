import McOrderConsole
import Testing

@Suite struct ASCIITextTests {
    @Test(arguments: [
        ("plain ~ text", "plain ~ text"), ("6,75\u{A0}€", "6,75 EUR"), ("¡Oído cocina!", "Oido cocina!"),
        ("¿Qué?", "Que?"), ("n\u{303}am ÑAM", "nam NAM"), ("Straße", "Strasse"), ("┌─┬┐│└╧═║", "+-++|++-|"),
        ("«x» … ×2 → ↑", "\"x\" ... x2 -> ^"), ("中文", "??"), ("🍔 👍🏽", "? ?"), ("½ Ａ ﬁ ²", "1/2 A fi 2"),
        ("\u{FFFD}", "?"), ("1.º", "1.o"), ("████░", "####."), ("Ελλ", "???"), ("ế", "e"), ("", ""),
    ])
    func `a text is written with similar ASCII characters`(text: String, ascii: String) {
        #expect(ASCIIText.transliterated(text) == ascii)
    }

    @Test func `any text becomes ASCII`() {
        for value in stride(from: UInt32(0x80), through: 0x10FFFF, by: 7) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = ASCIIText.transliterated(String(scalar))
            #expect(text.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "U+\(String(value, radix: 16))")
        }
    }
}
