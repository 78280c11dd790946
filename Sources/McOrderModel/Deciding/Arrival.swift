/// One file of the drop folder as the intake judged it, before the queue was asked whether it knows it
/// already.
package struct Arrival: Sendable {
    /// What it is to be read as, by its name.
    package let kind: DropKind
    /// The file's name, for people to read.
    package private(set) var file: String
    /// When it was read.
    package private(set) var receivedAt: Timestamp
    /// Its bytes; `nil` of what is never opened.
    package let raw: [UInt8]?
    /// How many bytes it has.
    package let size: Int64
    /// Whose order it is, as far as that can be read.
    package let identity: OrderIdentity?
    /// What two deliveries of one content share.
    package let key: ContentKey
    /// What the rules that need no queue say.
    package private(set) var verdict: Verdict
    /// What more there is to say about a verdict that speaks against it.
    package private(set) var detail: ReasonDetail

    /// Whether its verdict rests on a clock that cannot be believed: unless the queue knows it, it stays
    /// undecided.
    package private(set) var awaitsClock = false

    /// The hash that is stored of it.
    package var contentHash: ContentHash { key.hash }

    /// What was judged without the queue.
    package enum Verdict: Sendable {
        /// Nothing speaks against it.
        case acceptable(PricedOrder)
        /// Some rule does.
        case rejected(RejectionReason, restaurant: String?)
        /// It is no order, but says something about one; it is refused for that reason where nobody knows
        /// the order, and without one it stays undecided then.
        case notice(Notice, orElse: RejectionReason?)
    }

    /// A file and what was judged of it.
    package init(
        kind: DropKind,
        file: String,
        receivedAt: Timestamp,
        raw: [UInt8]?,
        size: Int64,
        identity: OrderIdentity?,
        key: ContentKey,
        verdict: Verdict,
        detail: ReasonDetail = .none
    ) {
        self.kind = kind
        self.file = file
        self.receivedAt = receivedAt
        self.raw = raw
        self.size = size
        self.identity = identity
        self.key = key
        self.verdict = verdict
        self.detail = detail
    }
}

extension Arrival {
    /// The same file with another verdict.
    package func with(verdict: Verdict) -> Arrival {
        var other = self
        other.verdict = verdict
        other.detail = .none
        return other
    }

    /// The same file, judged by a clock that cannot be believed.
    package func awaitingClock() -> Arrival {
        var other = self
        other.awaitsClock = true
        return other
    }

    /// The same content in a file of another name.
    package func named(_ file: String) -> Arrival {
        var other = self
        other.file = file
        return other
    }

    /// The same file, received at another time.
    package func received(at instant: Timestamp) -> Arrival {
        var other = self
        other.receivedAt = instant
        return other
    }
}
