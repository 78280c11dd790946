import Foundation
import McOrderModel
import OrderTesting
import Synchronization
import Testing

@testable import McOrderPaying

/// Random lives of payments: the order changes, the provider loses answers, the worker is killed, and in the
/// end the provider's books and ours agree to the cent.
struct PaymentHistoriesTests {
    private static let begin = Timestamp(seconds: 1_800_000_000)
    private static let histories =
        ProcessInfo.processInfo.environment["MCORDER_PAYMENTS"].flatMap { Int($0) } ?? 500

    @Test(arguments: [false, true])
    func `the books agree to the cent after any history, also of a restored queue`(isRestored: Bool)
        async throws
    {
        var ended: [HeldPayment.State: Int] = [:]
        for number in 0..<Self.histories {
            var history = History(seed: UInt64(number), begin: Self.begin, isRestored: isRestored)
            try await history.live()
            try await history.settle()
            history.audit("history \(number)")
            ended[history.payment?.state ?? .due, default: 0] += 1
        }
        // Each end occurs, so that the histories show something.
        for state in [HeldPayment.State.captured, .lapsed, .voided, .failed] {
            #expect(ended[state, default: 0] * 200 >= Self.histories, "\(state) of \(ended)")
        }
    }
}

/// One order that is paid ahead, from its acceptance until nothing happens any more.
private struct History {
    let ledger = MemoryLedger()
    /// A copy of the queue, which replaces it later.
    private struct Backup {
        let content: MemoryLedger.Content
        let order: PaidOrder
        let cashed: Int
    }

    let provider: MemoryProvider
    let id: PaymentID
    var random: SeededGenerator
    var now: Timestamp
    var order: PaidOrder
    var cashed = 0
    var isQuiet = false
    let isRestored: Bool
    private var backup: Backup?
    /// The addresses that the customer ever got.
    private var urls: Set<String> = []
    /// What people in other queues gave back is not theirs to know.
    private var wasRestored = false

    init(seed: UInt64, begin: Timestamp, isRestored: Bool) {
        self.isRestored = isRestored
        var random = SeededGenerator(seed: seed)
        let cents = Int.random(in: 50...3000, using: &random)
        provider = MemoryProvider(now: begin, seed: seed ^ 0xABCD)
        order = PaidOrder(
            total: Money(cents: cents),
            paidAtCounter: .zero,
            state: .received,
            isEarned: false
        )
        let payment = HeldPayment(order: 1, amount: order.total, madeAt: begin)
        id = payment.id
        let first = order
        ledger.content.withLock {
            $0.payments[payment.id] = payment
            $0.orders[1] = first
        }
        (self.random, now) = (random, begin)
        let trouble = MemoryProvider.Trouble(
            unanswered: Int.random(in: 0...20, using: &self.random),
            doneUnanswered: Int.random(in: 0...20, using: &self.random),
            failed: Int.random(in: 0...10, using: &self.random),
            busy: Int.random(in: 0...10, using: &self.random),
            late: Int.random(in: 0...10, using: &self.random)
        )
        provider.content.withLock { $0.trouble = trouble }
    }

    var payment: HeldPayment? { ledger.content.withLock { $0.payments[id] } }

    mutating func live() async throws {
        // Most customers pay.
        if Int.random(in: 0..<5, using: &random) > 0 {
            for _ in 0..<3 { await work(killed: false) }
            customerActs()
        }
        for _ in 0..<Int.random(in: 3...30, using: &random) {
            if isRestored { await copyOrRestore() }
            switch Int.random(in: 0..<11, using: &random) {
            case 0...2: changeOrder()
            case 3, 4: customerActs()
            case 5: await pass(.seconds(Int64.random(in: 1...4000, using: &random)))
            case 6: await pass(.seconds(Int64.random(in: 1...90, using: &random)))
            case 7: await workTogether()
            default: await work(killed: Int.random(in: 0..<3, using: &random) == 0)
            }
        }
    }

