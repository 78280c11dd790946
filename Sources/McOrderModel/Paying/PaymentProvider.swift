/// A company that holds and takes card payments over the internet. Only `mcorder-pay` speaks to one.
///
/// A request that changes something is made first, stored, and then sent with a key of its own: the provider
/// does what belongs to one key once, however often it is sent. An answer that did not come is doubt, and only
/// a look at the provider's own record ends it. Source: docs/pay-ahead.md.
package protocol PaymentProvider: Sendable {
    /// The bytes of a request. The same arguments give the same bytes.
    func request(_ action: ProviderAction) -> ProviderRequest

    /// Sends a request that was stored before.
    ///
    /// - Parameter key: the key of the request, by which the provider does it once.
    func send(_ request: ProviderRequest, key: String) async throws(ProviderError) -> Dated<ProviderAnswer>

    /// A checkout with its hold, by its id. This is what decides.
    func checkout(_ id: String) async throws(ProviderError) -> Dated<ProviderCheckout>

    /// A hold or payment, by its id.
    func intent(_ id: String) async throws(ProviderError) -> Dated<ProviderIntent>

    /// The refunds of a payment, the newest first.
    func refunds(ofIntent id: String) async throws(ProviderError) -> Dated<[ProviderRefund]>

    /// The checkouts that were made since an instant, of whatever house. The list may lag.
    func checkouts(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderCheckout]>

    /// The holds and payments that were made since an instant, of whatever house. The list may lag, and does not
    /// say when a bank ends a hold.
    func intents(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderIntent]>

    /// The refunds that were made since an instant, of whatever house.
    func refunds(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderRefund]>

    /// The payments that customers disputed since an instant, of whatever house.
    func disputes(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderDispute]>

    /// The cards that banks declined since an instant, of whatever house. The list may lag.
    func declines(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderDecline]>
}

/// An answer with the provider's own time, in whose terms the ends of checkouts and holds are.
package struct Dated<Value: Sendable>: Sendable {
    package let value: Value
    package let at: Timestamp

    package init(_ value: Value, at: Timestamp) {
        (self.value, self.at) = (value, at)
    }
}

/// What is asked of a provider.
package enum ProviderAction: Hashable, Sendable {
    /// A page on which the customer enters a card, so that money is held.
    case checkout(CheckoutOffer)
    /// Ends a checkout that nobody has finished.
    case expire(checkout: String)
    /// Takes held money. What is not taken is released.
    case capture(intent: String, Money)
    /// Releases held money.
    case void(intent: String)
    /// Gives back money that was taken.
    ///
    /// - Parameter tag: the id of our own row. By it a refund is found again whose answer was lost.
    case refund(intent: String, Money, tag: String)
}

/// What a customer is asked to pay. The provider learns no name and no line of an order.
package struct CheckoutOffer: Hashable, Sendable {
    /// The payment's random id.
    package let payment: PaymentID
    /// The house that all payments of one queue belong to; a random id.
    package let house: String
    /// The restaurant's name.
    package let restaurant: String
    /// The order's code, as its customer knows it.
    package let code: String
    package let amount: Money
    /// The currency in three letters, such as `EUR`.
    package let currency: String
    /// The page to which the provider's page returns.
    package let returnsTo: String
    /// When the provider ends the checkout.
    package let until: Timestamp

    package init(
        payment: PaymentID,
        house: String,
        restaurant: String,
        code: String,
        amount: Money,
        currency: String,
        returnsTo: String,
        until: Timestamp
    ) {
        (self.payment, self.house, self.restaurant, self.code) = (payment, house, restaurant, code)
        (self.amount, self.currency, self.returnsTo, self.until) = (amount, currency, returnsTo, until)
    }
}

/// A request as it is stored and sent.
package struct ProviderRequest: Hashable, Sendable {
    /// The path of the address, with a leading slash.
    package let path: String
    package let body: String

    package init(path: String, body: String) {
        (self.path, self.body) = (path, body)
    }
}

/// What a provider answers to a request that changes something.
package enum ProviderAnswer: Hashable, Sendable {
    case checkout(ProviderCheckout)
    case intent(ProviderIntent)
    case refund(ProviderRefund)
}

