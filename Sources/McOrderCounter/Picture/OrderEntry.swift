package import McOrderModel

/// An order with what is worked out of it once and shown often.
///
/// An object, since thousands of them are handed on with every snapshot.
package final class OrderEntry: Sendable, Identifiable {
    /// The order as it was read.
    package let order: QueuedOrder
    /// The age that its customer must have.
    package let minimumAge: Int?
    /// When it came to be over; `nil` of an open one, and where nobody asked.
    package let endedAt: Timestamp?
    /// Code, device name and products, folded, in which is searched.
    package let searchText: String
    /// What has to be prepared for it, menus in their parts; large ones are marked.
    package let products: [String]

    package var id: Int64 { order.id }

    package init(_ order: QueuedOrder, limits: AgeLimits, endedAt: Timestamp? = nil) {
        self.order = order
        self.endedAt = endedAt
        minimumAge = limits.age(for: order.lines.map(\.name))
        let words = [order.code, order.deviceName ?? ""] + order.lines.map(\.name)
        searchText = SearchKey(words.joined(separator: " ")).text
        products = order.lines.flatMap { line in
            guard let menu = MenuLine.parts(of: line.name) else { return [line.name] }
            let mark = menu.isLarge ? " (G)" : ""
            return [menu.sandwich, menu.drink + mark, menu.side + mark]
        }
    }

    /// Whether the customer of an open order is here.
    package var isHere: Bool {
        order.state.isOpen && order.arrivedAt != nil
    }

    /// Whether the other one is the same order, unchanged since.
    func isCurrent(_ other: QueuedOrder) -> Bool {
        order.id == other.id && order.revision == other.revision && order.arrivedAt == other.arrivedAt
            && order.refusedCancels == other.refusedCancels
    }
}
