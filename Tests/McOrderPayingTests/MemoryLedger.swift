import McOrderModel
import McOrderPaying
import Synchronization

/// A ledger in memory, which a kill can stop before or after any of its transactions.
final class MemoryLedger: PaymentLedger {
    struct Killed: Error {}

    struct Content {
        var payments: [PaymentID: HeldPayment] = [:]
        var orders: [Int64: PaidOrder] = [:]
        var requests: [PaymentID: PaymentRequest] = [:]
        var refunds: [PaymentID: Set<String>] = [:]
        var count: Int64 = 0
        /// How many transactions happen before a kill; negative for none.
        var untilKill = -1
        /// Whether the killed transaction is lost.
        var losesLast = false
    }

    let content = Mutex(Content())

    func underWay(taken since: Timestamp) async throws -> [PaymentCase] {
        content.withLock { content in
            content.payments.keys.compactMap { content.paymentCase($0) }.filter {
                $0.payment.state.isUnderWay || $0.payment.state == .captured
            }
        }
    }

    func paymentCase(_ id: PaymentID) async throws -> PaymentCase? {
        content.withLock { $0.paymentCase(id) }
    }

    func payment(ofIntent intent: String) async throws -> HeldPayment? {
        content.withLock { $0.payments.values.first { $0.intent == intent } }
    }

    func store(
        _ payment: HeldPayment,
        over read: PaymentCase,
        writing: NewPaymentRequest?,
        closing: ClosedRequest?,
        at now: Timestamp
    ) async throws -> PaymentCase? {
        try transaction { content in
            guard content.paymentCase(payment.id) == read else { return nil }
            var stored = payment
            stored.version = read.payment.version + 1
            content.payments[payment.id] = stored
            if let closing, let request = read.request {
                content.requests[payment.id] = nil
                if request.kind == .refund, closing.outcome == .done {
                    content.refunds[payment.id, default: []].insert(closing.reference ?? "")
                }
            }
            if let writing {
                content.count += 1
                content.requests[payment.id] = PaymentRequest(
                    id: content.count,
                    payment: payment.id,
                    kind: writing.kind,
                    amount: writing.amount,
                    key: writing.key,
                    tag: writing.key,
                    request: writing.request,
                    writtenAt: now,
                    claimedAt: now,
                    claimedBy: "worker"
                )
            }
            return content.paymentCase(payment.id)
        }
    }

    func claim(_ read: PaymentCase, key: String, at now: Timestamp) async throws -> PaymentCase? {
        try transaction { content in
            guard let request = read.request, content.paymentCase(read.payment.id) == read else { return nil }
            content.payments[read.payment.id]?.version += 1
            content.requests[read.payment.id] = PaymentRequest(
                id: request.id,
                payment: request.payment,
                kind: request.kind,
                amount: request.amount,
                key: key,
                tag: request.tag,
                request: request.request,
                writtenAt: request.writtenAt,
                claimedAt: now,
                claimedBy: "worker"
            )
            return content.paymentCase(read.payment.id)
        }
    }

    func adopt(_ payment: HeldPayment) async throws {
        try transaction { $0.payments[payment.id] = payment }
    }

    func adopt(_ refund: ProviderRefund, of read: PaymentCase, at now: Timestamp) async throws -> Bool {
        try transaction { content in
            let id = read.payment.id
            guard content.paymentCase(id) == read, content.refunds[id]?.contains(refund.id) != true,
                content.requests[id]?.tag != refund.tag
            else { return false }
            content.refunds[id, default: []].insert(refund.id)
            var payment = read.payment.seen(refund, isKnown: false)
            payment.version += 1
            content.payments[id] = payment
            return true
        }
    }

    /// Replaces everything by an earlier copy, as a restored queue does: somebody has to look at each payment.
    func restore(_ backup: Content) {
        content.withLock { content in
            content = backup
            for (id, payment) in content.payments where payment.state.isUnderWay || payment.state == .captured
            {
                content.payments[id]?.marks.insert(.restored)
                content.payments[id]?.version += 1
            }
        }
    }

    private func transaction<Value>(_ change: (inout Content) -> Value) throws -> Value {
        try content.withLock { content in
            if content.untilKill == 0 {
                content.untilKill = -1
                if !content.losesLast { _ = change(&content) }
                throw Killed()
            }
            if content.untilKill > 0 { content.untilKill -= 1 }
            return change(&content)
        }
    }
}

extension MemoryLedger.Content {
    func paymentCase(_ id: PaymentID) -> PaymentCase? {
        payments[id].map { payment in
            PaymentCase(
                payment: payment,
                order: payment.order.flatMap { orders[$0] },
                request: requests[id]
            )
        }
    }
}
