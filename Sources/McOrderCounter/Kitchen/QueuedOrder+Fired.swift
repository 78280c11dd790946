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
            // Whoever has time may begin before.
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