/// A provider's page for one payment.
package struct ProviderCheckout: Hashable, Sendable {
    package enum State: String, Sendable {
        case open, complete, expired
    }

    package let id: String
    package let state: State
    /// The payment for which it was made; `nil` if it is none of ours.
    package let payment: PaymentID?
    /// The house for which it was made.
    package let house: String?
    /// The page's address, while it is open.
    package let url: String?
    package let until: Timestamp
    /// The id of what is held, once the customer has entered a card.
    package let intentID: String?
    /// What is held; `nil` in lists, and before the customer has entered a card.
    package let intent: ProviderIntent?

    package init(
        id: String,
        state: State,
        payment: PaymentID?,
        house: String?,
        url: String?,
        until: Timestamp,
        intentID: String? = nil,
        intent: ProviderIntent? = nil
    ) {
        (self.id, self.state, self.payment, self.house) = (id, state, payment, house)
        (self.url, self.until, self.intent) = (url, until, intent)
        self.intentID = intentID ?? intent?.id
    }
}

/// A hold or payment as the provider records it.
package struct ProviderIntent: Hashable, Sendable {
    package enum State: String, Sendable {
        /// The customer has not entered a card that the bank accepts.
        case unfinished
        /// The money is held.
        case held
        /// The money was taken.
        case taken
        /// The hold was released, or the bank ended it.
        case released
    }

    package let id: String
    package let state: State
    package let payment: PaymentID?
    package let house: String?
    /// What can be taken.
    package let held: Money
    /// What was taken.
    package let taken: Money
    /// When the bank ends the hold; `nil` if the provider does not say so.
    package let holdEnds: Timestamp?

    package init(
        id: String,
        state: State,
        payment: PaymentID?,
        house: String?,
        held: Money,
        taken: Money,
        holdEnds: Timestamp? = nil
    ) {
        (self.id, self.state, self.payment, self.house) = (id, state, payment, house)
        (self.held, self.taken, self.holdEnds) = (held, taken, holdEnds)
    }
}

/// Money that was given back.
package struct ProviderRefund: Hashable, Sendable {
    package let id: String
    package let intent: String
    package let amount: Money
    /// The id of our row that asked for it; `nil` for one that somebody made at the provider's.
    package let tag: String?
    /// Whether the bank did not accept it, so that the money is still with the house.
    package let hasFailed: Bool

    package init(id: String, intent: String, amount: Money, tag: String?, hasFailed: Bool = false) {
        (self.id, self.intent, self.amount, self.tag) = (id, intent, amount, tag)
        self.hasFailed = hasFailed
    }
}

/// A customer's objection at their bank.
package struct ProviderDispute: Hashable, Sendable {
    /// What the bank decided.
    package enum Outcome: Hashable, Sendable {
        /// It has not decided.
        case open
        /// The house keeps the money.
        case won
        /// The customer has the money.
        case lost
    }

    package let id: String
    package let intent: String
    package let amount: Money
    package let outcome: Outcome

    package init(id: String, intent: String, amount: Money, outcome: Outcome = .open) {
        (self.id, self.intent, self.amount, self.outcome) = (id, intent, amount, outcome)
    }
}

/// A card that a bank declined.
package struct ProviderDecline: Hashable, Sendable {
    package let id: String
    /// The payment for which it was entered; `nil` if it is none of ours.
    package let payment: PaymentID?
    package let house: String?
    package let at: Timestamp

    package init(id: String, payment: PaymentID?, house: String?, at: Timestamp) {
        (self.id, self.payment, self.house, self.at) = (id, payment, house, at)
    }
}

/// Why a provider did not answer as it should.
package enum ProviderError: Error, Hashable, Sendable {
    /// Nobody knows whether the request was done: no connection, no answer in time, or the provider's own
    /// failure.
    case unanswered(cause: String)
    /// The provider did not do it because too much was asked of it.
    case busy
    /// The provider refuses the request, or knows no such thing. It may have been done before.
    case refused(code: String, message: String)
    /// The secret is not accepted, or may not do this.
    case unauthorized(message: String)
    /// The answer is not one of the provider's interface.
    case unreadable(cause: String)
}
