/// What a sending did.
public struct SendReport: Hashable, Sendable {
    /// The order that is in the folder now.
    public let order: PlacedOrder
    /// Whether it is an earlier order whose sending had been interrupted; it went out as it was then.
    public let wasPending: Bool
    /// Whether the present ticket was not sent, because it is another than that of the interrupted order.
    /// It is as it was: look at it, and send again.
    public let keptTicket: Bool
}
