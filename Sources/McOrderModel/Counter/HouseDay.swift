/// A while in which a restaurant takes no orders, or does not have a product: who said so, and until when.
package struct HouseSpell: Hashable, Sendable, Identifiable {
    /// What is not to be had.
    package enum Matter: Hashable, Sendable {
        /// Anything.
        case orders
        /// A product, by the name it had then.
        case product(ProductID, name: String)
    }

    /// Its id among those of its kind, which never repeats.
    package let id: Int64
    /// The restaurant.
    package let restaurant: RestaurantID
    /// What is not to be had.
    package let matter: Matter
    /// Since when.
    package let since: Timestamp
    /// Until when, as it was said at the beginning.
    package let until: Timestamp
    /// Who said so.
    package let by: String
    /// Who ended it before its time, and when; `nil` when nobody did.
    package let ending: Ending?

    /// The end of a spell before its time.
    package struct Ending: Hashable, Sendable {
        /// When.
        package let at: Timestamp
        /// Who said so.
        package let by: String

        /// An end of those values.
        package init(at: Timestamp, by: String) {
            self.at = at
            self.by = by
        }
    }

    /// A spell.
    package init(
        id: Int64,
        restaurant: RestaurantID,
        matter: Matter,
        since: Timestamp,
        until: Timestamp,
        by: String,
        ending: Ending?
    ) {
        self.id = id
        self.restaurant = restaurant
        self.matter = matter
        self.since = since
        self.until = until
        self.by = by
        self.ending = ending
    }

    /// When it is over.
    package var end: Timestamp {
        ending?.at ?? until
    }

    /// The product, if it is about one.
    package var product: (id: ProductID, name: String)? {
        guard case .product(let id, let name) = matter else { return nil }
        return (id, name)
    }
}

/// What is not to be had at the restaurants of the house.
package struct HouseDay: Hashable, Sendable {
    /// While orders are not taken.
    package let pauses: [HouseSpell]
    /// While products are not to be had, by their names.
    package let soldOut: [HouseSpell]

    /// Nothing is missing.
    package static let nothing = HouseDay(pauses: [], soldOut: [])

    /// Those spells.
    package init(pauses: [HouseSpell], soldOut: [HouseSpell]) {
        self.pauses = pauses
        self.soldOut = soldOut
    }

    /// What of it is not over yet, at one restaurant or at all.
    package func inForce(at now: Timestamp, in restaurant: RestaurantID? = nil) -> HouseDay {
        func filter(_ spells: [HouseSpell]) -> [HouseSpell] {
            spells.filter { $0.end > now && (restaurant == nil || $0.restaurant == restaurant) }
        }
        return HouseDay(pauses: filter(pauses), soldOut: filter(soldOut))
    }

    /// What is published of those restaurants at that instant.
    package func today(of restaurants: [RestaurantID], at now: Timestamp) -> Today {
        let present = inForce(at: now)
        return Today(
            houses: restaurants.map { id in
                var soldOut: [ProductID: Timestamp] = [:]
                for spell in present.soldOut where spell.restaurant == id {
                    guard let product = spell.product?.id else { continue }
                    soldOut[product] = max(spell.end, soldOut[product] ?? spell.end)
                }
                let pause = present.pauses.filter { $0.restaurant == id }.map(\.end).max()
                return Today.House(id: id, pausedUntil: pause, soldOut: soldOut)
            }
        )
    }
}
