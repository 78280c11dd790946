/// An offer of the restaurant: a lower price for certain products or menus.
///
/// Source: format.md, *Offers*.
public struct Offer: Hashable, Sendable, Identifiable {
    /// How an offer reduces prices.
    public enum Kind: Hashable, Sendable {
        /// The product or menu costs this, its options not included.
        case price(Money)
        /// The line costs this percentage less, from 1 to 100.
        case percentage(Int)
        /// Of two lines the cheaper one is free.
        case twoForOne
    }

    /// The offer's id.
    public let id: OfferID
    /// The offer's name.
    public let name: String
    /// What it reduces prices to, or by.
    public let kind: Kind
    /// The products to which it applies when they are ordered singly.
    public let products: Set<ProductID>
    /// The menus to which it applies, by their sandwich.
    public let menus: Set<ProductID>
    /// The restaurants that make the offer; `nil` means all.
    public let restaurants: Set<RestaurantID>?
    /// The only days; `nil` means any day.
    public let dates: ClosedRange<CivilDay>?
    /// The only days of the week; `nil` means all.
    public let weekdays: Set<Weekday>?
    /// The hours of the day; `nil` means all day. Hours after midnight belong to the day before.
    public let hours: [OpeningHours.Shift]?
    /// The word that the customer has to give; `nil` means none is needed.
    public let coupon: String?
    /// The name in other languages.
    public let translations: [String: Translation]

    /// Whether the offer holds at a restaurant and a moment for a customer with that coupon. Its days are
    /// business days.
    package func holds(at restaurant: RestaurantID?, _ moment: BusinessMoment, coupon given: String?) -> Bool
    {
        if let restaurants {
            guard let restaurant, restaurants.contains(restaurant) else { return false }
        }
        if let coupon {
            guard let given, SearchKey(given) == SearchKey(coupon) else { return false }
        }
        return moment.isWithin(dates: { dates?.contains($0) != false }, weekdays: weekdays, hours: hours)
    }

    /// The most offers that a catalogue can have, and the most of them for two lines, for which the search
    /// for the best prices of an order takes more time. With these the largest order is judged in less than
    /// 50 ms.
    package static let (most, mostTwoForOne) = (500, 100)

    /// The order in which offers are tried.
    static func precedes(_ one: Offer, _ other: Offer) -> Bool {
        one.id.description < other.id.description
    }

    /// Whether the offer applies to a line.
    func applies(to line: LineContent) -> Bool {
        guard let first = line.parts.first else { return false }
        return (line.parts.count == 1 ? products : menus).contains(first.product)
    }
}

extension Offer {
    /// The price of a line under an offer for single lines.
    func price(of line: LineContent) -> Money {
        switch kind {
        case .price(let money): money + line.options.lazy.map(\.price).total()
        // The reduction is rounded half up to a cent.
        case .percentage(let percent):
            line.price - Money(cents: (line.price.cents * percent + 50) / 100)
        case .twoForOne: line.price
        }
    }
}
