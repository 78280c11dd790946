import Glibc
import McOrderConsole
import McOrderIntake
import McOrderText
import Synchronization

/// Shows a person at a terminal how a large backlog is drained.
final class DrainProgress: Sendable {
    /// Below so many files nothing is worth showing.
    private static let least = 1000

    private let isInteractive = isatty(STDERR_FILENO) == 1
    private let shown = Mutex(0)

    /// Shows what one look through the folder has found so far, as the intake tells it.
    func show(_ report: ScanReport) {
        guard isInteractive, report.decided >= Self.least else { return }
        let isNew = shown.withLock { last in
            defer { last = report.decided }
            return last != report.decided
        }
        if isNew { Terminal.tell(DaemonText.progress(report.decided)[Terminal.language]) }
    }
}
