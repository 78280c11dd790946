/// Information about another queue that is or was served for the same restaurants at the same time.
package struct Rivalry {
    /// How long the other queue may have continued after we noticed it: it has to read our claim first.
    private static let delay = Duration.seconds(60)

    /// The claim of the other queue; `nil` if there is none.
    package private(set) var claim: Claim?
    /// The codes of orders that both queues may have taken in; at most 100.
    package private(set) var codes: [String] = []
    private var noticedAt: Timestamp?
    private var isClosed = false

    package init() {}

    /// Compares our own claim with those of other queues.
    ///
    /// Both queues took in the orders that came after the later of them began, until the one that has to stop
    /// read the other's claim.
    ///
    /// - Parameter find: returns the codes of the orders that this queue took in between two times.
    package mutating func compare<Failure: Error>(
        _ own: Claim,
        with rivals: [Claim],
        at now: Timestamp,
        codes find: (_ begin: Timestamp, _ end: Timestamp) throws(Failure) -> [String]
    ) throws(Failure) {
        guard let rival = rivals.first else {
            self = Rivalry()
            return
        }
        if rival != claim {
            self = Rivalry()
            claim = rival
            noticedAt = now
        }
        guard !isClosed, let noticedAt else { return }
        let end = own.precedes(rival) ? noticedAt + Self.delay : noticedAt
        codes = try find(max(own.since, rival.since), end)
        isClosed = now >= end
    }
}
