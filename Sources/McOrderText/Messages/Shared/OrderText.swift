package import McOrderModel

/// The state in a word.
extension OrderState: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    /// The state in a word.
    package var word: Sentence { self }
}

/// Why the order was rejected and what to do, for the customer.
extension RejectionReason: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    /// Why the order was rejected and what to do, for the customer.
    package var sentence: Sentence { self }

    /// The same with the details that the restaurant gave.
    ///
    /// - Parameters:
    ///   - now: when the customer reads it; nil if that may be at any time.
    ///   - isNotice: whether a notice was rejected instead of an order.
    ///   - names: the names of products and choices in the reader's language.
    package func sentence(
        _ detail: ReasonDetail,
        now: Timestamp?,
        isNotice: Bool = false,
        names: ShownNames = .own
    ) -> Sentence {
        if isNotice { return RejectionText.notice(self) }
        let moment = detail.until.flatMap { until in
            detail.zone.map { (text: MomentText(in: $0, now: now), until: until) }
        }
        switch self {
        case .closed:
            return moment.map { RejectionText.closed(opens: $0.text.at($0.until)) } ?? sentence
        case .paused:
            return moment.map { RejectionText.paused($0.text.until($0.until)) } ?? sentence
        case .soldOut where !detail.products.isEmpty:
            let products = detail.products.map(names.named)
            return RejectionText.soldOut(products, moment.map { $0.text.until($0.until) })
        default: return sentence
        }
    }
}

/// Why an order or a notice was rejected, if more than the reason is known.
package enum RejectionText: Message {
    /// The restaurant is closed until then.
    case closed(opens: Sentence)
    /// The restaurant accepts no orders until then.
    case paused(_ until: Sentence)
    /// These products are sold out, until then if that is known.
    case soldOut(_ names: [String], _ until: Sentence?)
    /// A notice about an order was rejected. Unlike for an order, there is nothing to send again.
    case notice(RejectionReason)

    package func text(in language: any Texts) -> String { language.text(self) }
}
