package import McOrderModel

/// What a counter has to deal with at one instant, sorted as it is dealt with.
///
/// It never changes, and nothing in it depends on the present time: who shows it works out from its times how
/// late something is.
package struct CounterSnapshot: Sendable {
    /// What is to be prepared of one product.
    package struct Demand: Hashable, Sendable {
        /// The product's name, with its size where that is large.
        package let name: String
        /// How many.
        package let count: Int
    }

    /// Counts up with each change of what is shown; 0 before the queue was read for the first time.
    package let number: Int
    /// Whose orders these are; `nil` for those of all restaurants.
    package let restaurantID: RestaurantID?
    /// Orders whose customers are here, the first to arrive first.
    package let here: [OrderEntry]
    /// The other open orders, in the order placed.
    package let onTheWay: [OrderEntry]
    /// The orders of ``here``.
    package let hereIDs: Set<Int64>
    /// The place of each open order: those here first, then those on the way.
    package let places: [Int64: Int]
    /// Open orders by state.
    package let counts: [OrderState: Int]
    /// What is to be prepared, the most first.
    package let allDay: [Demand]
    /// The columns that the longest code takes.
    package let codeWidth: Int
    /// The ages that products ask for.
    package let limits: AgeLimits
    /// How the day went so far.
    package let day: CounterDay
    /// The currency of all prices, three letters of ISO 4217.
    package let currency: String
    /// What the restaurant sells, and what it does not have.
    package let assortment: Assortment
    /// How far all this can be believed.
    package internal(set) var feed: FeedHealth

    package init(
        number: Int,
        of restaurantID: RestaurantID?,
        entries: [OrderEntry],
        day: CounterDay,
        limits: AgeLimits,
        currency: String,
        assortment: Assortment = .unknown,
        feed: FeedHealth = FeedHealth(lastScanAt: nil)
    ) {
        self.number = number
        self.restaurantID = restaurantID
        let here = entries.filter(\.isHere).sorted { left, right in
            (left.order.arrivedAt ?? left.order.placedAt, left.id)
                < (right.order.arrivedAt ?? right.order.placedAt, right.id)
        }
        let onTheWay = entries.filter { !$0.isHere }
        (self.here, self.onTheWay) = (here, onTheWay)
        hereIDs = Set(here.map(\.id))
        let ids = (here + onTheWay).map(\.id)
        places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
        counts = entries.reduce(into: [:]) { $0[$1.order.state, default: 0] += 1 }
        allDay = Self.demand(entries)
        codeWidth = entries.lazy.map(\.order.code.utf8.count).max() ?? 0
        self.limits = limits
        self.day = day
        self.currency = currency
        self.assortment = assortment
        self.feed = feed
    }

    /// What is known of a queue that was never read.
    static func unread(of restaurant: RestaurantID?, _ feed: FeedHealth) -> CounterSnapshot {
        CounterSnapshot(
            number: 0,
            of: restaurant,
            entries: [],
            day: .unknown,
            limits: .none,
            currency: "EUR",
            feed: feed
        )
    }

    /// How many orders are open.
    package var count: Int { here.count + onTheWay.count }

    /// The open order at a place: those here first, then those on the way.
    package func entry(at index: Int) -> OrderEntry? {
        if here.indices.contains(index) { return here[index] }
        let rest = index - here.count
        return onTheWay.indices.contains(rest) ? onTheWay[rest] : nil
    }

    /// The place of an order among the open ones.
    package func index(of id: Int64?) -> Int? {
        id.flatMap { places[$0] }
    }

    /// The open orders whose device name or products contain a text, at most so many.
    package func matches(_ text: String, most: Int = 100) -> [OrderEntry] {
        let key = SearchKey(text).text
        if key.isEmpty { return [] }
        let all = [here, onTheWay].joined()
        return Array(all.lazy.filter { $0.searchText.contains(key) }.prefix(most))
    }

    private static func demand(_ entries: [OrderEntry]) -> [Demand] {
        var counts: [String: Int] = [:]
        for entry in entries where entry.order.state != .ready {
            for product in entry.products { counts[product, default: 0] += 1 }
        }
        return counts.map { Demand(name: $0, count: $1) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}
