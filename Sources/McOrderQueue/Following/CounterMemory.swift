internal import McOrderModel

/// What a caller that reads the open orders repeatedly keeps from the last reading, so that the next one
/// reads only changed orders in full. With thousands of open orders a change is shown within milliseconds.
package struct CounterMemory: Sendable {
    /// How long before the day began a cancelled order may have been placed.
    private static let beforeDay = Duration.seconds(43_200)

    private var restaurant: RestaurantID?
    private var dayStart: Timestamp?
    private var open: [QueuedOrder] = []
    private var cancelled: [QueuedOrder] = []
    /// The last change, notice and mark that `open` takes into account; `nil` before the first reading for this
    /// restaurant.
    private(set) var newest: Newest?
    private var services = ServiceTally()
    private var restaurants: (publication: Int64?, known: [KnownRestaurant])?

    /// If more orders than this have changed, all are read with one statement instead of one statement for
    /// each.
    private static let mostSingleReads = 500

    /// The ids of the last order change, notice and mark of the kitchen. No ``QueuedOrder/Version`` changes
    /// without a new row in one of these three tables.
    struct Newest {
        let change: Int64
        let notice: Int64
        let mark: Int64
    }

    package init() {}

    /// The open orders, sorted by the time placed, then by id.
    ///
    /// A remembered order is used again if its ``QueuedOrder/version`` is unchanged.
    ///
    /// - Parameter dayStart: when the restaurant's day began.
    /// - Returns: also the orders that were cancelled lately.
    mutating func orders(
        _ connection: any Connection,
        at restaurant: RestaurantID?,
        dayStart: Timestamp
    ) throws -> (open: [QueuedOrder], cancelled: [QueuedOrder]) {
        if self.restaurant != restaurant || self.dayStart != dayStart {
            (open, cancelled, newest) = ([], [], nil)
        }
        self.dayStart = dayStart
        self.restaurant = restaurant
        let latest = try Self.newest(connection)
        if try newest.map({ try Self.isTouched(connection, at: restaurant, since: $0) }) ?? true {
            try renew(connection, at: restaurant)
            try renewCancelled(connection, at: restaurant, dayStart: dayStart)
        }
        // Also if only other restaurants' orders changed, so that their changes are not searched again.
        newest = latest
        return (open, cancelled)
    }

    /// Reads the cancelled orders that are not remembered or have changed.
    private mutating func renewCancelled(
        _ connection: any Connection,
        at restaurant: RestaurantID?,
        dayStart: Timestamp
    ) throws {
        let known = Dictionary(cancelled.map { ($0.id, $0) }) { first, _ in first }
        let since: SQLArguments = [(dayStart - Self.beforeDay).milliseconds]
        let place: SQLArguments = restaurant.map { [$0.description] } ?? []
        cancelled = try connection.rows(SQL.following.cancelled[Scope(restaurant)], since + place)
            .compactMap { row in
                if let order = known[row[0]], order.version == QueuedOrder.Version(row) { return order }
                return try connection.order(id: row[0])
            }
    }

    /// Reads the open orders that changed.
    private mutating func renew(_ connection: any Connection, at restaurant: RestaurantID?) throws {
        var changed: [(place: Int, id: Int64)] = []
        if !open.isEmpty {
            let versions = try connection.rows(
                SQL.following.versions[Scope(restaurant)],
                restaurant.map { [$0.description] } ?? []
            )
            let renewed = Self.renewed(open, versions)
            // The array is kept: it then compares as equal to the caller's copy without comparing the orders.
            if renewed.changed.isEmpty, renewed.orders.count == open.count { return }
            (open, changed) = renewed
        }
        if open.isEmpty || changed.count > Self.mostSingleReads {
            open = try connection.openOrders(at: restaurant)
            return
        }
        for (place, id) in changed {
            guard let order = try connection.order(id: id) else { throw QueueError.noSuchOrder(id: id) }
            open[place] = order
        }
    }

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

    /// The duration of each service that ended since the day began.
    mutating func serviceTimes(
        _ connection: any Connection,
        at restaurant: RestaurantID?,
        dayStart: Timestamp
    ) throws -> [Duration] {
        try services.times(connection, at: restaurant, dayStart: dayStart)
    }

    private static func newest(_ connection: any Connection) throws -> Newest {
        let row = try connection.row(SQL.following.newest)
        return Newest(change: row?[0] ?? 0, notice: row?[1] ?? 0, mark: row?[2] ?? 0)
    }

    /// Whether an order of a restaurant has changed. It reads no open orders, however many orders of other
    /// restaurants have changed.
    private static func isTouched(
        _ connection: any Connection,
        at restaurant: RestaurantID?,
        since last: Newest
    ) throws -> Bool {
        try connection.isTrue(
            SQL.following.isTouched,
            [last.change, restaurant?.description, last.notice, last.mark]
        )
    }

    /// Matches the remembered orders with rows of id, time placed and version. For
    /// an order that is not remembered or has changed, the result contains a placeholder, and its place and
    /// id are in `changed`.
    private static func renewed(
        _ known: [QueuedOrder],
        _ versions: [Row]
    ) -> (orders: [QueuedOrder], changed: [(place: Int, id: Int64)]) {
        var orders: [QueuedOrder] = []
        orders.reserveCapacity(known.count + 8)
        var changed: [(place: Int, id: Int64)] = []
        var next = 0
        for version in versions {
            let (id, placedAt): (Int64, Int64) = (version[0], version[1])
            // Both lists have the same order: a remembered order that is skipped is no longer open.
            while next < known.count, (known[next].placedAt.milliseconds, known[next].id) < (placedAt, id) {
                next += 1
            }
            if next < known.count, known[next].id == id {
                if known[next].version != QueuedOrder.Version(version) { changed.append((orders.count, id)) }
                orders.append(known[next])
                next += 1
            } else {
                changed.append((orders.count, id))
                orders.append(known[min(next, known.count - 1)])
            }
        }
        return (orders, changed)
    }
}

extension QueuedOrder.Version {
    /// Reads a row of id, time placed, revision, arrival, refused cancels and marks.
    fileprivate init(_ row: Row) {
        self.init(
            revision: row[2],
            arrivedAt: (row[3] as Int64?).map { Timestamp(milliseconds: $0) },
            refusedCancels: row[4],
            marks: row[5]
        )
    }
}
