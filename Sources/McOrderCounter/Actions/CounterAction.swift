package import McOrderModel

/// What somebody can do at a counter.
package enum CounterAction: Hashable, Sendable {
    /// Changes the order of that id in the queue.
    case order(Int64, OrderAction)
    /// Asks the daemon to decide again about a refused file.
    case decideAgain(rejection: Int64, RejectionRequest)
    /// A restaurant takes no orders until then; `nil` takes them again.
    case pause(Restaurant, SpellEnd?)
    /// A restaurant does not have a product, of that name, until then; `nil` has it again.
    case sellOut(ProductID, named: String, Restaurant, SpellEnd?)
    /// Refuses a device's further orders for so many days, 1 to 36,500, or for ever.
    case blacklist(DeviceKey, reason: String, days: Int?)
    /// Takes a device's orders again.
    case unblacklist(DeviceKey)
    /// Makes a device one of the restaurant's own, to which no limit and no blacklist applies.
    case trust(DeviceID, label: String)
    /// Makes a device an ordinary one again.
    case untrust(DeviceID)
}

/// What somebody can do with an order.
package enum OrderAction: Hashable, Sendable {
    /// Notes that its customer is here.
    case arrive
    /// Takes it forward to a state.
    case advance(to: OrderState, reason: String? = nil)
    /// Changes what is ordered.
    case edit(OrderEdit, reason: String? = nil)
    /// Takes the last change back, of its state or of what is ordered.
    case recall
    /// Notes that nobody came for it, and blacklists its device for ever: both, or neither.
    case blacklistNoShow
}

/// What an action changed.
package enum CounterChange: Hashable, Sendable {
    /// An order, as it is now.
    case order(QueuedOrder, OrderOutcome)
    /// The daemon was asked to decide again about the refused file of that id.
    case asked(rejection: Int64)
    /// The restaurant takes no orders until then.
    case paused(Restaurant, until: Timestamp)
    /// The restaurant takes orders; whether it took none before.
    case resumed(Restaurant, wasPaused: Bool)
    /// The restaurant does not have the product until then.
    case soldOut(product: String, Restaurant, until: Timestamp)
    /// The restaurant has the product; whether it was sold out before.
    case available(product: String, Restaurant, wasSoldOut: Bool)
    /// The device is blacklisted; how many of its orders were collected before.
    case blacklisted(DeviceKey, collected: Int)
    /// The device is not blacklisted; whether it was before.
    case unblacklisted(DeviceKey, wasListed: Bool)
    /// The device is trusted, under that label.
    case trusted(DeviceID, label: String)
    /// The device is not trusted; whether it was before.
    case untrusted(DeviceID, wasTrusted: Bool)
}

/// What became of an order by an action.
package enum OrderOutcome: Hashable, Sendable {
    /// Its customer is here.
    case arrived
    /// Its customer was known to be here already.
    case alreadyHere
    /// It went to that state.
    case advanced(OrderState)
    /// What is ordered was changed.
    case edited(OrderEdit)
    /// The last change was taken back, which was one of its state.
    case recalled
    /// The last change was taken back, which was one of what is ordered.
    case unedited(OrderEdit.Kind, String)
    /// Nobody came for it, and its device is blacklisted; how many of the device's orders were collected
    /// before.
    case blacklisted(collected: Int)
}
