import McOrderModel
import McOrderQueue

/// What the queue held at one instant, sorted as the screen shows it; made off the loop's thread.
struct TillPicture: Sendable {
    /// What is to be prepared of one product.
    struct Demand: Hashable, Sendable {
        /// The product's name, with its size where that is large.
        let name: String
        /// How many.
        let count: Int
    }

    /// Whose orders these are; `nil` for those of all restaurants.
    let restaurantID: RestaurantID?
    /// The restaurants of the house.
    let restaurants: [KnownRestaurant]
    /// Orders whose customers are here, the first to arrive first.
    let here: [OrderEntry]
    /// The other open orders, in the order placed.
    let onTheWay: [OrderEntry]
    /// The orders of ``here``.
    let hereIDs: Set<Int64>
    /// The place of each open order: those here first, then those on the way.
    let places: [Int64: Int]
    /// Open orders by state.
    let counts: [OrderState: Int]
    /// What is to be prepared, the most first.
    let allDay: [Demand]
    /// The columns that the longest code takes.
    let codeWidth: Int
    /// The ages that products ask for.
    let limits: AgeLimits
    /// How many services ended today.
    let served: Int
    /// How long they took on average.
    let meanService: Duration?
    /// How many files were refused today.
    let refused: Int
    /// How many attempts of blacklisted devices there were today.
    let blacklisted: Int
    /// The codes of orders that their customers called off today, by id.
    let cancelledByCustomers: [Int64: String]
    /// The currency of all prices.
    let currency: String
    /// What is known of the restaurant itself.
    let house: TillHouse

    init(
        _ counter: CounterPicture,
        of restaurantID: RestaurantID?,
        entries: [OrderEntry],
        limits: AgeLimits,
        currency: String,
        house: TillHouse = .unknown
    ) {
        self.restaurantID = restaurantID
        restaurants = counter.restaurants
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
        served = counter.served
        meanService = counter.meanService
        refused = counter.refused
        blacklisted = counter.blacklisted
        cancelledByCustomers = counter.cancelledByCustomers
        self.currency = currency
        self.house = house
    }

    /// How many orders are open.
    var count: Int { here.count + onTheWay.count }

    /// The open order at a place: those here first, then those on the way.
    func entry(at index: Int) -> OrderEntry? {
        if here.indices.contains(index) { return here[index] }
        let rest = index - here.count
        return onTheWay.indices.contains(rest) ? onTheWay[rest] : nil
    }

    /// The place of an order among the open ones.
    func index(of id: Int64?) -> Int? {
        id.flatMap { places[$0] }
    }

    /// The open orders whose device name or products contain a text, at most so many.
    func matches(_ text: String, most: Int = 100) -> [OrderEntry] {
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
