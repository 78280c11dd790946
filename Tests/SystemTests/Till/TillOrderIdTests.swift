import Foundation
import McOrderModel
import TerminalTesting
import Testing

/// `#id`, which names one order where several orders have the same code.
@Suite(.timeLimit(.minutes(5))) struct TillOrderIdTests {
    /// The UDID of the sample plus 1000, so that both devices' orders have the same codes.
    static let twin = "975319E0-43ED-435F-AA81-0B4F051B3B50"

    /// The sample as another device sends it, with the same code.
    static func twin(_ number: Int = 9) -> String {
        BackupTests.order(number)
            .replacing(PersonalDataTests.udid, with: twin)
            .replacing("iPhone4 de Beris", with: "Móvil de Ane")
    }

    /// Two open orders with the same code; their ids are 1 and 2.
    static func withTwins(_ body: (Programs) async throws -> Void) async throws {
        try await Programs.withSandbox { programs in
            for (name, text) in [("a", Programs.sample), ("b", twin())] {
                try programs.drop(text, as: "\(name).json")
                try #require(try await programs.mcorderd("run", "--once").status == 0)
            }
            let orders = try await programs.allOrders()
            try #require(orders.map { $0.member("code")?.text } == ["9-624", "9-624"])
            try #require(orders.map { $0.member("id")?.integer } == [1, 2])
            try await body(programs)
        }
    }

    @Test func `if several orders have the same code, each is listed with its id, which finds it`()
        async throws
    {
        try await Self.withTwins { programs in
            let several = try await programs.till("show", "9-624", "--lang", "en")
            #expect(several.status == 65)
            #expect(several.error.contains("\n  #1  9-624  received  iPhone4 de Beris  "), "\(several.error)")
            #expect(several.error.contains("\n  #2  9-624  received  Móvil de Ane  "), "\(several.error)")
            #expect(
                several.error.split(separator: "\n").count {
                    $0.contains(", 1 × Espresso") || $0.contains("  1 × ")
                } == 2
            )
            for id in [1, 2] {
                let shown = try await programs.till("show", "#\(id)", "--json")
                #expect(shown.status == 0, "\(shown.error)")
                #expect(try shown.json().member("id")?.integer == id)
            }
        }
    }

    @Test func `every command accepts an id, and changes only that order, whatever its state`() async throws {
        try await Self.withTwins { programs in
            let commands: [(arguments: [String], state: String)] = [
                (["arrived", "#2"], "received"), (["comment", "#2", "sin sal"], "received"),
                (["add", "#2", "agua"], "received"), (["strike", "#2", "1", "--reason", "x"], "received"),
                (["prepare", "#2"], "preparing"), (["ready", "#2"], "ready"),
                (["collect", "#2"], "collected"), (["recall", "#2"], "ready"),
                (["cancel", "#2", "--reason", "x"], "cancelled"), (["recall", "#2"], "ready"),
                (["no-show", "#2"], "no-show"),
            ]
            for (arguments, state) in commands {
                let outcome = try await programs.run("till", arguments + ["--json"])
                #expect(outcome.status == 0, "\(arguments): \(outcome.error)")
                #expect(try outcome.json().member("state")?.text == state, "\(arguments)")
                #expect(try outcome.json().member("id")?.integer == 2)
            }
            #expect(try await programs.till("history", "#2", "--json").json().elements?.count == 11)
            #expect(try await programs.till("history", "#1", "--json").json().elements?.count == 1)
            #expect(
                try await programs.till("show", "#1", "--json").json().member("state")?.text == "received"
            )
        }
    }

    @Test(arguments: [
        ("#99", Int32(66)), ("#0", 65), ("#", 65), ("#01", 65), ("#-1", 65), ("# 1", 65), ("1#", 65),
        ("#99999999999999999999", 65),
    ])
    func `an unknown id is refused`(which: String, status: Int32) async throws {
        try await Programs.withSandbox { programs in
            let outcome = try await programs.till("show", which, "--lang", "en")
            #expect(outcome.status == status, "\(outcome.error)")
            #expect(status == 66 || outcome.error.contains("nor an id (#17)"), "\(outcome.error)")
        }
    }

    @Test func `with a restaurant or device, the id of another's order is unknown`() async throws {
        try await Self.withTwins { programs in
            for (option, value, status) in [
                ("--restaurant", "garbera", Int32(0)), ("--restaurant", "urbil", 66),
                ("--device", "iPhone4 de Beris", 0), ("--device", "Móvil de Ane", 66),
            ] {
                let outcome = try await programs.till("show", "#1", option, value)
                #expect(outcome.status == status, "\(value): \(outcome.error)")
            }
        }
    }

    @Test func `each event ends with the order's id`() async throws {
        try await Self.withTwins { programs in
            #expect(try await programs.till("cancel", "#2", "--reason", "cerrado").status == 0)
            let lines = try await programs.till("events").output.split(separator: "\n").map {
                $0.split(separator: "\t", omittingEmptySubsequences: false)
            }
            #expect(lines.map(\.count) == [10, 10, 10])
            #expect(lines.map { $0.last } == ["1", "2", "2"])
            #expect(lines.last?[8] == "cerrado")
            let events = try await programs.till("events", "--json").output.split(separator: "\n")
            let values = try events.map { try JSONReader.read(Array($0.utf8), depth: 4).value }
            #expect(values.map { $0.member("id")?.integer } == [1, 2, 2])
        }
    }

    @Test func `the live screen finds an order by its id`() async throws {
        try await Self.withTwins { programs in
            let till = try TillScreenSession(programs)
            try #require(till.shows("EN CAMINO 2"))
            try till.terminal.type("9-624\r")
            try #require(till.shows("VARIOS TIENEN EL 9-624"), "\(till.terminal.screen.text)")
            try till.terminal.type("#2\r")
            try #require(till.shows("9-624 está aquí.", "AQUÍ 1"), "\(till.terminal.screen.text)")
            let arrived = try await programs.allOrders().map { $0.member("arrivedAt")?.text != nil }
            #expect(arrived == [false, true])
            try till.terminal.type("#7\r")
            try #require(till.shows("No hay ningún pedido #7."), "\(till.terminal.screen.text)")
            #expect(till.terminal.screen.errors.isEmpty)
        }
    }

    @Test func `the check-in finds an order by its id`() async throws {
        try await Self.withTwins { programs in
            let desk = try ProgramSession(
                programs,
                "till",
                ["checkin", "--restaurant", "garbera", "--lang", "es"]
            )
            try #require(desk.shows("Escanea tu código"))
            try desk.terminal.type("#2\r")
            try #require(desk.shows("Bienvenido, 9-624, te avisamos"), "\(desk.terminal.screen.text)")
            let arrived = try await programs.allOrders().map { $0.member("arrivedAt")?.text != nil }
            #expect(arrived == [false, true])
        }
    }
}
