package import McOrderModel

extension QueueView {
    /// All that a counter shows, from one snapshot.
    package struct Picture: Sendable {
        /// The history in which the last event is.
        package let history: String
        /// The number of the last event; 0 before the first.
        package let lastEvent: Int64
        /// The ids of the open orders, sorted by the time placed, then by id.
        package let open: [Int64]
        /// Those of them that are new or changed since the last snapshot.
        package let changed: [QueuedOrder]
        package let day: CounterDay
        package let availability: Availability
    }

    /// The open orders, the figures of the day so far and what cannot be ordered; `nil` if nothing of it has
    /// changed since the reading that `memory` keeps. Takes time in proportion to the open orders and the
    /// changes since then, whatever the number of older orders.
    ///
    /// - Parameters:
    ///   - restaurant: only the orders of this restaurant. Refused files are counted for all restaurants,
    ///   since many of them name none.
    ///   - dayStart: when the restaurant's day began.
    ///   - memory: must come from this queue.
    package func snapshot(
        at restaurant: RestaurantID?,
        dayStart: Timestamp,
        now: Timestamp,
        remembering memory: inout CounterMemory
    ) throws(QueueError) -> Picture? {
        do throws(QueueError) {
            return try read { connection in
                let news = try memory.news(connection, at: restaurant, dayStart: dayStart, now: now)
                guard let news else { return nil }
                let place = try connection.place()
                let (open, changed, calledOff) = try memory.orders(connection, after: news)
                return Picture(
                    history: place.history,
                    lastEvent: place.cursor.event,
                    open: open,
                    changed: changed,
                    day: try connection.day(
                        at: restaurant,
                        dayStart: dayStart,
                        calledOff: calledOff,
                        remembering: &memory
                    ),
                    availability: try connection.availability(since: now)
                )
            }
        } catch {
            // It may already know of changes that the caller was not told.
            memory = CounterMemory()
            throw error
        }
    }
}

extension Connection {
    fileprivate func day(
        at restaurant: RestaurantID?,
        dayStart: Timestamp,
        calledOff: [QueuedOrder],
        remembering memory: inout CounterMemory
    ) throws -> CounterDay {
        let times = try memory.services.times(self, at: restaurant, dayStart: dayStart)
        let refused = try row(SQL.following.refusals, [dayStart])
        let blacklisted: Int = refused?[1] ?? 0
        let catalogue = try row(SQL.following.catalogue)
        var day = CounterDay()
        day.restaurants = try memory.knownRestaurants(self, of: catalogue?[0])
        day.catalogueVersion = catalogue?[1]
        day.served = times.count
        day.meanService = times.isEmpty ? nil : times.reduce(.zero, +) / times.count
        day.refused = (refused?[0] ?? 0) - blacklisted
        day.blacklisted = blacklisted
        day.cancelledByCustomers = try cancelledByCustomers(at: restaurant, since: dayStart)
        day.calledOff = calledOff
        day.hasKitchenScreen = memory.hasKitchenScreen
        day.printing = try printing(at: restaurant)
        return day
    }
}
