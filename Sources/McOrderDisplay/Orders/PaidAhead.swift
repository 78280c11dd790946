package import McOrderModel
package import McOrderText

/// What people read about the payment of an order that is paid ahead.
package struct PaidAhead: Hashable, Sendable {
    /// What of the price counts as paid.
    package let paid: Money
    /// What is left to pay at the counter; zero once that was paid.
    package let rest: Money
    /// Where the payment is.
    package let state: String
    /// What staff have to know beside that.
    package let marks: [String]
    /// Whether a person has to look at it.
    package let needsPerson: Bool

    /// `nil` for an order that is not paid ahead.
    package init?(_ order: QueuedOrder, _ language: Language) {
        guard let payment = order.ahead else { return nil }
        paid = order.paidAhead
        rest = order.payment == nil ? order.rest : .zero
        state = PayAheadText.state(payment.state)[language]
        // That somebody looked is nothing for who hands the order over.
        marks = payment.marks.subtracting([.looked]).sorted().map { PayAheadText.mark($0)[language] }
        needsPerson = payment.needsPerson
    }
}

extension QueuedOrder {
    /// What the order waits for; `nil` if it does not wait.
    package var waitsFor: Sentence? {
        guard waits else { return nil }
        return awaitsMoney ? PayAheadText.awaitsMoney : TillText.waits
    }
}
