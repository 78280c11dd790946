/// The result of sending.
public struct SendReport: Hashable, Sendable {
    /// The order whose file is in the folder now.
    public let order: PlacedOrder
    /// Whether this is an earlier order whose sending was interrupted; it was sent unchanged.
    public let wasPending: Bool
    /// Whether the current ticket was not sent, because it differs from that of the interrupted order. The
    /// ticket is unchanged; the user should check it and send it again.
    public let keptTicket: Bool
    /// Whether the device got a key for this order, and so another UDID, because the restaurant takes signed
    /// orders only.
    public let madeKey: Bool
}
