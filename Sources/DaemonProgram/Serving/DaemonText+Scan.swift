import McOrderIntake
import McOrderText

extension DaemonText {
    /// The status text for the service manager.
    static func status(of report: ScanReport) -> Sentence {
        if report.problem != nil { return DaemonText.waitingForFolder }
        return DaemonText.serving(waiting: report.waiting, elsewhere: report.elsewhere)
    }
}
