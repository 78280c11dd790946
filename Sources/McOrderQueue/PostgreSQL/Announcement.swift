#if PostgreSQL
/// When commits are announced: the first one at once, those that follow within 20 ms together.
struct Announcement {
    private static let rest = Duration.milliseconds(20)

    private var last: ContinuousClock.Instant?
    private(set) var isPlanned = false

    /// How long after a commit it is announced; `nil` if an announcement is planned that includes it.
    mutating func pause(afterCommitAt now: ContinuousClock.Instant) -> Duration? {
        if isPlanned { return nil }
        guard let last, now - last < Self.rest else {
            self.last = now
            return .zero
        }
        isPlanned = true
        return Self.rest - (now - last)
    }

    /// Whether a planned announcement is to be sent.
    mutating func isDue(at now: ContinuousClock.Instant) -> Bool {
        guard isPlanned else { return false }
        (isPlanned, last) = (false, now)
        return true
    }
}
#endif
