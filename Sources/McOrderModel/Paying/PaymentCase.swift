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
    package var code = ""

    package init(payment: HeldPayment, order: PaidOrder? = nil, request: PaymentRequest? = nil) {
        (self.payment, self.order, self.request) = (payment, order, request)
    }
}

extension PaymentCase {
    /// The payment as `--json` prints it, with its order.
    package var json: JSONValue {
        let order: JSONValue = [
            "restaurant": restaurant.isEmpty ? nil : restaurant, "code": code.isEmpty ? nil : code,
        ]
        return payment.json.followed(by: order)
    }
}

extension PaymentCase {
    /// What a person may give back: what was taken and will be kept. Nothing while a customer disputes it at
    /// the bank, which decides then.
    package var mayBeGivenBack: Money {
        guard payment.state == .captured, payment.marks.isDisjoint(with: [.disputed, .chargedBack]) else {
            return .zero
        }
        return min(payment.kept, payment.keeps(of: order))
    }

    /// The payment once a person gave back some of what was taken.
    ///
    /// - Parameter amount: above zero, and at most ``mayBeGivenBack``.
    package func givingBack(_ amount: Money, by: String, reason: String) -> HeldPayment {
        let due = order?.target(of: payment) ?? order?.due(of: payment) ?? payment.captured
        var changed = payment.looked()
        changed.goodwill = HeldPayment.Goodwill(
            amount: max(amount, due - (mayBeGivenBack - amount)),
            by: by,
            reason: reason
        )
        return changed
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

/// What became of a request.
package struct ClosedRequest: Hashable, Sendable {
    package let outcome: PaymentRequest.Outcome
    /// The provider's id of what it made.
    package let reference: String?

    package init(_ outcome: PaymentRequest.Outcome, reference: String? = nil) {
        (self.outcome, self.reference) = (outcome, reference)
    }
}
