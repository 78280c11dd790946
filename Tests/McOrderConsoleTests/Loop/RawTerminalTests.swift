import Glibc
import McOrderConsole
import TerminalTesting
import Testing

/// A program restores the terminal however it ends. Runs real programs on real terminals.
@Suite(.timeLimit(.minutes(5))) struct RawTerminalTests {
    @Test(arguments: ["q", "\u{3}"]) func `a program that leaves restores the terminal`(key: String) throws {
        let session = try ProbeSession()
        try session.terminal.type(key)
        #expect(session.program.end() == .exited(0))
        #expect(session.isRestored)
        #expect(session.terminal.screen.text.hasPrefix("left after 1\n"))
        #expect(session.terminal.screen.errors == [])
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `a terminating signal restores the terminal, and is reported`(signal: CInt)
        throws
    {
        let session = try ProbeSession()
        session.program.send(signal)
        #expect(session.program.end() == .exited(128 + signal))
        #expect(session.isRestored)
        #expect(session.terminal.screen.text.hasPrefix("signal \(signal)\n"))
    }

    @Test(arguments: [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGQUIT, SIGUSR1, SIGALRM, SIGPIPE])
    func `a signal of a crash restores the terminal, and still kills the program`(signal: CInt) throws {
        let session = try ProbeSession()
        session.program.send(signal)
        #expect(session.program.end() == .killed(by: signal))
        #expect(session.isRestored)
    }

    @Test(arguments: [("a", [SIGABRT]), ("t", [SIGILL, SIGTRAP]), ("o", [SIGSEGV])])
    func `a crash restores the terminal`(key: String, signals: [CInt]) throws {
        let session = try ProbeSession()
        try session.terminal.type(key)
        let ending = session.program.end()
        #expect(signals.contains { ending == .killed(by: $0) })
        #expect(session.isRestored)
    }

    @Test func `a call of exit restores the terminal`() throws {
        let session = try ProbeSession()
        try session.terminal.type("x")
        #expect(session.program.end() == .exited(7))
        #expect(session.isRestored)
    }

    @Test func `a second signal ends a program that hangs`() throws {
        let session = try ProbeSession()
        try session.terminal.type("b")
        #expect(session.program.waitForIdle { $0.events == -1 })
        session.program.send(SIGINT)
        session.program.send(SIGTERM)
        let ending = session.program.end()
        #expect(ending == .killed(by: SIGTERM) || ending == .killed(by: SIGINT))
        #expect(session.isRestored)
    }

    @Test func `typed keys that the program has not read do not reach the shell`() throws {
        let session = try ProbeSession()
        try session.terminal.type("qrm -rf\n")
        #expect(session.program.end() == .exited(0))
        #expect(session.terminal.unreadInput == 0)
    }

    @Test func `Control-Z restores the terminal; continuing changes its mode again and redraws`() throws {
        let session = try ProbeSession(
            shell: #"set -m; "$0"; echo STOPPED; read answer; fg >/dev/null; echo OVER"#
        )
        #expect(try session.program.type("k"))
        try session.terminal.type("\u{1A}")
        #expect(session.program.wait { session.terminal.screen.text.contains("STOPPED") })
        #expect(session.isRestored)
        session.terminal.resize(columns: 40, rows: 12)
        try session.terminal.type("\n")
        #expect(session.program.wait { session.terminal.screen.text.contains("resumed") })
        #expect(session.terminal.screen.modes == [1049, 2004])
        #expect(session.terminal.screen.text.hasPrefix("Probe 40×12\ncharacter(\"k\")\nresumed\n"))
        try session.terminal.type("q")
        #expect(session.program.wait { session.terminal.screen.text.contains("OVER") })
        #expect(session.isRestored)
    }

    @Test func `continuing after SIGSTOP changes the terminal's mode again`() throws {
        let session = try ProbeSession()
        session.program.send(SIGSTOP)
        session.terminal.makeCooked(like: session.modes)
        session.program.send(SIGCONT)
        #expect(session.program.wait { session.terminal.screen.text.contains("resumed") })
        #expect(session.terminal.modes != session.modes)
        #expect(try session.program.type("q") == false)
        #expect(session.program.end() == .exited(0))
        #expect(session.isRestored)
    }

    @Test func `without a terminal the program does not start its screen`() throws {
        let terminal = RawTerminal(input: -1, output: -1)
        #expect(terminal.size == .usual)
        #expect(throws: CommandError.self) { try terminal.enter() }
        terminal.restore()
    }
}
