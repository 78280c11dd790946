package import McOrderModel
import McOrderQueue

extension Counter {
    /// The maximum number of orders that are listed for one number. Where there are more, the user has to
    /// type the code.
    package static let mostCandidates = 100

    /// The orders that a number, a code or an id may mean: open ones; if there are none, those received
    /// today; if there are none either, the latest. Source: commands.md, *WHICH*.
    ///
    /// - Parameters:
    ///   - restaurant: only orders of this restaurant.
    ///   - device: only orders of devices of this name, or of the device of this key.
    /// - Returns: at most one more than ``mostCandidates``, so that the caller sees that there are too
    ///   many.
    package func orders(
        _ query: OrderQuery,
        of restaurant: KnownRestaurant?,
        device: String? = nil
    ) async throws(CounterError) -> [QueuedOrder] {
        try await reading { view in
            var days = restaurant?.days
            if days == nil { days = try await view.restaurants().first?.days }
            return try await view.candidates(
                for: query,
                at: restaurant?.id,
                device: device,
                dayStart: days.start(at: now()),
                most: Self.mostCandidates + 1
            )
        }
    }

    /// The one order that a number, a code or an id means.
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

    /// The changes of an order, oldest first, with the notices of its customer that came too late.
    ///
    /// - Parameter includesArrivals: whether the customer's arrivals are included, which are no changes.
    package func history(of id: Int64, includesArrivals: Bool) async throws(CounterError) -> [OrderChange] {
        try await reading { try await $0.history(of: id, includesArrivals: includesArrivals) }
    }

    /// The orders that are over and match a text, newest first; at most `most`.
    package func over(
        matching text: String,
        of restaurant: KnownRestaurant?,
        most: Int
    ) async throws(CounterError) -> [OverOrder] {
        try await reading { try await $0.over(matching: text, at: restaurant?.id, most: most) }
    }

    /// The orders that ended last, newest first; at most `most`.
    package func lastOver(of restaurant: KnownRestaurant?, most: Int) async throws(CounterError)
        -> [OverOrder]
    {
        try await reading { try await $0.lastOver(at: restaurant?.id, most: most) }
    }
}
