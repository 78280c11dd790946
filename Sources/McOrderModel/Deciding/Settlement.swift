/// What became of an arrival.
package enum Settlement: Hashable, Sendable {
    /// It is an order in the queue now.
    case enqueued(id: Int64)
    /// Its content was decided upon before; nothing changed.
    case redelivered
    /// It was refused.
    case rejected(RejectionReason)
    /// It was a notice about that order, and this became of it.
    case noticed(Notice.Outcome, order: Int64)
    /// It is a notice about an order that nobody knows yet. Nothing was stored.
    case orderUnknown
    /// It cannot be decided about before the clock can be believed. Nothing was stored.
    case undecided
    /// The database does not take it; the words say why. Nothing was stored.
    case impossible(String)
}
