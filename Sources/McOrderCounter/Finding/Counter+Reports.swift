package import McOrderModel
internal import McOrderQueue

extension Counter {
    /// The ids of orders, sorted by the time they were placed, then by id. Ids alone keep a history of years
    /// small: a few bytes for each order.
    ///
    /// - Parameters:
    ///   - restaurant: only orders of this restaurant.
    ///   - states: only orders in these states.
    ///   - since: only orders received at or after this instant.
    package func orderIDs(
        of restaurant: KnownRestaurant?,
        in states: [OrderState],
        receivedSince since: Timestamp?
    ) async throws(CounterError) -> [Int64] {
        try await reading { try await $0.orderIDs(at: restaurant?.id, in: states, receivedSince: since) }
    }

    /// The orders of those ids, in the same sequence, without ids that do not exist.
    ///
    /// - Parameter ids: some thousands at most, so that no single read takes long.
    package func orders(ids: [Int64]) async throws(CounterError) -> [QueuedOrder] {
        try await reading { try await $0.orders(ids: ids) }
    }

    /// What was sold between two instants. The time at which an order was received counts.
    ///
    /// - Parameter zone: the time zone for the hours of the day.
    package func statistics(
        of restaurant: KnownRestaurant?,
        since: Timestamp,
        until: Timestamp,
        zone: RestaurantZone?
    ) async throws(CounterError) -> Statistics {
        try await reading {
            try await $0.statistics(at: restaurant?.id, since: since, until: until, zone: zone)
        }
    }

    /// Calls a function with every change of every order, oldest first.
    ///
    /// - Parameters:
    ///   - after: the number of the last event that the caller knows; `nil` for all events.
    ///   - since: only events at or after this instant.
    ///   - restaurant: only events of this restaurant's orders.
    ///   - body: called with each event.
    /// - Returns: the number of the last event that was passed to `body`; if there was none, `after` or 0.
    /// - Throws: ``CounterError``, or what `body` throws.
    @discardableResult
    package func events(
        after: Int64?,
        since: Timestamp?,
        of restaurant: KnownRestaurant?,
        _ body: (OrderEvent) throws -> Void
    ) async throws -> Int64 {
        var last = after ?? 0
        while true {
            let events = try await reading { [last] view in
                let page = 500
                return try await view.events(after: last, since: since, at: restaurant?.id, atMost: page)
            }
            for event in events { try body(event) }
            guard let newest = events.last else { return last }
            last = newest.id
        }
    }

    /// The number of the newest event; 0 before the first.
    package func lastEvent() async throws(CounterError) -> Int64 {
        try await reading { try await $0.lastEvent() }
    }

    /// Yields one element at once, one for any number of changes of the queue, and one at least every 30 s. A
    /// slow consumer always gets an element after the latest change.
    package func changes() async throws(CounterError) -> AsyncStream<Void> {
        try await reading { QueueWatcher($0).changes() }
    }
}
