/// One change of an order, as its history stores it.
package struct OrderChange: Hashable, Sendable {
    package let at: Timestamp
    /// The state before the change; `nil` when the order was received.
    package let from: OrderState?
    /// The state after the change.
    package let to: OrderState
    /// The name of the staff or program that made the change.
    package let by: String
    /// The reason, if one was given: a ``StaffReason``, or text that a person typed.
    package let reason: String?
    /// Which part of the order's content was changed or changed back, or that it was paid; `nil` for a change
    /// of state.
    package let edit: OrderEdit.Kind?
    /// For a change of content, the line, comment or service concerned; for a payment, and an order that was
    /// paid when it was collected, the ``Payment``.
    package let detail: String?
    /// Whether the change undid an earlier one.
    package let isRecall: Bool
    /// Whether the entry only records that the customer came, without a change of state.
    package let isArrival: Bool
    /// Whether the entry only records what became of a payment that is held; ``detail`` is its
    /// ``HeldPayment/State``.
    package let isPaying: Bool

    package init(
        at: Timestamp,
        from: OrderState?,
        to: OrderState,
        by: String,
        reason: String?,
        edit: OrderEdit.Kind? = nil,
        detail: String? = nil,
        isRecall: Bool = false,
        isArrival: Bool = false,
        isPaying: Bool = false
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
        self.isPaying = isPaying
    }
}

extension OrderChange {
    /// How the order was paid, if this change recorded that.
    package var payment: Payment? {
        guard !isRecall, !isPaying, edit == .payment || edit == nil && to == .collected else { return nil }
        return detail.flatMap { Payment(rawValue: $0) }
    }

    /// The reason of a history entry for a customer's notice that came too late to cancel the order. Such an
    /// entry has the same state before and after.
    package static let refusedCancel = "cancel-refused"

    /// Whether the entry only records a customer's cancellation that came too late.
    package var isRefusedCancel: Bool {
        from == to && by == Notice.author && reason == Self.refusedCancel
    }
}
