package import McOrderModel

extension QueueView {
    /// The ids of orders, sorted by the time placed, then by id. They are read from indexes; even a history
    /// of years takes only a few bytes per order.
    ///
    /// - Parameters:
    ///   - restaurant: only orders of this restaurant.
    ///   - states: only orders in these states.
    ///   - since: only orders received at or after this instant.
    package func orderIDs(
        at restaurant: RestaurantID?,
        in states: [OrderState],
        receivedSince since: Timestamp?
    ) throws(QueueError) -> [Int64] {
        try read { try $0.orderIDs(at: restaurant, in: states, receivedSince: since) }
    }

    /// The orders with these ids, in the same order. Unknown ids are skipped.
    ///
    /// - Parameter ids: at most some thousands, so that a till's read transaction stays short.
    package func orders(ids: [Int64]) throws(QueueError) -> [QueuedOrder] {
        try read { try $0.orders(ids: ids) }
    }
}

extension Connection {
    /// The ids of orders, sorted by the time placed, then by id.
    func orderIDs(
        at restaurant: RestaurantID?,
        in states: [OrderState],
        receivedSince since: Timestamp?
    ) throws -> [Int64] {
        let scope = Scope(restaurant)
        let place: SQLArguments = restaurant.map { [$0.description] } ?? []
        if let since {
            let wanted = states.map(\.rawValue)
            var ids: [Int64] = []
            try forEach(SQL.orders.receivedSince[scope], [since] + place) { row in
                if wanted.contains(row[1]) { ids.append(row[0]) }
                return true
            }
            return ids
        }
        var listed: [(placedAt: Int64, id: Int64)] = []
        for state in OrderState.allCases where states.contains(state) {
            try forEach(SQL.orders.inState[StateOfScope(state: state, scope: scope)], place) { row in
                listed.append((row[0], row[1]))
                return true
            }
        }
        return listed.sorted { $0 < $1 }.map(\.id)
    }

    /// The orders with these ids, in the same order. Unknown ids are skipped.
    func orders(ids: [Int64]) throws -> [QueuedOrder] {
        let found = try orders(SQL.orders.byIDs, [SQLValue.integers(ids)])
        let orders = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
        return ids.compactMap { orders[$0] }
    }
}
