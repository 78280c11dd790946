package import McOrderModel
import McOrderQueue

/// How current and complete a snapshot is: what the daemon last reported about itself, and when.
package struct FeedHealth: Hashable, Sendable {
    /// The time without a scan after which orders may be missing.
    package static let limit = Duration.seconds(10)

    /// The time of the last scan of the drop folder; `nil` if it is unknown.
    package let lastScanAt: Timestamp?
    /// Why the drop folder is not being scanned at present.
    package let problem: FolderError?
    /// The codes of orders that another queue accepted as well.
    package let takenTwice: [String]
    /// Why the queue cannot be read. A snapshot then shows what was read last.
    package var failure: CounterError?

    package init(
        lastScanAt: Timestamp?,
        problem: FolderError? = nil,
        takenTwice: [String] = [],
        failure: CounterError? = nil
    ) {
        self.lastScanAt = lastScanAt
        self.problem = problem
        self.takenTwice = takenTwice
        self.failure = failure
    }

    /// Reads the heartbeat of the daemon in a state folder. If it cannot be read, the last scan is unknown.
    init(state: String) {
        let heartbeat = try? QueueView.heartbeat(in: state)
        self.init(
            lastScanAt: heartbeat?.lastScanAt,
            problem: heartbeat?.problem,
            takenTwice: heartbeat?.takenTwice ?? []
        )
    }

    /// The time since the last scan; zero if the clock was set back.
    package func age(at now: Timestamp) -> Duration? {
        lastScanAt.map { max(.zero, now - $0) }
    }

    /// Whether orders may be missing.
    package func isStale(at now: Timestamp) -> Bool {
        guard failure == nil, problem == nil, let age = age(at: now) else { return true }
        return age > Self.limit
    }
}
