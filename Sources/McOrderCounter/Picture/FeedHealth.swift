package import McOrderModel
internal import McOrderQueue

/// How far a snapshot can be believed: what the daemon last said about itself, and when.
package struct FeedHealth: Hashable, Sendable {
    /// After how long without a scan orders may be missing.
    package static let limit = Duration.seconds(10)

    /// When the drop folder was scanned last; `nil` where nobody knows.
    package let lastScanAt: Timestamp?
    /// Why it is not scanned at present.
    package let trouble: FolderTrouble?
    /// The codes of orders that another queue accepted as well.
    package let takenTwice: [String]
    /// Why the queue itself cannot be read; what a snapshot shows is what was known last then.
    package var failure: CounterError?

    package init(
        lastScanAt: Timestamp?,
        trouble: FolderTrouble? = nil,
        takenTwice: [String] = [],
        failure: CounterError? = nil
    ) {
        self.lastScanAt = lastScanAt
        self.trouble = trouble
        self.takenTwice = takenTwice
        self.failure = failure
    }

    /// What the heartbeat in a state folder says; where it cannot be read, that nobody knows.
    init(state: String) {
        let read = Result { () throws(QueueError) in try QueueView.heartbeat(in: state) }
        guard case .success(let heartbeat?) = read else {
            self.init(lastScanAt: nil)
            return
        }
        self.init(
            lastScanAt: heartbeat.lastScanAt,
            trouble: heartbeat.trouble,
            takenTwice: heartbeat.takenTwice
        )
    }

    /// How long ago the last scan was; a clock that was set back counts as no time.
    package func age(at now: Timestamp) -> Duration? {
        lastScanAt.map { max(.zero, now - $0) }
    }

    /// Whether orders may be missing.
    package func isStale(at now: Timestamp) -> Bool {
        guard failure == nil, trouble == nil, let age = age(at: now) else { return true }
        return age > Self.limit
    }
}
