import Logging
import McOrderCounter
import McOrderModel
import McOrderPaying
import ServiceLifecycle

/// Drives all payments: after each change of the queue, after each change at the provider's, and by the clock.
struct PayService: Service {
    /// How often the provider's list is read while customers may be entering cards.
    private static let listing = Duration.seconds(2)
    /// How often something is asked of an idle provider. Customers are offered to pay ahead only if it answered
    /// within the last five minutes.
    private static let asking = Duration.seconds(60)
    /// How often the provider's books are compared with ours.
    private static let sweeping = Duration.seconds(3600)
    /// How much earlier than the oldest open checkout the list begins: either clock may have been set since.
    private static let slack = Duration.seconds(600)
    /// How long a payment waits after the provider did not answer, at most.
    private static let longestPause = Duration.seconds(60)

    let counter: Counter
    let ledger: QueueLedger
    let provider: any PaymentProvider
    let worker: PaymentWorker<QueueLedger>
    let sweep: PaymentSweep<QueueLedger>
    let clock: ProviderClock
    /// The id by which the provider knows the account's payments.
    let house: String
    let log: Logger

    func run() async throws {
        let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        await cancelWhenGracefulShutdown {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await counter.followChanges { wake.yield() } }
                group.addTask {
                    while !Task.isCancelled {
                        wake.yield()
                        try? await Task.sleep(for: Self.listing)
                    }
                }
                group.addTask { await work(wakes) }
                await group.waitForAll()
            }
        }
    }

    private func work(_ wakes: AsyncStream<Void>) async {
        var round = Round()
        var lastCause = ""
        for await _ in wakes {
            if Task.isCancelled { return }
            do {
                try await work(&round)
                lastCause = ""
            } catch {
                // Everything is tried again at the next wake.
                let cause = "\(error)"
                if cause != lastCause { log.error("payments wait", metadata: ["cause": "\(cause)"]) }
                lastCause = cause
            }
        }
    }

    /// What is remembered between the rounds. After a start nothing is. Pauses are measured by a clock that nobody
    /// sets: those of this machine and of the provider may jump.
    private struct Round {
        /// When each payment is tried again, and after which pause then.
        var delayed: [PaymentID: (until: ContinuousClock.Instant, pause: Duration)] = [:]
        var listedAt: ContinuousClock.Instant?
        var sweptAt: ContinuousClock.Instant?
        var declinesReadAt: ContinuousClock.Instant?
        var warnedAt: ContinuousClock.Instant?
        /// The alarms that are in the log already.
        var alarms: Set<Alarm> = []
        /// Until when new devices are shut out, as the log says.
        var shutUntil: Timestamp?
    }

    private struct Alarm: Hashable {
        let payment: PaymentID
        let word: String
    }

    private func work(_ round: inout Round) async throws {
        // The first sweep comes before the first request: after a restore it shows what became of each.
        if round.sweptAt.map({ $0.duration(to: .now) >= Self.sweeping }) ?? true {
            let touched = try await sweep.run(at: clock.now)
            round.sweptAt = .now
            for id in touched { try await drive(id, &round, looksFirst: true) }
        }
        let cases = try await ledger.underWay(taken: clock.now - PayRules.following)
        let open = cases.lazy.map(\.payment).filter { $0.state == .open }
        var changed: Set<PaymentID> = []
        var trouble: (any Error)?
        // What is to be taken or released does not wait for a list that cannot be read.
        do {
            changed = try await changedCheckouts(among: Array(open), &round)
        } catch {
            trouble = error
        }
        for one in cases where !Task.isCancelled {
            let id = one.payment.id
            if let delay = round.delayed[id], .now < delay.until, !changed.contains(id) { continue }
            try await drive(id, from: one, &round, looksFirst: changed.contains(id))
        }
        let known = Set(cases.map(\.payment.id))
        round.delayed = round.delayed.filter { known.contains($0.key) }
        try await warn(&round)
        try await watchDeclines(on: Array(open), &round)
        if let trouble { throw trouble }
    }

    private func drive(
        _ id: PaymentID,
        from known: PaymentCase? = nil,
        _ round: inout Round,
        looksFirst: Bool
    ) async throws {
        switch try await worker.drive(id, from: known, looksFirst: looksFirst) {
        case .settled: round.delayed[id] = nil
        case .taken: round.delayed[id] = (.now + .seconds(5), .seconds(1))
        case .delayed(let error):
            let pause = min(round.delayed[id].map { $0.pause * 2 } ?? .seconds(2), Self.longestPause)
            if round.delayed[id] == nil {
                log.warning("the provider", metadata: ["payment": "\(id)", "cause": "\(error)"])
            }
            round.delayed[id] = (.now + pause, pause)
        }
    }

    /// The open payments of which the provider's list says something new. One list finds those of all
    /// customers. While there are none, it is read once a minute, which shows that the provider answers.
    private func changedCheckouts(
        among payments: [HeldPayment],
        _ round: inout Round
    ) async throws -> Set<PaymentID> {
        let open = Dictionary(uniqueKeysWithValues: payments.map { ($0.id, $0) })
        let interval = open.isEmpty ? Self.asking : Self.listing
        if let listedAt = round.listedAt, listedAt.duration(to: .now) < interval { return [] }
        let found = try await provider.checkouts(since: oldest(of: payments))
        round.listedAt = .now
        return Set(
            found.value.compactMap { checkout in
                guard let id = checkout.payment, open[id]?.checkout == checkout.id, checkout.state != .open
                else { return nil }
                return id
            }
        )
    }

    /// When the lists of open pages begin: by the provider's clock, which the machine of the queue may not have.
    private func oldest(of open: [HeldPayment]) -> Timestamp {
        (open.compactMap(\.until).min().map { $0 - PayRules.checkout } ?? clock.now) - Self.slack
    }

    /// Ends pages on which many cards were declined, and shuts new devices out where a house has many of them.
    private func watchDeclines(on open: [HeldPayment], _ round: inout Round) async throws {
        if let readAt = round.declinesReadAt, readAt.duration(to: .now) < Self.listing { return }
        guard !open.isEmpty else { return }
        let now = clock.now
        let declines = try await provider.declines(since: min(oldest(of: open), now - DeclineWatch.period))
            .value
        round.declinesReadAt = .now
        let watch = DeclineWatch(declines, of: house, at: now)
        for payment in open where !payment.isOver && watch.ended.contains(payment.id) {
            log.warning("too many declined cards", metadata: ["payment": "\(payment.id)"])
            _ = try await worker.end(payment.id)
        }
        guard let until = watch.shutUntil, until != round.shutUntil else { return }
        try await counter.shutOutNewDevices(until: until)
        round.shutUntil = until
        log.error("too many declined cards: new devices cannot pay ahead", metadata: ["until": "\(until)"])
    }

    /// Writes each new concern into the log, once.
    private func warn(_ round: inout Round) async throws {
        if let warnedAt = round.warnedAt, warnedAt.duration(to: .now) < Self.asking { return }
        let attention = try await counter.paymentReport(since: counter.now()).attention
        round.warnedAt = .now
        var alarms: Set<Alarm> = []
        for one in attention where one.payment.payment.account == ledger.account {
            for concern in one.concerns {
                let alarm = Alarm(payment: one.payment.payment.id, word: concern.word)
                alarms.insert(alarm)
                guard !round.alarms.contains(alarm) else { continue }
                log.error(
                    "a payment needs somebody",
                    metadata: ["payment": "\(alarm.payment)", "cause": "\(alarm.word)"]
                )
            }
        }
        round.alarms = alarms
    }
}
