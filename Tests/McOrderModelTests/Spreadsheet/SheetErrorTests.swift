import OrderTesting
import Testing

@testable import McOrderModel

/// Every cell of every table is used or is an error.
@Suite struct SheetErrorTests {
    typealias Table = SheetLayout.Table

    private static func errors(
        _ changes: (table: Table, row: Int, column: String, text: String)...
    ) -> [SheetError] {
        SheetShop.errors(SheetShop.changed(changes))
    }

    private static func error(
        _ table: Table,
        _ row: Int?,
        _ column: String?,
        _ problem: SheetError.Problem
    ) -> SheetError {
        SheetError(file: table.fileName, row: row, column: column, problem: problem)
    }

    @Test func `the tables of the shop are right and use every column`() throws {
        #expect(SheetShop.errors(SheetShop.tables) == [])
        for (table, text) in SheetShop.tables {
            for (index, column) in table.columns.enumerated() {
                let isUsed = text.rows.dropFirst().contains { !$0[index].isEmpty }
                #expect(isUsed, "\(table.fileName) \(column.name)")
            }
        }
    }

    /// Texts may be anything; what a table says about the others cannot be used.
    private static let texts: Set<String> = [
        "name", "description", "address", "phone", "groupName", "taxName", "coupon", "legalName",
        "taxNumber", "privacy",
    ]

