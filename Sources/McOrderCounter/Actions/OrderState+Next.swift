package import McOrderModel

extension OrderState {
    /// The state that follows when staff advance an open order.
    package var next: OrderState {
        switch self {
        case .received: .preparing
        case .preparing: .ready
        default: .collected
        }
    }
}
