/// One change of any order, as those who follow the queue see it.
package struct OrderEvent: Hashable, Sendable, Identifiable {
    /// What happened.
    package enum Change: String, CaseIterable, Sendable {
        /// The order came in.
        case received
        /// It went to another state.
        case state
        /// The last change was taken back.
        case recall
        /// Its customer came.
        case arrived
        /// A line was struck.
        case strike
        /// A line was added.
        case add
        /// The counter's words were changed.
        case comment
    }

    /// The event's number. It counts up in the order of the commits and never repeats; some may be missing.
    package let id: Int64
    /// When it happened, by the clock of the machine that did it.
    package let at: Timestamp
    /// What happened.
    package let change: Change
    /// The order's id in the queue.
    package let orderID: Int64
    /// The order's code.
    package let code: String
    /// The order number.
    package let number: Int
    /// The restaurant's name.
    package let restaurant: String
    /// The state before; `nil` when the order came in.
    package let from: OrderState?
    /// The state after.
    package let to: OrderState
    /// Who did it.
    package let by: String
    /// Why, where somebody said so.
    package let reason: String?
    /// The line or the words that an edit, or a recall of one, meant.
    package let detail: String?

    /// An event of those values.
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
