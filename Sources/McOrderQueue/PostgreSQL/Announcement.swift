#if PostgreSQL
/// When commits are announced: the first one at once, those that follow within 20 ms together.
struct Announcement {
    enum Step: Equatable {
        case now
        case later(Double)
        /// An announcement that is planned already includes this commit.
        case planned
    }

    private static let rest = Duration.milliseconds(20)

    private var last: ContinuousClock.Instant?
    private(set) var isPlanned = false

    mutating func afterCommit(at now: ContinuousClock.Instant) -> Step {
        if isPlanned { return .planned }
        guard let last, now - last < Self.rest else {
            self.last = now
            return .now
        }
        isPlanned = true
        return .later(Double((Self.rest - (now - last)) / .milliseconds(1)) / 1000)
    }

    /// Whether a planned announcement is to be sent.
    mutating func isDue(at now: ContinuousClock.Instant) -> Bool {
        guard isPlanned else { return false }
        (isPlanned, last) = (false, now)
        return true
    }
}
#endif
