import Glibc
import McOrderConsole
import McOrderIntake
import McOrderText
import Synchronization

/// Shows the progress through a large backlog to a user at a terminal.
final class DrainProgress: Sendable {
    /// Progress is shown from this many decided files on.
    private static let least = 1000

    private let isInteractive = isatty(STDERR_FILENO) == 1
    private let shown = Mutex(0)

    /// Shows how many files the present scan has decided. The intake calls it during a scan.
    func show(_ report: ScanReport) {
        guard isInteractive, report.decided >= Self.least else { return }
        let isNew = shown.withLock { last in
            defer { last = report.decided }
            return last != report.decided
        }
        if isNew { Terminal.report(DaemonText.progress(report.decided)[Terminal.language]) }
    }
}
