import McOrderConsole
import Testing

@Suite struct TableTests {
    private let rows = [["9-624", "中文", "6,75 €"], ["1-1", "n\u{303}am", ""], ["x"]]

    @Test func `on a terminal columns are aligned, and the last one has no trailing spaces`() {
        #expect(Table.text(rows, isInteractive: true) == "9-624  中文  6,75 €\n1-1    n\u{303}am   \nx\n")
    }

    @Test func `cells that may be cut are cut, the widest first, until the row fits`() {
        let row = ["Hamburguesa con queso", "1,20 €", "En pan de tres pisos, con lechuga"]
        let text = { (limit: Int, cuttable: Set<Int>) in
            Table.text([row, ["a", "b", "c"]], isInteractive: true, within: limit, cutting: cuttable)
                .split(separator: "\n").map(String.init)[0]
        }
        #expect(TextWidth.columns(text(40, [0, 2])) == 40)
        #expect(text(40, [0, 2]).contains("1,20 €") && text(40, [0, 2]).hasSuffix("…"))
        #expect(text(50, [2]).hasPrefix("Hamburguesa con queso  1,20 €  En pan"))
        // A column that may not be cut stays whole, even if the row then does not fit.
        #expect(text(20, [2]) == "Hamburguesa con queso  1,20 €  En pan de…")
        #expect(
            text(40, []) == row.joined(separator: "  ") && text(80, [0, 2]) == row.joined(separator: "  ")
        )
    }

    @Test func `in a script columns are separated by one tab`() {
        #expect(Table.text(rows, isInteractive: false) == "9-624\t中文\t6,75 €\n1-1\tn\u{303}am\t\nx\n")
    }

    @Test(arguments: [true, false]) func `a table without rows is empty text`(isInteractive: Bool) {
        #expect(Table.text([], isInteractive: isInteractive) == "")
    }
}
