package import McOrderModel

extension OrderState {
    /// The state that an open order goes to when the counter goes on with it.
    package var next: OrderState {
        switch self {
        case .received: .preparing
        case .preparing: .ready
        default: .collected
        }
    }
}
