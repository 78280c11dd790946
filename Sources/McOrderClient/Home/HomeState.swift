/// The whole state of a home at one instant.
///
/// It is changed only through ``Home``, which writes it as a whole.
public struct HomeState: Hashable, Sendable {
    /// The device that orders are sent from.
    public package(set) var device: Device
    /// Whether the user chose the device's name; otherwise it is the computer's name.
    public package(set) var isNamed = false
    /// The number of the next order; `nil` after the last one.
    public package(set) var nextNumber: OrderNumber?
    /// The absolute path of the shared folder that was joined.
    public package(set) var cloud: String?
    /// The favourite restaurant. Source: R9.
    public package(set) var favourite: RestaurantID?
    /// The allergens whose products the customer does not want to be offered.
    public package(set) var avoided: Set<Allergen> = []
    /// The current ticket.
    public package(set) var ticket: Ticket
    /// An order that has its number but whose sending was interrupted; the next call that sends finishes it.
    public package(set) var pendingOrder: PlacedOrder?
    /// The last order that was sent. Source: R7.
    public package(set) var lastOrder: PlacedOrder?
    /// The orders that were sent before the last one, the latest first, at most nine. They are stored so that
    /// the customer can query and cancel any of several open orders. They are stored without their
    /// ``PlacedOrder/items``.
    public package(set) var earlierOrders: [PlacedOrder] = []
    /// The notices sent about the stored orders, at most one of each kind for each order. A notice that is
    /// sent again before it is answered is the stored one.
    public package(set) var notices: [Notice] = []
    /// The files of those ``notices`` that are signed.
    package var signedNotices: [NoticeFile] = []
    /// The houses of the folders that this home has used.
    package var houses: [KnownHouse] = []
    /// The serial numbers of the signed receipts about the stored orders.
    package var receiptSerials: [ReceiptSerial] = []

    /// The number of orders before the last one that are stored. It is more than the open orders that a
    /// restaurant allows a device by default (`intake.max_open_per_device`), so that all open ones are
    /// stored.
    package static let mostEarlierOrders = 9

    /// Every order that can be queried, the latest first: the pending one, the last one, the earlier ones.
    public var orders: [PlacedOrder] {
        [pendingOrder, lastOrder].compactMap(\.self) + earlierOrders
    }

    /// Creates the state of a new home.
    package init(device: Device) {
        self.device = device
        nextNumber = .first
        ticket = Ticket()
    }

    /// Whether a program should still ask the user for a name: the user chose none, and nothing was sent.
    public var asksForName: Bool {
        !isNamed && orders.isEmpty
    }

    /// Makes a folder the joined one, and gives its path to the orders that were sent to it.
    mutating func join(_ folder: CloudFolder) {
        let moved = { (order: PlacedOrder) in
            order.folder == folder.id ? order.moved(to: folder.path) : order
        }
        cloud = folder.path
        if var house = houses.first(where: { $0.folder == folder.id }) {
            house.path = folder.path
            store(house)
        }
        pendingOrder = pendingOrder.map(moved)
        lastOrder = lastOrder.map(moved)
        earlierOrders = earlierOrders.map(moved)
    }

    /// Makes an order that is in the folder the last one; the previous last order becomes an earlier one.
    /// What is known about orders that are no longer stored is removed.
    mutating func remember(sent order: PlacedOrder) {
        if let lastOrder { earlierOrders.insert(lastOrder.withoutItems, at: 0) }
        earlierOrders.removeLast(max(0, earlierOrders.count - Self.mostEarlierOrders))
        lastOrder = order
        let known = Set(orders.map(\.order.identity))
        notices.removeAll { !known.contains($0.identity) }
        signedNotices.removeAll { !known.contains($0.notice.identity) }
        receiptSerials.removeAll { !known.contains($0.order) }
    }
}
