package import McOrderModel
import McOrderQueue

/// What the program that holds payments asks the queue, and tells it.
extension Counter {
    /// Stores what the house offers to who pays ahead; see ``OrderQueue/adopt(_:)``.
    package func adopt(_ terms: @escaping @Sendable (_ house: String) -> PayTerms)
        async throws(CounterError) -> PayTerms?
    {
        try await changing { try await $0.adopt(terms) }
    }

    /// The random id by which the payments of an account are known at the provider.
    package func house(ofAccount name: String) async throws(CounterError) -> String {
        try await changing { try await $0.house(ofAccount: name) }
    }

    /// Stores that the house takes no payments ahead.
    package func endPayments() async throws(CounterError) {
        _ = try await changing { try await $0.adopt(nil) }
    }

    /// Notes that the provider answered: only then customers are offered to pay ahead.
    package func notePayAnswer() async throws(CounterError) {
        let now = now()
        try await changing { try await $0.notePayAnswer(at: now) }
    }

    /// What the house offers, and when the provider answered last.
    package func payTerms() async throws(CounterError) -> PayPresent {
        try await reading { try await $0.payTerms() }
    }

    /// Shuts new devices out of paying ahead until an instant.
    package func shutOutNewDevices(until: Timestamp) async throws(CounterError) {
        try await changing { try await $0.shutOutNewDevices(until: until) }
    }

    /// Where the customers' pages are.
    package func storefrontOrigin() async throws(CounterError) -> WebOrigin? {
        try await reading { try await $0.storefront() }
    }

    /// The payments that may need something; see ``QueueView/paymentsUnderWay(taken:)``.
    package func paymentsUnderWay(taken since: Timestamp) async throws(CounterError) -> [PaymentCase] {
        try await reading { try await $0.paymentsUnderWay(taken: since) }
    }

    /// A payment with its order and its request that has no answer.
    package func paymentCase(_ id: PaymentID) async throws(CounterError) -> PaymentCase? {
        try await reading { try await $0.paymentCase(id) }
    }

    /// The payment of a hold.
    package func payment(ofIntent intent: String) async throws(CounterError) -> HeldPayment? {
        try await reading { try await $0.payment(ofIntent: intent) }
    }

    /// The payments that were made since an instant.
    package func payments(since: Timestamp) async throws(CounterError) -> [PaymentCase] {
        try await reading { try await $0.payments(since: since) }
    }

    /// Stores a change of a payment; see ``OrderQueue/store(_:over:writing:closing:by:at:)``.
    package func store(
        _ payment: HeldPayment,
        over read: PaymentCase,
        writing: NewPaymentRequest?,
        closing: ClosedRequest?,
        by worker: String,
        at now: Timestamp
    ) async throws(CounterError) -> PaymentCase? {
        try await changing {
            try await $0.store(payment, over: read, writing: writing, closing: closing, by: worker, at: now)
        }
    }

    /// Takes a request to send it again; see ``OrderQueue/claim(_:key:by:at:)``.
    package func claim(
        _ read: PaymentCase,
        key: String,
        by worker: String,
        at now: Timestamp
    ) async throws(CounterError) -> PaymentCase? {
        try await changing { try await $0.claim(read, key: key, by: worker, at: now) }
    }

    /// Notes that a person looked at a payment; see ``OrderQueue/noteLook(at:now:)``.
    ///
    /// - Throws: ``CounterError/noPayment(_:)``.
    package func look(at payment: PaymentID) async throws(CounterError) {
        let now = now()
        try await changing { try await $0.noteLook(at: payment, now: now) }
    }

    /// Gives back some of what was taken ahead; see ``OrderQueue/giveBack(_:in:of:reason:by:now:)``.
    ///
    /// - Throws: ``CounterError/noPayment(_:)``, ``CounterError/tooMuchBack(most:currency:)`` or
    ///   ``CounterError/badText``.
    package func giveBack(
        _ amount: Money?,
        of payment: PaymentID,
        reason: String,
        by: String
    ) async throws(CounterError) -> Money {
        try StaffText.check(reason)
        let (now, currency) = (now(), try await currency())
        return try await changing {
            try await $0.giveBack(amount, in: currency, of: payment, reason: reason, by: by, now: now)
        }
    }

    /// The payments that were made since an instant, with what an owner wants to know of them.
    package func paymentReport(since: Timestamp) async throws(CounterError) -> PaymentReport {
        let now = now()
        return try await reading { try await $0.paymentReport(since: since, at: now) }
    }

    /// Stores money that the provider has for an order that the queue does not know.
    package func adopt(_ payment: HeldPayment) async throws(CounterError) {
        try await changing { try await $0.adopt(payment) }
    }

    /// Takes over a refund that the queue did not ask for.
    package func adopt(_ refund: ProviderRefund, of read: PaymentCase, at now: Timestamp)
        async throws(CounterError) -> Bool
    {
        try await changing { try await $0.adopt(refund, of: read, at: now) }
    }
}
