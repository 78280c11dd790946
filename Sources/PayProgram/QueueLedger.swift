import McOrderCounter
import McOrderModel
import McOrderPaying

/// The queue as the ledger of payments.
struct QueueLedger: PaymentLedger {
    let counter: Counter
    /// The account whose payments these are.
    let account: String
    /// Tells this process from others that work on the same queue.
    let worker: String

    func underWay(taken since: Timestamp) async throws -> [PaymentCase] {
        try await counter.paymentsUnderWay(taken: since).filter { $0.payment.account == account }
    }

    func paymentCase(_ id: PaymentID) async throws -> PaymentCase? {
        try await counter.paymentCase(id)
    }

    func payment(ofIntent intent: String) async throws -> HeldPayment? {
        try await counter.payment(ofIntent: intent)
    }

    func store(
        _ payment: HeldPayment,
        over read: PaymentCase,
        writing: NewPaymentRequest?,
        closing: ClosedRequest?,
        at now: Timestamp
    ) async throws -> PaymentCase? {
        try await counter.store(
            payment,
            over: read,
            writing: writing,
            closing: closing,
            by: worker,
            at: now
        )
    }

    func claim(_ read: PaymentCase, key: String, at now: Timestamp) async throws -> PaymentCase? {
        try await counter.claim(read, key: key, by: worker, at: now)
    }

    func adopt(_ payment: HeldPayment) async throws {
        try await counter.adopt(payment)
    }

    func adopt(_ refund: ProviderRefund, of read: PaymentCase, at now: Timestamp) async throws -> Bool {
        try await counter.adopt(refund, of: read, at: now)
    }
}
