/// An order that is closed: collected, cancelled, a no-show or expired.
package struct OverOrder: Hashable, Sendable, Identifiable {
    package let order: QueuedOrder
    /// When its state was last changed, by the clock of the machine that changed it.
    package let endedAt: Timestamp

    package var id: Int64 { order.id }

    package init(order: QueuedOrder, endedAt: Timestamp) {
        self.order = order
        self.endedAt = endedAt
    }
}
