import McOrderCounter
import McOrderModel

/// Work that the screen requests from outside the event loop. A message brings each result.
enum TillWork: Hashable, Sendable {
    /// Show the orders of this restaurant; `nil` for all restaurants.
    case serve(KnownRestaurant?)
    /// Find the orders that a text may mean.
    case find(OrderQuery, text: String)
    /// Change an order, unless it has changed since.
    case change(QueuedOrder, OrderAction)
    /// Perform an action that is not about an order.
    case perform(CounterAction)
    /// Read an order again.
    case refresh(Int64)
    /// Read an order's changes.
    case history(QueuedOrder)
    /// Find the orders that are over and match a text. `isEntered` says that the user pressed Enter and wants
    /// the first; otherwise the text is still being typed.
    case search(String, isEntered: Bool)
    /// Read the orders that ended last.
    case lastOver
    /// Read what a restaurant's close would be now.
    case closePreview(Restaurant)
    /// Make the next close of a restaurant.
    case makeClose(Restaurant, register: Money?)
    /// Read the last closes of a restaurant.
    case closes(Restaurant)
    /// Read the files that were refused today.
    case rejections
    /// Read the refused files again because the queue has changed; the user did not ask for it.
    case rejectionsAgain
    /// Read an order's device, and the blacklist.
    case devices(DeviceKey?)
    /// Remove a device from the blacklist.
    case unblacklist(DeviceKey, shown: DeviceKey?)
}

extension TillWork {
    /// Whether the user pressed a key for this work.
    var isAsked: Bool {
        switch self {
        case .refresh, .rejectionsAgain, .search(_, isEntered: false): false
        default: true
        }
    }
}
