import Glibc
import McOrderConsole
import TerminalTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct ScreenLoopTests {
    @Test(arguments: [(80, 24), (132, 43), (40, 12)])
    func `the first frame has the terminal's size`(columns: Int, rows: Int) throws {
        let session = try ProbeSession(size: ScreenSize(columns: columns, rows: rows))
        #expect(session.terminal.screen.text.hasPrefix("Probe \(columns)×\(rows)\n\n"))
        #expect(session.terminal.screen.codes(row: 0, column: columns - 1) == [7])
    }

    @Test func `a key changes the screen, and only the changed cells are written`() throws {
        let session = try ProbeSession()
        session.terminal.forgetOutput()
        #expect(try session.program.type("ñ"))
        #expect(session.terminal.screen.text.hasPrefix("Probe 80×24\ncharacter(\"ñ\")\n"))
        #expect(session.terminal.output.count < 40)
    }

    @Test func `a key that changes nothing visible is not drawn until another change`() throws {
        let session = try ProbeSession()
        session.terminal.forgetOutput()
        #expect(try session.program.type("s"))
        #expect(session.terminal.output.isEmpty)
        #expect(try session.program.type("k"))
        #expect(session.terminal.screen.text.contains("\ncharacter(\"s\")\ncharacter(\"k\")\n"))
    }

    @Test func `Escape alone is a key, and begins the sequence of another key`() throws {
        let session = try ProbeSession()
        #expect(try session.program.type("\u{1B}"))
        #expect(try session.program.type("\u{1B}[A"))
        #expect(session.terminal.screen.text.contains("\nescape\nup\n"))
    }

    @Test func `many keys at once are drawn in a few frames`() throws {
        let session = try ProbeSession()
        session.terminal.forgetOutput()
        #expect(try session.program.type(String(repeating: "k", count: 4000)))
        #expect(session.program.idle.bytes == 4000)
        #expect(session.terminal.output.count < 20_000)
    }

    @Test func `a new size is drawn again in full`() throws {
        let session = try ProbeSession()
        session.terminal.resize(columns: 132, rows: 43)
        #expect(session.program.wait { session.terminal.screen.text.hasPrefix("Probe 132×43\n") })
        #expect(session.terminal.screen.errors == [])
    }

    @Test func `timers fire in order, and a cancelled one does not`() throws {
        let session = try ProbeSession()
        try session.terminal.type("w")
        #expect(session.program.wait { session.terminal.screen.text.contains("message late") })
        #expect(session.terminal.screen.text.contains("\nmessage early\nmessage late\n"))
        #expect(!session.terminal.screen.text.contains("never"))
    }

    @Test func `messages of another thread arrive, among them the newest of each topic`() throws {
        let session = try ProbeSession()
        try session.terminal.type("p")
        #expect(session.program.wait { session.terminal.screen.text.contains("message done") })
        #expect(session.terminal.screen.text.contains("message 1000\nmessage done\n"))
    }

    @Test func `the bell rings once`() throws {
        let session = try ProbeSession()
        #expect(try session.program.type("r"))
        #expect(try session.program.type("k"))
        #expect(session.terminal.screen.rings == 1)
    }

    @Test func `a closed terminal ends the loop`() throws {
        var session: ProbeSession? = try ProbeSession()
        let program = try #require(session?.program)
        session?.terminal.hangUp()
        session = nil
        let ending = program.end()
        #expect(ending == .exited(128 + SIGHUP))
    }

    @Test func `an idle loop does not use the processor`() throws {
        let session = try ProbeSession()
        #expect(try session.program.type("k"))
        let before = try session.program.switches
        // Waits as long as another program needs to start. The loop may still begin to wait in that time.
        _ = try ProbeSession()
        #expect(try session.program.switches <= before + 1)
    }

    @Test func `a locale without Unicode gets ASCII, and a terminal without colours none`() throws {
        let session = try ProbeSession(environment: ["TERM": "xterm", "LC_ALL": "C", "NO_COLOR": "1"])
        #expect(try session.program.type("ñ"))
        #expect(session.terminal.screen.text.hasPrefix("Probe 80x24\ncharacter(\"n\")\n"))
        #expect(session.terminal.screen.codes(row: 1, column: 0) == [])
        #expect(session.terminal.output.allSatisfy { $0 < 0x80 })
    }
}
