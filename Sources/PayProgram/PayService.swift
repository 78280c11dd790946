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
    /// How long a payment waits after the provider did not answer, at most.
    private static let longestPause = Duration.seconds(60)

    let counter: Counter
    let ledger: QueueLedger
    let provider: any PaymentProvider
    let worker: PaymentWorker<QueueLedger>
    let sweep: PaymentSweep<QueueLedger>
    let clock: ProviderClock
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

    /// What is remembered between the rounds. After a start nothing is.
    private struct Round {
        /// When each payment is tried again, and after which pause then.
        var delayed: [PaymentID: (until: Timestamp, pause: Duration)] = [:]
        var listedAt: Timestamp?
        var sweptAt: Timestamp?
    }

    private func work(_ round: inout Round) async throws {
        // The first sweep comes before the first request: after a restore it shows what became of each.
        if round.sweptAt.map({ clock.now - $0 >= Self.sweeping }) ?? true {
            let touched = try await sweep.run(at: clock.now)
            round.sweptAt = clock.now
            for id in touched { try await drive(id, &round, looksFirst: true) }
        }
        let cases = try await ledger.underWay(taken: clock.now - Self.following)
        let changed = try await changedCheckouts(among: cases.map(\.payment), &round)
        for one in cases where !Task.isCancelled {
            let id = one.payment.id
            if let delay = round.delayed[id], clock.now < delay.until, !changed.contains(id) { continue }
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
        case .taken: round.delayed[id] = (clock.now + .seconds(5), .seconds(1))
        case .delayed(let error):
            let pause = min(round.delayed[id].map { $0.pause * 2 } ?? .seconds(2), Self.longestPause)
            if round.delayed[id] == nil {
                log.warning("the provider", metadata: ["payment": "\(id)", "cause": "\(error)"])
            }
            round.delayed[id] = (clock.now + pause, pause)
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
        if let listedAt = round.listedAt, clock.now - listedAt < interval { return [] }
        let oldest = open.values.map(\.madeAt).min() ?? clock.now
        let found = try await provider.checkouts(since: oldest - .seconds(60))
        round.listedAt = clock.now
        return Set(
            found.value.compactMap { checkout in
                guard let id = checkout.payment, open[id]?.checkout == checkout.id, checkout.state != .open
                else { return nil }
                return id
            }
        )
    }
}
