/// An order that is over: collected, cancelled, not collected or expired.
package struct OverOrder: Hashable, Sendable, Identifiable {
    /// The order.
    package let order: QueuedOrder
    /// When its state was changed last, by the clock of the machine that changed it.
    package let endedAt: Timestamp

    package var id: Int64 { order.id }

    /// An order that is over since then.
    package init(order: QueuedOrder, endedAt: Timestamp) {
        self.order = order
        self.endedAt = endedAt
    }
}
