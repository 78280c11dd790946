package import Logging
import McOrderModel

/// A problem that may occur at each attempt to do the same work. The log has one entry when it begins or
/// changes, and one when it ends.
package struct RecurringProblem {
    private let log: Logger
    private let begins: Logger.Message
    private let ends: Logger.Message
    private let metadata: Logger.Metadata
    private var words: String?

    /// Creates a problem that has not occurred yet, with the two messages for the log.
    package init(_ log: Logger, begins: Logger.Message, ends: Logger.Message, metadata: Logger.Metadata = [:])
    {
        self.log = log
        self.begins = begins
        self.ends = ends
        self.metadata = metadata
    }

    /// Records the result of an attempt: its error, or `nil` if it succeeded.
    ///
    /// - Parameter words: what the error has in common with others that are the same problem; by default its
    ///   description.
    package mutating func report(_ error: (any Error)?, as words: String? = nil) {
        let words = words ?? error.map { LogWords.of($0) }
        guard words != self.words else { return }
        self.words = words
        if let error {
            log.warning(begins, metadata: metadata.merging(["error": "\(LogWords.of(error))"]) { $1 })
        } else {
            log.notice(ends, metadata: metadata)
        }
    }
}
