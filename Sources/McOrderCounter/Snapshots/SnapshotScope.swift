import McOrderModel

/// How much of each order a snapshot contains.
package enum SnapshotScope: Hashable, Sendable {
    case whole
    /// What a board for customers shows: without lines, names, comments and devices. This spares a server
    /// about 1 kB for each open order (the benchmark's section `pages`).
    case codes

    func of(_ order: QueuedOrder) -> QueuedOrder {
        guard self == .codes else { return order }
        return QueuedOrder(
            id: order.id,
            revision: order.revision,
            version: order.version,
            restaurantID: order.restaurantID,
            restaurant: order.restaurant,
            code: order.code,
            number: order.number,
            udid: "",
            deviceName: nil,
            state: order.state,
            placedAt: order.placedAt,
            receivedAt: order.receivedAt,
            arrivedAt: order.arrivedAt,
            comment: nil,
            lines: [],
            note: nil,
            total: order.total,
            shownTotal: order.shownTotal,
            isRepriced: order.isRepriced,
            kitchen: order.kitchen,
            isPresenceRequired: order.isPresenceRequired,
            presentAt: order.presentAt,
            readyAt: order.readyAt,
            pickupAt: order.pickupAt,
            releaseAt: order.releaseAt
        )
    }
}
