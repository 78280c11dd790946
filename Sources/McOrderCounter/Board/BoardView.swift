package import McOrderModel

/// The orders of a snapshot as the board shows them to customers.
package struct BoardView: Sendable {
    /// How long a code counts as new among those to collect. Source: docs/web.md, *The board*.
    package static let freshness = Duration.seconds(30)

    /// The orders in preparation, the one that the kitchen got first at the beginning.
    package let preparing: [QueuedOrder]
    /// The orders to collect, the one that became ready last first.
    package let ready: [QueuedOrder]
    /// The ids of the orders that became ready within ``freshness``.
    package let fresh: Set<Int64>

    /// - Parameter keep: how long a ready order stays on the board unless it is collected before.
    package init(_ snapshot: CounterSnapshot, keep: Duration, at now: Timestamp) {
        let orders = (snapshot.here + snapshot.onTheWay).map(\.order)
            .sorted { ($0.firesAt ?? $0.receivedAt, $0.id) < ($1.firesAt ?? $1.receivedAt, $1.id) }
        preparing = orders.filter { $0.state == .preparing }
        let readyAt = { (order: QueuedOrder) in order.kitchen.ready?.at ?? order.receivedAt }
        ready = orders.filter { order in
            order.state == .ready && order.kitchen.ready.map { now - $0.at <= keep } ?? true
        }
        .sorted { (readyAt($1), $1.id) < (readyAt($0), $0.id) }
        let newest = ready.prefix { now - readyAt($0) < Self.freshness }
        fresh = Set(newest.map(\.id))
    }
}
