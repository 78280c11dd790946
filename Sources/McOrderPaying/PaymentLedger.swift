package import McOrderModel

/// Where payments and the requests about them are stored: the queue, or a test's memory. Each function is one
/// transaction, and what it changed is durable when it returns.
package protocol PaymentLedger: Sendable {
    /// The payments that may need something, each with its order and its request that has no answer.
    ///
    /// - Parameter since: also those that were taken, of payments made since then.
    func underWay(taken since: Timestamp) async throws -> [PaymentCase]

    /// A payment with its order and its request that has no answer; `nil` if there is none.
    func paymentCase(_ id: PaymentID) async throws -> PaymentCase?

    /// The payment of a hold.
    func payment(ofIntent intent: String) async throws -> HeldPayment?

    /// Stores a change of a payment, and a request that is to be sent.
    ///
    /// - Returns: what is stored now; `nil` if something changed since it was read, and nothing was stored.
    func store(
        _ payment: HeldPayment,
        over read: PaymentCase,
        writing: NewPaymentRequest?,
        closing: ClosedRequest?,
        at now: Timestamp
    ) async throws -> PaymentCase?

    /// Takes the request that has no answer, to send it again under `key`.
    func claim(_ read: PaymentCase, key: String, at now: Timestamp) async throws -> PaymentCase?

    /// Stores money that the provider has for an order that nobody here knows.
    func adopt(_ payment: HeldPayment) async throws

    /// Takes over a refund that nobody here asked for.
    ///
    /// - Returns: whether it was not known before.
    func adopt(_ refund: ProviderRefund, of read: PaymentCase, at now: Timestamp) async throws -> Bool
}
