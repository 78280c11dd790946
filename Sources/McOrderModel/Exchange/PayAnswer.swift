/// What a receipt says about the payment of an order that is paid ahead. Source: format.md, *Receipt*.
public struct PayAnswer: Hashable, Sendable {
    /// Where a payment is.
    public enum State: String, CaseIterable, Sendable {
        /// The provider has made no page for the card that is known.
        case due
        /// The customer can enter a card.
        case open
        /// The money is held.
        case held
        /// Taking the money was decided; it is not known to be done.
        case capturing
        /// The money was taken. Some of it may have been given back.
        case captured
        /// Nothing was held in time; the order is paid at the counter.
        case lapsed
        /// Releasing the money was decided; it is not known to be done.
        case voiding
        /// The money was released, or the bank ended the hold before anything was to be taken.
        case voided
        /// The money was to be taken, and the bank had ended the hold.
        case failed
    }

    /// Where the payment is.
    public let state: State
    /// The page on which the customer enters a card, while it is open.
    public let url: String?
    /// When that page ends; for money that is held, when it is released at the latest.
    public let until: Timestamp?
    /// What is to be held, is held, or was taken and not given back.
    public let amount: Money

    package init(state: State, url: String?, until: Timestamp?, amount: Money) {
        (self.state, self.url, self.until, self.amount) = (state, url, until, amount)
    }

    /// The member `pay` of a receipt.
    var json: JSONValue {
        ["state": state.rawValue, "url": url, "until": until, "cents": amount.cents]
    }

    /// Reads the member; `nil` if this version does not know the state.
    init?(_ value: JSONValue) {
        guard let state = value.member("state")?.text.flatMap({ State(rawValue: $0) }),
            let cents = value.member("cents")?.integer
        else { return nil }
        self.init(
            state: state,
            url: value.member("url")?.text,
            until: value.member("until")?.text.flatMap { Timestamp($0) },
            amount: Money(cents: cents)
        )
    }
}

extension PayAnswer {
    /// The page on which a card is entered: only while it is open, and only if the house's signed catalogue
    /// names its host.
    package func page(of offer: PayOffer?) -> String? {
        guard state == .open, let url, offer?.admits(url) == true else { return nil }
        return url
    }

    /// The same without an address that ``page(of:)`` does not have.
    package func admitted(by offer: PayOffer?) -> PayAnswer {
        PayAnswer(state: state, url: page(of: offer), until: until, amount: amount)
    }
}

extension HeldPayment {
    /// What the customer reads about the payment.
    ///
    /// - Parameter release: how long money is held at most.
    package func answer(release: Duration) -> PayAnswer {
        let amount: Money =
            switch state {
            case .held, .voiding, .voided, .failed: held
            case .capturing, .captured: Money(cents: max(0, captured.cents - refunded.cents))
            case .due, .open, .lapsed: self.amount
            }
        let end = heldAt.map { $0 + release }
        return PayAnswer(
            state: state,
            url: state == .open ? url : nil,
            until: state == .open ? until : state == .held ? end : nil,
            amount: amount
        )
    }
}
