internal import McOrderModel

/// What is known of another queue that was served for the same restaurants at the same time.
struct Rivalry {
    /// How long after it was noticed the other one may have gone on: it has to see our claim first.
    private static let delay = Duration.seconds(60)

    /// The claim of the other queue; `nil` without one.
    private(set) var claim: Claim?
    /// The codes of orders that both may have taken in; at most 100.
    private(set) var codes: [String] = []
    private var noticedAt: Timestamp?
    private var isClosed = false

    /// Compares the own claim with others'.
    ///
    /// Both queues took in what came after the later of them began, until the one that has to stop saw the other's claim.
    mutating func compare<Failure: Error>(
        _ own: Claim,
        with rivals: [Claim],
        at now: Timestamp,
        log: IntakeLog,
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
            log.rival(rival)
        }
        guard !isClosed, let noticedAt else { return }
        let end = own.precedes(rival) ? noticedAt + Self.delay : noticedAt
        codes = try find(max(own.since, rival.since), end)
        isClosed = now >= end
    }
}
