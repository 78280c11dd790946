import Logging
import Synchronization

/// Logs a problem once, until it is over or there is another one.
final class ProblemLog: Sendable {
    private let message: String
    private let log: Logger
    private let last = Mutex<String?>(nil)

    init(_ message: String, in log: Logger) {
        self.message = message
        self.log = log
    }

    /// Says how it is now.
    ///
    /// - Parameter reason: the reason of the problem; `nil` if there is none.
    func report(_ reason: String?) {
        let isNew = last.withLock { last in
            defer { last = reason }
            return last != reason
        }
        if let reason, isNew { log.warning("\(message)", metadata: ["reason": "\(reason)"]) }
    }
}
