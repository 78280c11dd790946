/// An order's state and its last change.
package struct OrderStatus: Hashable, Sendable {
    package let code: String
    package let state: OrderState
    /// The name of the staff or program that made the last change.
    package let by: String
    /// When the last change was made.
    package let at: Timestamp

    package init(
        code: String,
        state: OrderState,
        by: String,
        at: Timestamp
    ) {
        self.code = code
        self.state = state
        self.by = by
        self.at = at
    }
}
