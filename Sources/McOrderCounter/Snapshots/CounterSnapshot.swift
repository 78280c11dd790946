package import McOrderModel

/// The orders and the day of a counter at one instant, sorted as the staff work on them.
///
/// A snapshot never changes, and nothing in it depends on the present time: the presenter computes from its
/// times how late an order is.
package struct CounterSnapshot: Sendable {
    /// Increases with each change of the content; 0 before the queue was read for the first time.
    package let number: Int
    /// The restaurant of these orders; `nil` for the orders of all restaurants.
    package let restaurantID: RestaurantID?
    /// Orders whose customers are here, sorted by time of arrival.
    package let here: [OrderEntry]
    /// The other open orders that the kitchen may begin, sorted by the time they were placed; at last those
    /// with a wish, by the time at which the kitchen gets them.
    package let onTheWay: [OrderEntry]
    /// The orders that wait for their customers, sorted by the time they were placed.
    /// Source: docs/storefront.md, *Presence*.
    package let awaited: [OrderEntry]
    /// The ids of the orders of ``here``.
    package var hereIDs: Set<Int64> { Set(here.map(\.id)) }
    /// The position of each open order: first those of ``here``, then those of ``onTheWay``, at last those of
    /// ``awaited``.
    package let places: [Int64: Int]
    /// The number of open orders in each state, without those of ``awaited``.
    package let counts: [OrderState: Int]
    /// What has to be prepared but for orders with a wish, the largest count first.
    private let demand: [KitchenDemand]
    /// The orders with a wish that nobody has begun.
    private let wished: [OrderEntry]
    /// The width of the longest code with its letter, in columns.
    package let codeWidth: Int
    /// For each open order whose code an earlier open order has too: the letter that tells it apart, from B.
    package let letters: [Int64: Character]
    /// The figures of the day so far.
    package let day: CounterDay
    /// The number of the queue's last event when the content was read; 0 before the first.
    package let lastEvent: Int64
    /// The id of the queue; empty before the queue was read for the first time.
    package let queue: String
    /// The currency of all prices, three letters of ISO 4217.
    package let currency: String
    /// What the restaurant sells, and what is unavailable.
    package let assortment: Assortment
    /// How current and complete the snapshot is.
    package internal(set) var feed: FeedHealth

    /// Sorts and counts the open orders. What is left out is as in a queue that was never read.
    package init(
        number: Int = 0,
        of restaurantID: RestaurantID?,
        entries: [OrderEntry] = [],
        day: CounterDay = .unknown,
        lastEvent: Int64 = 0,
        queue: String = "",
        currency: String = "EUR",
        assortment: Assortment = .unknown,
        feed: FeedHealth = FeedHealth(lastScanAt: nil)
    ) {
        self.number = number
        self.restaurantID = restaurantID
        here = entries.filter(\.hasArrived).sorted { left, right in
            (left.order.arrivedAt ?? left.order.placedAt, left.id)
                < (right.order.arrivedAt ?? right.order.placedAt, right.id)
        }
        let coming = entries.filter { !$0.hasArrived && !$0.order.waits }
        onTheWay = coming.contains { $0.order.pickupAt != nil } ? coming.sorted(by: Self.isBefore) : coming
        awaited = entries.filter(\.order.waits)
        let ids = (here + onTheWay + awaited).map(\.id)
        places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
        counts = (here + onTheWay).reduce(into: [:]) { $0[$1.order.state, default: 0] += 1 }
        let isWished = { (entry: OrderEntry) in entry.order.firesAt != nil && entry.order.state == .received }
        wished = entries.filter { !$0.order.waits && isWished($0) }
        demand = KitchenDemand.counted(
            entries.lazy.filter { $0.order.state != .ready && !$0.order.waits && !isWished($0) }.flatMap(
                \.items
            )
        )
        let letters = Self.letters(entries)
        self.letters = letters
        codeWidth =
            entries.lazy.map { $0.order.code.utf8.count + (letters[$0.id] == nil ? 0 : 2) }.max() ?? 0
        self.day = day
        self.lastEvent = lastEvent
        self.queue = queue
        self.currency = currency
        self.assortment = assortment
        self.feed = feed
    }

    /// Whether an order comes before another one: by the time at which the kitchen gets it or, without a wish
    /// or once somebody has begun it, by the time at which it was placed. So those for later come last.
    private static func isBefore(_ left: OrderEntry, _ right: OrderEntry) -> Bool {
        func key(_ order: QueuedOrder) -> Timestamp {
            order.state == .received ? order.firesAt ?? order.placedAt : order.placedAt
        }
        return (key(left.order), left.id) < (key(right.order), right.id)
    }

    /// Orders with one code, in the order in which they were received: the first has no letter.
    private static func letters(_ entries: [OrderEntry]) -> [Int64: Character] {
        var letters: [Int64: Character] = [:]
        for same in Dictionary(grouping: entries, by: \.order.code).values where same.count > 1 {
            let sorted = same.sorted { ($0.order.receivedAt, $0.id) < ($1.order.receivedAt, $1.id) }
            // More than 26 orders of one code are all Z: they have their device's name beside the code.
            for (index, entry) in sorted.enumerated().dropFirst() {
                letters[entry.id] = Character(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(index, 25))))
            }
        }
        return letters
    }

    /// The orders of ``onTheWay`` that the kitchen need not begin yet at a moment.
    package func later(at now: Timestamp) -> [OrderEntry] {
        onTheWay.filter { $0.order.isForLater(at: now) }
    }

    /// What has to be prepared at a moment, the largest count first.
    package func allDay(at now: Timestamp) -> [KitchenDemand] {
        let due = wished.filter { !$0.order.isForLater(at: now) }
        if due.isEmpty { return demand }
        let entries = (here + onTheWay).filter { $0.order.state != .ready && !$0.order.isForLater(at: now) }
        return KitchenDemand.counted(entries.flatMap(\.items))
    }

    /// The number of open orders.
    package var count: Int { here.count + onTheWay.count + awaited.count }

    /// All open orders, by their position.
    package var all: [OrderEntry] { here + onTheWay + awaited }

    /// The open order at a position; see ``places``.
    package func entry(at index: Int) -> OrderEntry? {
        if here.indices.contains(index) { return here[index] }
        let rest = index - here.count
        if onTheWay.indices.contains(rest) { return onTheWay[rest] }
        let last = rest - onTheWay.count
        return awaited.indices.contains(last) ? awaited[last] : nil
    }

    /// The position of an open order; see ``places``.
    package func index(of id: Int64?) -> Int? {
        id.flatMap { places[$0] }
    }

    /// The open orders of which the code, the device's name or a product contains a text; at most `most`.
    package func matches(_ text: String, most: Int = 100) -> [OrderEntry] {
        let key = SearchKey(text).text
        if key.isEmpty { return [] }
        let all = [here, onTheWay, awaited].joined()
        return Array(all.lazy.filter { $0.searchText.contains(key) }.prefix(most))
    }
}
