import Foundation
import GRDB
import McOrderModel
import Testing

/// Each key of the configuration and its effect on the whole program.
///
/// The keys that need a running daemon are in `ReloadTests` (`intake.poll`, `log.level`).
@Suite struct ConfigurationKeyTests {
    /// An order of a device, placed `ago` seconds ago, as a file's text.
    private static func order(
        number: Int = 1,
        ago: Int = 0,
        restaurant: String = "McDonald's Garbera",
        price: String = "1.20"
    ) throws -> String {
        let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = zone
        formatter.dateFormat = "dd-MM-yyyy HH:mm:ss "
        let placed = formatter.string(from: Date(timeIntervalSinceNow: TimeInterval(-ago)))
        return """
            ["\(restaurant)", "\(placed)", "Ane", "975319E0-43ED-435F-AA81-0B4F051B3768", "\(number)", "sin", \
            [["Espresso", "\(price)"]]]
            """
    }

    /// The result for the orders that were dropped into a restaurant with these settings.
    private struct Found {
        let orders: [JSONValue]
        let reasons: [String]
    }

    private func decide(
        _ texts: [String],
        _ variables: [String: String],
        in programs: Programs
    ) async throws -> Found {
        for (index, text) in texts.enumerated() {
            try programs.drop(text, as: "\(UUID().uuidString)-\(index).json")
        }
        let once = try await programs.run("mcorderd", ["run", "--once"], adding: variables)
        try #require(once.status == 0, "\(once.error)")
        let rejected = try #require(try await programs.till("rejected", "--json").json().elements)
        return Found(
            orders: try await programs.allOrders(),
            reasons: rejected.compactMap { $0.member("reason")?.text }
        )
    }

    /// Moves all times in the queue that many days into the past.
    private func age(_ programs: Programs, days: Int) throws {
        let queue = try DatabaseQueue(path: "\(programs.state)/queue.sqlite")
        defer { #expect(throws: Never.self) { try queue.close() } }
        let past = days * 86_400_000
        try queue.write { database in
            try database.execute(
                sql: """
                    UPDATE orders SET received_at = received_at - \(past), changed_at = changed_at - \(past);
                    UPDATE rejections SET at = at - \(past);
                    """
            )
        }
    }

    private func raw(_ table: String, in programs: Programs) throws -> Int {
        let queue = try DatabaseQueue(path: "\(programs.state)/queue.sqlite")
        defer { #expect(throws: Never.self) { try queue.close() } }
        return try queue.read { database in
            try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM \(table) WHERE raw IS NOT NULL") ?? -1
        }
    }

    // MARK: Folders

    @Test func `cloud and state set the location of all files`() async throws {
        try await Programs.withSandbox { programs in
            let moved = [
                "MCORDER_CLOUD": "\(programs.folder)/other cloud",
                "MCORDER_STATE": "\(programs.folder)/other state",
            ]
            #expect(try await programs.run("mcorderd", ["init"], adding: moved).status == 0)
            let files = FileManager.default
            try Data(Self.order().utf8).write(
                to: URL(filePath: "\(programs.folder)/other cloud/orders/a.json")
            )
            #expect(try await programs.run("mcorderd", ["run", "--once"], adding: moved).status == 0)
            #expect(try await programs.run("till", ["show", "1"], adding: moved).status == 0)
            #expect(try await programs.till("show", "1").status == 66)
            #expect(files.fileExists(atPath: "\(programs.folder)/other cloud/catalog/catalog.json"))
        }
    }

    @Test func `orders, receipts and catalogue may be placed apart`() async throws {
        try await Programs.withSandbox { programs in
            let apart = [
                "MCORDERD_FOLDERS_ORDERS": "\(programs.folder)/in",
                "MCORDERD_FOLDERS_RECEIPTS": "\(programs.folder)/out",
                "MCORDERD_FOLDERS_CATALOG": "\(programs.folder)/shop",
                "MCORDER_STATE": "\(programs.folder)/other state",
            ]
            #expect(try await programs.run("mcorderd", ["init"], adding: apart).status == 0)
            try Data(Self.order().utf8).write(to: URL(filePath: "\(programs.folder)/in/a.json"))
            #expect(try await programs.run("mcorderd", ["run", "--once"], adding: apart).status == 0)
            let files = FileManager.default
            #expect(
                try files.contentsOfDirectory(atPath: "\(programs.folder)/in").sorted() == [
                    ".mcorder", ".mcorder.d",
                ]
            )
            #expect(try files.contentsOfDirectory(atPath: "\(programs.folder)/out").count == 1)
            #expect(files.fileExists(atPath: "\(programs.folder)/shop/catalog.json"))
            #expect(try files.contentsOfDirectory(atPath: programs.receipts).isEmpty)
        }
    }

    @Test func `catalog sets the folder of the owner's catalogue`() async throws {
        try await Programs.withSandbox { programs in
            let own = "\(programs.folder)/own"
            let files = FileManager.default
            try files.copyItem(atPath: Programs.catalogue, toPath: own)
            let products = try String(contentsOfFile: "\(own)/products.json", encoding: .utf8)
            try Data(products.replacingOccurrences(of: "\"Espresso\"", with: "\"Ristretto\"").utf8)
                .write(to: URL(filePath: "\(own)/products.json"))
            #expect(
                try await decide([Self.order()], ["MCORDERD_CATALOG": own], in: programs).reasons == [
                    "unknown-product"
                ]
            )
        }
    }

