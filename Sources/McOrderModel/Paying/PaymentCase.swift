/// A payment with what decides about it. Two are equal if nothing has changed between them.
package struct PaymentCase: Hashable, Sendable {
    package var payment: HeldPayment
    /// `nil` if the queue does not know the order.
    package var order: PaidOrder?
    /// The request that has no answer.
    package var request: PaymentRequest?
    /// The restaurant's name.
    package var restaurant = ""
    /// The order's code, as its customer knows it.
    package var number = ""

    package init(payment: HeldPayment, order: PaidOrder? = nil, request: PaymentRequest? = nil) {
        (self.payment, self.order, self.request) = (payment, order, request)
    }
}

/// A request that is to be stored.
package struct NewPaymentRequest: Hashable, Sendable {
    package let kind: PaymentRequest.Kind
    package let amount: Money
    package let key: String
    package let request: ProviderRequest

    package init(kind: PaymentRequest.Kind, amount: Money, key: String, request: ProviderRequest) {
        (self.kind, self.amount, self.key, self.request) = (kind, amount, key, request)
    }
}
