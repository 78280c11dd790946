package import McOrderFiles
package import McOrderModel

/// Why the queue could not do what was asked; nothing was changed then, unless a case says otherwise.
package enum QueueError: Error, Hashable, Sendable {
    /// There is no queue in that state folder; `mcorderd init` makes one.
    case absent(state: String)
    /// A newer program made the queue.
    case newerSchema(state: String)
    /// An older program made the queue; starting `mcorderd` brings it up to date.
    case olderSchema(state: String)
    /// A version before 0.1.0 made the queue, which was never released; version 0.1.0 brings it up to date.
    case unreleasedSchema(state: String)
    /// A backup was restored since this object opened the queue; what it has open is what was replaced.
    case replaced(state: String)
    /// SQLite did not accept `synchronous = FULL`; the level that it has instead.
    case notDurable(level: Int)
    /// Another process holds the lock; its name, as far as it is known.
    case busy(holder: String)
    /// The file system refused something beside the database.
    case file(FileError)
    /// The database may not be read or written by this user.
    case noPermission(words: String)
    /// The disk is full or failing, or the database is damaged; whether a commit took place is unknown.
    case storage(words: String)
    /// Anything else that SQLite says.
    case database(words: String)
    /// No order has this id any more.
    case noSuchOrder(id: Int64)
    /// The order cannot go from its state to that one.
    case illegal(from: OrderStanding, to: String)
    /// The order is at ``OrderState/received``: nothing is there to take back.
    case nothingToRecall(OrderStanding)
    /// The order has no such line, or it was struck already.
    case noSuchLine(String)
    /// The order's only line cannot be struck: that is what cancelling is for.
    case lastLine(String)
    /// The order has as many lines as one may have.
    case tooManyLines(String)
    /// Somebody changed the order since it was read; how it stands now.
    case overtaken(OrderStanding)
    /// The drop folder is another one than the queue knows.
    case otherFolder(known: String, found: String)
    /// A device of the house cannot be blacklisted.
    case trustedDevice(udid: String, label: String)
    /// Nobody knows a device of this code.
    case noSuchDevice(udid: String)
    /// The device has orders that are still open, of these codes; its data is needed for them.
    case openOrders(udid: String, codes: [String])
    /// No refused file has this id.
    case noSuchRejection(id: Int64)
    /// The refused file was taken in already.
    case alreadyTakenIn(code: String)
    /// The refused file cannot be read as an order whose number is free; nobody can take it in.
    case notAcceptable(RejectionReason)
}
