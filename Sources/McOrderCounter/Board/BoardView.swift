package import McOrderModel

/// The orders of a snapshot as the board shows them to customers.
package struct BoardView: Sendable {
    /// The orders in preparation, the oldest first.
    package let preparing: [QueuedOrder]
    /// The orders to collect, those first that became ready last.
    package let ready: [QueuedOrder]

    /// - Parameter keep: how long a ready order stays on the board unless it is collected before.
    package init(_ snapshot: CounterSnapshot, keep: Duration, at now: Timestamp) {
        let orders = (snapshot.here + snapshot.onTheWay).map(\.order)
            .sorted { ($0.receivedAt, $0.id) < ($1.receivedAt, $1.id) }
        preparing = orders.filter { $0.state == .preparing }
        ready = orders.filter { order in
            order.state == .ready && order.kitchen.ready.map { now - $0.at <= keep } ?? true
        }.sorted { Self.readyAt($0) > Self.readyAt($1) }
    }

    /// When an order became ready, and its id for those that did at the same instant.
    private static func readyAt(_ order: QueuedOrder) -> (Timestamp, Int64) {
        (order.kitchen.ready?.at ?? order.receivedAt, order.id)
    }
}
