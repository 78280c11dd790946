import Foundation
import McOrderConsole
import McOrderModel
import Subprocess
import TerminalTesting
import Testing

/// The live screen as a cashier uses it: a real program on a real terminal with a real queue.
@Suite struct TillScreenTests {
    @Test func `typing a number finds the order and key presses collect it`() async throws {
        try await Self.withOrder { programs in
            let till = try TillScreenSession(programs)
            try #require(
                till.shows("EN CAMINO 1", "9-624", "iPhone4 de Beris"),
                "\(till.terminal.screen.text)"
            )
            try till.terminal.type("9\r")
            try #require(
                till.shows("AQUÍ 1", "Menú BigMac", "GRANDE", "TOTAL"),
                "\(till.terminal.screen.text)"
            )
            try till.terminal.type("\r")
            try #require(till.shows("9-624: en preparación."))
            try till.terminal.type("\r")
            try #require(till.shows("9-624: listo."))
            try till.terminal.type("\r")
            try #require(till.shows("9-624: recogido.", "AQUÍ 0"))
            #expect(try await programs.allOrders().first?.member("state")?.text == "collected")
            try till.terminal.type("b")
            try #require(till.shows("9-624 vuelve a estar listo.", "AQUÍ 1"))
            try till.terminal.type("qq")
            #expect(till.program.end() == .exited(0))
            #expect(till.isRestored)
            #expect(till.terminal.screen.errors.isEmpty)
        }
    }

    @Test func `changes by another process appear without a key press`() async throws {
        try await Self.withOrder { programs in
            let till = try TillScreenSession(programs)
            try #require(till.shows("recibido", "AQUÍ 0"))
            #expect(try await programs.till("arrived", "9").status == 0)
            try #require(till.shows("AQUÍ 1"))
            #expect(till.program.wait { till.terminal.screen.rings > 0 })
            #expect(try await programs.till("prepare", "9").status == 0)
            try #require(till.shows("1 en preparación"))
        }
    }

    @Test func `the slower of two tills shows the change of the faster one`() async throws {
        try await Self.withOrder { programs in
            let (first, second) = (
                try TillScreenSession(programs), try TillScreenSession(programs, as: "caja 2")
            )
            try #require(first.shows("EN CAMINO 1") && second.shows("EN CAMINO 1"))
            for till in [first, second] {
                try till.terminal.type("9\r")
                try #require(till.shows("AQUÍ 1", "TOTAL"), "\(till.terminal.screen.text)")
            }
            try first.terminal.type("ce")
            try #require(first.shows("9-624: recogido."))
            try #require(second.shows("RECOGIDO", "AQUÍ 0"))
        }
    }

    @Test func `a dumb terminal gets the list of orders`() async throws {
        try await Self.withOrder { programs in
            let till = try TillScreenSession(programs, ["--lang", "es"], term: "dumb")
            #expect(till.program.end() == .exited(0))
            #expect(till.terminal.screen.text.contains("till list"))
            #expect(till.terminal.screen.text.contains("9-624"))
        }
    }

    @Test func `without a terminal till prints its help`() async throws {
        try await Self.withOrder { programs in
            let outcome = try await programs.till()
            #expect(outcome.status == 64)
            #expect(outcome.error.contains("till show 9"))
        }
    }

    @Test func `with several restaurants the screen asks for one first`() async throws {
        try await Self.withOrder { programs in
            let till = try TillScreenSession(programs, ["--lang", "en"])
            try #require(till.shows("WHICH RESTAURANT?", "1  McDonald's Garbera"))
            try till.terminal.type("1")
            try #require(till.shows("ON THE WAY 1"))
        }
    }

    private static func withOrder(_ body: (Programs) async throws -> Void) async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "a.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            try await body(programs)
        }
    }
}