    /// Everything works again, and days go by.
    mutating func settle() async throws {
        provider.content.withLock { $0.trouble = MemoryProvider.Trouble() }
        ledger.content.withLock { $0.untilKill = -1 }
        isQuiet = true
        for round in 0..<12 {
            await pass(.seconds(3 * 3600))
            if isRestored { await sweep() }
            // A person looks at what was restored.
            if round == 2 { look() }
            await work(killed: false)
            await work(killed: false)
        }
        if order.state.isOpen, Bool.random(using: &random) { end(.collected) } else { end(.expired) }
        for _ in 0..<4 {
            await pass(.seconds(120))
            if isRestored { await sweep() }
            await work(killed: false)
        }
    }

    /// Makes a backup, or restores the last one.
    private mutating func copyOrRestore() async {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: backup = Backup(content: ledger.content.withLock { $0 }, order: order, cashed: cashed)
        case 1:
            guard let backup else { return }
            (order, cashed) = (backup.order, backup.cashed)
            ledger.restore(backup.content)
            wasRestored = true
            self.backup = nil
            await sweep()
        case 2: look()
        default: break
        }
    }

    /// A person says that they compared all payments.
    private func look() {
        ledger.content.withLock { content in
            for (id, payment) in content.payments where payment.needsPerson {
                content.payments[id] = payment.looked()
                content.payments[id]?.version += 1
            }
        }
    }

    /// What a start does first, and then every hour.
    private mutating func sweep() async {
        let sweep = PaymentSweep(ledger, provider, of: "house")
        guard let touched = try? await sweep.run(at: now) else { return }
        for id in touched { _ = try? await worker("worker").drive(id, looksFirst: true) }
    }

    private func worker(_ name: String) -> PaymentWorker<MemoryLedger> {
        let provider = provider
        return PaymentWorker(
            ledger,
            provider,
            by: PayRules(),
            offering: CheckoutOffers(house: "house", currency: "EUR", returnsTo: "https://a.example/paid"),
            name: name
        ) { provider.content.withLock { $0.now } }
    }

    /// Two processes at one payment: one stands still before its request is done, for some time, while the other
    /// works.
    private mutating func workTogether() async {
        let stop = Duration.seconds(Int64.random(in: 0...200, using: &random))
        let instant = now + stop
        now = instant
        let (id, other, provider) = (id, worker("other"), provider)
        provider.content.withLock { content in
            content.meanwhile = {
                provider.content.withLock { $0.pass(to: instant) }
                _ = try? await other.drive(id, looksFirst: true)
            }
        }
        _ = try? await worker("worker").drive(id)
        provider.content.withLock { content in
            content.meanwhile = nil
            content.pass(to: instant)
        }
    }

    private mutating func pass(_ time: Duration) async {
        now = now + time
        let instant = now
        provider.content.withLock {
            $0.catchUp()
            $0.pass(to: instant)
        }
    }

    private mutating func work(killed: Bool) async {
        if killed {
            let (count, loses) = (Int.random(in: 0...4, using: &random), Bool.random(using: &random))
            ledger.content.withLock { ($0.untilKill, $0.losesLast) = (count, loses) }
        }
        do {
            let worker = worker(killed || isQuiet ? "worker" : "other")
            _ = try await worker.drive(id, looksFirst: Bool.random(using: &random))
            // Money of orders that this queue does not know is released too.
            for stranger in ledger.content.withLock({ $0.payments.keys.filter { $0 != id } }) {
                _ = try await worker.drive(stranger)
            }
        } catch is MemoryLedger.Killed {
            // The next worker goes on.
        } catch {
            Issue.record("the worker ended: \(error)")
        }
        ledger.content.withLock { $0.untilKill = -1 }
    }

    /// The customer pays, or the bank lets the money go.
    private mutating func customerActs() {
        if let url = payment?.url { urls.insert(url) }
        let urls = urls
        let bankEnds = Int.random(in: 0..<12, using: &random) == 0
        let isSilent = Bool.random(using: &random)
        provider.content.withLock { content in
            for (checkout, found) in content.checkouts {
                // Nobody knows the address of any other page.
                guard urls.contains("https://pay.example/\(checkout)"), found.state == .open else { continue }
                content.checkouts[checkout]?.state = .complete
                content.intents[found.intent]?.state = .held
            }
            if bankEnds {
                for (intent, found) in content.intents where found.state == .held {
                    if isSilent {
                        content.intents[intent]?.isOver = true
                    } else {
                        content.intents[intent]?.state = .released
                    }
                }
            }
        }
    }

    private mutating func changeOrder() {
        guard order.state.isOpen else { return }
        switch Int.random(in: 0..<8, using: &random) {
        case 0:  // struck
            change(total: max(1, order.total.cents - Int.random(in: 1...500, using: &random)))
        case 1: change(total: order.total.cents + Int.random(in: 1...500, using: &random))
        case 2: change(state: .preparing)
        case 3, 4: change(isEarned: true)
        case 5: end(.cancelled)
        case 6: end(.collected)
        default: end(Bool.random(using: &random) ? .noShow : .expired)
        }
    }

    /// Ends the order. What the till asks for is paid at the counter.
    private mutating func end(_ state: OrderState) {
        guard order.state.isOpen else { return }
        if state == .collected {
            let rest = max(0, order.total.cents - (payment?.covered.cents ?? 0))
            cashed += rest
        }
        change(state: state)
    }

    private mutating func change(total: Int? = nil, state: OrderState? = nil, isEarned: Bool? = nil) {
        order = PaidOrder(
            total: total.map { Money(cents: $0) } ?? order.total,
            paidAtCounter: Money(cents: cashed),
            state: state ?? order.state,
            isEarned: isEarned ?? order.isEarned
        )
        let now = order
        ledger.content.withLock { $0.orders[1] = now }
    }

    func audit(_ name: String) {
        guard let payment else {
            Issue.record("\(name): no payment")
            return
        }
        let intents = provider.content.withLock { Array($0.intents.values) }
        let kept = intents.lazy.map(\.kept).reduce(0, +)
        let payments = ledger.content.withLock { Array($0.payments.values) }
        let known = payments.lazy.map { max(0, $0.captured.cents - $0.refunded.cents) }.reduce(0, +)
        let isLooked = payments.contains { !$0.marks.isDisjoint(with: [.look, .looked]) }
        // What a replaced queue took for an order that this one does not have is for a person.
        let isForPerson = payments.contains { $0.order == nil && $0.state == .captured }
        #expect(!intents.contains { $0.state == .held && !$0.isOver }, "\(name): a hold is left, \(payments)")
        #expect(wasRestored || intents.count { $0.taken > 0 } <= 1, "\(name): taken twice")
        #expect(ledger.content.withLock { $0.requests.isEmpty }, "\(name): a request is left, \(payment)")
        #expect(
            kept == known || payment.state == .failed,
            "\(name): the provider keeps \(kept), we know \(payments)"
        )
        #expect(!payment.state.isUnderWay, "\(name): \(payment)")
        #expect(kept + cashed <= order.total.cents || isLooked, "\(name): too much, \(payments)")
        #expect(
            payment.state != .failed || isLooked,
            "\(name): nobody looks, \(payment)"
        )
        switch order.state {
        // Money that a restored queue did not know is for a person.
        case .collected where payment.state != .failed && !isForPerson:
            #expect(
                kept + cashed == order.total.cents,
                "\(name): \(kept) + \(cashed) of \(order), \(payment)"
            )
        case .cancelled, .noShow:
            #expect(kept == 0 || isForPerson, "\(name): \(order.state), \(payments)")
        case .expired: #expect(kept == 0 || isLooked, "\(name): expired, \(payments)")
        default: break
        }
    }
}
