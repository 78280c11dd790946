import OrderTesting
import Testing

@testable import McOrderModel

@Suite struct CSVTextTests {
    @Test(arguments: [
        "id;name\r\na;Café\r\n", "id,name\na,Café\n", "id\tname\ra\tCafé\r", "\r\nid;name\r\na;Café",
        "\u{FEFF}id;name\na;Café",
        "\"id\";\"name\"\n a ; \"Café\"\n", "id;name\na;Café\n",
    ])
    func `the separators and line ends of spreadsheet programs are recognised`(_ text: String) {
        let rows = CSVText(Array(text.utf8)).rows
        #expect(rows.suffix(2)[rows.count - 2] == ["id", "name"])
        #expect(rows.suffix(1)[rows.count - 1][0] == "a")
    }

    @Test func `a cell can contain separators, quotes and line ends`() {
        let table = CSVText(rows: [["a;b", "say \"x\"", "c"], ["", "plain", "ñ€"]])
        #expect(CSVText(table.bytes) == table)
    }

    @Test func `a line break or tab in a cell is a space, and the rows below keep their numbers`() {
        let text = "id;name\na;\"two \r\n\nlines\tof it\"\nb;c\n"
        let table = CSVText(Array(text.utf8))
        #expect(table.rows == [["id", "name"], ["a", "two lines of it"], ["b", "c"]])
        #expect(table.faults.isEmpty)
    }

    @Test func `blank lines above the header do not decide the separator`() {
        let rows = CSVText(Array("\n,,,,\nid;name\na;b\n".utf8)).rows
        #expect(rows.suffix(2) == [["id", "name"], ["a", "b"]])
    }

    @Test(
        arguments: [
            ("id;name\na;\"b\nc;d\n", .openQuote), ("id;name\na;\"El Gordo\" grande\nc;d\n", .textAfterQuote),
            ("id;name\na;Caf\u{FFFD}\nc;d\n", .garbled), ("id;name\na;CafÃ©\nc;d\n", .garbled),
            ("id;name\na;2â‚¬\nc;d\n", .garbled), ("id;name\na;x\0\nc;d\n", .garbled),
        ] as [(String, CSVText.Fault)]
    )
    func `a cell that cannot be read is reported with its place`(_ text: String, _ fault: CSVText.Fault) {
        #expect(
            CSVText(Array(text.utf8)).faults == [CSVText.FaultyCell(row: 1, column: 1, fault: fault)]
        )
    }

    /// The words in Mac Roman, code page 850 and Latin-1 beside UTF-8.
    @Test(
        arguments: [
            [0x43, 0x61, 0x66, 0x8E], [0x6A, 0x61, 0x6D, 0x97, 0x6E], [0x63, 0x61, 0x96, 0x61],
            [0x6D, 0x65, 0x6E, 0x9C],
            [0x70, 0x87, 0x6E], [0x63, 0x68, 0x6F, 0x72, 0x92, 0x6E, 0x6F, 0x87], [0x43, 0x41, 0x46, 0x83],
            [0x43, 0x61, 0x66, 0x82], [0x6A, 0x61, 0x6D, 0xA2, 0x6E], [0x63, 0x61, 0xA4, 0x61],
            [0x6D, 0x65, 0x6E, 0xA3],
            [0x70, 0xA0, 0x6E], [0x41, 0xC3, 0xB1, 0x6F, 0x20, 0x63, 0x61, 0x66, 0xE9],
        ] as [[UInt8]]
    )
    func `letters of another encoding are not taken for signs of Windows-1252`(_ word: [UInt8]) {
        let table = CSVText(Array("id;name\na;b\nc;".utf8) + word + Array("\n".utf8))
        #expect(table.faults == [CSVText.FaultyCell(row: 2, column: 1, fault: .garbled)])
    }

    @Test(arguments: [
        "Café con leche — 2 €", "L’Hospitalet", "Ben’s", "Jalapeño · ½ ración", "«Menú» “del día”",
        "¿Qué? ¡Sí!",
        "1.º plato…", "Crème brûlée", "Cœur de bœuf", "MENÚ ESPAÑA", "10–12 uds.", "5 × 3", "Coca-Cola®",
    ])
    func `what Windows-1252 is used for is read`(_ text: String) {
        let bytes = text.unicodeScalars.map { DecodedText.byte($0) ?? 0 }
        let table = CSVText(Array("id;name\na;".utf8) + bytes + Array("\n".utf8))
        #expect(table.faults.isEmpty)
        #expect(table.rows.last == ["a", text])
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
        let signs = ["a", "ñ", ";", ",", "\"", "€", "x y", ""]
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
