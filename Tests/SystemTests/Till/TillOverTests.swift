import McOrderConsole
import McOrderModel
import TerminalTesting
import Testing

/// Closed orders, by keys of the real program on a real terminal.
@Suite struct TillOverTests {
    @Test(arguments: [ScreenSize.usual, ScreenSize(columns: 40, rows: 12)])
    func `a closed order is found, shown with its history, and taken back`(size: ScreenSize)
        async throws
    {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "a.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let till = try TillScreenSession(programs, size: size)
            let screen = { till.terminal.screen.text }
            try #require(till.shows("EN CAMINO 1"), "\(screen())")
            try till.program.press("9\r")
            try #require(till.shows("9-624 está aquí."), "\(screen())")
            try till.program.press("ce")
            try #require(till.shows("9-624: recogido."), "\(screen())")
            // Found by the device's name, because no open order matches.
            try till.program.press("/BERIS")
            try #require(till.shows("BUSCAR", "9-624", "iPhone4 de Beris", "recogido"), "\(screen())")
            try till.program.press("\r")
            try #require(till.shows("9-624 ya está recogido."), "\(screen())")
            try till.program.press("h")
            try #require(till.shows("HISTORIAL DE 9-624", "caja 1: llegó el cliente"), "\(screen())")
            try till.program.press("zb")
            try #require(till.shows("9-624 vuelve a estar recibido."), "\(screen())")
            try till.program.press("ce")
            try #require(till.shows("9-624: recogido."), "\(screen())")
            // Found by its number too, with the keys typed ahead.
            try till.program.press("/9\r")
            try #require(till.shows("9-624 ya está recogido."), "\(screen())")
            try till.program.press("u")
            try #require(till.shows("TERMINADOS: ¿CUÁL SE REABRE?", "1▸9-624"), "\(screen())")
            try till.program.press("1\r")
            try #require(till.shows("9-624 vuelve a estar recibido."), "\(screen())")
            #expect(try await programs.allOrders().first?.member("state")?.text == "received")
            #expect(try till.program.type("q"))
            try till.terminal.type("q")
            #expect(till.program.end() == .exited(0))
            #expect(till.isRestored)
            #expect(till.terminal.screen.errors.isEmpty)
            // `till history` prints the same lines; `--json` has only the changes.
            let lines = try await programs.till("history", "9", "--lang", "es").output.split(separator: "\n")
            #expect(lines.count == 6)
            #expect(lines.count { $0.hasSuffix("\tcaja 1\tllegó el cliente") } == 1)
            #expect(try await programs.till("history", "9", "--json").json().elements?.count == 5)
        }
    }
}
