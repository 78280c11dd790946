package import McOrderModel

/// The state in a word.
extension OrderState: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    /// The state in a word.
    package var word: Sentence { self }
}

/// Why the order was refused and what to do about it, for the customer.
extension RejectionReason: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    /// Why the order was refused and what to do about it, for the customer.
    package var sentence: Sentence { self }

    /// The same with what the restaurant said of it.
    ///
    /// - Parameters:
    ///   - now: when it is read; nil where it may be read at any time.
    ///   - isNotice: whether it was no order, but a notice about one.
    package func sentence(_ detail: ReasonDetail, now: Timestamp?, isNotice: Bool = false) -> Sentence {
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
            return RejectionText.soldOut(detail.products, moment.map { $0.text.until($0.until) })
        default: return sentence
        }
    }
}

/// Why an order or a notice was refused, where more is known than the reason.
package enum RejectionText: Message {
    /// The restaurant is closed and opens then.
    case closed(opens: Sentence)
    /// The restaurant takes no orders until then.
    case paused(_ until: Sentence)
    /// Those products are sold out, until then where that is known.
    case soldOut(_ names: [String], _ until: Sentence?)
    /// A notice about an order was refused: nothing of it is an order to be sent again.
    case notice(RejectionReason)

    package func text(in language: any Texts) -> String { language.text(self) }
}
