/// The last change of an order that was not undone: what a *recall* undoes.
package enum UndoableChange: Hashable, Sendable {
    /// The order changed to that state.
    case state(OrderState)
    /// What is ordered, or how it is handed over, changed; or a payment was recorded.
    case edit(OrderEdit.Kind)
}
