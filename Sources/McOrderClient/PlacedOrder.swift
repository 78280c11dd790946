/// An order that has its number: sent, or on its way.
public struct PlacedOrder: Hashable, Sendable {
    /// The order as its file says it.
    public let order: Order
    /// The id of the restaurant it is for.
    public let restaurant: RestaurantID
    /// When it was placed, to the second.
    public let placedAt: Timestamp
    /// The path of the file in the folder of the orders.
    public let file: String
    /// What was on the ticket; empty for one of ``HomeState/earlierOrders``, whose lines are enough to order
    /// it again. Source: R7.
    public let items: [TicketItem]
    /// The shared folder, from the root.
    package let cloud: String
    /// The id of that folder's marker.
    package let folder: DeviceID
    /// The file's name.
    package let fileName: String
    /// The file's bytes.
    package let bytes: [UInt8]

    /// The order number.
    public var number: OrderNumber {
        order.number
    }

    /// What the customer says at the counter.
    public var code: OrderCode {
        order.code
    }

    /// An order that is about to be sent into a folder.
    package init(
        _ order: Order,
        restaurant: RestaurantID,
        placedAt: Timestamp,
        items: [TicketItem],
        cloud: String,
        folder: DeviceID
    ) {
        self.init(
            order,
            bytes: order.json,
            fileName: order.fileName,
            restaurant: restaurant,
            placedAt: Timestamp(seconds: placedAt.seconds),
            items: items,
            cloud: cloud,
            folder: folder
        )
    }

    /// An order that was stored before.
    package init(
        _ order: Order,
        bytes: [UInt8],
        fileName: String,
        restaurant: RestaurantID,
        placedAt: Timestamp,
        items: [TicketItem],
        cloud: String,
        folder: DeviceID
    ) {
        self.order = order
        self.bytes = bytes
        self.fileName = fileName
        self.restaurant = restaurant
        self.placedAt = placedAt
        self.items = items
        self.cloud = cloud
        self.folder = folder
        file = CloudFolder.ordersPath(in: cloud) + "/" + fileName
    }

    /// The same order, sent through the path by which its folder is reached now.
    package func moved(to cloud: String) -> PlacedOrder {
        copy(items: items, cloud: cloud)
    }

    /// The same order as one that is asked about and not ordered again, a fraction as large in the home.
    var withoutItems: PlacedOrder {
        copy(items: [], cloud: cloud)
    }

    private func copy(items: [TicketItem], cloud: String) -> PlacedOrder {
        PlacedOrder(
            order,
            bytes: bytes,
            fileName: fileName,
            restaurant: restaurant,
            placedAt: placedAt,
            items: items,
            cloud: cloud,
            folder: folder
        )
    }

    /// Whether the other order asks the same of the same restaurant. Number, time and device may differ.
    package func asksTheSame(as other: Order) -> Bool {
        order.restaurant == other.restaurant && order.lines == other.lines
            && order.fullComment == other.fullComment
    }
}
