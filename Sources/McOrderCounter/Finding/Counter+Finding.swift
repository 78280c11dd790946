package import McOrderModel
internal import McOrderQueue

extension Counter {
    /// How many orders are read for one number at most; of more the code has to be given.
    package static let mostCandidates = 100

    /// The orders that a number, a code or an id may mean: of the open ones; where there are none, of those
    /// received today; where there are none either, the latest. Source: commands.md, *WHICH*.
    ///
    /// - Parameters:
    ///   - restaurant: only this one's.
    ///   - device: only orders of devices of that name, or of the device of that key.
    /// - Returns: one more than ``mostCandidates`` at most, where there are more.
    package func orders(
        _ query: OrderQuery,
        of restaurant: KnownRestaurant?,
        device: String? = nil
    ) async throws(CounterError) -> [QueuedOrder] {
        try await reading { view in
            var zone = restaurant?.zone
            if zone == nil { zone = try await view.restaurants().first?.zone }
            return try await view.candidates(
                for: query,
                at: restaurant?.id,
                device: device,
                dayStart: RestaurantZone.dayStart(in: zone, at: now()),
                most: Self.mostCandidates + 1
            )
        }
    }

    /// The one order that somebody means.
    ///
    /// - Throws: ``CounterError/notAnOrder(_:)``, ``CounterError/noOrder(_:)``, or
    ///   ``CounterError/severalOrders(_:_:)``.
    package func order(
        _ words: String,
        of restaurant: KnownRestaurant?,
        device: String? = nil
    ) async throws(CounterError) -> QueuedOrder {
        guard let query = OrderQuery(words) else { throw .notAnOrder(words) }
        let found = try await orders(query, of: restaurant, device: device)
        guard let first = found.first else { throw .noOrder(words) }
        guard found.count == 1 else { throw .severalOrders(words, found) }
        return first
    }

    /// The order of that id; `nil` when there is none.
    package func order(id: Int64) async throws(CounterError) -> QueuedOrder? {
        try await reading { try await $0.order(id: id) }
    }

    /// The changes of an order, oldest first, and between them what its customer wanted too late.
    ///
    /// - Parameter withArrivals: whether the arrivals of its customer are among them; they are no changes.
    package func history(of id: Int64, withArrivals: Bool) async throws(CounterError) -> [OrderChange] {
        try await reading { try await $0.history(of: id, withArrivals: withArrivals) }
    }

    /// The orders that are over and that a text may mean, newest first; at most so many.
    package func over(
        matching text: String,
        of restaurant: KnownRestaurant?,
        most: Int
    ) async throws(CounterError) -> [OverOrder] {
        try await reading { try await $0.over(matching: text, at: restaurant?.id, most: most) }
    }

    /// The orders that ended last, newest first; at most so many.
    package func lastOver(of restaurant: KnownRestaurant?, most: Int) async throws(CounterError)
        -> [OverOrder]
    {
        try await reading { try await $0.lastOver(at: restaurant?.id, most: most) }
    }
}
