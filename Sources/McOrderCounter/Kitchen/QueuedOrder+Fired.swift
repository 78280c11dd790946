package import McOrderModel

extension QueuedOrder {
    /// When the kitchen got the order; `nil` while it is on the way or for later, or waits for its customer.
    ///
    /// An order that waited is fired when its customer came, or later. One that was called off counts as it
    /// was before. An order that was recalled to *received* is on the way again where the till fires it.
    package func firedAt(_ policy: FirePolicy, at now: Timestamp) -> Timestamp? {
        if waits { return nil }
        let begunAt = state == .received ? nil : kitchen.preparingAt ?? skippedAt
        switch policy {
        case .received:
            let since = isPresenceRequired ? presentAt ?? begunAt ?? receivedAt : receivedAt
            guard let firesAt else { return since }
            // A cook who has time may begin earlier.
            let fired = [begunAt, max(since, firesAt)].compactMap(\.self).min()
            return fired.flatMap { $0 <= now ? $0 : nil }
        case .preparing: return begunAt
        case .arrived:
            // What showed that the customer is there may have come after the customer said so.
            let cameAt = arrivedAt.map { max($0, presentAt ?? $0) }
            return [begunAt, cameAt].compactMap(\.self).min()
        }
    }

    /// Whether the order ended before the kitchen had it: it waited for its customer, or was for later.
    var wasNeverBegun: Bool {
        guard kitchen.preparingAt == nil else { return false }
        if isPresenceRequired, presentAt == nil { return true }
        guard let firesAt, let calledOff = kitchen.changes.last(where: { $0.kind == .calledOff }) else {
            return false
        }
        return calledOff.at < firesAt
    }

    /// For an order that became ready without having been in preparation: when it was received.
    private var skippedAt: Timestamp? {
        state.isOpen || kitchen.ready != nil ? receivedAt : nil
    }
}

extension CounterSnapshot {
    /// The orders for later that the kitchen does not have, the one that it gets next first. Where an order
    /// is fired when its customer comes, it may have one for later already.
    func orders(forLaterAt now: Timestamp, except fired: [(entry: OrderEntry, firedAt: Timestamp)])
        -> [QueuedOrder]
    {
        let known = Set(fired.map(\.entry.id))
        return (here + onTheWay).map(\.order).filter { $0.isForLater(at: now) && !known.contains($0.id) }
            .sorted { ($0.firesAt ?? $0.receivedAt, $0.id) < ($1.firesAt ?? $1.receivedAt, $1.id) }
    }

    /// The open orders that the kitchen has, and when it got each.
    func fired(_ policy: FirePolicy, at now: Timestamp) -> [(entry: OrderEntry, firedAt: Timestamp)] {
        (here + onTheWay).compactMap { entry in
            entry.order.firedAt(policy, at: now).map { (entry: entry, firedAt: $0) }
        }
    }
}
