import McOrderModel
import McOrderQueue

/// What the screen wants done outside; each is answered by a message.
enum TillWork: Hashable, Sendable {
    /// Show this restaurant's orders, or those of all.
    case serve(KnownRestaurant?)
    /// Find the orders that may be meant.
    case find(OrderQuery, text: String)
    /// Note that the customer is here.
    case arrive(QueuedOrder)
    /// Take an order forward, from the state that was seen.
    case advance(QueuedOrder, to: OrderState, reason: String?)
    /// Change what is ordered, from the order that was seen.
    case edit(QueuedOrder, OrderEdit, reason: String?)
    /// Nobody came; blacklist the device as well.
    case banish(QueuedOrder)
    /// Take the last change back.
    case recall(QueuedOrder)
    /// Read an order anew.
    case refresh(Int64)
    /// Read an order's changes.
    case history(QueuedOrder)
    /// Find the orders that are over and that a text may mean, while it is being typed or, where Enter waits
    /// for them, to take the first.
    case search(String, isEntered: Bool)
    /// Read which orders came to be over last.
    case lastOver
    /// Read what was refused.
    case rejections
    /// Read it again, since something changed; nobody waits for that.
    case rejectionsAnew
    /// Ask the daemon to take a refused file in all the same.
    case accept(Int64)
    /// Read what is known of an order's device, and the blacklist.
    case devices(DeviceKey?)
    /// Take no orders at a restaurant for a while; `nil` takes them again.
    case pause(SpellEnd?, Restaurant)
    /// Note that a restaurant does not have a product for today, or that it has it again.
    case sellOut(ProductID, named: String, Restaurant, isOff: Bool)
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

    /// The order that is to be changed.
    var order: QueuedOrder? {
        switch self {
        case .arrive(let order), .advance(let order, _, _), .banish(let order), .recall(let order),
            .edit(let order, _, _):
            order
        default: nil
        }
    }
}
