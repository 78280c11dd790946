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
    ) throws(QueueError) -> CounterPicture {
        try read { connection in
            let orders = try memory.orders(connection, at: restaurant)
            let times = try memory.serviceTimes(connection, at: restaurant, dayStart: dayStart)
            let refused = try connection.row(SQL.following.refusals, [dayStart.milliseconds])
            let blacklisted: Int = refused?[1] ?? 0
            let catalogue = try connection.row(SQL.following.catalogue)
            return CounterPicture(
                orders: orders,
                restaurants: try memory.knownRestaurants(connection, of: catalogue?[0]),
                catalogueVersion: catalogue?[1],
                served: times.count,
                meanService: times.isEmpty ? nil : times.reduce(.zero, +) / times.count,
                refused: (refused?[0] ?? 0) - blacklisted,
                blacklisted: blacklisted,
                cancelledByCustomers: try connection.cancelledByCustomers(at: restaurant, since: dayStart)
            )
        }
    }
}
