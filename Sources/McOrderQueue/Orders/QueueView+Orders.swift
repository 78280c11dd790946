package import McOrderModel

extension QueueView {
    /// Orders, sorted by the time placed, then by id.
    ///
    /// - Parameters:
    ///   - restaurant: only orders of this restaurant.
    ///   - states: only orders in these states.
    package func orders(at restaurant: RestaurantID?, in states: [OrderState]) throws(QueueError)
        -> [QueuedOrder]
    {
        try read { connection in
            if states.allSatisfy(\.isOpen) {
                return try connection.openOrders(at: restaurant).filter { states.contains($0.state) }
            }
            let ids = try connection.orderIDs(at: restaurant, in: states, receivedSince: nil)
            return try connection.orders(ids: ids)
        }
    }

    /// The orders that a query may mean: matching open orders; if there are none, matching orders received
    /// since `dayStart`; if there are none either, the latest matching order. An id means one order, whatever
    /// its state.
    /// Source: commands.md, *WHICH*.
    ///
    /// - Parameters:
    ///   - device: only orders of devices with this name, or of the device with this key.
    ///   - most: the maximum number of orders to read; the first ones are returned.
    package func candidates(
        for query: OrderQuery,
        at restaurant: RestaurantID?,
        device: String?,
        dayStart: Timestamp,
        most: Int = .max
    ) throws(QueueError) -> [QueuedOrder] {
        try read { connection in
            let search = CandidateSearch(query, at: restaurant, device: device, dayStart: dayStart)
            for tier in search.tiers {
                let ids = try search.ids(of: tier, connection, most: most)
                if !ids.isEmpty { return try connection.orders(ids: ids) }
            }
            return []
        }
    }

    /// The order with this id; `nil` if there is none.
    package func order(id: Int64) throws(QueueError) -> QueuedOrder? {
        try read { try $0.order(id: id) }
    }

    /// The changes of an order, oldest first, merged with the customer's cancel notices that came too late.
    ///
    /// - Parameter withArrivals: whether to include the marks that the customer has arrived, which are not
    ///   changes.
    package func history(of id: Int64, includesArrivals: Bool = false) throws(QueueError) -> [OrderChange] {
        try read { try $0.changes(of: id, includesArrivals: includesArrivals) }
    }
}

extension Connection {
    /// The changes of an order, oldest first, merged with the customer's cancel notices that came too late.
    ///
    /// - Parameter withArrivals: whether to include the marks that the customer has arrived.
    func changes(of id: Int64, includesArrivals: Bool = false) throws -> [OrderChange] {
        let changes = try rows(SQL.orders.changes, [id, includesArrivals]).compactMap { row in
            OrderState(rawValue: row[2]).map { to in
                OrderChange(
                    at: row[0],
                    from: (row[1] as String?).flatMap { OrderState(rawValue: $0) },
                    to: to,
                    by: row[3],
                    reason: row[4],
                    edit: (row[5] as String?).flatMap { OrderEdit.Kind(rawValue: $0) },
                    detail: row[6],
                    isRecall: row[7],
                    isArrival: row[8],
                    isPaying: row[9]
                )
            }
        }
        return changes.merged(with: try refusedCancels(of: id))
    }
}
