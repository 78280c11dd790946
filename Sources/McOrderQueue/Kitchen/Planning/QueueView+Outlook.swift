package import McOrderModel

/// What the stations of a kitchen make of a usual order.
package typealias UsualOrder = [KitchenStation: [WorkUnit]]

extension QueueView {
    /// So many of a restaurant's last orders are compared.
    private static let usualCount = 51

    /// What the stations of some kitchens make of a usual order, by the last orders of each.
    package func usualOrders(_ kitchens: Kitchens) throws(QueueError) -> [RestaurantID: UsualOrder] {
        try read { connection in
            var usual: [RestaurantID: UsualOrder] = [:]
            for restaurant in kitchens.restaurants {
                guard let duties = kitchens[restaurant] else { continue }
                let ids: [Int64] = try connection.values(
                    SQL.planning.lastOrders,
                    [restaurant, Self.usualCount]
                )
                let orders = try connection.orders(SQL.orders.byIDs, [SQLValue.integers(ids)])
                usual[restaurant] = duties.usualOrder(of: orders.map(\.keptLines))
            }
            return usual
        }
    }

    /// What some kitchens could still make of a usual order.
    package func kitchenOutlooks(
        _ kitchens: Kitchens,
        of restaurants: [Restaurant],
        usual: [RestaurantID: UsualOrder],
        now: Timestamp
    ) throws(QueueError) -> [RestaurantID: KitchenOutlook] {
        try read { connection in
            var outlooks: [RestaurantID: KitchenOutlook] = [:]
            for restaurant in restaurants {
                guard let duties = kitchens[restaurant.id] else { continue }
                let book = try connection.kitchenBook(duties, at: restaurant.id, now: now)
                var wished: [Timestamp: Int] = [:]
                if restaurant.slots?.maxOrders != nil {
                    for row in try connection.rows(SQL.deciding.wished, [restaurant.id, now]) {
                        wished[row[0]] = row[1]
                    }
                }
                outlooks[restaurant.id] = book.outlook(
                    of: usual[restaurant.id] ?? duties.usualOrder(of: []),
                    at: restaurant,
                    wished: wished
                )
            }
            return outlooks
        }
    }
}
