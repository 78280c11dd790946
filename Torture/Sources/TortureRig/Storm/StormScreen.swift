import Foundation
import Glibc
import TerminalTesting

/// The live screen of a till on a terminal with random keys; it is killed and started again.
struct StormScreen: Sendable {
    let sandbox: StormSandbox
    let name: String

    /// The keys that are pressed; never `q`, so that the screen does not end by itself.
    private static let keys =
        [
            "\u{1B}[A", "\u{1B}[B", "\u{1B}[H", "\u{1B}[F", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}OP", "\u{1B}",
            "\u{7F}",
            "\r", "\r", "\r", "\u{1B}[B\r", "\u{1B}[B\rc", "p", "s", "r", "d", "?", "/", "a", "c", "b", "x",
            "n", "h",
            "t", "+", "m", "l", "1\r", "9\r", "agua", "2", "7", " ", "\u{1B}[200~9-624\r\u{1B}[201~",
        ]

    func work(until end: ContinuousClock.Instant) async throws {
        while ContinuousClock.now < end {
            // Waiting for the terminal blocks, which must not occupy a thread of the concurrency pool.
            try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
                Thread.detachNewThread { done.resume(with: Result { try shift(until: end) }) }
            }
        }
    }

    /// Runs the screen from its start until it is killed.
    private func shift(until end: ContinuousClock.Instant) throws {
        // All characters that the screen shows for this restaurant are one column wide.
        let terminal = try PseudoTerminal { _ in 1 }
        let program = try ScreenProgram(
            "\(sandbox.sandbox.workshop.programs)/till",
            environment: sandbox.sandbox.variables.merging(["TERM": "xterm", "MCORDER_TILL": name]) { $1 },
            on: terminal
        )
        var typed = ""
        var presses = 0
        var answers = true
        var death = ContinuousClock.now
        if StormSandbox.chance(10) {
            // Kills the screen while it starts. No key is pressed then: until the screen has changed the
            // terminal's mode the kernel edits the line itself, and a key that another key erases is never
            // read.
            _ = terminal.wait(upTo: .milliseconds(Int.random(in: 0...200))) { false }
        } else {
            answers = program.waitForIdle()
            death = min(end, .now + .milliseconds(Int.random(in: 200...8000)))
        }
        while answers, ContinuousClock.now < death {
            let key = Self.keys.randomElement() ?? "\r"
            typed = "\(typed.suffix(200))\(key)"
            presses += 1
            terminal.forgetOutput()
            // Sometimes the keys come faster than the screen reads them.
            if StormSandbox.chance(30) {
                try program.press(key)
            } else {
                answers = try program.type(key)
            }
        }
        program.send(SIGKILL)
        let ending = program.end()
        sandbox.noteScreen(keys: presses)
        // A screen that had ended before was not killed by the rig, whatever its exit code.
        if answers, ending == .killed(by: SIGKILL), terminal.screen.errors.isEmpty { return }
        let end = ending.map { "\($0)" } ?? "no end"
        sandbox.judge([
            Violation(
                .manners,
                """
                the live screen \(answers ? "ended" : "hung or ended"): \(end), \(terminal.screen.errors), after \
                \(typed.debugDescription) it showed \(terminal.screen.text)
                """
            )
        ])
    }
}
