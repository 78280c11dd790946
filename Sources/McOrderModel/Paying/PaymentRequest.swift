/// A request to a provider as the queue stores it: it is written before it is sent, and its answer after it.
package struct PaymentRequest: Hashable, Sendable, Identifiable {
    /// What is asked for.
    package enum Kind: String, CaseIterable, Sendable {
        case checkout, expire, capture, void, refund
    }

    /// What became of it.
    package enum Outcome: String, CaseIterable, Sendable {
        /// The provider did it.
        case done
        /// The provider has not done it and will not do it.
        case refused
        /// It is not needed any more, or a look showed that something else happened.
        case dropped
    }

    /// The row's number in the queue.
    package let id: Int64
    package let payment: PaymentID
    package let kind: Kind
    package let amount: Money
    /// The random key under which the provider does it once.
    package let key: String
    /// By what a refund is found among the provider's: the first key, which stays.
    package let tag: String
    package let request: ProviderRequest
    /// When it was written, by the provider's clock.
    package let writtenAt: Timestamp
    /// When a worker took it last, to send it.
    package var claimedAt: Timestamp
    /// Which worker that was.
    package var claimedBy: String
    /// `nil` while nobody knows.
    package var outcome: Outcome?

    package init(
        id: Int64,
        payment: PaymentID,
        kind: Kind,
        amount: Money,
        key: String,
        tag: String,
        request: ProviderRequest,
        writtenAt: Timestamp,
        claimedAt: Timestamp,
        claimedBy: String = "",
        outcome: Outcome? = nil
    ) {
        (self.id, self.payment, self.kind, self.amount) = (id, payment, kind, amount)
        (self.key, self.tag, self.request, self.outcome) = (key, tag, request, outcome)
        (self.writtenAt, self.claimedAt, self.claimedBy) = (writtenAt, claimedAt, claimedBy)
    }
}
