package import McOrderModel

/// An order with values that are computed once and shown often.
///
/// A class, since every snapshot passes on thousands of entries.
package final class OrderEntry: Sendable, Identifiable {
    /// The order as it was read.
    package let order: QueuedOrder
    /// The minimum age of the customer.
    package let minimumAge: Int?
    /// When the order ended; `nil` for an open order, and where the time was not read.
    package let endedAt: Timestamp?
    /// Code, device name and products, folded for searching.
    package let searchText: String
    /// What has to be prepared, with menus split into their parts.
    package let items: [KitchenItem]

    package var id: Int64 { order.id }

    package init(_ order: QueuedOrder, endedAt: Timestamp? = nil) {
        self.order = order
        self.endedAt = endedAt
        minimumAge = order.minimumAge
        let lines = order.keptLines
        let words = [order.code, order.deviceName ?? ""] + lines.map(\.text)
        searchText = SearchKey(words.joined(separator: " ")).text
        items = lines.flatMap(\.items)
    }

    /// Whether the order is open and its customer is here. Of an order that waits nothing shows that.
    package var hasArrived: Bool {
        order.state.isOpen && order.arrivedAt != nil && !order.waits
    }
}
