/// One change of any order, as it is reported to programs that follow the queue.
package struct OrderEvent: Hashable, Sendable, Identifiable {
    /// The kind of an event.
    package enum Change: String, CaseIterable, Sendable {
        /// The order was received.
        case received
        /// The order changed to another state.
        case state
        /// The last change was undone.
        case recall
        /// The customer came.
        case arrived
        /// A line was struck out.
        case strike
        /// A line was added.
        case add
        /// The service was changed.
        case service
        /// The till's note was changed.
        case comment
        /// Staff said when the order will be ready.
        case promise
        /// A payment was recorded.
        case payment
        /// A payment that is held changed its state.
        case ahead
    }

    /// The event's number. It increases in the order of the commits and is never reused; numbers may be
    /// missing.
    package let id: Int64
    /// When the event happened, by the clock of the machine or server that has the queue.
    package let at: Timestamp
    package let change: Change
    /// The order's id in the queue.
    package let orderID: Int64
    package let code: String
    package let number: Int
    /// The restaurant's name.
    package let restaurant: String
    /// The state before; `nil` when the order was received.
    package let from: OrderState?
    /// The state after.
    package let to: OrderState
    /// The name of the staff or program that caused the event.
    package let by: String
    /// The reason, if one was given.
    package let reason: String?
    /// The line or note concerned, for an edit or the recall of one; the kind of a payment.
    package let detail: String?

    package init(
        id: Int64,
        at: Timestamp,
        change: Change,
        orderID: Int64,
        code: String,
        number: Int,
        restaurant: String,
        from: OrderState?,
        to: OrderState,
        by: String,
        reason: String?,
        detail: String?
    ) {
        self.id = id
        self.at = at
        self.change = change
        self.orderID = orderID
        self.code = code
        self.number = number
        self.restaurant = restaurant
        self.from = from
        self.to = to
        self.by = by
        self.reason = reason
        self.detail = detail
    }
}
