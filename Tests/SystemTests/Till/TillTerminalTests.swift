import Glibc
import McOrderConsole
import McOrderFiles
import McOrderModel
import TerminalTesting
import Testing

@testable import McOrderQueue

/// The till restores the terminal, however it ends.
@Suite(.timeLimit(.minutes(5))) struct TillTerminalTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a terminating signal restores the terminal and is reported`(signal: CInt) async throws {
        try await Self.withTill { _, till in
            till.program.send(signal)
            #expect(till.program.end() == .exited(128 + signal))
            #expect(till.isRestored)
        }
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGQUIT])
    func `a crash restores the terminal and still kills the program`(signal: CInt) async throws {
        try await Self.withTill { _, till in
            till.program.send(signal)
            #expect(till.program.end() == .killed(by: signal))
            #expect(till.isRestored)
        }
    }

    @Test func `Ctrl-C ends the till`() async throws {
        try await Self.withTill { _, till in
            try till.terminal.type("\u{3}")
            #expect(till.program.end() == .exited(0))
            #expect(till.isRestored)
        }
    }

    @Test func `closing the terminal's window ends the till`() async throws {
        try await Self.withTill { _, till in
            till.terminal.hangUp()
            #expect(till.program.end() == .exited(128 + SIGHUP))
        }
    }

    @Test func `a change of size redraws the screen`() async throws {
        try await Self.withTill { _, till in
            till.terminal.resize(columns: 132, rows: 43)
            try #require(till.shows("EN CAMINO 1", "? ayuda"))
            till.terminal.resize(columns: 40, rows: 12)
            try #require(till.shows("9-624", "iPhone4 de Beris", "recibido", "2 art.", "7,95\u{A0}€"))
            till.terminal.resize(columns: 30, rows: 8)
            try #require(till.shows("Pantalla: mínimo"))
            #expect(till.terminal.screen.errors.isEmpty)
        }
    }

    @Test func `Ctrl-Z returns to the shell, and continuing shows the changes that happened meanwhile`()
        async throws
    {
        try await Self.withTill(shell: Self.jobs) { programs, till in
            try till.terminal.type("\u{1A}")
            #expect(till.program.wait { till.terminal.screen.text.contains("STOPPED") })
            #expect(till.isRestored)
            #expect(try await programs.till("prepare", "9").status == 0)
            till.terminal.resize(columns: 132, rows: 43)
            try till.terminal.type("\n")
            try #require(till.shows("EN CAMINO 1", "en preparación", "? ayuda"))
            #expect(till.terminal.screen.modes == [1049, 2004])
            try till.terminal.type("q")
            #expect(till.program.wait { till.terminal.screen.text.contains("OVER") })
            #expect(till.isRestored)
        }
    }

    @Test func `Ctrl-Z does not stop the till in the middle of a change`() async throws {
        try await Self.withTill(shell: Self.jobs) { programs, till in
            try #require(try till.program.type("9\r"))
            let lock = try QueueFiles.openLock(in: programs.state, create: false)
            try lock.acquire(deadline: .seconds(20), as: "the test")
            try till.program.press("ce")
            try #require(till.shows("un momento…"))
            try till.terminal.type("\u{1A}")
            try await programs.until("the key is read") { till.terminal.unreadInput == 0 }
            try lock.release()
            #expect(till.program.wait { till.terminal.screen.text.contains("STOPPED") })
            // If it were stopped during a change it would keep the lock or the baton until the cashier
            // continues it.
            let orders = try await programs.allOrders()
            #expect(orders.first?.member("state")?.text == "collected")
            #expect(try await programs.till("recall", "9").status == 0)
            try till.terminal.type("\n")
            try #require(till.shows("9-624: recogido."))
            try #require(till.shows("AQUÍ 1"))
        }
    }

    /// A shell with job control that reports when its job stops, and continues the job when Enter is pressed.
    private static let jobs = #"set -m; "$@"; echo STOPPED; read answer; fg >/dev/null; echo OVER"#

    private static func withTill(
        shell script: String? = nil,
        _ body: (Programs, TillScreenSession) async throws -> Void
    ) async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "a.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let till = try TillScreenSession(programs, shell: script)
            try #require(till.shows("EN CAMINO 1"), "\(till.terminal.screen.text)")
            try await body(programs, till)
        }
    }
}
