/// An offer of the restaurant: a lower price for certain products or menus.
///
/// Source: format.md, *Offers*.
public struct SpecialOffer: Hashable, Sendable, Identifiable {
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

    /// Whether the offer holds at a restaurant and a local time for a customer with that coupon.
    package func holds(at restaurant: RestaurantID?, _ time: CivilTime, coupon given: String?) -> Bool {
        if let restaurants {
            guard let restaurant, restaurants.contains(restaurant) else { return false }
        }
        if let coupon {
            guard let given, SearchKey(given) == SearchKey(coupon) else { return false }
        }
        let today = CivilDay(time)
        let minute = time.hour * 60 + time.minute
        let hours = hours ?? [.wholeDay]
        return [(today, minute), (today.advanced(by: -1), minute + 1440)].contains { day, minute in
            dates?.contains(day) != false && weekdays?.contains(day.weekday) != false
                && hours.contains { $0.start <= minute && minute < $0.end }
        }
    }

    /// Whether the offer applies to a line.
    func applies(to line: LineContent) -> Bool {
        guard let first = line.parts.first else { return false }
        return (line.parts.count == 1 ? products : menus).contains(first.product)
    }
}

/// The prices of an order's lines after its offers.
package struct OfferedPrices: Hashable, Sendable {
    /// An offer that was used, and by how much it reduced the order.
    package struct Used: Hashable, Sendable {
        package let id: OfferID
        package let name: String
        /// The reduction, above zero.
        package let saved: Money
    }

    /// The price of each line.
    package let prices: [Money]
    /// The offers in use, in the order of their ids.
    package let used: [Used]

    /// The sum of all lines.
    var total: Money { prices.total() }

    /// The best prices for an order's lines. Each line gets at most one offer. Client and daemon compute them
    /// with this one function. The result is never worse than that of any single offer; equally good offers
    /// are chosen by their ids.
    ///
    /// Offers for single lines are chosen line by line. Two-for-one offers compete with them for lines: each
    /// of these offers is tried first, the others follow in the order of their ids. Takes time in proportion
    /// to the lines and to the square of the number of two-for-one offers.
    ///
    /// - Parameter offers: those that hold, see ``SpecialOffer/holds(at:_:coupon:)``.
    package init(_ lines: [LineContent], offers: [SpecialOffer]) {
        let offers = offers.sorted { $0.id.description < $1.id.description }
        let start = Assignment(lines, offers.filter { $0.kind != .twoForOne })
        let pairing = offers.filter { $0.kind == .twoForOne }
        var best = start
        for first in pairing {
            var tried = start
            for offer in [first] + pairing.filter({ $0.id != first.id }) { tried.pair(lines, offer) }
            if tried.total < best.total { best = tried }
        }
        prices = best.lines.map(\.price)
        var saved: [OfferID: Money] = [:]
        for (line, assigned) in zip(lines, best.lines) {
            guard let id = assigned.offer else { continue }
            saved[id] = (saved[id] ?? .zero) + line.price - assigned.price
        }
        used = offers.compactMap { offer in
            saved[offer.id].map { Used(id: offer.id, name: offer.name, saved: $0) }
        }
    }
}

/// Which line gets which offer, while the best assignment is searched.
private struct Assignment {
    struct Line {
        var price: Money
        var offer: OfferID?
        var isPaired = false
    }

    var lines: [Line]

    var total: Money { lines.lazy.map(\.price).total() }

    /// Gives each line the best of the offers for single lines; of equally good ones the first.
    init(_ contents: [LineContent], _ offers: [SpecialOffer]) {
        lines = contents.map { content in
            var best = Line(price: content.price)
            for offer in offers where offer.applies(to: content) {
                let price = offer.price(of: content)
                if price < best.price { best = Line(price: price, offer: offer.id) }
            }
            return best
        }
    }

    /// Pairs lines under a two-for-one offer where that is cheaper. Pairs are neighbours when the lines are
    /// sorted by price, since the cheaper line of a pair is then as expensive as possible.
    mutating func pair(_ contents: [LineContent], _ offer: SpecialOffer) {
        let eligible = contents.indices
            .filter { !lines[$0].isPaired && offer.applies(to: contents[$0]) }
            .sorted { (contents[$1].price, $0) < (contents[$0].price, $1) }
        guard eligible.count > 1 else { return }
        func gain(_ place: Int) -> Int {
            let (one, other) = (eligible[place - 1], eligible[place])
            return lines[one].price.cents + lines[other].price.cents - contents[one].price.cents
        }
        // The largest gain among the first n lines.
        var gains = [0, 0]
        for place in 1..<eligible.count {
            gains.append(max(gains[place], gains[place - 1] + gain(place)))
        }
        var place = eligible.count - 1
        while place > 0 {
            guard gains[place + 1] > gains[place] else {
                place -= 1
                continue
            }
            let pair = [eligible[place - 1], eligible[place]]
            // The price of the dearer line is spread over both.
            let parts = contents[pair[0]].price.split(by: pair.map { contents[$0].price.cents })
            for (index, price) in zip(pair, parts) {
                lines[index] = Line(price: price, offer: offer.id, isPaired: true)
            }
            place -= 2
        }
    }
}

extension SpecialOffer {
    /// The price of a line under an offer for single lines.
    fileprivate func price(of line: LineContent) -> Money {
        switch kind {
        case .price(let money): money + line.options.lazy.map(\.price).total()
        // The reduction is rounded half up to a cent.
        case .percentage(let percent):
            line.price - Money(cents: (line.price.cents * percent + 50) / 100)
        case .twoForOne: line.price
        }
    }
}
