package import McOrderModel

/// What the stations of a kitchen make of a usual order.
package typealias UsualOrder = [KitchenStation: [WorkUnit]]

extension QueueView {
    /// So many of a restaurant's last orders are compared.
    private static let usualCount = 51

    /// What the stations of a kitchen make of a usual order, by the last orders. Takes milliseconds.
    package func usualOrder(at restaurant: RestaurantID, _ duties: KitchenDuties) throws(QueueError)
        -> UsualOrder
    {
        try read { connection in
            let ids: [Int64] = try connection.values(SQL.planning.lastOrders, [restaurant, Self.usualCount])
            let orders = try connection.orders(SQL.orders.byIDs, [SQLValue.integers(ids)])
            return duties.usualOrder(of: orders.map(\.keptLines))
        }
    }

    /// What some kitchens could still make of a usual order. Of a restaurant that is closed and takes no
    /// orders for later there is nothing to say.
    package func kitchenOutlooks(
        _ kitchens: Kitchens,
        of restaurants: [Restaurant],
        usual: [RestaurantID: UsualOrder],
        now: Timestamp
    ) throws(QueueError) -> [RestaurantID: KitchenOutlook] {
        try read { connection in
            var outlooks: [RestaurantID: KitchenOutlook] = [:]
            for restaurant in restaurants {
                guard let duties = kitchens[restaurant.id],
                    restaurant.slots != nil || restaurant.isOpen(at: now)
                else { continue }
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
