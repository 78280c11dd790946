import Testing

@testable import McOrderModel

@Suite struct CSVTextTests {
    @Test(arguments: [
        "id;name\r\na;Café\r\n", "id,name\na,Café\n", "id\tname\ra\tCafé\r", "\u{FEFF}id;name\na;Café",
        "\"id\";\"name\"\n a ; \"Café\"\n", "id;name\na;Café\n",
    ])
    func `the separators and line ends of spreadsheet programs are recognised`(_ text: String) {
        let rows = CSVText(Array(text.utf8)).rows
        #expect(rows[0] == ["id", "name"])
        #expect(rows[1][0] == "a")
        #expect(rows.count == 2)
    }

    @Test func `a cell can contain separators, quotes and line ends`() {
        let table = CSVText(rows: [["a;b", "say \"x\"", "two\nlines"], ["", "plain", "ñ€"]])
        #expect(CSVText(table.bytes) == table)
    }

    @Test func `Windows-1252 is recognised`() {
        let bytes: [UInt8] = Array("id;Caf".utf8) + [0xE9] + Array(" ".utf8) + [0x80, 0x0A]
        #expect(CSVText(bytes).rows == [["id", "Café €"]])
    }

    @Test(arguments: [false, true])
    func `UTF-16 with a byte order mark is recognised`(_ isBigEndian: Bool) {
        let units = [0xFEFF] + Array("id\tname\na\tCafé €\n".utf16)
        let bytes = units.flatMap { unit in
            let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? pair : pair.reversed()
        }
        #expect(CSVText(bytes).rows == [["id", "name"], ["a", "Café €"]])
    }

    @Test func `random tables are unchanged after writing and reading`() {
        var random = SeededGenerator(seed: 99)
        let signs = ["a", "ñ", ";", ",", "\"", "\n", "\t", "€", "x y", ""]
        for _ in 0..<500 {
            let width = random.number(in: 1...4)
            let rows = (0...random.number(in: 0...4)).map { _ in
                (0..<width).map { _ in
                    let text = (0...random.number(in: 0...5)).map { _ in random.pick(signs, or: "") }.joined()
                    return "x" + text + "x"
                }
            }
            // The header decides the separator, as in a real file.
            let table = CSVText(rows: [(0..<width).map { "column\($0)" }] + rows)
            #expect(width == 1 || CSVText(table.bytes) == table)
        }
    }
}
