package import Logging
import McOrderModel

extension Logger {
    /// The log of a server, on the standard error.
    ///
    /// - Parameter environment: says whether systemd's journal reads it.
    package init(program: String, _ threshold: LogThreshold, environment: [String: String]) {
        let isJournal = environment["JOURNAL_STREAM"] != nil
        self.init(label: program) { _ in
            LineLogHandler(threshold: threshold, isJournal: isJournal, now: Timestamp.now)
        }
    }
}
