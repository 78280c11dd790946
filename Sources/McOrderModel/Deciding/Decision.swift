/// The decision on one file of a batch, which the queue then stores.
package enum Decision: Sendable {
    /// The order is accepted. With a `label` the device is a trusted device of the restaurant, and its
    /// customer counts as present. Without a promise nobody knows when it will be ready, or it waits for its
    /// customer.
    indirect case enqueue(
        PricedOrder,
        label: String?,
        PresenceRecord = PresenceRecord(),
        KitchenPromise? = nil
    )
    /// The same content was decided before.
    case redelivered
    /// The file is rejected.
    case reject(RejectionReason, restaurant: String?, ReasonDetail)
    /// The notice applies to `order`, which was in state `state` before.
    case notice(Notice, Notice.Outcome, order: RowReference, state: OrderState, PresenceChange = .none)
    /// The notice is about an order that the queue does not know yet. Nothing is stored.
    case orderUnknown
    /// The file cannot be decided while the system clock is not believable. Nothing is stored.
    case undecided
    /// The database cannot store the file, for the reason given. Nothing is stored.
    case impossible(String)
}

/// The decisions on a batch.
package struct Decisions: Sendable {
    /// One decision for each file, in the order of the files.
    package internal(set) var files: [Decision] = []
    /// How often the batch delivered each order, notice or rejected file again.
    package internal(set) var redeliveries: [Redelivery: Int] = [:]
    /// The files that were delivered again, which may need an answer of their own: each with the secrets of
    /// its answers, or `nil` if it was not sealed.
    package internal(set) var answers: [(to: Redelivery, secrets: [ReceiptSecret]?)] = []
    /// The uses of proofs that count towards a limit.
    package internal(set) var presenceUses: [PresenceUse] = []
    /// The plans of the kitchens that the lookups had, with the accepted orders, whose id is 0 there.
    package internal(set) var kitchens: [RestaurantID: KitchenBook] = [:]
}

/// The row whose content was delivered again.
package enum Redelivery: Hashable, Sendable {
    case order(RowReference)
    case notice(RowReference)
    case refusal(RowReference)
}

/// The result when a person at the till asks for a new decision on a rejected file.
package enum RequestDecision: Sendable {
    /// The order is accepted. With a `label` the device is a trusted device of the restaurant.
    case enqueue(PricedOrder, label: String?, PresenceRecord)
    /// The notice applies to `order`, which was in state `state` before.
    case notice(Notice, Notice.Outcome, order: RowReference, state: OrderState, PresenceChange)
    /// The file stays rejected, for this reason.
    case keep(RejectionReason, restaurant: String?, ReasonDetail)
}

/// What a person at the till asks the intake to do with a rejected file.
package enum RejectionRequest: String, Sendable {
    /// Apply all rules again, as of the time at which the file was first received.
    case retry
    /// Accept the order in spite of the rules that a person may override.
    case accept
}
