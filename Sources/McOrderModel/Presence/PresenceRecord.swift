/// What a queue knows about the presence of an order's customer.
package struct PresenceRecord: Hashable, Sendable {
    /// Whether the kitchen begins the order only when its customer is there. It stays when the customer
    /// comes.
    package var isRequired: Bool
    /// How the restaurant learned that the customer is there; `nil` while it does not know.
    package var provenBy: PresenceSource?
    /// How many wrong digits were sent for the order.
    package var wrongDigits: Int

    /// Whether the order is paid ahead. Then a proof counts although nobody has to prove anything: the money
    /// is taken once the customer is there.
    package var isPaidAhead: Bool
    /// Whether the order waits for the money, as long as nobody has begun it.
    package var awaitsMoney: Bool

    package init(
        isRequired: Bool = false,
        provenBy: PresenceSource? = nil,
        wrongDigits: Int = 0,
        isPaidAhead: Bool = false,
        awaitsMoney: Bool = false
    ) {
        self.isRequired = isRequired
        self.provenBy = provenBy
        self.wrongDigits = wrongDigits
        self.isPaidAhead = isPaidAhead
        self.awaitsMoney = awaitsMoney
    }

    /// Whether the order waits for its customer, as long as nobody has begun it.
    package var awaitsCustomer: Bool { isRequired && provenBy == nil }

    /// Whether the order waits, as long as nobody has begun it.
    package var waits: Bool { awaitsCustomer || awaitsMoney }

    /// Whether a proof that its customer is there would change anything.
    package var takesProof: Bool { provenBy == nil && (isRequired || isPaidAhead) }
}

/// What a notice says about the presence of an order's customer.
package enum PresenceChange: Hashable, Sendable {
    /// Nothing, or nothing new.
    case none
    /// The customer is there.
    case proven(by: PresenceSource)
    /// The digits are wrong.
    case wrongDigits
}

/// One use of a proof that is remembered for a while, because it counts towards a limit.
package struct PresenceUse: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A new device used a screen's key of that minute.
        case minute(Int)
        /// A new device used the key of that table.
        case table(String)
        /// Digits were wrong.
        case wrongDigits
    }

    package let restaurant: RestaurantID
    package let at: Timestamp
    package let kind: Kind

    package init(at restaurant: RestaurantID, _ kind: Kind, at instant: Timestamp) {
        self.restaurant = restaurant
        self.kind = kind
        at = instant
    }
}
