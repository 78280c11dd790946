import McOrderCounter
import McOrderModel

/// What the screen wants done outside; each is answered by a message.
enum TillWork: Hashable, Sendable {
    /// Show this restaurant's orders, or those of all.
    case serve(KnownRestaurant?)
    /// Find the orders that may be meant.
    case find(OrderQuery, text: String)
    /// Change an order, as it was seen.
    case change(QueuedOrder, OrderAction)
    /// Do something that is about no order.
    case perform(CounterAction)
    /// Read an order again.
    case refresh(Int64)
    /// Read an order's changes.
    case history(QueuedOrder)
    /// Find the orders that are over and that a text may mean, while it is being typed or, where Enter waits
    /// for them, to take the first.
    case search(String, isEntered: Bool)
    /// Read which orders ended last.
    case lastOver
    /// Read what was refused.
    case rejections
    /// Read it again, since something changed; nobody waits for that.
    case rejectionsAnew
    /// Read what is known of an order's device, and the blacklist.
    case devices(DeviceKey?)
    /// Take a device off the blacklist.
    case pardon(DeviceKey, shown: DeviceKey?)
}

extension TillWork {
    /// Whether somebody pressed a key for it.
    var isAsked: Bool {
        switch self {
        case .refresh, .rejectionsAnew, .search(_, isEntered: false): false
        default: true
        }
    }
}