    @Test func `restaurants keeps other restaurants' orders in the folder`() async throws {
        try await Programs.withSandbox { programs in
            let mine = ["MCORDERD_RESTAURANTS": "garbera"]
            let theirs = try Self.order(number: 2, restaurant: "McDonald's Urbil")
            #expect(try await decide([Self.order(), theirs], mine, in: programs).orders.count == 1)
            #expect(try programs.waiting().count == 1)
            #expect(try await decide([], [:], in: programs).orders.count == 2)
        }
    }

    // MARK: Deciding

    @Test(arguments: [("0", "1d"), ("1d", "0")])
    func `intake.settle makes unreadable files wait`(_ first: String, _ second: String) async throws {
        try await Programs.withSandbox { programs in
            for (decide, number) in [(first, 1), (second, 2)] {
                let before = try await programs.till("rejected", "--json").json().elements?.count ?? 0
                try programs.drop("[\(number)", as: "half \(number).json")
                try await programs.withSession(adding: ["MCORDERD_INTAKE_SETTLE": decide]) { session in
                    if decide == "0" {
                        try await programs.until("it is refused") {
                            try await programs.till("rejected", "--json").json().elements?.count ?? 0 > before
                        }
                    } else {
                        try await programs.until("it waits") {
                            try await session.status().member("waitingFiles")?.integer == 1
                        }
                    }
                }
            }
        }
    }

    @Test(arguments: [("0", []), ("2h", []), ("1h", ["stale"])] as [(String, [String])])
    func `intake.max_age limits the age of an order`(_ value: String, _ reasons: [String]) async throws {
        try await Programs.withSandbox { programs in
            let found = try await decide(
                [Self.order(ago: 5400)],
                ["MCORDERD_INTAKE_MAX_AGE": value],
                in: programs
            )
            #expect(found.reasons == reasons)
        }
    }

    @Test(
        arguments: [("0", ["from-the-future"]), ("10m", []), ("1m", ["from-the-future"])]
            as [(String, [String])]
    )
    func `intake.max_ahead limits how far ahead a customer's clock may be`(
        _ value: String,
        _ reasons: [String]
    ) async throws {
        try await Programs.withSandbox { programs in
            let found = try await decide(
                [Self.order(ago: -300)],
                ["MCORDERD_INTAKE_MAX_AHEAD": value],
                in: programs
            )
            #expect(found.reasons == reasons)
        }
    }

