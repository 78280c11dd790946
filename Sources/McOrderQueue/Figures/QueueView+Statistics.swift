internal import GRDB
package import McOrderModel

extension QueueView {
    /// What was sold between two instants, by the time at which orders were received; takes time in
    /// proportion to their number.
    ///
    /// - Parameter zone: the time zone in which the hours of the day are counted.
    package func statistics(
        at restaurant: RestaurantID?,
        since: Timestamp,
        until: Timestamp,
        zone: RestaurantZone?
    ) throws(QueueError) -> Statistics {
        try read { connection in
            let here = restaurant == nil ? "" : "AND restaurant_id = ?"
            var arguments: StatementArguments = [since.milliseconds, until.milliseconds]
            if let restaurant { arguments += [restaurant.description] }
            let rows = try Row.fetchAll(
                connection,
                sql: """
                    SELECT id, udid, state, total_cents, received_at, arrived_at,
                        (SELECT min(at) FROM order_changes WHERE order_id = orders.id AND to_state = 'preparing'),
                        (SELECT max(at) FROM order_changes WHERE order_id = orders.id AND to_state = 'collected'),
                        NOT EXISTS (SELECT 1 FROM orders AS earlier
                            WHERE earlier.udid = orders.udid AND earlier.received_at < orders.received_at)
                    FROM orders WHERE received_at >= ? AND received_at < ? \(here)
                    """,
                arguments: arguments
            )
            let lines = try connection.cachedStatement(
                sql:
                    "SELECT name, cents FROM order_lines WHERE order_id = ? AND struck IS NULL ORDER BY position"
            )
            let instant = { (value: Int64?) in value.map { Timestamp(milliseconds: $0) } }
            let entries = try rows.compactMap { row -> Statistics.Entry? in
                guard let state = OrderState(rawValue: row[2]) else { return nil }
                return Statistics.Entry(
                    udid: row[1],
                    state: state,
                    total: Money(cents: row[3]),
                    receivedAt: Timestamp(milliseconds: row[4]),
                    arrivedAt: instant(row[5]),
                    firstPreparingAt: instant(row[6]),
                    collectedAt: instant(row[7]),
                    isNewDevice: row[8],
                    lines: try Row.fetchAll(lines, arguments: [row[0] as Int64]).map {
                        ($0[0], Money(cents: $0[1]))
                    }
                )
            }
            return Statistics(entries, zone: zone)
        }
    }
}
