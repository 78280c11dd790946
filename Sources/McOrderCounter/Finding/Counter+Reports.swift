package import McOrderModel
import McOrderQueue

/// How much of a restaurant's kitchen is booked, and how long what it makes takes.
package struct RestaurantLoad: Sendable {
    package let restaurant: KnownRestaurant
    package let load: KitchenLoad
    package let times: [KitchenTime]
}

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

    /// How much of the kitchens is booked from now on, and how long what they make takes.
    ///
    /// - Parameter restaurant: `nil` for all restaurants, in the catalogue's order.
    /// - Throws: ``CounterError/noCatalogue`` before the first publication.
    package func kitchenLoads(of restaurant: KnownRestaurant?) async throws(CounterError) -> [RestaurantLoad]
    {
        let (catalogue, now) = (try await catalogue(), now())
        return try await reading { view in
            var loads: [RestaurantLoad] = []
            for one in catalogue.restaurants where restaurant == nil || one.id == restaurant?.id {
                let load = try await view.kitchenLoad(of: one, in: catalogue, now: now)
                let times = try await view.kitchenTimes(at: one, in: catalogue)
                loads.append(RestaurantLoad(restaurant: KnownRestaurant(one), load: load, times: times))
            }
            return loads
        }
    }

    /// Calls a function with every change of every order, oldest first.
    ///
    /// - Parameters:
    ///   - after: the cursor of the last event that the caller knows; `nil` for all events. After a cursor of
    ///     another history the last event of each open order is passed, and then what follows.
    ///   - since: only events at or after this instant.
    ///   - restaurant: only events of this restaurant's orders.
    ///   - noteSnapshot: called before the last events of the open orders.
    ///   - body: called with each event and its cursor.
    /// - Returns: the cursor of the last event.
    /// - Throws: ``CounterError``, or what the functions throw.
    @discardableResult
    package func events(
        after: EventCursor?,
        since: Timestamp?,
        of restaurant: KnownRestaurant?,
        noteSnapshot: () throws -> Void = {},
        _ body: (OrderEvent, EventCursor) throws -> Void
    ) async throws -> EventCursor {
        var last = after ?? EventCursor(event: 0)
        while true {
            let page = try await reading { [last] view in
                try await view.page(after: last, since: since, at: restaurant?.id, atMost: 500)
            }
            if page.isSnapshot { try noteSnapshot() }
            for event in page.events { try body(event, EventCursor(history: page.history, event: event.id)) }
            last = page.last
            if page.events.isEmpty { return last }
        }
    }

    /// The number of the newest event; 0 before the first.
    package func lastEvent() async throws(CounterError) -> Int64 {
        try await reading { try await $0.lastEvent() }
    }

    /// The cursor of the newest event.
    package func lastCursor() async throws(CounterError) -> EventCursor {
        try await reading { try await $0.place().cursor }
    }

    /// Yields one element at once, one for any number of changes of the queue, and one at least every 30 s. A
    /// slow consumer always gets an element after the latest change.
    package func changes() async throws(CounterError) -> AsyncStream<Void> {
        try await reading { QueueWatcher($0).changes() }
    }

    /// Calls a function after each change of the queue until the task is cancelled. While the queue cannot be
    /// read, it tries again each second.
    package func followChanges(_ wake: () -> Void) async {
        while !Task.isCancelled {
            if let changes = try? await changes() {
                for await _ in changes { wake() }
            }
            // A cancelled sleep ends the loop.
            try? await Task.sleep(for: .seconds(1))
        }
    }
}
