import McOrderConsole
import Testing

@Suite struct TableTests {
    private let rows = [["9-624", "中文", "6,75 €"], ["1-1", "n\u{303}am", ""], ["x"]]

    @Test func `on a terminal columns are aligned, and nothing stands behind the last`() {
        #expect(Table.text(rows, isInteractive: true) == "9-624  中文  6,75 €\n1-1    n\u{303}am   \nx\n")
    }

    @Test func `the widest cells are cut so that a row fits, and prices are not`() {
        let row = ["Hamburguesa con queso", "1,20 €", "Contiene: gluten, leche, mostaza"]
        let text = Table.text([row, ["a", "b", "c"]], isInteractive: true, within: 40)
        let first = text.split(separator: "\n")[0]
        #expect(TextWidth.columns(String(first)) == 40)
        #expect(first.contains("1,20 €") && first.contains("Hamburgues") && first.hasSuffix("…"))
        #expect(Table.text([row], isInteractive: true, within: 80) == row.joined(separator: "  ") + "\n")
    }

    @Test func `for a script columns are separated by one tab`() {
        #expect(Table.text(rows, isInteractive: false) == "9-624\t中文\t6,75 €\n1-1\tn\u{303}am\t\nx\n")
    }

    @Test(arguments: [true, false]) func `no rows are no text`(isInteractive: Bool) {
        #expect(Table.text([], isInteractive: isInteractive) == "")
    }
}
