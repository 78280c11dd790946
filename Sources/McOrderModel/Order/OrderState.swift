/// Where an order stands. Source: architecture.md, *States of an order*.
public enum OrderState: String, CaseIterable, Sendable {
    /// In the queue, nobody has begun.
    case received
    /// Being prepared.
    case preparing
    /// Waiting for the customer.
    case ready
    /// Handed over.
    case collected
    /// Called off, with a reason.
    case cancelled
    /// A person said that nobody came for it.
    case noShow = "no-show"
    /// Nobody said anything for `orders.expire_after`.
    case expired

    /// The states of an order that somebody still has to deal with.
    public static let open: [OrderState] = [.received, .preparing, .ready]

    /// Whether somebody still has to deal with the order.
    public var isOpen: Bool {
        Self.open.contains(self)
    }

    /// The states that an order can go to from here in one step forward. Going back is `OrderHistory`'s.
    public var successors: [OrderState] {
        switch self {
        case .received: [.preparing, .collected, .cancelled, .noShow, .expired]
        case .preparing: [.ready, .collected, .cancelled, .noShow, .expired]
        case .ready: [.collected, .cancelled, .noShow, .expired]
        case .collected, .cancelled, .noShow, .expired: []
        }
    }

    /// Whether the order can go to `state` in one step forward.
    public func canBecome(_ state: OrderState) -> Bool {
        successors.contains(state)
    }
}
