/// Everything that a home remembers, as it was at one instant.
///
/// Changed only through ``Home``, which stores the whole of it at once.
public struct HomeState: Hashable, Sendable {
    /// The device that orders are sent from.
    public package(set) var device: Device
    /// Whether somebody chose the device's name; until then it is the computer's.
    public package(set) var isNamed = false
    /// The number of the next order; `nil` after the last one.
    public package(set) var nextNumber: OrderNumber?
    /// The path of the shared folder that was joined, from the root.
    public package(set) var cloud: String?
    /// The favourite restaurant. Source: R9.
    public package(set) var favourite: RestaurantID?
    /// The allergens that the customer does not want to see on offer.
    public package(set) var avoided: Set<Allergen> = []
    /// The ticket that is being composed.
    public package(set) var ticket: Ticket
    /// The order that has its number, and whose way into the folder was interrupted; the next sending
    /// finishes it.
    public package(set) var pendingOrder: PlacedOrder?
    /// The last order that was sent. Source: R7.
    public package(set) var lastOrder: PlacedOrder?
    /// The orders that were sent before the last one, the latest first: at most nine, so that one of
    /// several open orders can be asked about and called off. Their ``PlacedOrder/items`` are not kept.
    public package(set) var earlierOrders: [PlacedOrder] = []
    /// What was said to the restaurant about orders that are remembered, at most one of each kind about each;
    /// sent again until it is answered.
    public package(set) var notices: [Notice] = []

    /// How many orders before the last one are remembered; of a device with more open orders than restaurants
    /// take by default (`intake.max_open_per_device`) all are.
    package static let mostEarlierOrders = 9

    /// Every order that can be spoken about, the latest first: the pending one, the last one, the earlier
    /// ones.
    public var orders: [PlacedOrder] {
        [pendingOrder, lastOrder].compactMap(\.self) + earlierOrders
    }

    /// The state of a new home.
    package init(device: Device) {
        self.device = device
        nextNumber = .first
        ticket = Ticket()
    }

    /// Whether the customer still has to be asked for a name: nobody chose one, and nothing was sent.
    public var asksForName: Bool {
        !isNamed && orders.isEmpty
    }

    /// Makes an order that is in the folder the last one; the last one before becomes an earlier one.
    mutating func remember(sent order: PlacedOrder) {
        if let lastOrder { earlierOrders.insert(lastOrder.withoutItems, at: 0) }
        earlierOrders.removeLast(max(0, earlierOrders.count - Self.mostEarlierOrders))
        lastOrder = order
        let known = Set(orders.map(\.order.identity))
        notices.removeAll { !known.contains($0.identity) }
    }
}
