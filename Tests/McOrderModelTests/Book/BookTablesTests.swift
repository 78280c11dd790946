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
            (.ingredient, "bread", #"{"name":"Pan","unit":"ud"}"#),
            (
                .recipe, "toast",
                #"{"name":"Tostada","of":"product","for":"tostada","portions":2,"ingredients":[{"ingredient":"bread","quantity":2,"unit":"ud"},{"ingredient":"tomato","quantity":0.05,"unit":"kg"}]}"#
            ),
        ].map { kind, key, json in
            let content = try kind.content(JSONReader.read(Array(json.utf8), depth: 8).value, key)
            return Book.Entry(id: 1, kind: kind, key: key, content: content, at: now, by: "", since: now)
        }
    }

    private func read(_ files: [BookTable: String]) throws -> BookTables {
        try BookTables(files.mapValues { Array($0.utf8) })
    }

    @Test func `a key in a cell that no entry has is named, and changes nothing`() throws {
        let entries = try entries()
        let tables = BookTables(entries)
        let words = { (tables: BookTables, entries: [Book.Entry]?) in
            tables.dangling(beside: entries).map { "\($0.table.fileName) \($0.key) \($0.column) \($0.word)" }
        }
        #expect(
            words(tables, nil) == [
                "checks.csv cold subjects b", "checks.csv oil subjects fryer",
                "recipe-ingredients.csv toast ingredient tomato",
            ]
        )
        // Without its table a kind is as it is in the book.
        let checks = try read([.checks: "id;name;kind;subjects;due\nx;X;number;fridge y;7d\n"])
        #expect(words(checks, nil).isEmpty)
        #expect(words(checks, entries) == ["checks.csv x subjects y"])
        let supplies = try read([
            .ingredients: "id;name;unit\noil;Aceite;l\n",
            .supplies: "id;ingredient;supplier;size;unit\na;oil;M;5;l\nb;oli;M;5;l\n",
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
        #expect(tables.rows.values.map(\.count).reduce(0, +) == 6)
    }

    @Test func `what is in the tables is added and changed, what is not is removed`() throws {
        let tables = try read([
            .persons: "id;name\njon;Jon\n", .subjects: "id;name;kind\nfridge;Nevera;cold\n",
        ])
        let changes = tables.changes(from: try entries())
        #expect(changes.map(\.key) == ["jon", "ane", "fridge"])
        #expect(changes.map { $0.before == nil } == [true, false, false])
        #expect(changes.map { $0.after == nil } == [false, true, false])
        // Without a table of checks the checks stay.
        #expect(!changes.contains { $0.kind == .check })
    }

    @Test func `all errors come at once, each with its place`() throws {
        let files = [
            BookTable.persons: "id;name\nA B;Ane\njon;\njon2;J\njon2;J\n",
            .subjects: "id;name;kidn\nx;y;cold\n",
            .checks: """
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

    @Test func `a recipe is in two tables`() throws {
        let recipes = "id;name;of;for;portions\ntoast;Tostada;product;tostada;2\nhalf;Media;choice;media;\n"
        let parts = """
            recipe;ingredient;quantity;unit
            toast;bread;2;ud
            half;bread;1;ud
            toast;tomato;0,05;kg

            """
        let entries = try entries()
        let changes = try read([.recipes: recipes, .recipeIngredients: parts]).changes(from: entries)
        #expect(changes.map(\.key) == ["half"] && changes.first?.fileName == "recipes.csv")
        let error = #expect(throws: SheetErrors.self) {
            try read([
                .recipes:
                    "id;name;of;for;portions\na;A;thing;x;\nb;B;product;x;none\nc;;product;x;1\nd;D;product;x;1",
                .recipeIngredients:
                    "recipe;ingredient;quantity;unit\na;bread;1;ud\nb;bread;1;ud\nc;bread;1;ud\ne;bread;1;ud",
            ])
        }
        #expect(
            error?.errors.map { "\($0.file) \($0.row ?? 0) \($0.column ?? "-")" } == [
                "recipes.csv 0 id", "recipes.csv 2 of", "recipes.csv 3 portions", "recipes.csv 4 name",
                "recipe-ingredients.csv 0 recipe",
            ]
        )
        #expect(error?.errors.first?.problem == .noRowWith("e"))
        #expect(error?.errors.last?.problem == .noRowWith("d"))
    }

    @Test func `steps stand in their order, and stay without a table of them`() throws {
        let recipe = "id;name;of;for;portions\ntoast;Tostada;product;tostada;2\n"
        let parts =
            "recipe;ingredient;preparation;quantity;unit;waste\ntoast;bread;;2;ud;\ntoast;;sauce;1;ud;5,5\n"
        let steps = "recipe;position;text;minutes\ntoast;2;Cortar;\ntoast;1;Tostar;3\n"
        let files: [BookTable: String] = [.recipes: recipe, .recipeIngredients: parts, .recipeSteps: steps]
        let made = try #require(try read(files).rows[.recipe]?.first)
        let known = try BookRecipe(RecipeID(made.key), made.content)
        #expect(known.steps.map(\.text) == ["Tostar", "Cortar"] && known.steps.map(\.minutes) == [3, nil])
        #expect(
            known.ingredients.map(\.source) == [.ingredient(.init("bread")), .preparation(.init("sauce"))]
        )
        #expect(known.ingredients.last?.waste == BookNumber(thousandths: 5500))
        // What was exported is read as it was.
        let entry = Book.Entry(
            id: 1,
            kind: .recipe,
            key: "toast",
            content: made.content,
            at: Timestamp(seconds: 0),
            by: "Ane",
            since: Timestamp(seconds: 0)
        )
        let exported = BookTables([entry]).files(usesDecimalComma: true)
        #expect(try BookTables(exported.mapValues(\.bytes)).changes(from: [entry]).isEmpty)
        // Without the table of steps they stay.
        let others = try read([.recipes: recipe, .recipeIngredients: parts])
        #expect(others.changes(from: [entry]).isEmpty)
        let error = #expect(throws: SheetErrors.self) {
            try read([
                .recipes: recipe, .recipeIngredients: parts,
                .recipeSteps:
                    "recipe;position;text;minutes\ntoast;0;x;\ntoast;1;;\ntoast;1;x;soon\nnone;1;x;1\n",
            ])
        }
        #expect(
            error?.errors.map { "\($0.file) \($0.row ?? 0) \($0.column ?? "-")" } == [
                "recipe-steps.csv 2 position", "recipe-steps.csv 3 text", "recipe-steps.csv 4 minutes",
            ]
        )
        let circle = "recipe;ingredient;preparation;quantity;unit\ntoast;;toast;1;ud\n"
        let endless = #expect(throws: SheetErrors.self) {
            try read([.recipes: "id;name;of\ntoast;T;preparation\n", .recipeIngredients: circle])
        }
        #expect(endless?.errors.map(\.problem) == [.endless(.circle(RecipeID("toast")))])
        #expect(
            throws: SheetErrors.self,
            performing: { try read([.recipeSteps: "recipe;text\ntoast;x\n"]) }
        )
    }

    @Test func `what a recipe needs is judged by itself`() throws {
        let header = "recipe;ingredient;quantity;unit\n"
        func problems(_ files: [BookTable: String]) -> [String] {
            let error = #expect(throws: SheetErrors.self) { try read(files) }
            return error?.errors.map { "\($0.file) \($0.row ?? 0) \($0.column ?? "-")" } ?? []
        }
        let recipe = "id;name;of;for\na;A;product;x\n"
        #expect(
            problems([
                .recipes: recipe,
                .recipeIngredients: header + "a;Bread;1;ud\na;b;-1;ud\na;b;1;spoon\na;b;1;\n",
            ])
                == [
                    "recipe-ingredients.csv 2 ingredient", "recipe-ingredients.csv 3 quantity",
                    "recipe-ingredients.csv 4 unit", "recipe-ingredients.csv 5 unit",
                ]
        )
        #expect(problems([.recipes: recipe]) == ["recipe-ingredients.csv 0 -"])
        #expect(
            problems([.recipes: "id;name;for\na;A;x\n", .recipeIngredients: header + "a;b;1;ud\n"])
                == ["recipes.csv 1 -"]
        )
        #expect(problems([.recipeIngredients: header]) == ["recipes.csv 0 -"])
        let many = header + String(repeating: "a;b;1;ud\n", count: 61)
        let error = #expect(throws: SheetErrors.self) {
            try read([.recipes: recipe, .recipeIngredients: many])
        }
        #expect(error?.errors.map(\.problem) == [.tooManyRows("a", most: 60)])
    }

    @Test func `an empty folder, an empty file and a file that is none are errors`() throws {
        #expect(throws: SheetErrors.self) { try read([:]) }
        #expect(throws: SheetErrors.self) { try read([.persons: "\n\n"]) }
        #expect(throws: SheetErrors.self) { try BookTables([:], unreadable: [.checks: .notAFile]) }
        #expect(try read([.persons: "id;name\n"]).changes(from: entries()).map(\.key) == ["ane"])
    }
}
