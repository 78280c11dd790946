import Glibc
import McOrderConsole
import TerminalTesting
import Testing

/// The program `ScreenLoopProbe` on its own terminal, after its first frame.
struct ProbeSession {
    let terminal: PseudoTerminal
    let program: ScreenProgram
    /// The terminal's modes before the program started.
    let modes: [UInt32]

    init(
        size: ScreenSize = .usual,
        environment: [String: String] = ["TERM": "xterm", "LANG": "C.UTF-8"],
        shell script: String? = nil
    ) throws {
        terminal = try PseudoTerminal(
            columns: size.columns,
            rows: size.rows,
            width: TextWidth.columns
        )
        modes = terminal.modes
        let probe = try Self.probe
        program =
            if let script {
                try ScreenProgram("/bin/sh", ["-c", script, probe], environment: environment, on: terminal)
            } else {
                try ScreenProgram(probe, environment: environment, on: terminal)
            }
        try #require(program.waitForIdle())
        try #require(terminal.screen.modes == [1049, 2004])
        try #require(terminal.modes != modes)
    }

    /// Whether the terminal has the same modes as before.
    var isRestored: Bool {
        terminal.modes == modes && terminal.screen.modes == [7, 25]
    }

    /// The path of the probe, which is in the folder of the tests' binary.
    private static var probe: String {
        get throws {
            var path = [CChar](repeating: 0, count: Int(PATH_MAX))
            let count = readlink("/proc/self/exe", &path, path.count)
            try #require(count > 0)
            let own = String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let folder = own[..<(own.lastIndex(of: "/") ?? own.startIndex)]
            return "\(folder)/ScreenLoopProbe"
        }
    }
}
