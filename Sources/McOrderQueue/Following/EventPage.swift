package import McOrderModel

/// Events that follow a cursor.
package struct EventPage: Sendable {
    package let events: [OrderEvent]
    /// Whether these are the last events of the open orders, because the cursor belongs to another history.
    package let isSnapshot: Bool
    /// The history of the events; empty for a queue on one machine.
    package let history: String
    /// The cursor after which the next page begins.
    package let last: EventCursor
}
