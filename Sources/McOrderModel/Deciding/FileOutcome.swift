/// The result of deciding a file of the drop folder.
package enum FileOutcome: Hashable, Sendable {
    /// The order is now in the queue.
    case enqueued(id: Int64)
    /// The same content was decided before; nothing changed.
    case redelivered
    /// The file was rejected.
    case rejected(RejectionReason)
    /// The file was a notice about that order, with this outcome.
    case noticed(Notice.Outcome, order: Int64)
    /// The file is a notice about an order that the queue does not know yet. Nothing was stored.
    case orderUnknown
    /// The file cannot be decided while the system clock is not believable. Nothing was stored.
    case undecided
    /// The database cannot store the file, for the reason given. Nothing was stored.
    case impossible(String)
}
