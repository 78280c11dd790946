package import McOrderFiles
package import McOrderModel

/// Why the queue could not do what was asked. Nothing was changed, unless a case says otherwise.
package enum QueueError: Error, Hashable, Sendable {
    /// There is no queue in this state folder; `mcorderd init` creates one.
    case absent(state: String)
    /// A newer program created the queue.
    case newerSchema(state: String)
    /// An older program created the queue; starting `mcorderd` upgrades it.
    case olderSchema(state: String)
    /// A version before 0.1.0, which was never released, created the queue; version 0.1.0 upgrades it.
    case unreleasedSchema(state: String)
    /// A backup was restored since this object opened the queue; its connection is to the replaced database.
    case replaced(state: String)
    /// SQLite did not accept `synchronous = FULL`; `level` is the level in effect.
    case notDurable(level: Int)
    /// Another process holds the lock; `holder` is its name, as far as it is known.
    case busy(holder: String)
    /// A file operation outside the database failed.
    case file(FileError)
    /// This user has no permission to read or write the database.
    case noPermission(cause: String)
    /// The disk is full or failing, or the database is damaged; it is unknown whether a commit took place.
    case storage(cause: String)
    /// Any other error from SQLite.
    case database(cause: String)
    /// A PostgreSQL server cannot be used.
    case server(ServerProblem)
    /// There is no order with this id, or no longer.
    case noSuchOrder(id: Int64)
    /// The order cannot change from its state to the requested one.
    case illegal(from: OrderStatus, to: OrderTarget)
    /// The order is in the state ``OrderState/received``, so there is no step to take back.
    case nothingToRecall(OrderStatus)
    /// The caller may not undo the order's last change.
    case mayNotUndo(OrderStatus)
    /// The order has no such line, or the line is struck already.
    case noSuchLine(String)
    /// The order, of that code, is paid already, in that way.
    case alreadyPaid(code: String, Payment)
    /// The whole order is paid ahead, so nothing is left to pay.
    case paidAhead(code: String)
    /// The close with this number has counted the order, so its service or payment cannot be changed any
    /// more.
    case inClose(code: String, number: Int)
    /// Nothing that a close counts has happened since the last one.
    case nothingToClose
    /// The close has the total of the cash register already.
    case registerKnown(number: Int)
    /// The order's only line cannot be struck; the order has to be cancelled instead.
    case lastLine(String)
    /// The change would make the order, of that code, cost more than the customer was shown; nobody agreed to
    /// it.
    case costsMore(code: String, from: Money, to: Money, currency: String)
    /// The order already has the maximum number of lines.
    case tooManyLines(String)
    /// No payment that is held or taken has that id.
    case noSuchPayment(String)
    /// So much of a payment may be given back, and not more.
    case tooMuchBack(most: Money, currency: String)
    /// The order was changed since it was read; the value is its current state.
    case overtaken(OrderStatus)
    /// The drop folder is not the one that the queue knows.
    case otherFolder(known: String, found: String)
    /// A trusted device cannot be blacklisted.
    case trustedDevice(udid: String, label: String)
    /// A revoked device can be neither trusted nor blacklisted.
    case revokedDevice(udid: String)
    /// A device that does not sign its orders cannot be trusted in a house that has an identity.
    case unsignedDevice(udid: String)
    /// The queue knows no device with this id.
    case noSuchDevice(udid: String)
    /// The device has open orders, with these codes, which still need its data.
    case openOrders(udid: String, codes: [String])
    /// There is no refused file with this id.
    case noSuchRejection(id: Int64)
    /// The refused file has already been accepted, as the order with this code.
    case alreadyTakenIn(code: String)
    /// The refused file cannot be accepted: it cannot be read as an order, or the order's number is taken.
    case notAcceptable(RejectionReason)
}
