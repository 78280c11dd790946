/// One change of an order, as its history keeps it.
package struct OrderChange: Hashable, Sendable {
    /// When it was made.
    package let at: Timestamp
    /// The state before; `nil` when the order was received.
    package let from: OrderState?
    /// The state after.
    package let to: OrderState
    /// Who made it.
    package let by: String
    /// Why, where somebody said so: a ``StaffReason``, or somebody's words.
    package let reason: String?
    /// What of the order's content was changed, or changed back; `nil` for a change of state.
    package let edit: OrderEdit.Kind?
    /// The line or the comment that was meant, for a change of content.
    package let detail: String?
    /// Whether it took an earlier change back.
    package let isRecall: Bool
    /// Whether it is no change, but the mark that the customer came.
    package let isArrival: Bool

    /// A change of those values.
    package init(
        at: Timestamp,
        from: OrderState?,
        to: OrderState,
        by: String,
        reason: String?,
        edit: OrderEdit.Kind? = nil,
        detail: String? = nil,
        isRecall: Bool = false,
        isArrival: Bool = false
    ) {
        self.at = at
        self.from = from
        self.to = to
        self.by = by
        self.reason = reason
        self.edit = edit
        self.detail = detail
        self.isRecall = isRecall
        self.isArrival = isArrival
    }
}

extension OrderChange {
    /// The reason by which a history tells that the customer wanted to call the order off, and that it had
    /// gone too far; such an entry leads from a state to the same.
    package static let refusedCancel = "cancel-refused"

    /// Whether this is no change, but a wish of the customer's that could not be granted.
    package var isRefusedCancel: Bool {
        from == to && by == Notice.author && reason == Self.refusedCancel
    }
}