    @Test(arguments: [("0", 0), ("1", 2), ("2", 1), ("3", 0)])
    func `intake.max_open_per_device limits the open orders of a device`(_ value: String, _ refused: Int)
        async throws
    {
        try await Programs.withSandbox { programs in
            let found = try await decide(
                (1...3).map { try Self.order(number: $0) },
                ["MCORDERD_INTAKE_MAX_OPEN_PER_DEVICE": value],
                in: programs
            )
            #expect(found.reasons == Array(repeating: "too-many-open-orders", count: refused))
        }
    }

    @Test(
        arguments: [
            ("honour", "2h", 120, []), ("honour", "0", 150, []), ("reprice", "2h", 150, []),
            ("reject", "2h", nil, ["price-mismatch"]),
        ] as [(String, String, Int?, [String])]
    )
    func `intake.price_policy and price_grace decide whether an old price is charged`(
        _ policy: String,
        _ grace: String,
        _ charged: Int?,
        _ reasons: [String]
    ) async throws {
        try await Programs.withSandbox { programs in
            // The first run publishes the sample catalogue's price; the price becomes 1.50 afterwards.
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let own = "\(programs.folder)/own"
            try FileManager.default.copyItem(atPath: Programs.catalogue, toPath: own)
            let path = "\(own)/products.json"
            let products = try String(contentsOfFile: path, encoding: .utf8)
            let dearer = products.replacing(/("name": "Espresso"[^}]*?"price": )"1\.20"/) {
                "\($0.1)\"1.50\""
            }
            try #require(dearer != products)
            try Data(dearer.utf8).write(to: URL(filePath: path))
            let variables = [
                "MCORDERD_CATALOG": own, "MCORDERD_INTAKE_PRICE_POLICY": policy,
                "MCORDERD_INTAKE_PRICE_GRACE": grace,
            ]
            let found = try await decide([Self.order()], variables, in: programs)
            #expect(found.orders.first?.member("totalCents")?.integer == charged)
            #expect(found.reasons == reasons)
        }
    }

    // MARK: What grows old

    @Test(arguments: [("0", "received"), ("24h", "received"), ("23h", "expired")])
    func `orders.expire_after sets when an order that nobody finished expires`(
        _ value: String,
        _ state: String
    )
        async throws
    {
        try await Programs.withSandbox { programs in
            _ = try await decide([Self.order()], [:], in: programs)
            let queue = try DatabaseQueue(path: "\(programs.state)/queue.sqlite")
            try await queue.write {
                try $0.execute(sql: "UPDATE orders SET received_at = received_at - 84600000")
            }
            try queue.close()
            let found = try await decide([], ["MCORDERD_ORDERS_EXPIRE_AFTER": value], in: programs)
            #expect(found.orders.first?.member("state")?.text == state)
        }
    }

    @Test(arguments: [("3d", 1), ("1d", 0)])
    func `receipts.keep sets how long a receipt stays`(_ value: String, _ receipts: Int) async throws {
        try await Programs.withSandbox { programs in
            _ = try await decide([Self.order()], [:], in: programs)
            #expect(try await programs.till("collect", "1").status == 0)
            let lasting = ["MCORDERD_RECEIPTS_KEEP": "3650d"]
            _ = try await decide([], lasting, in: programs)
            try age(programs, days: 2)
            _ = try await decide([], ["MCORDERD_RECEIPTS_KEEP": value], in: programs)
            #expect(try FileManager.default.contentsOfDirectory(atPath: programs.receipts).count == receipts)
        }
    }

    @Test(arguments: [("0", []), ("1", ["blacklisted"]), ("2", [])] as [(String, [String])])
    func `blacklist.after_no_shows blacklists a device whose orders are not collected`(
        _ limit: String,
        _ reasons: [String]
    ) async throws {
        try await Programs.withSandbox { programs in
            let variables = ["MCORDERD_BLACKLIST_AFTER_NO_SHOWS": limit]
            _ = try await decide([Self.order()], variables, in: programs)
            #expect(try await programs.till("no-show", "1").status == 0)
            #expect(try await decide([Self.order(number: 2)], variables, in: programs).reasons == reasons)
        }
    }

    @Test(arguments: [("0", nil), ("7", 604_800)] as [(String, Int?)])
    func `blacklist.days sets how long a device stays blacklisted`(_ days: String, _ seconds: Int?)
        async throws
    {
        try await Programs.withSandbox { programs in
            let variables = ["MCORDERD_BLACKLIST_AFTER_NO_SHOWS": "1", "MCORDERD_BLACKLIST_DAYS": days]
            _ = try await decide([Self.order()], variables, in: programs)
            #expect(try await programs.till("no-show", "1").status == 0)
            let entry = try #require(
                try await programs.till("blacklist", "list", "--json").json().elements?.first
            )
            let since = try instant(entry.member("since"))
            let until = try entry.member("until").flatMap { $0 == .null ? nil : try instant($0) }
            #expect(until.map { Int($0.timeIntervalSince(since ?? .distantPast)) } == seconds)
        }
    }

    private func instant(_ json: JSONValue?) throws -> Date? {
        try json?.text.map { try Date($0, strategy: .iso8601) }
    }

    @Test(arguments: [("10", 0), ("60", 1)])
    func `retention.raw_days sets how long an order's file is kept`(_ value: String, _ kept: Int) async throws
    {
        try await Programs.withSandbox { programs in
            _ = try await decide([Self.order()], [:], in: programs)
            #expect(try await programs.till("collect", "1").status == 0)
            try age(programs, days: 20)
            // The first pass removes the receipt, which must be gone before any raw file is deleted.
            for _ in 1...2 { _ = try await decide([], ["MCORDERD_RETENTION_RAW_DAYS": value], in: programs) }
            #expect(try raw("orders", in: programs) == kept)
        }
    }

    @Test(arguments: [("0", 0), ("1", 1)])
    func `retention.rejected_mb limits the stored bytes of refused files`(
        _ value: String,
        _ kept: Int
    ) async throws {
        try await Programs.withSandbox { programs in
            let variables = ["MCORDERD_RETENTION_REJECTED_MB": value]
            _ = try await decide(["nonsense"], variables, in: programs)
            _ = try await decide([], variables, in: programs)
            #expect(try raw("rejections", in: programs) == kept)
        }
    }

    @Test(arguments: [("10", nil), ("60", "Ane")] as [(String, String?)])
    func `retention.personal_days sets how long a device's name is kept`(
        _ value: String,
        _ name: String?
    ) async throws {
        try await Programs.withSandbox { programs in
            _ = try await decide([Self.order()], [:], in: programs)
            #expect(try await programs.till("collect", "1").status == 0)
            try age(programs, days: 30)
            for _ in 1...2 {
                _ = try await decide([], ["MCORDERD_RETENTION_PERSONAL_DAYS": value], in: programs)
            }
            let order = try #require(try await programs.allOrders().first)
            #expect(order.member("deviceName")?.text == name)
            #expect((order.member("udid")?.text == "975319E0-43ED-435F-AA81-0B4F051B3768") == (name != nil))
        }
    }

    // MARK: Words

    @Test(arguments: [("es", "envíalo otra vez"), ("en", "send it again")])
    func `language sets the language of the receipts`(_ value: String, _ words: String) async throws {
        try await Programs.withSandbox { programs in
            let variables = ["MCORDERD_LANGUAGE": value, "MCORDERD_INTAKE_MAX_AGE": "24h"]
            _ = try await decide([Self.order(ago: 2 * 86_400)], variables, in: programs)
            let name = try #require(
                try FileManager.default.contentsOfDirectory(atPath: programs.receipts).first
            )
            let text = try String(contentsOfFile: "\(programs.receipts)/\(name)", encoding: .utf8)
            #expect(text.contains(words), "\(text)")
        }
    }
}
