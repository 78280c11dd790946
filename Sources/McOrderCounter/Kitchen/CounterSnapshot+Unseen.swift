package import McOrderModel

extension CounterSnapshot {
    /// How long the kitchen may take to notice an order, or a change of it, before the till warns.
    /// Source: docs/web.md, *The kitchen*.
    package static let kitchenPatience = Duration.seconds(60)

    /// The orders that the kitchen should have noticed, the oldest first. None if no browser is paired for
    /// the kitchen.
    package func unseenByKitchen(_ policy: FirePolicy, at now: Timestamp) -> [QueuedOrder] {
        guard day.hasKitchenScreen else { return [] }
        return KitchenView(self, policy, station: nil, at: now).tiles
            .filter { tile in
                guard tile.order.state.isOpen, let since = tile.unseenSince else { return false }
                return now - since > Self.kitchenPatience
            }.map(\.order)
    }
}