    @Test(arguments: Table.allCases)
    func `a value that nothing can use is an error of its cell, whatever the column`(_ table: Table) throws {
        let rows = try #require(SheetShop.tables[table]).rows
        for row in 2...rows.count {
            for column in table.columns where !Self.texts.contains(column.name) {
                let found = Self.errors((table, row, column.name, "¿?"))
                // Another id is a matter of the cells that name the old one.
                let isID = ["id", "class"].contains(column.name) && table != .translations && !found.isEmpty
                #expect(
                    isID
                        || found.contains {
                            $0.file == table.fileName && $0.row == row && $0.column == column.name
                        },
                    "\(table.fileName) \(row) \(column.name): \(found)"
                )
            }
        }
    }

    @Test(arguments: Table.allCases)
    func `a cell in a row or column without a meaning is an error`(_ table: Table) throws {
        let text = try #require(SheetShop.tables[table])
        var tables = SheetShop.tables
        tables[table] = CSVText(rows: text.rows.map { $0 + ["", "x"] })
        let found = SheetShop.errors(tables)
        #expect(found.first == Self.error(table, 1, "x", .unknownColumn("x", suggestion: nil)), "\(found)")
        let columns = text.rows[0]
        tables[table] = CSVText(rows: [columns + [columns[columns.count - 1]]] + text.rows.dropFirst())
        let name = columns[columns.count - 1]
        #expect(SheetShop.errors(tables).contains(Self.error(table, 1, name, .repeatedColumn(name))))
        tables[table] = CSVText(rows: text.rows + [columns.map { _ in "" } + ["x"]])
        let row = text.rows.count + 1
        #expect(SheetShop.errors(tables).contains(Self.error(table, row, nil, .tooManyCells)))
    }

    @Test(
        arguments: [
            (
                .prices, 3, "menuPrice", "9.00",
                .notUsed(others: ["restaurant", "service", "product", "price"])
            ),
            (.prices, 3, "service", "terrace", .unknownEntry("terrace", .services, suggestion: nil)),
            (.prices, 3, "service", "tabel", .unknownEntry("tabel", .services, suggestion: "table")),
            (.prices, 3, "price", "", .catalogue(.missing)),
            (.optionPrices, 2, "choice", "xl", .unknownEntry("xl", .options, suggestion: "l")),
            (.optionPrices, 3, "restaurant", "moon", .unknownEntry("moon", .restaurants, suggestion: nil)),
            (.optionPrices, 3, "price", "", .catalogue(.missing)),
            (.menus, 3, "price", "3.00", .notUsed(others: ["role", "product", "supplement"])),
            (.menus, 2, "supplement", "3.00", .notUsed(others: ["role", "product", "price", "largePrice"])),
            (.offers, 2, "percent", "20", nil), (.offers, 3, "price", "2.00", nil),
            (.offers, 3, "percent", "0,2", .fractionOfWhole("0,2", percent: 20)),
            (.options, 3, "groupName", "Talla", .differsFrom(row: 2)),
            (.options, 3, "min", "0", .differsFrom(row: 2)),
            (.translations, 2, "id", "burguer", .unknownEntry("burguer", .products, suggestion: "burger")),
            (.translations, 2, "language", "", .catalogue(.missing)),
            (.translations, 2, "language", "English", nil), (.translations, 2, "entry", "dish", nil),
            (.translations, 3, "description", "x", nil), (.translations, 4, "name", "", .catalogue(.missing)),
            (.company, 2, "menuCategory", "", .catalogue(.missing)),
            (.vat, 2, "here", "0,1", .fraction("0,1", percent: 10)),
            (.vat, 2, "here", "0.21", .fraction("0.21", percent: 21)),
            (.restaurants, 2, "phone", "3,4944E+10", .damaged("3,4944E+10")),
            (.restaurants, 2, "address", "#REF!", .damaged("#REF!")),
            (.restaurants, 2, "longitude", "nan", .notANumber("nan")),
            (.products, 2, "name", "a\u{7}b", .catalogue(.controlCharacters)),
            (.planned, 2, "from", "03/04/2027", .ambiguousDate("03/04/2027", "2027-04-03", "2027-03-04")),
            (.hours, 3, "hours", "13:00-20:00", .overlap("13:00-20:00", row: 2)),
            (.hours, 2, "day", "", .catalogue(.missing)), (.hours, 2, "day", "lun", .catalogue(.unknownDay)),
            (.products, 3, "name", "HAMBURGUESA", .repeated("HAMBURGUESA", row: 2)),
            (.options, 2, "max", "0", .catalogue(.outOfRange("0", 1...99))),
            (.products, 2, "station", "gril", .unknownEntry("gril", .stations, suggestion: "grill")),
            (.products, 3, "vat", "drinks", .unknownEntry("drinks", .vat, suggestion: "drink")),
        ] as [(Table, Int, String, String, SheetError.Problem?)]
    )
    func `one wrong cell is one error, at that cell`(
        _ table: Table,
        _ row: Int,
        _ column: String,
        _ text: String,
        _ problem: SheetError.Problem?
    ) {
        let found = Self.errors((table, row, column, text))
        #expect(found.count == 1, "\(found)")
        #expect(
            found.first?.file == table.fileName && found.first?.row == row && found.first?.column == column
        )
        if let problem { #expect(found.first?.problem == problem) }
    }

    @Test func `the price of a choice that the product does not offer is an error`() {
        let found = Self.errors((.optionPrices, 2, "product", "cola"), (.optionPrices, 3, "product", "fries"))
        #expect(
            found
                == [2, 3].map { Self.error(.optionPrices, $0, "choice", .catalogue(.choiceNotOffered("l"))) }
        )
    }

    /// Each is wrong in its own way, and none of them is the cause of another.
    private static let independent: [(table: Table, row: Int, column: String, text: String)] = [
        (.company, 2, "currency", "euro"), (.vat, 2, "here", "much"), (.vat, 3, "from", "soon"),
        (.categories, 2, "order", "first"), (.products, 2, "price", "1.800"),
        (.products, 2, "allergens", "glutn"),
        (.products, 3, "prepSeconds", "0"), (.products, 3, "batch", "1"),
        (.products, 4, "categories", "foood"),
        (.menus, 2, "largePrice", "x"),
        (.options, 2, "price", "free"), (.options, 3, "allergens", "leche"),
        (.optionPrices, 2, "choice", "xl"),
        (.restaurants, 2, "latitude", "143"), (.restaurants, 2, "packaging", "bag"),
        (.hours, 2, "hours", "9 to 5"),
        (.services, 2, "vat", "there"), (.stations, 2, "name", ""), (.stations, 2, "hands", "0"),
        (.prices, 3, "service", "terrace"),
        (.offers, 2, "hours", "never"), (.offers, 3, "percent", "200"), (.planned, 2, "price", "1,234.50"),
        (.translations, 2, "language", "english"),
    ]

    @Test func `all errors come at once, and each of them once`() {
        let found = SheetShop.errors(SheetShop.changed(Self.independent))
        let places = found.map { "\($0.file) \($0.row ?? 0) \($0.column ?? "")" }
        let wanted = Self.independent.map { "\($0.table.fileName) \($0.row) \($0.column)" }
        #expect(Set(places) == Set(wanted), "\(Set(places).symmetricDifference(wanted))")
        #expect(places.count == wanted.count)
    }

    @Test func `random sets of errors are reported completely, without errors that follow from others`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<60 {
            let some = Self.independent.filter { _ in random.number(in: 0...3) == 0 }
            let found = SheetShop.errors(SheetShop.changed(some))
            let places = found.map { "\($0.file) \($0.row ?? 0) \($0.column ?? "")" }
            let wanted = some.map { "\($0.table.fileName) \($0.row) \($0.column)" }
            #expect(places.sorted() == wanted.sorted())
        }
    }

    @Test func `damaged tables are errors, never something else`() throws {
        var random = SeededGenerator(seed: 11)
        let signs = ["\"", ";", "\n", "\r", ",", "\u{FEFF}", "\u{FFFD}", "é", "-", "0", ""]
        for _ in 0..<200 {
            var files = SheetShop.tables.mapValues(\.bytes)
            let table = random.pick(Table.allCases, or: .products)
            var bytes = files[table] ?? []
            for _ in 0...random.number(in: 0...3) {
                let place = random.number(in: 0...(bytes.count - 1))
                bytes.replaceSubrange(place...place, with: Array(random.pick(signs, or: "").utf8))
                if bytes.isEmpty { break }
            }
            files[table] = bytes
            do {
                _ = try SheetImport(files, hasImage: { _ in true })
            } catch {
                #expect(!error.errors.isEmpty)
                #expect(Set(error.errors).count == error.errors.count)
            }
        }
    }

    @Test func `a column that every row needs is missing once`() throws {
        var tables = SheetShop.tables
        let rows = try #require(tables[.products]).rows
        tables[.products] = CSVText(
            rows: rows.map { row in row.enumerated().filter { $0.offset != 3 }.map(\.element) }
        )
        #expect(SheetShop.errors(tables) == [Self.error(.products, 1, "price", .missingColumn("price"))])
    }

    @Test(arguments: ["", "\u{FEFF}", ";;;\n;;\n", "\n\n"])
    func `a table without a header is never taken for none`(_ text: String) throws {
        for table in Table.allCases {
            let files = SheetShop.tables.mapValues(\.bytes).merging([table: Array(text.utf8)]) { $1 }
            let error = #expect(throws: SheetErrors.self) {
                try SheetImport(files, hasImage: { _ in true })
            }
            #expect(error?.errors == [Self.error(table, nil, nil, .noHeader)])
        }
    }

    @Test(arguments: [.notAFile, .tooLarge(limit: 8 << 20), .changing] as [SheetError.Problem])
    func `a table that cannot be read is one error`(_ problem: SheetError.Problem) {
        for table in Table.allCases {
            var tables = SheetShop.tables
            tables[table] = nil
            let found = SheetShop.errors(tables, unreadable: [table: problem])
            #expect(found == [Self.error(table, nil, nil, problem)])
        }
    }

    @Test(
        arguments: [
            ("Hours.csv", "hours.csv"), ("hours.CSV", "hours.csv"), ("offers (1).csv", "offers.csv"),
            ("horas.csv", "hours.csv"), ("productos.csv", "products.csv"), ("hours.csv.txt", "hours.csv"),
            ("prices copy.csv", "prices.csv"), ("xyzzy.csv", nil),
        ] as [(String, String?)]
    )
    func `a file that may be a table by mistake is an error with the name that is near`(
        _ name: String,
        _ near: String?
    ) {
        #expect(SheetLayout.isOther(name) && !SheetLayout.isConflictCopy(name))
        let error = SheetError(file: name, row: nil, column: nil, problem: .unknownFile(suggestion: near))
        #expect(SheetShop.errors(SheetShop.tables, unknown: [name]) == [error])
    }

    @Test(arguments: [
        "products.ods", "products.csv~", "products.csv.bak", ".~lock.products.csv#", "products.csv",
    ])
    func `what lies beside the tables is not one of them`(_ name: String) {
        #expect(!SheetLayout.isOther(name))
    }

    @Test(arguments: [
        "products.sync-conflict-20261126-101500-ABCDEFG.csv", "products.csv.conflict1",
        "products (Ana's conflicted copy 2026-11-26).csv", "products (conflicted copy 2026-11-26 101500).csv",
    ])
    func `conflict copies of sync programs are not taken for tables`(_ name: String) {
        #expect(SheetLayout.isOther(name) && SheetLayout.isConflictCopy(name))
    }

    @Test func `a second row for the company, and rows that say the same, are errors`() throws {
        for (table, problem) in [
            (.company, .secondRow), (.prices, .repeatedRow(first: 2)),
            (.optionPrices, .repeatedRow(first: 2)),
            (.planned, .repeatedRow(first: 2)), (.translations, .repeatedRow(first: 2)),
        ] as [(Table, SheetError.Problem)] {
            var tables = SheetShop.tables
            let rows = try #require(tables[table]).rows
            tables[table] = CSVText(rows: rows + [rows[1]])
            let found = SheetShop.errors(tables)
            #expect(found.map(\.problem) == [problem] && found.first?.row == rows.count + 1, "\(found)")
        }
    }

    @Test(
        arguments: [
            (.hours, 2, "hours", "9:00 - 14:00"), (.hours, 2, "hours", "09:00–12:00, 12:30 – 14:00"),
            (.offers, 3, "percent", "20%"), (.offers, 3, "percent", "20 %"), (.vat, 2, "here", "5,555"),
            (.vat, 2, "here", "0,5 %"), (.categories, 4, "promoted", "VERDADERO"),
            (.products, 2, "dates", "24/12/2026"), (.planned, 2, "from", "25/12/2026 05:00"),
            (.offers, 2, "dates", "24/12/2026"), (.restaurants, 2, "latitude", "043,30"),
            (.products, 2, "description", "De ternera\ny con queso"), (.products, 2, "price", " 8,00 € "),
        ] as [(Table, Int, String, String)]
    )
    func `what spreadsheet programs and owners write is read`(
        _ table: Table,
        _ row: Int,
        _ column: String,
        _ text: String
    ) {
        let found = Self.errors((table, row, column, text))
        // Three decimals of a percentage are too many for a rate, but not an amount.
        #expect(
            found.isEmpty || text == "5,555" && found.map(\.problem) == [.catalogue(.notARate("5.555"))],
            "\(found)"
        )
    }

    @Test(arguments: [
        "1.500", "15,000", "1,800", "12.500", "1.234,50", "1 800", "2 50", "0.001", "1.5.0", "-2.00", "2,",
        "",
    ])
    func `an amount with more than two decimals or signs for thousands is none`(_ text: String) {
        #expect(Money(amount: text) == nil)
    }

    @Test(arguments: ["2.5", "2,50", "2.50 €", "€ 2,5", " 2.50", "$2.50"])
    func `an amount as people write it is read`(_ text: String) {
        #expect(Money(amount: text)?.cents == 250)
    }
}
