import Foundation
import McOrderModel
import Testing

/// Pauses and sold-out products, from the till to the customer and back in a receipt, with the whole
/// programs.
@Suite struct TodayTests {
    // MARK: Pauses

    @Test
    func `a pause is published within seconds, shown to the customer, and ended by the till`() async throws {
        try await Programs.withOwnCatalogue { programs in
            _ = try await programs.withDaemon {
                try await programs.until("the day is published") { try programs.today() != nil }
                let put = try await programs.till("pause", "20m", "--restaurant", "garbera", "--json")
                #expect(put.status == 0, "\(put.error)")
                let entry = try #require(try put.json().elements?.first)
                #expect(entry.member("restaurantId")?.text == "garbera")
                #expect(entry.member("by")?.text == "caja 1")
                let until = try #require(entry.member("until")?.text.flatMap { Timestamp($0) })
                try await programs.until("the pause is published") {
                    try programs.today()?.entry(RestaurantID("garbera"))?.pausedUntil == until
                }
                try await programs.fill("Espresso")
                let refused = try await programs.customer("send", "-r", "garbera", "--lang", "en")
                #expect(refused.status == 65)
                #expect(refused.error.contains("McDonald's Garbera takes no orders until"))
                #expect(try programs.waiting().isEmpty)
                let listed = try await programs.customer("restaurants", "--lang", "es")
                #expect(listed.output.contains("no acepta pedidos hasta"))
                let status = try await programs.mcorderd("status", "--lang", "es")
                #expect(status.output.contains("en pausa hasta"), "\(status.output)")
                #expect(try await programs.till("pause", "off", "--restaurant", "garbera").status == 0)
                try await programs.until("the end is published") {
                    let there = try programs.today()?.entry(RestaurantID("garbera"))
                    return there != nil && there?.pausedUntil == nil
                }
                let sent = try await programs.customer("send", "-r", "garbera", "--wait", "20")
                #expect(sent.status == 0, "\(sent.error)")
            }
        }
    }

    @Test func `a pause ends by itself while the daemon runs`() async throws {
        try await Programs.withOwnCatalogue { programs in
            _ = try await programs.withDaemon {
                try await programs.until("the day is published") { try programs.today() != nil }
                let put = try await programs.till("pause", "2s", "--restaurant", "garbera", "--json")
                let entry = try #require(try put.json().elements?.first)
                let end = try #require(entry.member("until")?.text.flatMap { Timestamp($0) })
                try await programs.until("the pause is published, or over already") {
                    try programs.today()?.entry(RestaurantID("garbera"))?.pausedUntil == end || Self.now > end
                }
                try await programs.until("its end is published") {
                    try programs.today()?.entry(RestaurantID("garbera"))?.pausedUntil == nil
                }
                #expect(try await programs.till("pause", "--json").json().elements?.isEmpty == true)
                let all = try await programs.till("pause", "--since", "1h", "--json").json()
                #expect(all.elements?.first?.member("endedBy") == .null)
            }
        }
    }

    @Test(arguments: ["es", "en"])
    func `a customer who ordered before the pause was synced gets the reason`(_ language: String) async throws
    {
        try await Programs.withOwnCatalogue { programs in
            _ = try await programs.mcorderd("run", "--once")
            #expect(try await programs.till("pause", "1h", "--restaurant", "garbera").status == 0)
            let paused = Self.now.seconds
            try await programs.until("the next second") { Self.now.seconds > paused }
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let status = try await programs.customer("status", "--lang", language)
            #expect(status.status == 65)
            let words = [
                "es": "El restaurante no acepta pedidos hasta", "en": "The restaurant takes no orders until",
            ]
            #expect(status.output.contains(try #require(words[language])), "\(status.output)")
            let receipt = try await programs.customer("status", "--json").json()
            #expect(receipt.member("reason")?.member("code")?.text == "paused")
            #expect(receipt.member("reason")?.member("until")?.text.flatMap { Timestamp($0) } != nil)
        }
    }

    @Test func `an order from before the pause is accepted`() async throws {
        try await Programs.withOwnCatalogue { programs in
            _ = try await programs.mcorderd("run", "--once")
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            let sent = Self.now.seconds
            try await programs.until("the next second") { Self.now.seconds > sent }
            #expect(try await programs.till("pause", "1h", "--restaurant", "garbera").status == 0)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let status = try await programs.customer("status", "--json").json()
            #expect(status.member("state")?.text == "received")
        }
    }

    /// The time in whole seconds, the smallest unit of an order's time.
    private static var now: Timestamp {
        Timestamp.now()
    }

    // MARK: Sold out

