import Foundation
import McOrderModel
import Testing

/// The shops of docs/examples/catalogues: from the tables of a spreadsheet to the close of a day.
@Suite(.serialized) struct ShopDayTests {
    /// A shop, and the orders of its day: each is what is added, and how it is sent.
    struct Shop: CustomStringConvertible, Sendable {
        let description: String
        let orders: [(items: [[String]], send: [String])]

        static let all = [
            Shop(
                description: "coffee-cart",
                orders: [
                    (
                        [
                            ["cafe-leche", "-o", "L", "-o", "avena", "-o", "2x espresso extra"],
                            ["croissant"],
                        ], []
                    ),
                    ([["cortado", "-o", "entera"], ["limonada", "-o", "sin hielo", "-n", "2"]], []),
                    ([["solo"], ["galleta"]], ["--coupon", "amigo"]),
                ]
            ),
            Shop(
                description: "pintxos-bar",
                orders: [
                    (
                        [["gilda", "-n", "3"], ["txakoli"], ["tortilla", "-o", "sin-cebolla"]],
                        ["--service", "mesa", "--table", "5"]
                    ),
                    ([["croquetas"], ["mosto"]], []),
                    ([["bravas", "-o", "sin alioli", "-o", "sin-picante"]], ["--service", "barra"]),
                ]
            ),
            Shop(
                description: "school-canteen",
                orders: [
                    ([["menu-dia", "-o", "lentejas", "-o", "merluza", "-o", "yogur"], ["agua"]], []),
                    ([["menu-infantil", "-o", "tofu"]], ["--service", "llevar"]),
                    ([["menu-dia", "-o", "pasta", "-o", "pollo"]], []),
                ]
            ),
        ]
    }

    @Test(arguments: Shop.all)
    func `a shop is set up from its tables, and its day reconciles`(_ shop: Shop) async throws {
        try await Programs.withSandbox { programs in
            var programs = programs
            try await programs.setUp(shop.description)
            let own = try #require(programs.ownCatalogue)
            _ = try await programs.withDaemon {
                for (number, order) in shop.orders.enumerated() {
                    for item in order.items {
                        let added = try await programs.customer(
                            ["add"] + item,
                            adding: ["MCORDER_CATALOG": own]
                        )
                        try #require(added.status == 0, "\(added.error)")
                    }
                    let place = try #require(try programs.restaurantID())
                    let sent = try await programs.customer(
                        ["send", "-r", place, "--wait", "60", "--yes"] + order.send,
                        adding: ["MCORDER_CATALOG": own]
                    )
                    try #require(sent.status == 0, "\(sent.error)")
                    // The last order stays open.
                    guard number < shop.orders.count - 1 else { break }
                    for step in ["prepare", "ready"] {
                        #expect(try await programs.till(step, "\(number + 1)").status == 0)
                    }
                    #expect(try await programs.till("collect", "\(number + 1)", "--paid", "card").status == 0)
                }
            }
            try await programs.reconcile(orders: shop.orders.count - 1)
        }
    }

