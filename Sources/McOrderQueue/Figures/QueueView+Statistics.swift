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

    /// The facts about the orders received in the period.
    package func sold(
        at restaurant: RestaurantID?,
        since: Timestamp,
        until: Timestamp
    ) throws(QueueError) -> [Statistics.Entry] {
        try read { connection in
            let scope = Scope(restaurant)
            let period: SQLArguments = [since, until] + (restaurant.map { [$0] } ?? [])
            var lines: [Int64: [Statistics.Entry.Line]] = [:]
            try connection.forEach(SQL.figures.soldLines[scope], period) { row in
                lines[row[0], default: []].append(try Statistics.Entry.Line(row))
                return true
            }
            let orders = try connection.rows(SQL.figures.sold[scope], period)
            var firstOrders: [String: Int64] = [:]
            for order in orders { firstOrders[order[1]] = min(firstOrders[order[1]] ?? .max, order[4]) }
            let devices = SQLValue.texts(firstOrders.keys.sorted())
            let older: [String] = try connection.values(SQL.figures.orderedBefore, [devices, since])
            let known = Set(older)
            let newDevices = firstOrders.filter { !known.contains($0.key) }
            return orders.compactMap { row -> Statistics.Entry? in
                guard let state = OrderState(rawValue: row[2]) else { return nil }
                return Statistics.Entry(
                    udid: row[1],
                    state: state,
                    total: row[3],
                    receivedAt: row[4],
                    arrivedAt: row[5],
                    firstPreparingAt: row[6],
                    collectedAt: row[7],
                    isNewDevice: newDevices[row[1]] == row[4],
                    lines: lines[row[0]] ?? [],
                    promise: promise(state, since: row[8], promisedAt: row[9], readyAt: row[10])
                )
            }
        }
    }

    /// `nil` unless the order was promised and became ready; one that went back to the kitchen is not ready.
    private func promise(
        _ state: OrderState,
        since: Timestamp,
        promisedAt: Timestamp?,
        readyAt: Timestamp?
    ) -> Statistics.Entry.Promise? {
        guard [.ready, .collected, .noShow].contains(state), let promisedAt, let readyAt else { return nil }
        return Statistics.Entry.Promise(since: since, promisedAt: promisedAt, readyAt: readyAt)
    }
}

extension Statistics.Entry.Line {
    fileprivate init(_ row: Row) throws {
        self.init(
            OrderedLine(
                id: row[1],
                text: row[2],
                price: row[3],
                shownPrice: nil,
                details: try LineTerms(column: row[4])
            )
        )
    }
}
