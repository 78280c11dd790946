package import McOrderModel

extension CounterSnapshot {
    /// How long the kitchen may take to notice an order, or a change of it, before the till warns.
    /// Source: docs/web.md, *The kitchen*.
    package static let kitchenPatience = Duration.seconds(60)

    /// The orders that the kitchen should have noticed, the oldest first. None if no browser is paired for
    /// the kitchen.
    ///
    /// - Parameter memory: what the last view of the whole kitchen found out.
    package func unseenByKitchen(
        _ policy: FirePolicy,
        at now: Timestamp,
        remembering memory: inout KitchenMemory
    ) -> [QueuedOrder] {
        guard day.hasKitchenScreen else { return [] }
        return KitchenView(self, policy, station: nil, at: now, remembering: &memory).tiles
            .filter { tile in
                guard tile.order.state.isOpen, let since = tile.unseenSince else { return false }
                return now - since > Self.kitchenPatience
            }.map(\.order)
    }
}
