import McOrderModel
import McOrderQueue

/// How far the screen can be believed: what the daemon last said about itself, and when.
struct FeedHealth: Hashable, Sendable {
    /// After how long without a scan the screen says that it is stale.
    static let limit = Duration.seconds(10)

    /// When the folder was looked through last; `nil` where nobody knows.
    let lastScanAt: Timestamp?
    /// Why it is not looked through at present.
    let trouble: FolderTrouble?
    /// The codes of orders that another queue took in as well.
    let takenTwice: [String]

    /// What a heartbeat tells.
    init(_ heartbeat: Heartbeat?) {
        lastScanAt = heartbeat?.lastScanAt
        trouble = heartbeat?.trouble
        takenTwice = heartbeat?.takenTwice ?? []
    }

    init(lastScanAt: Timestamp?, trouble: FolderTrouble? = nil, takenTwice: [String] = []) {
        self.lastScanAt = lastScanAt
        self.trouble = trouble
        self.takenTwice = takenTwice
    }

    /// How long ago the last scan was; a clock that was set back counts as no time.
    func age(at now: Timestamp) -> Duration? {
        lastScanAt.map { max(.zero, now - $0) }
    }

    /// Whether orders may be missing from the screen.
    func isStale(at now: Timestamp) -> Bool {
        guard trouble == nil, let age = age(at: now) else { return true }
        return age > Self.limit
    }
}
