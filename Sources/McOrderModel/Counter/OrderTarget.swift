/// What an action would make of an order, where the order's state does not allow it.
package enum OrderTarget: Hashable, Sendable {
    /// The order would have another state.
    case state(OrderState)
    /// The order's content would change.
    case edit(OrderEdit.Kind)
    /// The kitchen would note something.
    case kitchen(KitchenMark.Kind)
    /// The customer would be noted as here.
    case arrival
}
