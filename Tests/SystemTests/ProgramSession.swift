import Foundation
import McOrderConsole
import TerminalTesting
import Testing

/// Any of the programs on its own terminal, in a test's restaurant.
struct ProgramSession {
    let terminal: PseudoTerminal
    let program: ScreenProgram
    /// The terminal's modes before the program started.
    let modes: [UInt32]

    init(
        _ programs: Programs,
        _ name: String,
        _ arguments: [String],
        size: ScreenSize = .usual,
        adding variables: [String: String] = [:]
    ) throws {
        terminal = try PseudoTerminal(
            columns: size.columns,
            rows: size.rows,
            width: TextWidth.columns
        )
        modes = terminal.modes
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let folder = own[..<(own.lastIndex(of: "/") ?? own.startIndex)]
        let usual = [
            "TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": programs.folder,
            "MCORDER_STATE": programs.state, "MCORDER_TILL": "caja 1",
            "MCORDER_HOME": "\(programs.folder)/home",
            "MCORDER_CLOUD": "\(programs.folder)/cloud", "MCORDER_CATALOG": Programs.catalogue,
            "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
        ]
        program = try ScreenProgram(
            "\(folder)/\(name)",
            arguments,
            environment: usual.merging(variables) { $1 },
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
