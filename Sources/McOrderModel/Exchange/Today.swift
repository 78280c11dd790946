/// What is temporarily not available at the restaurants: the restaurants that are paused, and the products
/// that are sold out. Every entry has an end.
///
/// Each query takes an instant; the caller chooses whose clock it comes from. An entry that has ended by then
/// is treated as if it did not exist. Source: docs/decisions/0024-today-json.md.
public struct Today: Hashable, Sendable {
    /// What is temporarily not available at one restaurant.
    public struct Entry: Hashable, Sendable {
        /// The restaurant.
        public let id: RestaurantID
        /// When the pause ends; `nil` if the restaurant is not paused.
        public let pausedUntil: Timestamp?
        /// The sold-out products, each with the time until which it is sold out.
        public let soldOut: [ProductID: Timestamp]

        package init(id: RestaurantID, pausedUntil: Timestamp?, soldOut: [ProductID: Timestamp]) {
            self.id = id
            self.pausedUntil = pausedUntil
            self.soldOut = soldOut
        }
    }

    /// The restaurants, in the order in which they were published.
    public let entries: [Entry]

    /// No restaurant is known to be paused, and no product to be sold out.
    public static let nothing = Today(entries: [])

    package init(entries: [Entry]) {
        self.entries = entries
    }

    /// What is temporarily not available at a restaurant; `nil` if nothing is published about it.
    public func entry(_ id: RestaurantID) -> Entry? {
        entries.first { $0.id == id }
    }

    /// When a restaurant's pause ends; `nil` if it is not paused at that instant.
    public func pausedUntil(_ restaurant: RestaurantID, at now: Timestamp) -> Timestamp? {
        entry(restaurant)?.pausedUntil.flatMap { $0 > now ? $0 : nil }
    }

    /// Until when a product is sold out; `nil` if it is available at that instant.
    ///
    /// - Parameters:
    ///   - product: the product.
    ///   - restaurant: the restaurant. Without one, the product counts as sold out only while every
    ///     restaurant that sells it is out of it, and the result is the earliest end.
    ///   - catalogue: the catalogue, by which it is known which restaurants sell the product.
    ///   - now: the time by the device's clock; entries that end before it are ignored.
    public func soldOutUntil(
        _ product: ProductID,
        at restaurant: Restaurant?,
        in catalogue: Catalogue,
        now: Timestamp
    ) -> Timestamp? {
        func end(_ restaurant: RestaurantID) -> Timestamp? {
            entry(restaurant)?.soldOut[product].flatMap { $0 > now ? $0 : nil }
        }
        if let restaurant { return end(restaurant.id) }
        let ends = catalogue.restaurants.filter { !$0.notSold.contains(product) }.map { end($0.id) }
        let known = ends.compactMap(\.self)
        return known.count == ends.count ? known.min() : nil
    }

    /// Until when an item of a ticket is sold out; a menu is sold out as long as any of its parts, and a
    /// product as long as any of its options. `nil` if the item is available.
    public func soldOutUntil(
        _ item: TicketItem,
        at restaurant: Restaurant?,
        in catalogue: Catalogue,
        now: Timestamp
    ) -> Timestamp? {
        item.matters.compactMap { soldOutUntil($0, at: restaurant, in: catalogue, now: now) }.max()
    }
}
