package import McOrderModel

extension QueuedOrder {
    /// When the kitchen got the order; `nil` while it is on the way, or waits for its customer.
    ///
    /// An order that waited is fired when its customer came, or later. One that was called off counts as it
    /// was before. An order that was recalled to *received* is on the way again where the till fires it.
    package func firedAt(_ policy: FirePolicy) -> Timestamp? {
        if waits { return nil }
        let begunAt = state == .received ? nil : kitchen.preparingAt ?? skippedAt
        switch policy {
        case .received: return isPresenceRequired ? presentAt ?? begunAt ?? receivedAt : receivedAt
        case .preparing: return begunAt
        case .arrived:
            // What showed that the customer is there may have come after the customer said so.
            let cameAt = arrivedAt.map { max($0, presentAt ?? $0) }
            return [begunAt, cameAt].compactMap(\.self).min()
        }
    }

    /// Whether the order waited for its customer until it ended, so that the kitchen never had it.
    var wasNeverBegun: Bool { isPresenceRequired && presentAt == nil && kitchen.preparingAt == nil }

    /// For an order that became ready without having been in preparation: when it was received.
    private var skippedAt: Timestamp? {
        state.isOpen || kitchen.ready != nil ? receivedAt : nil
    }
}

extension CounterSnapshot {
    /// The open orders that the kitchen has, and when it got each.
    func fired(_ policy: FirePolicy) -> [(entry: OrderEntry, firedAt: Timestamp)] {
        (here + onTheWay).compactMap { entry in
            entry.order.firedAt(policy).map { (entry: entry, firedAt: $0) }
        }
    }
}
