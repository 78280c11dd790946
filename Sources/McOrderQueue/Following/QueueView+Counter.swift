package import McOrderModel

extension QueueView {
    /// The open orders, sorted by the time placed, then by id, and the figures of the day so far, from one
    /// snapshot. Takes time in proportion to the open orders and the changes of the day, whatever the number
    /// of older orders.
    ///
    /// - Parameters:
    ///   - restaurant: only the orders of this restaurant. Refused files are counted for all restaurants,
    ///   since many of them name none.
    ///   - dayStart: when the restaurant's day began.
    package func counter(at restaurant: RestaurantID?, dayStart: Timestamp) throws(QueueError)
        -> (orders: [QueuedOrder], day: CounterDay)
    {
        var memory = CounterMemory()
        return try counter(at: restaurant, dayStart: dayStart, remembering: &memory)
    }

    /// The same as ``counter(at:dayStart:)``, but faster the less has changed since the reading that `memory`
    /// keeps.
    ///
    /// The memory must come from this queue.
    package func counter(
        at restaurant: RestaurantID?,
        dayStart: Timestamp,
        remembering memory: inout CounterMemory
    ) throws(QueueError) -> (orders: [QueuedOrder], day: CounterDay) {
        try read { connection in
            let (orders, cancelled) = try memory.orders(connection, at: restaurant, dayStart: dayStart)
            let times = try memory.serviceTimes(connection, at: restaurant, dayStart: dayStart)
            let refused = try connection.row(SQL.following.refusals, [dayStart.milliseconds])
            let blacklisted: Int = refused?[1] ?? 0
            let catalogue = try connection.row(SQL.following.catalogue)
            let day = CounterDay(
                restaurants: try memory.knownRestaurants(connection, of: catalogue?[0]),
                catalogueVersion: catalogue?[1],
                served: times.count,
                meanService: times.isEmpty ? nil : times.reduce(.zero, +) / times.count,
                refused: (refused?[0] ?? 0) - blacklisted,
                blacklisted: blacklisted,
                cancelledByCustomers: try connection.cancelledByCustomers(at: restaurant, since: dayStart),
                cancelled: cancelled,
                hasKitchenScreen: try connection.isTrue(SQL.following.hasKitchenScreen)
            )
            return (orders, day)
        }
    }
}
