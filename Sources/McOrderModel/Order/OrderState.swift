/// The state of an order. Source: rules.md, *States of an order*.
public enum OrderState: String, CaseIterable, Sendable {
    /// The order is in the queue; its preparation has not begun.
    case received
    /// The restaurant is preparing the order.
    case preparing
    /// The order waits for the customer.
    case ready
    /// The customer has the order.
    case collected
    /// The order was cancelled, with a reason.
    case cancelled
    /// The staff recorded that the customer did not come.
    case noShow = "no-show"
    /// The order stayed open for `orders.expire_after`, so the daemon closed it.
    case expired

    /// The states in which the staff still has to handle the order.
    public static let open: [OrderState] = [.received, .preparing, .ready]

    /// Whether the staff still has to handle the order.
    public var isOpen: Bool {
        Self.open.contains(self)
    }

    /// The states that can follow this one. A recall, which goes back, is the job of `OrderHistory`.
    public var successors: [OrderState] {
        switch self {
        case .received: [.preparing, .collected, .cancelled, .noShow, .expired]
        case .preparing: [.ready, .collected, .cancelled, .noShow, .expired]
        case .ready: [.collected, .cancelled, .noShow, .expired]
        case .collected, .cancelled, .noShow, .expired: []
        }
    }

    /// Whether `state` can follow this one.
    public func canBecome(_ state: OrderState) -> Bool {
        successors.contains(state)
    }
}