    @Test func `another service changes the tax and the packaging of an order, and can be taken back`()
        async throws
    {
        try await Programs.withSandbox { programs in
            var programs = programs
            try await programs.setUp("pintxos-bar")
            let own = ["MCORDER_CATALOG": try #require(programs.ownCatalogue)]
            let added = try await programs.customer(["add", "mosto"], adding: own)
            try #require(added.status == 0, "\(added.error)")
            let sent = try await programs.customer(["send", "-r", "txirrita", "--yes"], adding: own)
            try #require(sent.status == 0, "\(sent.error)")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let before = try await programs.till("show", "1", "--json").json()
            #expect(before.member("service")?.text == "llevar")
            let unknown = try await programs.till("service", "1", "taxi")
            #expect(unknown.status == 65)
            let changed = try await programs.till("service", "1", "mesa", "--json")
            let after = try changed.json()
            #expect(after.member("service")?.text == "mesa")
            // At the table there is no bag.
            #expect([before, after].map { $0.member("totalCents")?.integer } == [205, 190])
            for step in ["prepare", "ready", "collect"] {
                #expect(try await programs.till(step, "1").status == 0)
            }
            let close = try await programs.till("close", "--json").json()
            #expect(close.member("vat")?.elements?.map { $0.member("rate")?.text } == ["10"])
            for _ in 1...4 { #expect(try await programs.till("recall", "1").status == 0) }
            let back = try await programs.till("show", "1", "--json").json()
            #expect(back.member("service")?.text == "llevar")
            #expect(back.member("totalCents") == before.member("totalCents"))
        }
    }

    @Test func `an option that is sold out cannot be ordered until it is back`() async throws {
        try await Programs.withSandbox { programs in
            var programs = programs
            try await programs.setUp("coffee-cart")
            let own = ["MCORDER_CATALOG": try #require(programs.ownCatalogue)]
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let gone = try await programs.till("sold-out", "leche de avena", "--for", "2h")
            #expect(gone.status == 0, "\(gone.error)")
            let added = try await programs.customer(["add", "cortado", "-o", "avena"], adding: own)
            try #require(added.status == 0, "\(added.error)")
            // The customer's program does not know yet that the option is sold out.
            let sent = try await programs.customer(["send", "-r", "parque", "--yes"], adding: own)
            #expect(sent.status == 0, "\(sent.error)")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let refused = try await programs.till("rejected", "--json").json()
            #expect(refused.elements?.map { $0.member("reason")?.text } == ["sold-out"])
            #expect(try await programs.till("sold-out", "leche de avena", "--off").status == 0)
            _ = try await programs.withDaemon {
                #expect(try await programs.till("rejected", "retry", "1").status == 0)
                try await programs.until("the order is there") {
                    try await programs.till("show", "1").status == 0
                }
            }
        }
    }

    @Test func `a dish with the name of its category is shown with its options`() async throws {
        try await Programs.withSandbox { programs in
            var programs = programs
            try await programs.setUp("school-canteen")
            let own = ["MCORDER_CATALOG": try #require(programs.ownCatalogue)]
            let dish = try await programs.customer(["products", "menu del dia"], adding: own)
            #expect(dish.output.contains("lentejas"), "\(dish.output)")
            // The category is still found by its id.
            let category = try await programs.customer(["products", "menu"], adding: own)
            #expect(category.output.contains("Menú infantil"), "\(category.output)")
        }
    }

    @Test func `tables with errors change nothing`() async throws {
        try await Programs.withSandbox { programs in
            var programs = programs
            try await programs.setUp("coffee-cart")
            let own = try #require(programs.ownCatalogue)
            let before = try Data(contentsOf: URL(filePath: "\(own)/products.json"))
            let tables = "\(programs.folder)/tables"
            let file = URL(filePath: "\(tables)/products.csv")
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            try Data(text.replacing("1,50", with: "gratis").utf8).write(to: file)
            let loaded = try await programs.mcorderd("catalog", "import", "--csv", tables, "--lang", "en")
            #expect(loaded.status == 65)
            #expect(loaded.error.contains("products.csv, row 3, column price: “gratis” is not an amount"))
            #expect(try Data(contentsOf: URL(filePath: "\(own)/products.json")) == before)
        }
    }

    @Test func `an import shows what it changes, and changes it only with a word`() async throws {
        try await Programs.withSandbox { programs in
            var programs = programs
            try await programs.setUp("coffee-cart")
            let own = URL(filePath: "\(try #require(programs.ownCatalogue))/products.json")
            let before = try Data(contentsOf: own)
            let tables = "\(programs.folder)/tables"
            let file = URL(filePath: "\(tables)/products.csv")
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            try Data(
                text.replacing(
                    "Cortado;Un solo con poca leche.;1,50",
                    with: "Cortado;Un solo con poca leche.;1,60"
                ).utf8
            )
            .write(to: file)
            let command = ["catalog", "import", "--csv", tables, "--lang", "en"]
            let shown = "products.csv cortado price: 1.50 → 1.60\n0 new, 0 removed, 1 changed.\n"
            let refused = try await programs.run("mcorderd", command)
            #expect(refused.status == 65 && refused.output == shown, "\(refused)")
            #expect(refused.error.contains("--yes"))
            let dry = try await programs.run("mcorderd", command + ["--dry-run"])
            #expect(dry.status == 0 && dry.output.hasPrefix(shown), "\(dry)")
            #expect(try Data(contentsOf: own) == before)
            let loaded = try await programs.run("mcorderd", command + ["--yes"])
            #expect(loaded.status == 0 && loaded.output.hasPrefix(shown), "\(loaded)")
            #expect(try Data(contentsOf: own) != before)
            let same = try await programs.run("mcorderd", command)
            #expect(same.status == 0, "\(same)")
        }
    }

    @Test func `the folder of the catalogue is created, and what is not a table is named`() async throws {
        try await Programs.withSandbox { programs in
            var programs = programs
            try await programs.setUp("coffee-cart")
            programs.ownCatalogue = "\(programs.folder)/new/folder"
            let tables = URL(filePath: "\(programs.folder)/tables")
            let copy = "products.sync-conflict-20261126-101500-ABCDEFG.csv"
            try Data().write(to: tables.appending(path: copy))
            let command = ["catalog", "import", "--csv", tables.path, "--lang", "en"]
            let loaded = try await programs.run("mcorderd", command)
            #expect(loaded.status == 0 && loaded.error.contains(copy), "\(loaded)")
            try Data().write(to: tables.appending(path: "horas.csv"))
            try Data().write(to: tables.appending(path: "hours.csv"))
            try FileManager.default.createDirectory(
                at: tables.appending(path: "prices.csv"),
                withIntermediateDirectories: false
            )
            try FileManager.default.createSymbolicLink(
                atPath: tables.appending(path: "planned.csv").path,
                withDestinationPath: "/dev/null"
            )
            let refused = try await programs.run("mcorderd", command)
            #expect(refused.status == 65)
            for line in [
                "horas.csv: no table", "hours.csv: is empty", "prices.csv: is a folder",
                "planned.csv: is a folder",
            ] {
                #expect(refused.error.contains(line), "\(refused.error)")
            }
        }
    }

    @Test func `where there is one restaurant nobody is asked for it, and all missing choices are named`()
        async throws
    {
        try await Programs.withSandbox { programs in
            var programs = programs
            try await programs.setUp("coffee-cart")
            let own = ["MCORDER_CATALOG": try #require(programs.ownCatalogue)]
            let refused = try await programs.customer(["add", "cafe-leche", "--lang", "en"], adding: own)
            #expect(refused.error.contains("needs Leche (choose 1: "), "\(refused)")
            #expect(try await programs.customer(["add", "solo"], adding: own).status == 0)
            let sent = try await programs.customer(["send", "--yes"], adding: own)
            #expect(sent.status == 0, "\(sent.error)")
        }
    }

    @Test func `a price is changed, shown as a difference, and published`() async throws {
        try await Programs.withSandbox { programs in
            var programs = programs
            try await programs.setUp("coffee-cart")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let priced = try await programs.mcorderd("catalog", "price", "cortado", "1,70", "--lang", "en")
            #expect(priced.output == "Cortado: from €1.50 to €1.70.\n", "\(priced.error)")
            let difference = try await programs.mcorderd("catalog", "diff", "--lang", "en")
            #expect(difference.output == "products.csv cortado price: 1.50 → 1.70\n")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let none = try await programs.mcorderd("catalog", "diff", "--lang", "en")
            #expect(none.output == "Nothing has changed since the published version.\n")
        }
    }
}

extension Programs {
    /// Makes the owner's catalogue from the tables of an example. What depends on the time of the test, hours
    /// and days, is left out.
    fileprivate mutating func setUp(_ shop: String) async throws {
        let tables = "\(folder)/tables"
        let example = Repository.url.appending(path: "docs/examples/catalogues/\(shop)")
        try FileManager.default.copyItem(at: example, to: URL(filePath: tables))
        for timed in ["hours.csv", "offers.csv"] where shop != "coffee-cart" || timed == "hours.csv" {
            try? FileManager.default.removeItem(atPath: "\(tables)/\(timed)")  // Not every shop has it.
        }
        let products = URL(filePath: "\(tables)/products.csv")
        let text = String(decoding: try Data(contentsOf: products), as: UTF8.self)
        try Data(text.replacing("mon tue wed thu fri;10:00", with: ";").utf8).write(to: products)
        ownCatalogue = "\(folder)/catalogue"
        try FileManager.default.createDirectory(
            atPath: "\(folder)/catalogue",
            withIntermediateDirectories: true
        )
        let loaded = try await mcorderd("catalog", "import", "--csv", tables)
        try #require(loaded.status == 0, "\(loaded.error)")
        let checked = try await mcorderd("catalog", "check")
        try #require(checked.status == 0, "\(checked.error)")
    }

    /// The only restaurant of the owner's catalogue.
    fileprivate func restaurantID() throws -> String? {
        let file = URL(filePath: "\(try #require(ownCatalogue))/restaurants.json")
        let places = try JSONReader.read(Array(try Data(contentsOf: file)), depth: 8).value
        return places.elements?.first?.member("id")?.text
    }

    /// Closes the day, and compares the close with the statistics, the events and the export.
    fileprivate func reconcile(orders: Int) async throws {
        let asked = try await till("close", "--final", "--lang", "en")
        #expect(asked.status == 65 && asked.error.contains("--yes"), "\(asked.error)")
        let closed = try await till("close", "--final", "--yes", "--json")
        try #require(closed.status == 0, "\(closed.error)")
        let close = try closed.json()
        #expect(close.member("number")?.integer == 1)
        #expect(close.member("orders")?.integer == orders)
        #expect(close.member("open")?.integer == 1)
        let stats = try await till("stats", "--since", "2h", "--json").json()
        #expect(close.member("grossCents") == stats.member("takingsCents"))
        #expect(close.figures("products") == stats.figures("products"))
        #expect(close.figures("options") == stats.figures("options"))
        let events = try await till("events", "--json").output.split(separator: "\n").map {
            try JSONReader.read(Array($0.utf8), depth: 8).value
        }
        #expect(
            events.count { $0.member("to")?.text == "collected" && $0.member("change")?.text == "state" }
                == orders
        )
        let exported = try await mcorderd("export", "--since", "2h").output.split(separator: "\n").map {
            try JSONReader.read(Array($0.utf8), depth: 8).value
        }
        .filter { $0.member("state")?.text == "collected" }
        #expect(exported.count == orders)
        let total = exported.compactMap { $0.member("totalCents")?.integer }.reduce(0, +)
        #expect(close.member("grossCents")?.integer == total)
        let taxes = close.member("vat")?.elements ?? []
        #expect(!taxes.isEmpty)
        for key in ["grossCents", "netCents"] {
            let sum = taxes.compactMap { $0.member(key)?.integer }.reduce(0, +)
            let tax = taxes.compactMap { $0.member("vatCents")?.integer }.reduce(0, +)
            #expect(sum == (key == "grossCents" ? total : total - tax))
        }
        #expect(close.member("paid")?.elements?.map { $0.member("kind")?.text } == ["card"])
        try await compareTables(close, orders: orders, total: total)
        let again = try await till("close", "--final", "--yes", "--lang", "en")
        #expect(again.status == 65 && again.error.contains("nothing to close"), "\(again.error)")
        // Nothing is counted twice.
        let next = try await till("close", "--json").json()
        #expect(next.member("orders")?.integer == 0)
        #expect(next.member("previous") == close.member("hash"))
    }
}

extension Programs {
    /// Compares the tables for the accountant with the close.
    fileprivate func compareTables(_ close: JSONValue, orders: Int, total: Int) async throws {
        let folder = "\(self.folder)/books"
        let written = try await mcorderd("export", "--csv", folder, "--from", "yesterday", "--lang", "en")
        try #require(written.status == 0, "\(written.error)")
        #expect(written.output.contains("\(orders) collected order"))
        func rows(_ name: String) throws -> [[String: String]] {
            let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name).csv"))
            let rows = CSVText(Array(data)).rows
            let columns = try #require(rows.first)
            return rows.dropFirst().map { Dictionary(zip(columns, $0), uniquingKeysWith: { $1 }) }
        }
        func sum(_ name: String, _ column: String) throws -> Int {
            try rows(name).compactMap { $0[column].flatMap { Money($0) }?.cents }.reduce(0, +)
        }
        #expect(try rows("orders").count == orders)
        #expect(try rows("orders").allSatisfy { $0["close"] == "1" })
        for (table, column) in [
            ("orders", "gross"), ("lines", "gross"), ("tax", "gross"), ("payments", "gross"),
        ] {
            #expect(try sum(table, column) == total, "\(table)")
        }
        let taxes = close.member("vat")?.elements ?? []
        #expect(try sum("tax", "tax") == taxes.compactMap { $0.member("vatCents")?.integer }.reduce(0, +))
        let saved = (close.member("offers")?.elements ?? []).compactMap { $0.member("cents")?.integer }
        #expect(try sum("reductions", "saved") == saved.reduce(0, +))
        #expect(try rows("payments").allSatisfy { $0["payment"] == "card" })
        #expect(try rows("closes").map { $0["hash"] } == [close.member("hash")?.text])
        let again = try await mcorderd("export", "--csv", folder, "--from", "yesterday")
        #expect(again.status == 73 && again.output.isEmpty, "\(again.error)")
    }
}

extension JSONValue {
    /// Counts and sums by name.
    fileprivate func figures(_ member: String) -> [String: [Int]] {
        let rows = (self.member(member)?.elements ?? []).map { row in
            (row.member("name")?.text ?? "", ["count", "cents"].map { row.member($0)?.integer ?? 0 })
        }
        return Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }
}
