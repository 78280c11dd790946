package import McOrderModel
internal import McOrderQueue

extension Counter {
    /// The ids of orders in the order placed, then id: of a history of years a few bytes each.
    ///
    /// - Parameters:
    ///   - restaurant: only this one's.
    ///   - states: only those in these states.
    ///   - since: only those received at or after this instant.
    package func orderIDs(
        of restaurant: KnownRestaurant?,
        in states: [OrderState],
        receivedSince since: Timestamp?
    ) async throws(CounterError) -> [Int64] {
        try await reading { try await $0.orderIDs(at: restaurant?.id, in: states, receivedSince: since) }
    }

    /// The orders of those ids, in their order, without those that are not there.
    ///
    /// - Parameter ids: some thousands at most, so that no reading takes long.
    package func orders(ids: [Int64]) async throws(CounterError) -> [QueuedOrder] {
        try await reading { try await $0.orders(ids: ids) }
    }

    /// What was sold between two instants, by the time at which orders were received.
    ///
    /// - Parameter zone: the time zone in which the hours of the day are counted.
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

    /// Hands every change of every order on, the oldest first.
    ///
    /// - Parameters:
    ///   - after: the number of the last event that is known; `nil` for all.
    ///   - since: only those that happened at or after this instant.
    ///   - restaurant: only those of this one's orders.
    ///   - body: called with each event.
    /// - Returns: the number of the last event that is known now.
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

    /// One element at once, one for any number of changes of the queue, and one each half a minute anyway;
    /// reading it slowly loses none of the latest.
    package func changes() async throws(CounterError) -> AsyncStream<Void> {
        try await reading { QueueWatcher($0).changes() }
    }
}
