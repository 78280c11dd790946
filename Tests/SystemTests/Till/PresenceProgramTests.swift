import Foundation
import GRDB
import McOrderModel
import Subprocess
import Testing

/// Orders of a storefront by whole programs: what waits for its customer, and what ends that.
@Suite(.timeLimit(.minutes(5))) struct PresenceProgramTests {
    private static let garbera = RestaurantID("garbera")

    /// A restaurant that takes orders of a storefront, with other settings.
    private static func withStorefront(
        _ settings: [String: String] = [:],
        _ body: (Programs) async throws -> Void
    ) async throws {
        try await Programs.withSandbox { programs in
            var programs = programs
            programs.settings["MCORDERD_STOREFRONT_ORIGIN"] = "https://order.example"
            for (name, value) in settings {
                programs.settings[try #require(.init(rawValue: name))] = value
            }
            try await body(programs)
        }
    }

    private static func identity(_ number: Int) throws -> OrderIdentity {
        let udid = "975319E0-43ED-435F-AA81-\(String(100_000_000_000 + number))"
        return OrderIdentity(
            device: try #require(DeviceID(udid)),
            number: try #require(OrderNumber(number))
        )
    }

    /// An order of a device of its own, as a storefront writes it but for the signature.
    private static func order(_ number: Int, table: String? = nil, proof: PresenceProof? = nil) throws
        -> String
    {
        let order = try identity(number)
        let more: JSONValue = [
            "channel": "storefront", "catalogue": "v", "table": table, "presence": proof?.description,
        ]
        return """
            ["McDonald's Garbera", "30-04-2013 20:47:21 ", "Web", "\(order.device)", "\(order.number)", "",
            [["Espresso", "1.20"]], {"more": \(JSONWriter.line(more))}]
            """
    }

    private static func decide(_ texts: [String], in programs: Programs) async throws -> [JSONValue] {
        for text in texts { try programs.drop(text, as: "\(UUID().uuidString).json") }
        try await programs.takeIn()
        return try await programs.allOrders()
    }

    private static func receipt(_ number: Int, in programs: Programs) throws -> JSONValue {
        let name = Receipt.fileName(of: try identity(number))
        return try JSONReader.read(programs.read("\(programs.receipts)/\(name)"), depth: 8).value
    }

    private static func secret(in programs: Programs) throws -> PresenceSecret {
        let queue = try DatabaseQueue(path: "\(programs.state)/queue.sqlite")
        defer { #expect(throws: Never.self) { try queue.close() } }
        let text = try queue.read {
            try String.fetchOne($0, sql: "SELECT value FROM settings WHERE name = 'presence secret'")
        }
        let bytes = Base64URL.bytes(text ?? "")
        return try #require(bytes.flatMap { PresenceSecret(bytes: $0) })
    }

    @Test func `a new customer's order waits until the till sees the customer`() async throws {
        try await Self.withStorefront { programs in
            let waiting = try #require(try await Self.decide([Self.order(1)], in: programs).first)
            #expect(waiting.member("state")?.text == "received")
            #expect(waiting.member("waits") == .bool(true))
            #expect(try Self.receipt(1, in: programs).member("waits") == .bool(true))
            let today = try JSONReader.read(programs.read("\(programs.published)/today.json"), depth: 8).value
            let entries = try #require(today.member("restaurants")?.elements)
            #expect(!entries.isEmpty && entries.allSatisfy { $0.member("storefront") == .bool(true) })
            let shown = try await programs.till("show", "1", "--lang", "en").output
            #expect(shown.contains("waits for its customer"), "\(shown)")

            #expect(try await programs.till("arrived", "1").status == 0)
            let present = try #require(try await Self.decide([], in: programs).first)
            #expect(present.member("waits") == nil)
            #expect(present.member("presentBy")?.text == "till")
            #expect(try Self.receipt(1, in: programs).member("waits") == nil)
        }
    }

    @Test func `the code of a table lets the kitchen begin until the tables get new ones`() async throws {
        try await Self.withStorefront(["MCORDERD_KITCHEN_PRESENCE": "till,table"]) { programs in
            try await programs.takeIn()
            let file = "\(programs.folder)/tables.html"
            let made = try await programs.till("qr", "garbera", "--table", "7", "8", "--output", file)
            #expect(made.status == 0 && made.output.isEmpty, "\(made.error)")
            let page = try String(contentsOfFile: file, encoding: .utf8)
            #expect(page.components(separatedBy: "<svg").count == 3)
            #expect(page.contains("order.example/r/garbera"))
            // What the codes are worth stands nowhere as text.
            #expect(!page.contains("#t="))
            let key = try Self.secret(in: programs).key(of: Self.garbera, table: "7", edition: 1)
            let proof = { (number: Int) in
                PresenceProof(.table, of: try Self.identity(number), with: key)
            }
            let text = try Self.order(1, table: "7", proof: proof(1))
            let first = try await Self.decide([text], in: programs)
            #expect(first.first?.member("presentBy")?.text == "table")
            #expect(try Self.receipt(1, in: programs).member("waits") == nil)
            let rotated = try await programs.till("tables", "rotate", "garbera", "--json")
            #expect(try rotated.json().member("edition")?.integer == 2)
            _ = try await Self.decide([try Self.order(2, table: "7", proof: proof(2))], in: programs)
            #expect(try Self.receipt(2, in: programs).member("waits") == .bool(true))
        }
    }

    @Test func `intake.max_waiting and orders.expire_waiting limit the orders that wait`() async throws {
        try await Self.withStorefront(["MCORDERD_INTAKE_MAX_WAITING": "1"]) { programs in
            let orders = try await Self.decide([Self.order(1), Self.order(2)], in: programs)
            #expect(orders.count == 1)
            #expect(try await programs.refusals() == ["too-many-waiting"])
            let queue = try DatabaseQueue(path: "\(programs.state)/queue.sqlite")
            try await queue.write {
                try $0.execute(sql: "UPDATE orders SET received_at = received_at - 7000000")
            }
            _ = try await Self.decide([], in: programs)
            #expect(try await programs.allOrders().first?.member("state")?.text == "received")
            try await queue.write {
                try $0.execute(sql: "UPDATE orders SET received_at = received_at - 300000")
            }
            try queue.close()
            let expired = try await Self.decide([], in: programs)
            #expect(expired.first?.member("state")?.text == "expired")
        }
    }

    @Test func `without customers' pages there is no code to print, and today.json says nothing`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try await programs.takeIn()
            let refused = try await programs.till("qr", "garbera", "--lang", "en")
            #expect(refused.status == 65 && refused.error.contains("storefront.origin"), "\(refused.error)")
            let today = String(
                decoding: try programs.read("\(programs.published)/today.json"),
                as: UTF8.self
            )
            #expect(!today.contains("storefront"))
        }
    }
}
