/// What becomes of one file of a batch; what a queue then stores.
package enum Decision: Sendable {
    /// It becomes an order. A device of the restaurant's own is here already, under its label.
    case enqueue(PricedOrder, label: String?)
    /// Its content was decided upon before.
    case redelivered
    /// It is refused.
    case reject(RejectionReason, restaurant: String?, ReasonDetail)
    /// It is a notice about an order that stood in that state.
    case notice(Notice, Notice.Outcome, order: RowReference, state: OrderState)
    /// It is a notice about an order that nobody knows yet. Nothing is stored.
    case orderUnknown
    /// It cannot be decided before the clock can be believed. Nothing is stored.
    case undecided
    /// The database does not take it; the words say why. Nothing is stored.
    case impossible(String)
}

/// What becomes of the files of a batch.
package struct Decisions: Sendable {
    /// What becomes of each, in their order.
    package internal(set) var files: [Decision] = []
    /// How often each order, notice or refused file was delivered again.
    package internal(set) var redeliveries: [Redelivery: Int] = [:]
}

/// What was delivered again.
package enum Redelivery: Hashable, Sendable {
    case order(RowReference)
    case notice(RowReference)
    case refusal(RowReference)
}

/// What becomes of a refused file that somebody at a till wants to be decided again.
package enum RequestDecision: Sendable {
    /// It becomes an order.
    case enqueue(PricedOrder, label: String?)
    /// It applies to its order, which stood in that state.
    case notice(Notice, Notice.Outcome, order: RowReference, state: OrderState)
    /// It stays refused.
    case keep(RejectionReason, restaurant: String?, ReasonDetail)
}

/// What somebody at a till asks the intake to do with a refused file.
package enum RejectionRequest: String, Sendable {
    /// Judge it again, as of its first arrival.
    case retry
    /// Take it in all the same.
    case accept
}
