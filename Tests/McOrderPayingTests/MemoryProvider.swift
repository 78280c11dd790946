import McOrderModel
import OrderTesting
import Synchronization

/// A provider in memory that does what the interface of a real one allows: it loses answers, does requests
/// late, repeats a failure for its key, and its lists lag.
///
/// Source: docs.stripe.com/api/idempotent_requests; docs/pay-ahead.md.
final class MemoryProvider: PaymentProvider {
    /// What goes wrong, each as a chance in a hundred.
    struct Trouble {
        var unanswered = 0
        var doneUnanswered = 0
        var failed = 0
        var busy = 0
        var late = 0
    }

    struct Intent {
        var payment: PaymentID
        var state = ProviderIntent.State.unfinished
        var amount: Int
        var taken = 0
        /// Whether the bank let the money go, and the provider has not noticed it yet.
        var isOver = false
        var refunds: [(id: String, cents: Int, tag: String?)] = []
        var kept: Int { taken - refunds.lazy.map(\.cents).reduce(0, +) }
    }

    struct Checkout {
        let id: String
        let payment: PaymentID
        let intent: String
        let until: Timestamp
        var state = ProviderCheckout.State.open
    }

    struct Content {
        var now: Timestamp
        var random: SeededGenerator
        var trouble = Trouble()
        var checkouts: [String: Checkout] = [:]
        var intents: [String: Intent] = [:]
        var answers: [String: (request: ProviderRequest, result: Result<ProviderAnswer, ProviderError>)] = [:]
        /// Requests whose sender gave up before they were done.
        var late: [(request: ProviderRequest, key: String)] = []
        var count = 0
        /// What happens before the next request is done.
        var meanwhile: (@Sendable () async -> Void)?
    }

    let content: Mutex<Content>

    init(now: Timestamp, seed: UInt64) {
        content = Mutex(Content(now: now, random: SeededGenerator(seed: seed)))
    }

    func request(_ action: ProviderAction) -> ProviderRequest {
        switch action {
        case .checkout(let offer):
            ProviderRequest(
                path: "checkout",
                body: "\(offer.payment) \(offer.amount.cents) \(offer.until.seconds)"
            )
        case .expire(let checkout): ProviderRequest(path: "expire", body: checkout)
        case .capture(let intent, let amount):
            ProviderRequest(path: "capture", body: "\(intent) \(amount.cents)")
        case .void(let intent): ProviderRequest(path: "void", body: intent)
        case .refund(let intent, let amount, let tag):
            ProviderRequest(path: "refund", body: "\(intent) \(amount.cents) \(tag)")
        }
    }

    func send(_ request: ProviderRequest, key: String) async throws(ProviderError) -> Dated<ProviderAnswer> {
        // The process stands still here, while others work.
        let meanwhile = content.withLock { content in
            defer { content.meanwhile = nil }
            return content.meanwhile
        }
        await meanwhile?()
        let result = content.withLock { content -> (Result<ProviderAnswer, ProviderError>, Timestamp) in
            let chance = Int.random(in: 0..<100, using: &content.random)
            let trouble = content.trouble
            var limit = trouble.unanswered
            if chance < limit { return (.failure(.unanswered(cause: "cut")), content.now) }
            limit += trouble.busy
            if chance < limit { return (.failure(.busy), content.now) }
            limit += trouble.late
            if chance < limit {
                content.late.append((request, key))
                return (.failure(.unanswered(cause: "late")), content.now)
            }
            limit += trouble.failed
            if chance < limit, content.answers[key] == nil {
                content.answers[key] = (request, .failure(.unanswered(cause: "500")))
                return (.failure(.unanswered(cause: "500")), content.now)
            }
            let answer = content.answer(request, key: key)
            limit += trouble.doneUnanswered
            return (chance < limit ? .failure(.unanswered(cause: "lost")) : answer, content.now)
        }
        return Dated(try result.0.get(), at: result.1)
    }

    func checkout(_ id: String) async throws(ProviderError) -> Dated<ProviderCheckout> {
        try look { $0.seen($0.checkouts[id], withIntent: true) }
    }

    func intent(_ id: String) async throws(ProviderError) -> Dated<ProviderIntent> {
        try look { content in content.intents[id].map { content.seen(id, $0) } }
    }

    func refunds(ofIntent id: String) async throws(ProviderError) -> Dated<[ProviderRefund]> {
        try look { content in content.intents[id].map { content.refunds(of: id, $0) } }
    }

    func checkouts(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderCheckout]> {
        try look { content in content.checkouts.values.compactMap { content.seen($0, withIntent: false) } }
    }

    func intents(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderIntent]> {
        try look { content in content.intents.map { content.seen($0, $1) } }
    }

    func refunds(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderRefund]> {
        try look { content in content.intents.flatMap { content.refunds(of: $0, $1) } }
    }

    func declines(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderDecline]> {
        try look { _ in [] }
    }

    func disputes(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderDispute]> {
        try look { _ in [] }
    }

