/// Why a person has to look at a payment.
package enum PaymentConcern: Hashable, Sendable {
    /// The order was handed over or begun for a customer who is there, and the bank had ended the hold.
    case notTaken
    /// Money was taken for an order that expired. A clock never gives it back.
    case expired
    /// Money was taken that no order of this queue belongs to.
    case unknownOrder
    /// Somebody took the money on the provider's page, or a queue that this one replaced did.
    case takenElsewhere
    /// The provider or the bank did not accept a refund.
    case notGivenBack
    /// The customer objected at their bank.
    case disputed
    /// The bank gave the money back to a customer who had objected.
    case chargedBack
    /// The queue was restored. Until a person looks, nothing is taken or given back.
    case restored
    /// The provider has not answered a request since then.
    case unanswered(since: Timestamp)
    /// The hold ends then, and money of it is still to be taken.
    case holdEnds(at: Timestamp)

    /// The instant that the reason has; `nil` if it has none.
    package var instant: Timestamp? {
        switch self {
        case .unanswered(let instant), .holdEnds(let instant): instant
        case .notTaken, .expired, .unknownOrder, .takenElsewhere, .notGivenBack, .disputed, .chargedBack,
            .restored:
            nil
        }
    }

    /// The word for it in JSON and in logs.
    package var word: String {
        switch self {
        case .notTaken: "not-taken"
        case .expired: "expired"
        case .unknownOrder: "unknown-order"
        case .takenElsewhere: "taken-elsewhere"
        case .notGivenBack: "not-given-back"
        case .disputed: "disputed"
        case .chargedBack: "charged-back"
        case .restored: "restored"
        case .unanswered: "unanswered"
        case .holdEnds: "hold-ends"
        }
    }

    /// After how long a request without an answer is a concern.
    package static let patience = Duration.seconds(15 * 60)
    /// How long before the end of a hold that is a concern.
    package static let warning = Duration.seconds(3600)
}

extension PaymentCase {
    /// Why a person has to look at the payment; empty if all goes its way.
    ///
    package func concerns(by rules: PayRules, at now: Timestamp) -> [PaymentConcern] {
        var concerns: [PaymentConcern] = []
        if payment.marks.contains(.look) { concerns.append(cause) }
        if payment.marks.contains(.disputed) { concerns.append(.disputed) }
        if payment.marks.contains(.restored) { concerns.append(.restored) }
        if let request, now - request.writtenAt >= PaymentConcern.patience {
            concerns.append(.unanswered(since: request.writtenAt))
        }
        if let end = payment.holdEnd(by: rules), isWanted, now < end, end - now <= PaymentConcern.warning {
            concerns.append(.holdEnds(at: end))
        }
        return concerns
    }

    /// What a person has to look at.
    private var cause: PaymentConcern {
        if payment.state == .failed { return .notTaken }
        if payment.marks.contains(.chargedBack) { return .chargedBack }
        guard let order else { return .unknownOrder }
        if order.state == .expired, payment.goodwill == nil { return .expired }
        // A refund that was not accepted is either still owed, or among those that were written.
        let isRefund = payment.refunded > .zero || payment.kept > payment.keeps(of: order)
        return isRefund ? .notGivenBack : .takenElsewhere
    }

    /// Whether money of the hold is to be taken.
    private var isWanted: Bool {
        if payment.state == .capturing { return true }
        return payment.state == .held && order?.target(of: payment).map { $0 > .zero } ?? false
    }
}

extension HeldPayment {
    /// When a hold ends: by the bank, or by the house's own rule.
    fileprivate func holdEnd(by rules: PayRules) -> Timestamp? {
        guard let released = heldAt.map({ $0 + rules.release }) else { return holdEnds }
        return holdEnds.map { min($0, released) } ?? released
    }
}
