package import McOrderModel

extension QueuedOrder {
    /// When the kitchen got the order; `nil` while it is on the way.
    ///
    /// An order that was called off counts as it was before. An order that was recalled to *received* is on
    /// the way again where the till fires it.
    package func firedAt(_ policy: FirePolicy) -> Timestamp? {
        let begunAt = state == .received ? nil : kitchen.preparingAt ?? skippedAt
        switch policy {
        case .received: return receivedAt
        case .preparing: return begunAt
        case .arrived: return [begunAt, arrivedAt].compactMap(\.self).min()
        }
    }

    /// For an order that became ready without having been in preparation: when it was received.
    private var skippedAt: Timestamp? {
        state.isOpen || kitchen.ready != nil ? receivedAt : nil
    }
}