    private func look<Value>(_ read: (Content) -> Value?) throws(ProviderError) -> Dated<Value> {
        let (value, now) = content.withLock { content -> (Result<Value, ProviderError>, Timestamp) in
            let chance = Int.random(in: 0..<100, using: &content.random)
            if chance < content.trouble.unanswered {
                return (.failure(.unanswered(cause: "cut")), content.now)
            }
            let missing = ProviderError.refused(code: "resource_missing", message: "")
            return (read(content).map { .success($0) } ?? .failure(missing), content.now)
        }
        return Dated(try value.get(), at: now)
    }
}

extension MemoryProvider.Content {
    mutating func answer(_ request: ProviderRequest, key: String) -> Result<ProviderAnswer, ProviderError> {
        if let known = answers[key] {
            return known.request == request
                ? known.result : .failure(.refused(code: "idempotency_error", message: ""))
        }
        let result = perform(request)
        // A refused request may be sent again with its key.
        if case .success = result { answers[key] = (request, result) }
        return result
    }

    /// Does the requests whose senders gave up.
    mutating func catchUp() {
        let waiting = late
        late = []
        for (request, key) in waiting { _ = answer(request, key: key) }
    }

    /// Ends what is over by the clock.
    mutating func pass(to instant: Timestamp) {
        now = instant
        for (id, checkout) in checkouts where checkout.state == .open && checkout.until <= now {
            checkouts[id]?.state = .expired
        }
    }

    private func refusal(_ code: String) -> Result<ProviderAnswer, ProviderError> {
        .failure(.refused(code: code, message: ""))
    }

    private mutating func perform(_ request: ProviderRequest) -> Result<ProviderAnswer, ProviderError> {
        let words = request.body.split(separator: " ").map(String.init)
        count += 1
        switch request.path {
        case "checkout":
            guard let payment = PaymentID(words[0]), let cents = Int(words[1]), let until = Int64(words[2]),
                cents >= 50, Timestamp(seconds: until) >= now + .seconds(1800)
            else { return refusal("parameter_invalid") }
            let made = MemoryProvider.Checkout(
                id: "cs_\(count)",
                payment: payment,
                intent: "pi_\(count)",
                until: Timestamp(seconds: until)
            )
            intents[made.intent] = MemoryProvider.Intent(payment: payment, amount: cents)
            checkouts[made.id] = made
            return seen(made, withIntent: true).map { .success(.checkout($0)) } ?? refusal("missing")
        case "expire":
            guard checkouts[words[0]]?.state == .open else { return refusal("not_open") }
            checkouts[words[0]]?.state = .expired
            return seen(checkouts[words[0]], withIntent: true).map { .success(.checkout($0)) }
                ?? refusal("missing")
        case "capture":
            guard let intent = intents[words[0]], intent.state == .held, let cents = Int(words[1]), cents > 0,
                cents <= intent.amount
            else { return refusal("payment_intent_unexpected_state") }
            if intent.isOver { return refusal("charge_expired_for_capture") }
            intents[words[0]]?.state = .taken
            intents[words[0]]?.taken = cents
        case "void":
            guard let intent = intents[words[0]], intent.state == .held || intent.state == .unfinished else {
                return refusal("payment_intent_unexpected_state")
            }
            intents[words[0]]?.state = .released
        default:
            guard let intent = intents[words[0]], intent.state == .taken, let cents = Int(words[1]),
                cents > 0, cents <= intent.kept
            else { return refusal("charge_already_refunded") }
            intents[words[0]]?.refunds.append(("re_\(count)", cents, words[2]))
            let refund = ProviderRefund(
                id: "re_\(count)",
                intent: words[0],
                amount: Money(cents: cents),
                tag: words[2]
            )
            return .success(.refund(refund))
        }
        return intents[words[0]].map { .success(.intent(seen(words[0], $0))) } ?? refusal("missing")
    }

    func seen(_ id: String, _ intent: MemoryProvider.Intent) -> ProviderIntent {
        ProviderIntent(
            id: id,
            state: intent.state,
            payment: intent.payment,
            house: "house",
            held: Money(cents: intent.state == .held ? intent.amount : 0),
            taken: Money(cents: intent.taken)
        )
    }

    func seen(_ checkout: MemoryProvider.Checkout?, withIntent: Bool) -> ProviderCheckout? {
        guard let checkout else { return nil }
        return ProviderCheckout(
            id: checkout.id,
            state: checkout.state,
            payment: checkout.payment,
            house: "house",
            url: checkout.state == .open ? "https://pay.example/\(checkout.id)" : nil,
            until: checkout.until,
            intentID: checkout.intent,
            intent: withIntent ? intents[checkout.intent].map { seen(checkout.intent, $0) } : nil
        )
    }

    func refunds(of id: String, _ intent: MemoryProvider.Intent) -> [ProviderRefund] {
        intent.refunds.reversed().map {
            ProviderRefund(id: $0.id, intent: id, amount: Money(cents: $0.cents), tag: $0.tag)
        }
    }
}
