internal import McOrderModel

/// What somebody who looks at the queue again and again remembers of his last look, so that the next one
/// reads whole only what changed since: with thousands of orders open a change is shown in milliseconds.
package struct CounterMemory: Sendable {
    private var restaurant: RestaurantID?
    private var open: [QueuedOrder] = []
    /// The last changes that were looked at for `open`; `nil` before the first look at that restaurant.
    private(set) var newest: Newest?
    private var services = ServiceTally()
    private var restaurants: (publication: Int64?, known: [KnownRestaurant])?

    /// Beyond so many changed orders all are read, with one statement instead of one for each.
    private static let mostSingleReads = 500

    /// The ids of the last change of an order and of the last notice about one, of which the other tables
    /// follow: nothing that is compared below changes without one of both.
    struct Newest {
        let change: Int64
        let notice: Int64
    }

    /// Nothing is remembered yet.
    package init() {}

    /// The open orders, in the order placed, then id.
    ///
    /// An order is the one that is remembered if its revision and its arrival are; whatever else may change
    /// of an order that stays open must be compared here as well.
    mutating func orders(_ connection: any Connection, at restaurant: RestaurantID?) throws -> [QueuedOrder] {
        if self.restaurant != restaurant { (open, newest) = ([], nil) }
        self.restaurant = restaurant
        let latest = try Self.newest(connection)
        if try newest.map({ try Self.isTouched(connection, at: restaurant, since: $0) }) ?? true {
            try renew(connection, at: restaurant)
        }
        // Also where only others changed: their changes are not looked through again.
        newest = latest
        return open
    }

    /// Reads what changed of the open orders.
    private mutating func renew(_ connection: any Connection, at restaurant: RestaurantID?) throws {
        var changed: [(place: Int, id: Int64)] = []
        if !open.isEmpty {
            let marks = try connection.rows(
                SQL.following.marks[Scope(restaurant)],
                restaurant.map { [$0.description] } ?? []
            )
            let renewed = Self.renewed(open, marks)
            // What is returned again as it was is known to be the same without a look at its orders.
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

    /// The restaurants of a publication of the catalogue, in its order.
    mutating func knownRestaurants(
        _ connection: any Connection,
        of publication: Int64?
    ) throws -> [KnownRestaurant] {
        if let restaurants, restaurants.publication == publication { return restaurants.known }
        let known = try connection.knownRestaurants()
        restaurants = (publication, known)
        return known
    }

    /// How long each service took that ended since the day began.
    mutating func serviceTimes(
        _ connection: any Connection,
        at restaurant: RestaurantID?,
        dayStart: Timestamp
    ) throws -> [Duration] {
        try services.times(connection, at: restaurant, dayStart: dayStart)
    }

    private static func newest(_ connection: any Connection) throws -> Newest {
        let row = try connection.row(SQL.following.newest)
        return Newest(change: row?[0] ?? 0, notice: row?[1] ?? 0)
    }

    /// Whether an order of a restaurant has changed, however many of others have: it reads nothing of the
    /// orders that are open.
    private static func isTouched(
        _ connection: any Connection,
        at restaurant: RestaurantID?,
        since last: Newest
    ) throws -> Bool {
        try connection.isTrue(
            SQL.following.isTouched,
            [last.change, restaurant?.description, last.notice]
        )
    }

    /// The orders that rows of id, time placed, revision and arrival name. Where one is not among those that
    /// are remembered, another stands in its place, and the place is returned.
    private static func renewed(
        _ known: [QueuedOrder],
        _ marks: [Row]
    ) -> (orders: [QueuedOrder], changed: [(place: Int, id: Int64)]) {
        var orders: [QueuedOrder] = []
        orders.reserveCapacity(known.count + 8)
        var changed: [(place: Int, id: Int64)] = []
        var next = 0
        for mark in marks {
            let (id, placedAt): (Int64, Int64) = (mark[0], mark[1])
            // Both go in the same order: what is passed over is open no more.
            while next < known.count, (known[next].placedAt.milliseconds, known[next].id) < (placedAt, id) {
                next += 1
            }
            if next < known.count, known[next].id == id {
                let arrivedAt: Int64? = mark[3]
                let isCurrent =
                    known[next].revision == mark[2] && known[next].arrivedAt?.milliseconds == arrivedAt
                    && known[next].refusedCancels == mark[4]
                if !isCurrent { changed.append((orders.count, id)) }
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
