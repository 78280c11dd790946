package import McOrderModel

extension QueueView {
    /// What was sold between two instants, by the time at which orders were received. Takes time in
    /// proportion to the number of these orders.
    ///
    /// - Parameter zone: the time zone for the hours of the day.
    package func statistics(
        at restaurant: RestaurantID?,
        since: Timestamp,
        until: Timestamp,
        zone: RestaurantZone?
    ) throws(QueueError) -> Statistics {
        Statistics(try sold(at: restaurant, since: since, until: until), zone: zone)
    }

    /// The facts about the orders received in the period. Costs two queries for each of them.
    package func sold(
        at restaurant: RestaurantID?,
        since: Timestamp,
        until: Timestamp
    ) throws(QueueError) -> [Statistics.Entry] {
        try read { connection in
            var arguments: SQLArguments = [since.milliseconds, until.milliseconds]
            if let restaurant { arguments.append(restaurant.description) }
            let rows = try connection.rows(
                SQL.figures.sold[restaurant == nil ? .everywhere : .oneRestaurant],
                arguments
            )
            let instant = { (value: Int64?) in value.map { Timestamp(milliseconds: $0) } }
            return try rows.compactMap { row -> Statistics.Entry? in
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
                    lines: try connection.rows(SQL.figures.soldLines, [row[0] as Int64]).map { line in
                        Statistics.Entry.Line(
                            name: line[0],
                            price: Money(cents: line[1]),
                            options: try LineDetails(column: line[2])?.options ?? []
                        )
                    }
                )
            }
        }
    }
}
