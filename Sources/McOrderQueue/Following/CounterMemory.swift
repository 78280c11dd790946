import McOrderModel

/// What a caller that reads the open orders repeatedly keeps from the last reading, so that the next one
/// reads only changed orders in full. With thousands of open orders a change is shown within milliseconds.
package struct CounterMemory: Sendable {
    /// How long before the day began an order that was called off may have been placed.
    private static let beforeDay = Duration.seconds(43_200)

    /// If more orders than this have changed, all are read.
    private static let mostSingleReads = 500

    private var restaurant: RestaurantID?
    private var dayStart: Timestamp?
    /// The server's timeline. On another one the last changes of this one may not exist, and other changes
    /// may have their ids.
    private var timeline: Int64 = 0
    /// The ids of the open orders, in their order.
    private var open: [Int64] = []
    private var versions: [Int64: Int] = [:]
    /// See ``CounterDay/calledOff``.
    private var calledOff: [QueuedOrder] = []
    /// The last change, notice and mark that `open` takes into account; `nil` before the first reading for
    /// this restaurant and day.
    private(set) var newest: Cursors?
    /// What differs whenever anything differs that a counter shows, apart from the orders.
    private var fingerprint: [SQLValue]?
    /// Whether a browser is paired for the kitchen, as the last reading found.
    private(set) var hasKitchenScreen = false
    var services = ServiceTally()
    private var restaurants: (publication: Int64?, known: [KnownRestaurant])?

    /// The ids of the last order change, notice and mark of the kitchen. No ``QueuedOrder/version`` of an
    /// order that is shown rises without a new row in one of these three tables, except once after an
    /// upgrade, when lines get their content, and when a device's data is erased.
    struct Cursors {
        let change: Int64
        let notice: Int64
        let mark: Int64
    }

    /// What may have changed since the last reading.
    enum News {
        case ofOrders
        case besidesOrders
    }

    package init() {}

    /// What of a counter's content may have changed since the last call for this restaurant and day; `nil` if
    /// nothing has. On another timeline of the server everything may have changed.
    mutating func news(
        _ connection: any Connection,
        at restaurant: RestaurantID?,
        dayStart: Timestamp,
        now: Timestamp
    ) throws -> News? {
        if (self.restaurant, self.dayStart, timeline) != (restaurant, dayStart, connection.timeline) {
            (open, versions, calledOff, newest, services) = ([], [:], [], nil, ServiceTally())
        }
        (self.restaurant, self.dayStart, timeline) = (restaurant, dayStart, connection.timeline)
        let row = try connection.onlyRow(
            SQL.following.fingerprint,
            [
                newest?.change ?? Int64.max, restaurant, newest?.notice ?? Int64.max,
                newest?.mark ?? Int64.max, dayStart, now,
            ]
        )
        let found = Array(row.values[4...])
        hasKitchenScreen = row[5]
        let isFirst = newest == nil
        // Also if only other restaurants' orders changed, so that their changes are not searched again.
        newest = Cursors(change: row[1] ?? 0, notice: row[2] ?? 0, mark: row[3] ?? 0)
        defer { fingerprint = found }
        if isFirst || row[0] { return .ofOrders }
        return found == fingerprint ? nil : .besidesOrders
    }

    /// Reads the orders again after news.
    ///
    /// - Returns: the ids of the open orders, sorted by the time placed, then by id; the orders of these that
    ///   are new or have another ``QueuedOrder/version``; and the orders that were called off lately.
    mutating func orders(_ connection: any Connection, after news: News) throws
        -> (open: [Int64], changed: [QueuedOrder], calledOff: [QueuedOrder])
    {
        guard news == .ofOrders else { return (open, [], calledOff) }
        let changed = try renew(connection)
        try renewCalledOff(connection)
        return (open, changed, calledOff)
    }

    /// Reads the open orders that changed.
    private mutating func renew(_ connection: any Connection) throws -> [QueuedOrder] {
        if versions.isEmpty {
            let orders = try connection.openOrders(at: restaurant)
            open = orders.map(\.id)
            versions = Dictionary(uniqueKeysWithValues: orders.map { ($0.id, $0.version) })
            return orders
        }
        let present = try connection.rows(SQL.following.versions[Scope(restaurant)], place)
            .map { (id: $0[0] as Int64, version: $0[1] as Int) }
        let changed = present.filter { versions[$0.id] != $0.version }.map(\.id)
        open = present.map(\.id)
        versions = Dictionary(uniqueKeysWithValues: present)
        if changed.count > Self.mostSingleReads { return try connection.openOrders(at: restaurant) }
        return changed.isEmpty ? [] : try connection.orders(ids: changed)
    }

    /// Reads the orders that were called off and are not remembered or have changed.
    private mutating func renewCalledOff(_ connection: any Connection) throws {
        guard let dayStart else { return }
        let known = Dictionary(calledOff.map { ($0.id, $0) }) { first, _ in first }
        let since: SQLArguments = [dayStart - Self.beforeDay]
        let present = try connection.rows(SQL.following.calledOff[Scope(restaurant)], since + place)
            .map { (id: $0[0] as Int64, version: $0[1] as Int) }
        let changed = present.filter { known[$0.id]?.version != $0.version }.map(\.id)
        let read = changed.isEmpty ? [] : try connection.orders(ids: changed)
        let all = known.merging(read.map { ($0.id, $0) }) { $1 }
        calledOff = present.compactMap { all[$0.id] }
    }

    private var place: SQLArguments { restaurant.map { [$0.description] } ?? [] }

    /// The restaurants of a published catalogue, in its order. They are read once for each publication.
    mutating func knownRestaurants(
        _ connection: any Connection,
        of publication: Int64?
    ) throws -> [KnownRestaurant] {
        if let restaurants, restaurants.publication == publication { return restaurants.known }
        let known = try connection.knownRestaurants()
        restaurants = (publication, known)
        return known
    }
}
