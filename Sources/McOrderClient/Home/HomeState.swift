/// Everything that a home remembers, as it was at one instant.
///
/// Changed only through ``Home``, which stores the whole of it at once.
public struct HomeState: Hashable, Sendable {
    /// The device that orders are sent from.
    public package(set) var device: Device
    /// The number of the next order; `nil` after the last one.
    public package(set) var nextNumber: OrderNumber?
    /// The path of the shared folder that was joined, from the root.
    public package(set) var cloud: String?
    /// The favourite restaurant. Source: R9.
    public package(set) var favourite: RestaurantID?
    /// The ticket that is being composed.
    public package(set) var ticket: Ticket
    /// The order that has its number, and whose way into the folder was interrupted; the next sending
    /// finishes it.
    public package(set) var pendingOrder: PlacedOrder?
    /// The last order that was sent. Source: R7.
    public package(set) var lastOrder: PlacedOrder?
    /// What was said to the restaurant about one order since it was sent, at most one of each kind; sent
    /// again until it is answered.
    public package(set) var notices: [Notice] = []

    /// The state of a new home.
    package init(device: Device) {
        self.device = device
        nextNumber = .first
        ticket = Ticket()
    }
}
