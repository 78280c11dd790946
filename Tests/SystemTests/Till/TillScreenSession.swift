import Foundation
import McOrderConsole
import TerminalTesting
import Testing

/// The real `till` on its own terminal.
struct TillScreenSession {
    let terminal: PseudoTerminal
    let program: ScreenProgram
    /// The terminal's modes before the program started.
    let modes: [UInt32]

    /// - Parameter script: a shell script whose arguments are the program and the program's arguments.
    init(
        _ programs: Programs,
        _ arguments: [String] = ["--restaurant", "garbera", "--lang", "es"],
        as name: String = "caja 1",
        size: ScreenSize = .usual,
        term: String = "xterm",
        shell script: String? = nil
    ) throws {
        terminal = try PseudoTerminal(
            columns: size.columns,
            rows: size.rows,
            width: TextWidth.columns
        )
        modes = terminal.modes
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = own[..<(own.lastIndex(of: "/") ?? own.startIndex)]
        let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
        let words = ["\(folder)/till"] + arguments
        program = try ScreenProgram(
            script == nil ? words[0] : "/bin/sh",
            script.map { ["-c", $0, "sh"] + words } ?? arguments,
            environment: [
                "TERM": term, "LC_ALL": "C.UTF-8", "MCORDER_STATE": programs.state, "MCORDER_TILL": name,
                "LD_LIBRARY_PATH": libraries,
            ],
            on: terminal
        )
    }

    /// Whether the screen shows all of the texts, now or soon.
    func shows(_ texts: String...) -> Bool {
        program.wait { texts.allSatisfy { terminal.screen.text.contains($0) } }
    }

    /// Whether the terminal has the same modes as before.
    var isRestored: Bool {
        terminal.modes == modes && terminal.screen.modes == [7, 25]
    }
}
