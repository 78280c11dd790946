package import McOrderModel

extension CounterSnapshot {
    /// How long the kitchen may take to notice an order, or a change of it, before the till warns.
    /// Source: docs/web.md, *The kitchen*.
    package static let kitchenPatience = Duration.seconds(60)

    /// The orders that the kitchen should have noticed, the oldest first. None if no browser is paired for
    /// the kitchen.
    ///
    /// - Parameter memory: since when the kitchen has not noticed each order, as was found out the last time.
    package func unseenByKitchen(
        _ policy: FirePolicy,
        at now: Timestamp,
        remembering memory: inout OrderMemory<Timestamp?>
    ) -> [QueuedOrder] {
        guard day.hasKitchenScreen else { return [] }
        let view = KitchenView(of: self, station: nil)
        let fired = fired(policy, at: now)
        let since = memory.found(about: fired, in: self) { fired in
            view.tile(fired.entry.order, firedAt: fired.firedAt, held: fired.held)?.unseenSince
        }
        return zip(fired, since).filter { _, since in since.map { now - $0 > Self.kitchenPatience } ?? false }
            .map(\.0).sorted { ($0.firedAt, $0.entry.id) < ($1.firedAt, $1.entry.id) }
            .map(\.entry.order)
    }
}
