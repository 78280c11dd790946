import McOrderIntake
import McOrderText

extension DaemonText {
    /// What the service manager shows.
    static func status(of report: ScanReport) -> Sentence {
        if report.trouble != nil { return DaemonText.waitingForFolder }
        return DaemonText.serving(waiting: report.waiting, elsewhere: report.elsewhere)
    }
}
