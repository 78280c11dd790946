/// When a wait counts as long. Source: docs/catalogue.md, *Targets*.
public struct WaitTargets: Hashable, Sendable {
    /// From here on the order is short of time.
    public let soon: Duration
    /// From here on it is late; longer than ``soon``.
    public let late: Duration

    package init(soon: Duration, late: Duration) {
        (self.soon, self.late) = (soon, late)
    }

    /// The targets of a restaurant that names none.
    package static let general = WaitTargets(soon: Statistics.serviceTarget, late: Statistics.totalTarget)
}
