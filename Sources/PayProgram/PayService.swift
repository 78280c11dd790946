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
    /// How long a payment that was taken still follows its order.
    private static let following = Duration.seconds(14 * 86_400)
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
    /// The rules by which money is released.
    let rules: PayRules
    /// The house that all payments of the queue belong to.
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
        let cases = try await ledger.underWay(taken: clock.now - Self.following)
        let changed = try await changedCheckouts(among: cases.map(\.payment), &round)
        warn(of: cases, &round)
        for one in cases where !Task.isCancelled {
            let id = one.payment.id
            if let delay = round.delayed[id], .now < delay.until, !changed.contains(id) { continue }
            try await drive(id, from: one, &round, looksFirst: changed.contains(id))
        }
        let known = Set(cases.map(\.payment.id))
        round.delayed = round.delayed.filter { known.contains($0.key) }
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
        let open = Dictionary(
            uniqueKeysWithValues: payments.lazy.filter { $0.state == .open }.map { ($0.id, $0) }
        )
        let interval = open.isEmpty ? Self.asking : Self.listing
        if let listedAt = round.listedAt, listedAt.duration(to: .now) < interval { return [] }
        // By the provider's clock, which the machine of the queue may not have.
        let oldest = open.values.compactMap(\.until).min().map { $0 - PayRules.checkout } ?? clock.now
        let found = try await provider.checkouts(since: oldest - Self.slack)
        round.listedAt = .now
        if !open.isEmpty {
            let pages = Set(open.values.lazy.filter { !$0.isOver }.map(\.id))
            try await watchDeclines(on: pages, since: oldest, &round)
        }
        return Set(
            found.value.compactMap { checkout in
                guard let id = checkout.payment, open[id]?.checkout == checkout.id, checkout.state != .open
                else { return nil }
                return id
            }
        )
    }

    /// Ends pages on which many cards were declined, and shuts new devices out where a house has many of them.
    private func watchDeclines(
        on pages: Set<PaymentID>,
        since oldest: Timestamp,
        _ round: inout Round
    ) async throws {
        let now = clock.now
        let declines = try await provider.declines(since: min(oldest, now - DeclineWatch.period)).value
        let watch = DeclineWatch(declines, of: house, at: now)
        for id in watch.ended.intersection(pages) {
            log.warning("too many declined cards", metadata: ["payment": "\(id)"])
            _ = try await worker.end(id)
        }
        guard let until = watch.shutUntil, until != round.shutUntil else { return }
        try await counter.shutOutNewDevices(until: until)
        round.shutUntil = until
        log.error("too many declined cards: new devices cannot pay ahead", metadata: ["until": "\(until)"])
    }

    /// Writes each new concern into the log, once.
    private func warn(of cases: [PaymentCase], _ round: inout Round) {
        var alarms: Set<Alarm> = []
        for one in cases {
            for concern in one.concerns(by: rules, at: clock.now) {
                let alarm = Alarm(payment: one.payment.id, word: concern.word)
                alarms.insert(alarm)
                guard !round.alarms.contains(alarm) else { continue }
                log.error(
                    "a payment needs somebody",
                    metadata: ["payment": "\(one.payment.id)", "cause": "\(concern.word)"]
                )
            }
        }
        round.alarms = alarms
    }
}
