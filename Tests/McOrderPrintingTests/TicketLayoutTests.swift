import McOrderPrinting
import Testing

/// Breaking tickets into lines.
@Suite struct TicketLayoutTests {
    private func text(_ elements: [PaperElement], _ columns: Int = 12) -> String {
        TicketLayout.text(TicketLayout.lines(of: elements, columns: columns))
    }

    @Test func `words stay whole where they fit, and wide letters take two columns`() {
        #expect(text([.text("una coca cola", .normal)]) == "una coca\ncola\n")
        #expect(text([.text("abcdefghijklmno", .normal)]) == "abcdefghijkl\nmno\n")
        #expect(text([.text("abcdef gh", .large)]) == "abcdef\ngh\n")
        #expect(text([.text("🍔🍔🍔🍔🍔🍔🍔", .normal)]) == "🍔🍔🍔🍔🍔🍔\n🍔\n")
        #expect(text([.text("ab cd", PaperStyle.normal.indented(9))]) == "         ab\n         cd\n")
    }

    @Test func `two columns share the last line`() {
        #expect(text([.columns("Coca cola", "1,20", .normal)]) == "Coca\ncola    1,20\n")
        #expect(text([.columns("BigMac", "4,00", .normal)]) == "BigMac  4,00\n")
    }

    @Test func `a band is as wide as the paper, and its text in brackets`() {
        #expect(text([.text("CAMBIO", .band)]) == "[CAMBIO      ]\n")
        #expect(text([.rule, .blank]) == "------------\n\n")
    }
}
