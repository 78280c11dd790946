/// What is not to be had at the restaurants for a while: those that take no orders, and what they have run
/// out of. Everything ends by itself.
///
/// Each question is answered for an instant, by whose clock is for the asker to say; what has ended by then
/// is as if it had never been. Source: docs/architecture.md, *Today*.
public struct Today: Hashable, Sendable {
    /// What is not to be had at one restaurant.
    public struct House: Hashable, Sendable {
        /// The restaurant.
        public let id: RestaurantID
        /// Until when it takes no orders; `nil` when it takes some.
        public let pausedUntil: Timestamp?
        /// What it has run out of, and until when.
        public let soldOut: [ProductID: Timestamp]

        /// What is not to be had there.
        package init(id: RestaurantID, pausedUntil: Timestamp?, soldOut: [ProductID: Timestamp]) {
            self.id = id
            self.pausedUntil = pausedUntil
            self.soldOut = soldOut
        }
    }

    /// The restaurants, in the order in which they were published.
    public let houses: [House]

    /// Nothing is known to be missing anywhere.
    public static let nothing = Today(houses: [])

    /// What is not to be had at those restaurants.
    package init(houses: [House]) {
        self.houses = houses
    }

    /// What is not to be had at a restaurant; `nil` when nothing is known of it.
    public func house(_ id: RestaurantID) -> House? {
        houses.first { $0.id == id }
    }

    /// Until when a restaurant takes no orders; `nil` when it does at that instant.
    public func pausedUntil(_ restaurant: RestaurantID, at now: Timestamp) -> Timestamp? {
        house(restaurant)?.pausedUntil.flatMap { $0 > now ? $0 : nil }
    }

    /// Until when a product is not to be had; `nil` when it is at that instant.
    ///
    /// - Parameters:
    ///   - product: what is asked for.
    ///   - restaurant: where; without one, only what no restaurant has that sells it, until the first has it
    ///     again.
    ///   - catalogue: the catalogue, which says who sells it.
    ///   - now: the time by the device's clock; what is past its end is over.
    public func soldOutUntil(
        _ product: ProductID,
        at restaurant: Restaurant?,
        in catalogue: Catalogue,
        now: Timestamp
    ) -> Timestamp? {
        func end(_ restaurant: RestaurantID) -> Timestamp? {
            house(restaurant)?.soldOut[product].flatMap { $0 > now ? $0 : nil }
        }
        if let restaurant { return end(restaurant.id) }
        let ends = catalogue.restaurants.filter { !$0.notSold.contains(product) }.map { end($0.id) }
        let known = ends.compactMap(\.self)
        return known.count == ends.count ? known.min() : nil
    }

    /// Until when something on a ticket is not to be had: a menu as long as any of its parts.
    public func soldOutUntil(
        _ item: TicketItem,
        at restaurant: Restaurant?,
        in catalogue: Catalogue,
        now: Timestamp
    ) -> Timestamp? {
        item.products.compactMap { soldOutUntil($0, at: restaurant, in: catalogue, now: now) }.max()
    }
}

extension TicketItem {
    /// The products that it is made of: one, or a menu's three.
    public var products: [ProductID] {
        switch self {
        case .product(let part): [part.id]
        case .menu(let sandwich, let drink, let side, _): [sandwich.id, drink.id, side.id]
        }
    }
}
