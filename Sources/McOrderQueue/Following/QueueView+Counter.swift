package import McOrderModel

extension QueueView {
    /// The open orders, in the order placed, then id, and how the day went so far, of one instant; takes time
    /// in proportion to the open orders and to the changes of the day, never to the years before.
    ///
    /// - Parameters:
    ///   - restaurant: only this one's orders. Refused files are counted for all, since many do not tell.
    ///   - dayStart: when the restaurant's day began.
    package func counter(at restaurant: RestaurantID?, dayStart: Timestamp) throws(QueueError)
        -> (orders: [QueuedOrder], day: CounterDay)
    {
        var memory = CounterMemory()
        return try counter(at: restaurant, dayStart: dayStart, remembering: &memory)
    }

    /// The same, as fast as little has changed since the look that `memory` remembers.
    ///
    /// The memory is of this queue and no other.
    package func counter(
        at restaurant: RestaurantID?,
        dayStart: Timestamp,
        remembering memory: inout CounterMemory
    ) throws(QueueError) -> (orders: [QueuedOrder], day: CounterDay) {
        try read { connection in
            let orders = try memory.orders(connection, at: restaurant)
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
                cancelledByCustomers: try connection.cancelledByCustomers(at: restaurant, since: dayStart)
            )
            return (orders, day)
        }
    }
}
