import Glibc
import SystemPackage

/// A program with a ``PseudoTerminal`` as its controlling terminal, which reports when it is idle.
package final class ScreenProgram {
    /// How a program ended.
    package enum Ending: Hashable, Sendable {
        /// It exited with a status.
        case exited(Int32)
        /// A signal killed it.
        case killed(by: Int32)
    }

    /// The process id.
    package let process: Int32
    /// The last idle mark: the numbers of bytes that were read and of events that were processed.
    package private(set) var idle = (bytes: 0, events: 0)

    private let terminal: PseudoTerminal
    private let marks: CInt
    private var line: [UInt8] = []
    private var typed = 0
    private var hasEnded = false
    /// Whether all processes that could write a mark have ended.
    private var isOver = false

    /// Starts a program as the leader of its own session, with that environment and nothing of the test's
    /// environment.
    package init(
        _ path: String,
        _ arguments: [String] = [],
        environment: [String: String] = ["TERM": "xterm", "LANG": "C.UTF-8"],
        on terminal: PseudoTerminal
    ) throws {
        self.terminal = terminal
        // Closed at exec atomically: a program that another thread starts at the same time does not inherit
        // them.
        let (output, input) = try FileDescriptor.pipe(options: [.nonBlocking, .closeOnExec])
        marks = output.rawValue
        defer { close(input.rawValue) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The session's leader opens it first, so that it becomes the session's controlling terminal.
        posix_spawn_file_actions_addopen(&actions, 0, terminal.path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        posix_spawn_file_actions_adddup2(&actions, input.rawValue, 3)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | 0x80  // POSIX_SPAWN_SETSID
        posix_spawnattr_setflags(&attributes, Int16(flags))
        // The descriptor to which our programs write idle marks (`Terminal.idleVariable` of McOrderConsole,
        // which this module does not import, so that the torture rig can use it). Swift's own backtraces
        // would ask questions on a terminal.
        let added = ["MCORDER_IDLE_FD": "3", "SWIFT_BACKTRACE": "enable=no"]
        let variables = environment.merging(added) { $1 }
        let (words, values) = ([path] + arguments, variables.map { "\($0)=\($1)" })
        var (argv, envp) = (words.map { strdup($0) } + [nil], values.map { strdup($0) } + [nil])
        defer { for word in argv + envp { free(word) } }
        var process: pid_t = 0
        let refusal = posix_spawn(&process, path, &actions, &attributes, &argv, &envp)
        guard refusal == 0 else { throw PseudoTerminal.TerminalError("posix_spawn \(path)", refusal) }
        self.process = process
    }

    deinit {
        if !hasEnded {
            kill(process, SIGKILL)
            var status: CInt = 0
            waitpid(process, &status, 0)
        }
        close(marks)
    }

    /// Types, and waits until the program has read everything and has nothing left to do; returns whether
    /// that happened.
    ///
    /// After a lone Escape the program is idle only once it knows that no further byte follows.
    package func type(_ text: String) throws -> Bool {
        try press(text)
        return waitForKeys()
    }

    /// Types without waiting, so that the test can type to other programs meanwhile.
    package func press(_ text: String) throws {
        try terminal.type(text)
        typed += text.utf8.count
    }

    /// Waits until the program has read everything that was typed and is idle; returns whether that happened.
    package func waitForKeys() -> Bool {
        waitForIdle { $0.bytes >= self.typed }
    }

    /// Waits for an idle mark for which the condition holds; returns whether one came.
    package func waitForIdle(
        _ isEnough: @escaping ((bytes: Int, events: Int)) -> Bool = { $0.events > 0 }
    ) -> Bool {
        wait { isEnough(self.idle) }
    }

    /// Waits until a condition holds, checking after output and idle marks; returns whether it did.
    package func wait(until condition: () -> Bool) -> Bool {
        terminal.wait(alsoFor: marks, reading: readMarks) { condition() || isOver } && condition()
    }

    /// The number of context switches of the program; it does not change while the program is idle.
    package var switches: Int {
        get throws {
            guard let file = fopen("/proc/\(process)/status", "r") else {
                throw PseudoTerminal.TerminalError("fopen")
            }
            defer { fclose(file) }
            var bytes = [UInt8](repeating: 0, count: 8192)
            let count = fread(&bytes, 1, bytes.count, file)
            let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
            let switches = lines.filter { $0.contains("ctxt_switches") }
            return switches.reduce(0) { $0 + (Int($1.split(separator: "\t").last ?? "") ?? 0) }
        }
    }

    package func send(_ signal: Int32) { kill(process, signal) }

    /// Waits for the end and reads the remaining output; `nil` where the program does not end.
    package func end() -> Ending? {
        guard terminal.wait(alsoFor: marks, reading: readMarks, until: { isOver }) else { return nil }
        var status: CInt = 0
        guard waitpid(process, &status, 0) == process else { return nil }
        hasEnded = true
        // The terminal already contains all output from before the end.
        _ = terminal.wait(upTo: .zero) { true }
        return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .killed(by: status & 0x7F)
    }

    private func readMarks() {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(marks, &bytes, bytes.count)
        guard count > 0 else { return isOver = true }
        for byte in bytes[..<count] {
            guard byte == UInt8(ascii: "\n") else {
                line.append(byte)
                continue
            }
            let numbers = String(decoding: line, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            if numbers.count == 2 { idle = (numbers[0], numbers[1]) }
            line = []
        }
    }
}
