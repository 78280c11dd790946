internal import GRDB
package import McOrderModel

/// What a counter has to deal with, and how its day went so far; all of one instant.
package struct CounterPicture: Hashable, Sendable {
    /// The open orders, in the order placed, then id.
    package let orders: [QueuedOrder]
    /// The restaurants of the catalogue that was published last, in its order.
    package let restaurants: [KnownRestaurant]
    /// The version of the catalogue that was published last.
    package let catalogueVersion: String?
    /// How many orders were collected since the day began of which the time of service is known.
    package let served: Int
    /// How long their service took on average, from arrival (else the first preparing) to collected.
    package let meanService: Duration?
    /// How many files were refused since the day began, those of blacklisted devices not counted.
    package let refused: Int
    /// How many files of blacklisted devices were refused since the day began.
    package let blacklisted: Int
    /// The codes of orders that their customers called off since the day began, by id; the last hundred.
    package var cancelledByCustomers: [Int64: String] = [:]
}

extension QueueView {
    /// What a counter has to deal with; takes time in proportion to the open orders and to the changes of
    /// the day, never to the years before.
    ///
    /// - Parameters:
    ///   - restaurant: only this one's orders. Refused files are counted for all, since many do not tell.
    ///   - dayStart: when the restaurant's day began.
    package func counter(at restaurant: RestaurantID?, dayStart: Timestamp) throws(QueueError)
        -> CounterPicture
    {
        try read { connection in
            let here = restaurant == nil ? "" : "AND restaurant_id = ?"
            let orders = try QueuedOrder.fetchAll(
                connection,
                "WHERE state IN ('received', 'preparing', 'ready') \(here) ORDER BY placed_at, id",
                restaurant.map { [$0.description] } ?? []
            )
            let times = try connection.serviceTimes(at: restaurant, dayStart: dayStart)
            let refused = try Row.fetchOne(
                connection,
                sql: """
                    SELECT count(*), coalesce(sum(reason = 'blacklisted'), 0) FROM rejections
                    WHERE at >= ? AND order_id IS NULL
                    """,
                arguments: [dayStart.milliseconds]
            )
            let blacklisted: Int = refused?[1] ?? 0
            return CounterPicture(
                orders: orders,
                restaurants: try connection.knownRestaurants(),
                catalogueVersion: try String.fetchOne(
                    connection,
                    sql: "SELECT version FROM catalogue_versions ORDER BY id DESC LIMIT 1"
                ),
                served: times.count,
                meanService: times.isEmpty ? nil : times.reduce(.zero, +) / times.count,
                refused: (refused?[0] ?? 0) - blacklisted,
                blacklisted: blacklisted,
                cancelledByCustomers: try connection.cancelledByCustomers(at: restaurant, since: dayStart)
            )
        }
    }
}

extension Database {
    /// How long each service took that ended since the day began.
    ///
    /// The changes are read from the newest back to the day's first, so that no index over all of them is
    /// needed; an order that was taken back and collected again counts once.
    fileprivate func serviceTimes(at restaurant: RestaurantID?, dayStart: Timestamp) throws -> [Duration] {
        let changes = try Row.fetchCursor(
            self,
            sql: "SELECT order_id, at, to_state FROM order_changes ORDER BY id DESC"
        )
        let start = try cachedStatement(
            sql: """
                SELECT coalesce(arrived_at,
                    (SELECT min(at) FROM order_changes WHERE order_id = orders.id AND to_state = 'preparing'))
                FROM orders WHERE id = ? AND state = 'collected' AND (? IS NULL OR restaurant_id = ?)
                """
        )
        let id = restaurant?.description
        var seen: Set<Int64> = []
        var times: [Duration] = []
        while let change = try changes.next(), (change[1] as Int64) >= dayStart.milliseconds {
            let order: Int64 = change[0]
            guard change[2] == OrderState.collected.rawValue, seen.insert(order).inserted else { continue }
            guard let row = try Row.fetchOne(start, arguments: [order, id, id]), let began: Int64 = row[0]
            else { continue }
            times.append(.milliseconds(max(0, (change[1] as Int64) - began)))
        }
        return times
    }
}
