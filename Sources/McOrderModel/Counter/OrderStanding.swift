/// Where an order stands, and who brought it there.
package struct OrderStanding: Hashable, Sendable {
    /// The order's code.
    package let code: String
    /// Its state.
    package let state: OrderState
    /// Who made the last change.
    package let by: String
    /// When the last change was made.
    package let at: Timestamp

    /// A standing of those values.
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
