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
    /// What has to be prepared, with menus split into their parts; large ones are marked.
    package let products: [String]

    package var id: Int64 { order.id }

    package init(_ order: QueuedOrder, limits: AgeLimits, endedAt: Timestamp? = nil) {
        self.order = order
        self.endedAt = endedAt
        minimumAge = limits.age(for: order.lines.map(\.name))
        let words = [order.code, order.deviceName ?? ""] + order.lines.map(\.name)
        searchText = SearchKey(words.joined(separator: " ")).text
        products = order.lines.flatMap { Self.products(of: $0.name).map(\.counted) }
    }

    /// The products of a line: their names in the line, and with the mark of a large one, as they are counted.
    static func products(of line: String) -> [(name: String, counted: String)] {
        guard let menu = MenuLine.parts(of: line) else { return [(line, line)] }
        let mark = menu.isLarge ? " (G)" : ""
        return [
            (menu.sandwich, menu.sandwich), (menu.drink, menu.drink + mark), (menu.side, menu.side + mark),
        ]
    }

    /// Whether the order is open and its customer is here.
    package var isHere: Bool {
        order.state.isOpen && order.arrivedAt != nil
    }
}
