/// What is temporarily not available at the restaurants: the restaurants that are paused, and the products
/// and choices that are sold out. Every entry has an end.
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
        /// The sold-out products and choices, each with the time until which it is sold out.
        public let soldOut: [SellableID: Timestamp]
        /// When the restaurant's daemon last looked for orders; `nil` if it does not publish that, as earlier
        /// versions do.
        public internal(set) var lookedAt: Timestamp?
        /// Whether the restaurant takes orders of a storefront: its daemon knows that they may have to wait
        /// for their customers. Source: docs/storefront.md.
        package let storefront: Bool
        /// Whether orders can be paid ahead: the provider of payments answered lately. Source:
        /// docs/pay-ahead.md.
        package internal(set) var pay: Bool
        /// How long a usual order takes that is placed now; `nil` if the daemon does not say so, or while the
        /// restaurant is closed. Source: docs/kitchen.md.
        package internal(set) var leadTime: Duration?
        /// The times for which the restaurant takes no order, from the first slot of each run to the end of
        /// its last one.
        package internal(set) var full: [Range<Timestamp>]

        package init(
            id: RestaurantID,
            pausedUntil: Timestamp?,
            soldOut: [SellableID: Timestamp],
            lookedAt: Timestamp? = nil,
            storefront: Bool = false,
            leadTime: Duration? = nil,
            full: [Range<Timestamp>] = [],
            pay: Bool = false
        ) {
            self.id = id
            self.pausedUntil = pausedUntil
            self.soldOut = soldOut
            self.lookedAt = lookedAt
            self.storefront = storefront
            self.leadTime = leadTime
            self.full = full
            self.pay = pay
        }
    }

    /// Whether a daemon takes in the orders of a restaurant, as far as its last published look says.
    public enum Service: Hashable, Sendable {
        /// A daemon looked for orders lately, or nothing is known.
        case usual
        /// No daemon serves the restaurant from this folder.
        case none
        /// The last look that is known is this many seconds ago.
        case silent(seconds: Int)
        /// The last look that is known is this many seconds ahead of the clock of the device.
        case ahead(seconds: Int)
    }

    /// Whether a restaurant takes orders of a storefront.
    package enum StorefrontService: Hashable, Sendable {
        case usual
        /// Its daemon does not say that it does, or there is none.
        case none
        /// The last look that is known is this many seconds ago.
        case silent(seconds: Int)
    }

    /// How often a daemon that looks for orders publishes that it does.
    package static let lookInterval = Duration.seconds(300)
    /// The age from which a look counts as old. It leaves time for a sync program that is slow.
    package static let silence = Duration.seconds(1200)
    /// How much two clocks may differ before a person gets a warning: the default of `intake.max_ahead`.
    package static let skew = Duration.seconds(600)

    /// The change of a lead time that is published at once.
    package static let leadStep = Duration.seconds(60)

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

    /// Whether a daemon takes in the orders of a restaurant.
    ///
    /// - Parameters:
    ///   - restaurant: the restaurant.
    ///   - now: the time by the device's clock.
    public func service(of restaurant: RestaurantID, at now: Timestamp) -> Service {
        guard !entries.isEmpty else { return .usual }
        guard let entry = entry(restaurant) else { return .none }
        guard let lookedAt = entry.lookedAt else { return .usual }
        let age = Int(now.seconds - lookedAt.seconds)
        if now - lookedAt >= Self.silence { return .silent(seconds: age) }
        return lookedAt - now > Self.skew ? .ahead(seconds: -age) : .usual
    }

    /// Whether a restaurant takes orders of a storefront. Source: docs/storefront.md, *Against strangers*.
    ///
    /// - Parameter now: the time by the device's clock.
    package func storefrontService(of restaurant: RestaurantID, at now: Timestamp) -> StorefrontService {
        guard entry(restaurant)?.storefront == true else { return .none }
        if case .silent(let seconds) = service(of: restaurant, at: now) { return .silent(seconds: seconds) }
        return .usual
    }

    /// The same entries, each with the time of the daemon's last look. An entry keeps the time that `known`
    /// has for its restaurant while that is younger than ``lookInterval`` and the kitchen's lead time is
    /// nearly the same, so that the file changes seldom.
    package func looked(at look: Timestamp?, keeping known: Today?) -> Today {
        let look = look.map { Timestamp(seconds: $0.seconds) }
        return Today(
            entries: entries.map { entry in
                var entry = entry
                // A lead time counts from a look.
                if look == nil { entry.leadTime = nil }
                entry.lookedAt = look
                if let before = known?.entry(entry.id), let lookedAt = before.lookedAt, let look,
                    (.zero..<Self.lookInterval).contains(look - lookedAt),
                    Self.isNearly(before.leadTime, entry.leadTime)
                {
                    entry.lookedAt = lookedAt
                    entry.leadTime = before.leadTime
                }
                return entry
            }
        )
    }

    /// The most runs of full slots in a file, which the restaurants share: about half of ``sizeLimit``.
    package static let mostRuns = 4000

    /// The same entries, each with its lead time and its full slots. A restaurant with more runs of them than
    /// its share publishes those that come first, since a file that is too large is not read at all.
    package func with(_ outlooks: [RestaurantID: KitchenOutlook]) -> Today {
        let share = Self.mostRuns / max(1, entries.count)
        return Today(
            entries: entries.map { entry in
                var entry = entry
                entry.leadTime = outlooks[entry.id]?.leadTime
                entry.full = Array((outlooks[entry.id]?.full ?? []).prefix(share))
                return entry
            }
        )
    }

    /// The same with whether orders can be paid ahead.
    package func paying(_ isOffered: Bool) -> Today {
        guard isOffered else { return self }
        return Today(
            entries: entries.map { entry in
                var entry = entry
                entry.pay = true
                return entry
            }
        )
    }

    /// Whether two lead times differ by less than customers care about.
    private static func isNearly(_ left: Duration?, _ right: Duration?) -> Bool {
        guard let left, let right else { return left == right }
        return (left > right ? left - right : right - left) < leadStep
    }

    /// When a restaurant's pause ends; `nil` if it is not paused at that instant.
    public func pausedUntil(_ restaurant: RestaurantID, at now: Timestamp) -> Timestamp? {
        entry(restaurant)?.pausedUntil.flatMap { $0 > now ? $0 : nil }
    }

    /// Until when a product or a choice is sold out, or too many choices of one of the product's groups that
    /// needs some; `nil` if it is available at that instant.
    ///
    /// - Parameters:
    ///   - sellable: the product or the choice.
    ///   - restaurant: the restaurant. Without one, it counts as sold out only while every restaurant that
    ///     sells it is out of it, and the result is the earliest end.
    ///   - catalogue: the catalogue, by which it is known which restaurants sell the product.
    ///   - now: the time by the device's clock; entries that end before it are ignored.
    public func soldOutUntil(
        _ sellable: SellableID,
        at restaurant: Restaurant?,
        in catalogue: Catalogue,
        now: Timestamp
    ) -> Timestamp? {
        // Without the product's required choices, it cannot be ordered either.
        let groups = catalogue.groups(of: sellable)
        func end(_ restaurant: RestaurantID) -> Timestamp? {
            guard let soldOut = entry(restaurant)?.soldOut.filter({ $0.value > now }), !soldOut.isEmpty else {
                return nil
            }
            let ends = [soldOut[sellable]] + groups.map { $0.soldOutUntil { soldOut[.choice($0)] } }
            return ends.compactMap(\.self).max()
        }
        if let restaurant { return end(restaurant.id) }
        let ends = catalogue.restaurants.filter { $0.sells(sellable) }.map { end($0.id) }
        let known = ends.compactMap(\.self)
        return known.count == ends.count ? known.min() : nil
    }

    /// Whether orders for a restaurant can be paid ahead, as far as its provider of payments answers.
    package func paysAhead(_ restaurant: RestaurantID) -> Bool { entry(restaurant)?.pay == true }

    /// Until when no menu can be put together, because every drink or every side is sold out; `nil` if one
    /// can.
    package func menusSoldOutUntil(
        at restaurant: Restaurant?,
        in catalogue: Catalogue,
        now: Timestamp
    ) -> Timestamp? {
        let parts = [catalogue.menus.drinks, catalogue.menus.sides].compactMap { choices -> Timestamp? in
            let ends = choices.filter { restaurant?.notSold.contains($0.product) != true }
                .map { soldOutUntil(.product($0.product), at: restaurant, in: catalogue, now: now) }
            let known = ends.compactMap(\.self)
            return known.count == ends.count ? known.min() : nil
        }
        return parts.max()
    }

    /// Until when an item of a ticket is sold out; a menu is sold out as long as any of its parts, and a
    /// product as long as any of its options. `nil` if the item is available.
    public func soldOutUntil(
        _ item: TicketItem,
        at restaurant: Restaurant?,
        in catalogue: Catalogue,
        now: Timestamp
    ) -> Timestamp? {
        item.sellables.compactMap { soldOutUntil($0, at: restaurant, in: catalogue, now: now) }.max()
    }
}

extension Catalogue {
    /// The groups of options from which a product's choices are taken; a choice has none.
    fileprivate func groups(of sellable: SellableID) -> [ChoiceGroup] {
        switch sellable {
        case .product(let id):
            (product(id)?.options ?? []).compactMap { option in
                optionGroups.first { $0.id == option.group }
            }
        case .choice: []
        }
    }
}
