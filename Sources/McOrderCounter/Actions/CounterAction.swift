package import McOrderModel

/// An action that a staff member can take at a counter.
package enum CounterAction: Hashable, Sendable {
    /// Changes the order of that id in the queue.
    case order(Int64, OrderAction)
    /// A step of the kitchen with the order of that id, at a station or, with `nil`, at all of them.
    case kitchen(Int64, KitchenStep, at: StationID?)
    /// Asks the daemon to decide a refused file again.
    case decideAgain(rejection: Int64, RejectionRequest)
    /// The restaurant takes no orders until that time; `nil` ends the pause.
    case pause(Restaurant, PauseEnd?)
    /// The product or choice, of that name, is sold out at the restaurant until that time; `nil` makes it
    /// available again.
    case sellOut(SellableID, named: String, Restaurant, PauseEnd?)
    /// Takes an order at the restaurant's counter, which is paid if a payment is given. The key names the
    /// request: a second one with it changes nothing.
    case takeOrder(CounterOrder, Restaurant, key: String, paid: Payment?)
    /// Refuses a device's further orders for that many days, 1 to 36,500; `nil` means for ever.
    case blacklist(DeviceKey, reason: String, days: Int?)
    /// Accepts a device's orders again.
    case unblacklist(DeviceKey)
    /// Makes a device a trusted device of the restaurant, to which no limit and no blacklist applies.
    case trust(DeviceID, label: String)
    /// Makes a trusted device an ordinary one again.
    case untrust(DeviceID)
    /// Refuses all further orders and notices of a lost device, and no longer trusts it.
    case revoke(DeviceKey)
    /// Takes the revocation of a device back.
    case unrevoke(DeviceKey)
    /// Takes away the alarms of a restaurant's tickets that may be missing on paper; with `nil` those of all.
    case acknowledgePrinting(RestaurantID?)
    /// Prints a page that shows whether a printer works.
    case testPrinter(PrinterID)
    /// Opens the drawer at a printer.
    case openDrawer(PrinterID)
    /// Notes that a person looked at a payment that is held or taken.
    case lookAtPayment(PaymentID)
    /// Gives back so much of what was taken ahead; with `nil` all that may be.
    case giveBack(PaymentID, Money?, reason: String)
}

/// An action on one order.
package enum OrderAction: Hashable, Sendable {
    /// Notes that the customer of the order is here.
    case arrive
    /// Moves the order forward to a state. The payment is recorded with the collection of an order that is
    /// not paid yet.
    case advance(to: OrderState, reason: String? = nil, payment: Payment? = nil)
    /// Records that the order is paid, and leaves it in its state.
    case pay(Payment)
    /// Changes the content of the order.
    case edit(OrderEdit, reason: String? = nil)
    /// Undoes the last change, of the state or of the content.
    case recall
    /// Marks the order as a no-show, and blacklists its device for ever. Both happen, or neither.
    case blacklistNoShow
    /// Prints a ticket of the order at a printer; with `nil` at all that print such tickets by themselves. Of
    /// its bags, that many; with `nil` one more.
    case print(PrintedKind, at: PrinterID?, bags: Int? = nil)
}

/// What the kitchen does with an order.
package enum KitchenStep: String, CaseIterable, Sendable {
    /// Ends the work of a station. The last one makes the order ready.
    case finish
    /// Takes back that a station ended its work.
    case unfinish
    /// Notes that somebody has noticed the order.
    case see
    /// Notes that somebody has noticed what was struck, or that the order was cancelled.
    case acknowledge
}

/// The result of an action.
package enum CounterChange: Hashable, Sendable {
    /// The order as it is now.
    case order(QueuedOrder, OrderOutcome)
    /// The daemon was asked to decide the refused file of that id again.
    case asked(rejection: Int64)
    /// The restaurant takes no orders until then.
    case paused(Restaurant, until: Timestamp)
    /// The restaurant takes orders. `wasPaused` says whether it took none before.
    case resumed(Restaurant, wasPaused: Bool)
    /// The product is sold out at the restaurant until then.
    case soldOut(product: String, Restaurant, until: Timestamp)
    /// The product is available at the restaurant. `wasSoldOut` says whether it was sold out before.
    case available(product: String, Restaurant, wasSoldOut: Bool)
    /// The order was taken at the counter.
    case taken(QueuedOrder)
    /// The device is blacklisted. `collected` is the number of its orders that were collected before.
    case blacklisted(DeviceKey, collected: Int)
    /// The device is not blacklisted. `wasListed` says whether it was before.
    case unblacklisted(DeviceKey, wasListed: Bool)
    /// The device is trusted, under that label.
    case trusted(DeviceID, label: String)
    /// The device is not trusted. `wasTrusted` says whether it was before.
    case untrusted(DeviceID, wasTrusted: Bool)
    /// The device is revoked.
    case revoked(DeviceKey)
    /// The device is not revoked. `wasRevoked` says whether it was before.
    case unrevoked(DeviceKey, wasRevoked: Bool)
    /// So many alarms of tickets were taken away.
    case printingAcknowledged(Int)
    /// The printer prints what was asked for.
    case asksPrinter(PrinterID)
    /// What waited for somebody to look at the payment goes on.
    case lookedAtPayment
    /// So much is given back, in the currency of those three letters.
    case givesBack(Money, currency: String)
}

/// What an action did to an order.
package enum OrderOutcome: Hashable, Sendable {
    /// The customer is noted as here.
    case arrived
    /// The customer was noted as here before; nothing changed.
    case alreadyHere
    /// The order is in that state now.
    case advanced(OrderState)
    /// The content of the order was changed.
    case edited(OrderEdit)
    /// A part of the order is done, and others remain.
    case partDone
    /// A part of the order has to be prepared again.
    case partUndone
    /// Somebody in the kitchen has noticed the order.
    case seen
    /// Somebody in the kitchen has noticed what changed.
    case acknowledged
    /// The last change was undone, and it was a change of the state.
    case recalled
    /// The order is paid.
    case paid(Payment)
    /// The last change was undone, and it was a change of the content or a payment: its kind, and its detail
    /// in the history.
    case unedited(OrderEdit.Kind, String)
    /// The order is a no-show, and its device is blacklisted. `collected` is the number of the device's
    /// orders that were collected before.
    case blacklisted(collected: Int)
    /// The printers print it.
    case printing([PrinterID])
}
