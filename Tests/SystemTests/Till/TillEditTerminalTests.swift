import Foundation
import McOrderConsole
import McOrderFiles
import McOrderModel
import TerminalTesting
import Testing

@testable import McOrderQueue

/// Changes to orders at the counter, by keys of the real program on a real terminal.
@Suite struct TillEditTerminalTests {
    private static func serving(
        _ language: String,
        _ size: ScreenSize = .usual,
        _ body: (Programs, TillScreenSession) async throws -> Void
    ) async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "a.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let till = try TillScreenSession(
                programs,
                ["--restaurant", "garbera", "--lang", language],
                size: size
            )
            try #require(
                till.shows(language == "es" ? "EN CAMINO 1" : "ON THE WAY 1"),
                "\(till.terminal.screen.text)"
            )
            try till.program.press("9\r")
            try #require(till.shows(language == "es" ? "9-624 está aquí." : "9-624 is here."))
            try await body(programs, till)
            #expect(try till.program.type("q"))
            try till.terminal.type("q")
            #expect(till.program.end() == .exited(0))
            #expect(till.isRestored)
            #expect(till.terminal.screen.errors.isEmpty)
        }
    }

    @Test(arguments: [
        ScreenSize.usual, ScreenSize(columns: 132, rows: 43), ScreenSize(columns: 40, rows: 12),
    ])
    func `t, + and m change the order as the commands do, and b takes each back`(size: ScreenSize)
        async throws
    {
        try await Self.serving("es", size) { programs, till in
            let screen = { till.terminal.screen.text }
            try till.program.press("t\u{1B}[B")
            try #require(till.shows("¿QUÉ LÍNEA SE TACHA?", "▸ 2  1 × Espresso"), "\(screen())")
            try till.program.press("\rocon 2 basta\r")
            try #require(till.shows("9-624: tachado «Espresso».", "TOTAL, CAMBIADO", "6,75"), "\(screen())")
            try till.program.press("+agua\r")
            try #require(till.shows("9-624: añadido «Agua».", "7,95"), "\(screen())")
            try till.program.press("m2 cubiertos\r")
            try #require(till.shows("9-624: apuntado.", "MOSTRADOR: 2 cubiertos"), "\(screen())")
            let order = try await programs.till("show", "9", "--json").json()
            #expect(order.member("totalCents")?.integer == 675 + 120)
            #expect(order.member("note")?.text == "2 cubiertos")
            let struck = order.member("struckLines")?.elements?.first
            #expect(struck?.member("name")?.text == "Espresso")
            #expect(struck?.member("reason")?.text == "con 2 basta")
            let changes = try await programs.till("history", "9", "--json").json().elements ?? []
            #expect(changes.suffix(3).map { $0.member("by")?.text } == ["caja 1", "caja 1", "caja 1"])
            for reported in ["apunte deshecho.", "quitado «Agua».", "vuelve «Espresso»."] {
                try till.program.press("b")
                try #require(till.shows("9-624: \(reported)"), "\(screen())")
            }
            let back = try await programs.till("show", "9", "--json").json()
            #expect(back.member("totalCents")?.integer == 795)
            #expect(back.member("struckLines") == nil && back.member("note") == nil)
        }
    }

    @Test func `the screen in English shows another till's change without a key press`() async throws {
        try await Self.serving("en") { programs, till in
            try till.program.press("t")
            try #require(till.shows("9-624: WHICH LINE IS STRUCK?"))
            try till.program.press("\r")
            try #require(till.shows("9-624: WHY IS “(large) BigMac + Lipton Ice + Deluxe” STRUCK?"))
            try till.program.press("a")
            try #require(till.shows("9-624: struck", "STRUCK 1 × Menu BigMac  LARGE: sold out"))
            #expect(try await programs.till("comment", "9", "no ice").status == 0)
            try #require(till.shows("COUNTER: no ice"), "\(till.terminal.screen.text)")
            // Input that began before does not overwrite the order's new state.
            try till.program.press("m, no salt")
            try #require(till.shows("no ice, no salt▌"))
            #expect(try await programs.till("comment", "9", "with salt").status == 0)
            // The list contains the new version of the order as soon as the change is shown.
            #expect(try await programs.till("add", "9", "agua").status == 0)
            try #require(till.shows("2 pcs"))
            try till.program.press("\r")
            try #require(till.shows("was faster", "COUNTER: with salt"), "\(till.terminal.screen.text)")
        }
    }

    @Test
    func `if two tills change an order at the same time, the slower one shows that the other was faster`()
        async throws
    {
        try await Self.serving("es") { programs, till in
            let other = try TillScreenSession(programs, as: "caja 2")
            try #require(other.shows("AQUÍ 1"))
            try other.program.press("9-624\r")
            try #require(other.shows("▸9-624"))
            let lock = try QueueFiles.openLock(in: programs.state, create: false)
            try lock.acquire(deadline: .seconds(20), as: "the test")
            for (session, keys) in [(till, "mde caja 1\r"), (other, "mde caja 2\r")] {
                try session.program.press(keys)
                try #require(session.shows("un momento…"))
            }
            try lock.release()
            for session in [till, other] { try #require(session.program.waitForKeys()) }
            let texts = [till, other].map(\.terminal.screen.text)
            let winner = try #require(texts.firstIndex { $0.contains("9-624: apuntado.") }, "\(texts)")
            let reported = "caja \(winner + 1) fue más rápido"
            #expect(texts[1 - winner].contains(reported), "\(texts)")
            let order = try await programs.till("show", "9", "--json").json()
            #expect(order.member("note")?.text == "de caja \(winner + 1)")
            #expect(try other.program.type("q"))
            try other.terminal.type("q")
            #expect(other.program.end() == .exited(0))
        }
    }
}
