/// An order that has its number: it was sent, or its sending is not finished.
public struct PlacedOrder: Hashable, Sendable {
    /// The order as its file contains it.
    public let order: Order
    /// The id of the order's restaurant.
    public let restaurant: RestaurantID
    /// When the order was placed, to the second.
    public let placedAt: Timestamp
    /// The items that were on the ticket. Empty for the orders in ``HomeState/earlierOrders``; their lines
    /// are enough to order again. Source: R7.
    public private(set) var items: [TicketItem]
    /// The absolute path of the shared folder.
    package private(set) var cloud: String
    /// The id in that folder's marker.
    package let folder: DeviceID
    /// The name of the order's own file.
    package let fileName: String
    /// The bytes of the order's own file.
    package let bytes: [UInt8]
    /// What is in the folder instead of the order's own file; `nil` if that was sent.
    package private(set) var sealed: SealedCopy?
    /// The hash by which the restaurant recognises copies of the order. That of a signed order depends on
    /// the house for which it was signed.
    package let contentHash: ContentHash

    /// The path of the file in the folder for orders.
    public var file: String {
        CloudFolder.ordersPath(in: cloud) + "/" + sentName
    }

    /// The name of the file in the folder.
    package var sentName: String { sealed?.fileName ?? fileName }

    /// The bytes of the file in the folder.
    package var sentBytes: [UInt8] { sealed?.bytes ?? bytes }

    /// The order number.
    public var number: OrderNumber {
        order.number
    }

    /// The code that the customer says at the counter.
    public var code: OrderCode {
        order.code
    }

    /// Whether the order is signed by its device.
    package var isSigned: Bool {
        order.device.isKeyed
    }

    /// The same order with another path of its shared folder, for a folder that was moved.
    package func moved(to cloud: String) -> PlacedOrder {
        var copy = self
        copy.cloud = cloud
        return copy
    }

    /// The same order, of which that copy is in the folder.
    package func sealed(as copy: SealedCopy?) -> PlacedOrder {
        var order = self
        order.sealed = copy
        return order
    }

    /// The same order without its items, which takes much less space in the home. Only orders before the last
    /// one are stored so.
    var withoutItems: PlacedOrder {
        var copy = self
        copy.items = []
        return copy
    }

    /// Whether the other order has the same lines and comment for the same restaurant. Number, time and
    /// device may differ.
    package func asksTheSame(as other: Order) -> Bool {
        order.restaurant == other.restaurant && order.lines == other.lines
            && order.fullComment == other.fullComment && order.terms.pickup == other.terms.pickup
    }
}

extension PlacedOrder {
    /// Creates an unsigned order that is about to be sent to a folder.
    package init(
        _ order: Order,
        restaurant: RestaurantID,
        placedAt: Timestamp,
        items: [TicketItem],
        cloud: String,
        folder: DeviceID
    ) {
        self.init(
            order: order,
            restaurant: restaurant,
            placedAt: Timestamp(seconds: placedAt.seconds),
            items: items,
            cloud: cloud,
            folder: folder,
            fileName: order.fileName,
            bytes: order.json,
            contentHash: order.contentHash
        )
    }

    /// The same order, signed by its device for a house.
    ///
    /// - Throws: ``SigningError``, ``OrderError`` if a restaurant could not read the file, or the error of
    ///   the library.
    func signed(by key: SigningKey, for house: HouseID) throws -> PlacedOrder {
        let file = try SignedOrderFile(order, by: key, for: house)
        return PlacedOrder(
            order: file.order,
            restaurant: restaurant,
            placedAt: placedAt,
            items: items,
            cloud: cloud,
            folder: folder,
            fileName: file.order.fileName,
            bytes: file.bytes,
            contentHash: file.contentHash
        )
    }
}