    @Test func `sold-out products and their menus are marked, cause a warning, and are not sent`()
        async throws
    {
        try await Programs.withOwnCatalogue { programs in
            _ = try await programs.withDaemon {
                try await programs.until("the day is published") { try programs.today() != nil }
                let put = try await programs.till("sold-out", "Lipton Ice", "--restaurant", "garbera")
                #expect(put.status == 0, "\(put.error)")
                try await programs.until("it is published") {
                    try programs.today()?.entry(RestaurantID("garbera"))?.soldOut.isEmpty == false
                }
                _ = try await programs.customer("favourite", "garbera")
                let products = try await programs.customerJSON("products", "bebidas").elements ?? []
                let tea = try #require(products.first { $0.member("id")?.text == "lipton-ice" })
                #expect(tea.member("available") == .bool(false))
                #expect(tea.member("soldOutUntil")?.text.flatMap { Timestamp($0) } != nil)
                #expect(products.count { $0.member("soldOutUntil") == .null } == products.count - 1)
                let shown = try await programs.customer("products", "bebidas", "--lang", "es")
                #expect(shown.output.contains("agotado hasta"))
                let menu = try await programs.customer(
                    "menu",
                    "BigMac",
                    "Lipton Ice",
                    "Deluxe",
                    "--large",
                    "--lang",
                    "en"
                )
                #expect(menu.status == 0 && menu.error.contains("sold out until"), "\(menu.error)")
                let ticket = try await programs.customerJSON("ticket")
                let line = try #require(ticket.member("lines")?.elements?.first)
                #expect(line.keys == ["name", "cents", "soldOutUntil"])
                let refused = try await programs.customer("send", "--lang", "es")
                #expect(refused.status == 65)
                #expect(refused.error.contains("Lipton Ice: agotado hasta"), "\(refused.error)")
                _ = try await programs.customer("new")
                _ = try await programs.customer("menu", "BigMac", "Agua", "Deluxe")
                let sent = try await programs.customer("send", "--wait", "20")
                #expect(sent.status == 0, "another drink is to be had: \(sent.error)")
                let status = try await programs.mcorderd("status", "--json").json()
                let first = try #require(status.member("restaurants")?.elements?.first)
                let entry = first.member("soldOut")?.elements?.first
                #expect(entry?.member("product")?.text == "lipton-ice")
            }
        }
    }

    @Test(arguments: ["es", "en"])
    func `a customer who ordered a sold-out product gets its name`(_ language: String) async throws {
        try await Programs.withOwnCatalogue { programs in
            _ = try await programs.mcorderd("run", "--once")
            _ = try await programs.customer("menu", "BigMac", "Lipton Ice", "Deluxe", "--large")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            let put = try await programs.till(
                "sold-out",
                "lipton-ice",
                "--for",
                "2h",
                "--restaurant",
                "garbera"
            )
            #expect(put.status == 0, "\(put.error)")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let status = try await programs.customer("status", "--lang", language)
            let words = ["es": "No hay «Lipton Ice» hasta", "en": "“Lipton Ice” is sold out until"]
            #expect(status.status == 65)
            #expect(status.output.contains(try #require(words[language])), "\(status.output)")
            let listed = try await programs.till("rejected", "--lang", language)
            #expect(listed.output.contains(try #require(words[language])), "\(listed.output)")
            let json = try #require(try await programs.till("rejected", "--json").json().elements?.first)
            #expect(json.member("products")?.elements?.map(\.text) == ["Lipton Ice"])
            #expect(json.member("until")?.text?.hasSuffix("Z") == true)
            #expect(json.member("message")?.text?.contains("“Lipton Ice”") == true)
            // The restaurant has the product again.
            let off = try await programs.till("sold-out", "lipton-ice", "--off", "--restaurant", "garbera")
            #expect(off.status == 0)
            _ = try await programs.withDaemon {
                let retried = try await programs.till("rejected", "retry", "1")
                #expect(retried.status == 0, "\(retried.error)")
            }
        }
    }
}

extension Programs {
    /// Gives `body` a restaurant with an owner's catalogue in which one text of the restaurants is replaced.
    static func withOwnCatalogue(
        _ old: String = "[",
        _ new: String = "[",
        _ body: (Programs) async throws -> Void
    ) async throws {
        try await Programs.withSandbox { programs in
            var programs = programs
            let folder = "\(programs.folder)/catalogue"
            try FileManager.default.copyItem(atPath: catalogue, toPath: folder)
            programs.ownCatalogue = folder
            try programs.replace(old, with: new)
            try await body(programs)
        }
    }

    /// The published file of pauses and sold-out products; nil before the first one.
    func today() throws -> Today? {
        FileManager.default.contents(atPath: "\(folder)/cloud/catalog/today.json")
            .flatMap { Today(json: Array($0)) }
    }

    /// Replaces a text in the owner's restaurants.
    func replace(_ old: String, with new: String) throws {
        let file = URL(filePath: "\(try #require(ownCatalogue))/restaurants.json")
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        try #require(text.contains(old))
        try Data(text.replacing(old, with: new, maxReplacements: 1).utf8).write(to: file)
    }
}
