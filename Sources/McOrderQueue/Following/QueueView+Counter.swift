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
        try read { try $0.counter(at: restaurant, dayStart: dayStart, remembering: &memory) }
    }

    /// All that a counter shows, from one snapshot.
    package struct Picture: Sendable {
        /// The history in which the last event is.
        package let history: String
        /// The number of the last event; 0 before the first.
        package let lastEvent: Int64
        package let orders: [QueuedOrder]
        package let day: CounterDay
        package let availability: Availability
    }

    /// The content of ``counter(at:dayStart:remembering:)`` with the last event, and with what cannot be ordered
    /// at an instant.
    package func picture(
        at restaurant: RestaurantID?,
        dayStart: Timestamp,
        now: Timestamp,
        remembering memory: inout CounterMemory
    ) throws(QueueError) -> Picture {
        try read { connection in
            let place = try connection.place()
            let (orders, day) = try connection.counter(
                at: restaurant,
                dayStart: dayStart,
                remembering: &memory
            )
            return Picture(
                history: place.history,
                lastEvent: place.cursor.event,
                orders: orders,
                day: day,
                availability: try connection.availability(since: now)
            )
        }
    }
}

extension Connection {
    fileprivate func counter(
        at restaurant: RestaurantID?,
        dayStart: Timestamp,
        remembering memory: inout CounterMemory
    ) throws -> (orders: [QueuedOrder], day: CounterDay) {
        let (orders, cancelled) = try memory.orders(self, at: restaurant, dayStart: dayStart)
        let times = try memory.serviceTimes(self, at: restaurant, dayStart: dayStart)
        let refused = try row(SQL.following.refusals, [dayStart.milliseconds])
        let blacklisted: Int = refused?[1] ?? 0
        let catalogue = try row(SQL.following.catalogue)
        let day = CounterDay(
            restaurants: try memory.knownRestaurants(self, of: catalogue?[0]),
            catalogueVersion: catalogue?[1],
            served: times.count,
            meanService: times.isEmpty ? nil : times.reduce(.zero, +) / times.count,
            refused: (refused?[0] ?? 0) - blacklisted,
            blacklisted: blacklisted,
            cancelledByCustomers: try cancelledByCustomers(at: restaurant, since: dayStart),
            cancelled: cancelled,
            hasKitchenScreen: try isTrue(SQL.following.hasKitchenScreen)
        )
        return (orders, day)
    }
}
