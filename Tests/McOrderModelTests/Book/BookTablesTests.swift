import Testing

@testable import McOrderModel

@Suite struct BookTablesTests {
    private func entries() throws -> [Book.Entry] {
        let now = Timestamp(seconds: 0)
        return try [
            (BookKind.person, "ane", #"{"name":"Ane"}"#),
            (
                .subject, "fridge",
                #"{"name":"Nevera; grande","kind":"cold","place":"Barra","since":"2026-01-01"}"#
            ),
            (
                .check, "cold",
                #"{"name":"Frío","kind":"temperature","subjects":["fridge","b"],"due":{"times":["10:00"],"weekdays":["mon"]},"min":-1.5,"max":4,"cure":["Movido","Tirado, y avisado"]}"#
            ),
            (
                .check, "oil",
                #"{"name":"Aceite","kind":"number","subjects":["fryer"],"due":{"days":7},"unit":"%"}"#
            ),
        ].map { kind, key, json in
            let content = try kind.content(JSONReader.read(Array(json.utf8), depth: 8).value, key)
            return Book.Entry(id: 1, kind: kind, key: key, content: content, at: now, by: "", since: now)
        }
    }

    private func read(_ files: [BookKind: String]) throws -> BookTables {
        try BookTables(files.mapValues { Array($0.utf8) })
    }

    @Test func `a key in a cell that no entry has is named, and changes nothing`() throws {
        let entries = try entries()
        let tables = BookTables(entries)
        let words = { (tables: BookTables, entries: [Book.Entry]?) in
            tables.dangling(beside: entries).map { "\($0.kind.fileName) \($0.key) \($0.column) \($0.word)" }
        }
        #expect(words(tables, nil) == ["checks.csv cold subjects b", "checks.csv oil subjects fryer"])
        // Without its table a kind is as it is in the book.
        let checks = try read([.check: "id;name;kind;subjects;due\nx;X;number;fridge y;7d\n"])
        #expect(words(checks, nil).isEmpty)
        #expect(words(checks, entries) == ["checks.csv x subjects y"])
        let supplies = try read([
            .ingredient: "id;name;unit\noil;Aceite;l\n",
            .supply: "id;ingredient;supplier;size;unit\na;oil;M;5;l\nb;oli;M;5;l\n",
        ])
        #expect(words(supplies, nil) == ["supplies.csv b ingredient oli"])
    }

    @Test(arguments: [false, true]) func `an import of what was exported changes nothing`(_ usesComma: Bool)
        throws
    {
        let entries = try entries()
        let files = BookTables(entries).files(usesDecimalComma: usesComma)
        let tables = try BookTables(files.mapValues(\.bytes))
        #expect(tables.changes(from: entries).isEmpty)
        #expect(tables.rows.values.map(\.count).reduce(0, +) == 4)
    }

    @Test func `what is in the tables is added and changed, what is not is removed`() throws {
        let tables = try read([.person: "id;name\njon;Jon\n", .subject: "id;name;kind\nfridge;Nevera;cold\n"])
        let changes = tables.changes(from: try entries())
        #expect(changes.map(\.key) == ["jon", "ane", "fridge"])
        #expect(changes.map { $0.before == nil } == [true, false, false])
        #expect(changes.map { $0.after == nil } == [false, true, false])
        // Without a table of checks the checks stay.
        #expect(!changes.contains { $0.kind == .check })
    }

    @Test func `all errors come at once, each with its place`() throws {
        let files = [
            BookKind.person: "id;name\nA B;Ane\njon;\njon2;J\njon2;J\n",
            .subject: "id;name;kidn\nx;y;cold\n",
            .check: """
            id;name;kind;subjects;due;min;max
            a;A;temperature;x;10:00;warm;4
            b;B;heat;x;10:00;;4
            c;C;number;x;sometimes;;
            d;D;number;;each;;
            """,
        ]
        let error = #expect(throws: SheetErrors.self) { try read(files) }
        let found = error?.errors.map { "\($0.file) \($0.row ?? 0) \($0.column ?? "-")" }
        #expect(
            found == [
                "persons.csv 2 id", "persons.csv 3 name", "persons.csv 5 id", "subjects.csv 1 -",
                "checks.csv 2 min",
                "checks.csv 3 kind", "checks.csv 4 due", "checks.csv 5 subjects",
            ]
        )
        #expect(error?.errors[3].problem == .unknownColumn("kidn", suggestion: "kind"))
    }

    @Test func `an empty folder, an empty file and a file that is none are errors`() throws {
        #expect(throws: SheetErrors.self) { try read([:]) }
        #expect(throws: SheetErrors.self) { try read([.person: "\n\n"]) }
        #expect(throws: SheetErrors.self) { try BookTables([:], unreadable: [.check: .notAFile]) }
        #expect(try read([.person: "id;name\n"]).changes(from: entries()).map(\.key) == ["ane"])
    }
}
