import Foundation
import Glibc
import McOrderConsole
import McOrderModel
import TerminalTesting
import Testing

/// Codes, cancelling, and the self check-in on real terminals.
@Suite(.timeLimit(.minutes(5))) struct NoticeTerminalTests {
    private func withOrder(_ body: (Programs, _ code: String) async throws -> Void) async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "a.json")
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let code = try await programs.customer("code").output
            try await body(programs, String(code.dropLast()))
        }
    }

    @Test func `a terminal shows the code in large digits`() async throws {
        try await withOrder { programs, code in
            let session = try ProgramSession(programs, "mcorder", ["code", "--lang", "es"])
            #expect(session.program.end() == .exited(0))
            let digits = BigDigits(code, .large, glyphs: .unicode)
            for row in digits.rows {
                let seen = row.reversed().drop { $0 == " " }.reversed()
                #expect(session.terminal.screen.text.contains(String(seen)))
            }
            #expect(session.shows("\(code)  McDonald's Garbera", "Enséñalo o dilo en caja."))
        }
    }

    @Test(arguments: [("\r", false), ("n\r", false), ("s\r", true), ("\u{4}", false)])
    func `a person is asked before an order is cancelled, and Enter alone counts as a no`(
        keys: String,
        isSent: Bool
    ) async throws {
        try await withOrder { programs, code in
            let session = try ProgramSession(programs, "mcorder", ["cancel", "--wait", "0", "--lang", "es"])
            try #require(session.shows("¿Anular el pedido \(code) de McDonald's Garbera? [s/N]"))
            try session.terminal.type(keys)
            #expect(session.program.end() == .exited(0))
            #expect(session.shows(isSent ? "Falta que el restaurante conteste." : "No se ha anulado nada."))
            #expect(try programs.waiting().count == (isSent ? 1 : 0))
        }
    }

    @Test func `a scanned code checks its customer in, and other keys have no effect`() async throws {
        try await withOrder { programs, code in
            let desk = try ProgramSession(
                programs,
                "till",
                ["checkin", "--restaurant", "garbera", "--lang", "es"]
            )
            try #require(desk.shows("Bienvenido · McDonald's Garbera", "Escanea tu código"))
            // Ctrl-C, Ctrl-Z, Ctrl-D, Escape, F1, arrows, q, and Enter without a code.
            #expect(try desk.program.type("\u{3}\u{1A}\u{4}q?x/\u{1B}[A\u{1B}OP\r"))
            #expect(desk.shows("Escanea tu código"))
            // A scanner types the whole code at once.
            try desk.terminal.type("9-624\r")
            try #require(desk.shows("Bienvenido, 9-624, te avisamos"), "\(desk.terminal.screen.text)")
            let order = try await programs.till("show", "9", "--json").json()
            #expect(order.member("arrivedAt")?.text != nil)
            #expect(order.member("state")?.text == "received")
            try desk.terminal.type("\(code)\r")
            try #require(desk.shows("Bienvenido, \(code), te avisamos"))
            try desk.terminal.type("77\r")
            try #require(desk.shows("No encuentro el pedido 77."))
            try #require(desk.shows("Escanea tu código"), "an answer is over after a while")
            #expect(desk.terminal.screen.errors.isEmpty)
            try desk.terminal.type("\u{1C}\u{1C}\u{1C}")
            #expect(desk.program.end() == .exited(0))
            #expect(desk.isRestored)
        }
    }

    @Test func `a number with several orders needs the code, and the others are not shown`() async throws {
        try await withOrder { programs, _ in
            let other = Programs.sample
                .replacingOccurrences(of: "975319E0", with: "00000000")
                .replacingOccurrences(of: "iPhone4 de Beris", with: "Ane's phone")
            try programs.drop(other, as: "b.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let desk = try ProgramSession(
                programs,
                "till",
                ["checkin", "--restaurant", "garbera", "--lang", "en"]
            )
            try #require(desk.shows("Scan your code"))
            try desk.terminal.type("9\r")
            try #require(desk.shows("There is more than one order 9."))
            let text = desk.terminal.screen.text
            #expect(!text.contains("624") && !text.contains("Beris") && !text.contains("Ane"))
            try desk.terminal.type("9-624\r")
            try #require(desk.shows("Welcome, 9-624"))
            desk.program.send(SIGTERM)
            #expect(desk.program.end() == .exited(143))
            #expect(desk.isRestored)
            let arrivals = try await programs.till("list", "--json").json().elements?.compactMap {
                $0.member("arrivedAt")?.text
            }
            #expect(arrivals?.count == 1)
        }
    }

    @Test(arguments: ["9-624\r", "\u{1B}[200~9-624\u{1B}[201~\r"])
    func `the till finds an order by a code that a scanner types or pastes at once`(burst: String)
        async throws
    {
        try await withOrder { programs, _ in
            let till = try ProgramSession(programs, "till", ["--restaurant", "garbera", "--lang", "es"])
            try #require(till.shows("EN CAMINO 2"))
            try till.terminal.type(burst)
            try #require(
                till.shows("AQUÍ 1", "Menú BigMac", "9-624 está aquí."),
                "\(till.terminal.screen.text)"
            )
        }
    }

    @Test func `a customer's cancellation removes the order from the live screen, with a message`()
        async throws
    {
        try await withOrder { programs, code in
            let till = try ProgramSession(programs, "till", ["--restaurant", "garbera", "--lang", "es"])
            try #require(till.shows("EN CAMINO 2", code))
            #expect(try await programs.customer("cancel").status == 0)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            try #require(till.shows("EN CAMINO 1", "\(code): lo ha anulado el cliente."))
        }
    }

    @Test func `in the guided flow an order is cancelled from the last order's page`() async throws {
        try await withOrder { programs, code in
            _ = try await programs.withDaemon {
                let flow = try ProgramSession(programs, "mcorder", [], adding: ["LC_ALL": "es_ES.UTF-8"])
                try #require(flow.shows("Último pedido"))
                try flow.terminal.type("2")
                try #require(flow.shows("Avisar de que estoy aquí"))
                try flow.terminal.type("4")
                try #require(flow.shows("Sí, anularlo"))
                try flow.terminal.type("2")
                try #require(flow.shows("El restaurante ha anulado tu pedido.", "Lo anulaste tú"))
                try flow.terminal.type("q")
                #expect(flow.program.end() == .exited(0))
            }
            #expect(
                try await programs.till("show", code, "--json").json().member("state")?.text == "cancelled"
            )
        }
    }

    @Test func `without a terminal the check-in shows its help`() async throws {
        try await withOrder { programs, _ in
            let outcome = try await programs.till("checkin", "--lang", "en")
            #expect(outcome.status == 64 && outcome.error.contains("till checkin --restaurant garbera"))
        }
    }
}
