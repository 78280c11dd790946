import McOrderModel
import McOrderQueue

/// An order as the screen keeps it: with what is worked out once and drawn often.
///
/// An object, since thousands of them are handed on with every picture.
final class OrderEntry: Sendable, Identifiable {
    /// The order as it was read.
    let order: QueuedOrder
    /// The age that its customer must have.
    let minimumAge: Int?
    /// When it came to be over; `nil` of an open one, and where nobody asked.
    let endedAt: Timestamp?
    /// Code, device name and products, folded, in which is searched.
    let searchText: String
    /// What has to be prepared for it, menus in their parts; large ones are marked.
    let products: [String]

    var id: Int64 { order.id }

    init(_ order: QueuedOrder, limits: AgeLimits, endedAt: Timestamp? = nil) {
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
    var isHere: Bool {
        order.state.isOpen && order.arrivedAt != nil
    }

    /// Whether the other one is the same order, unchanged since.
    func isCurrent(_ other: QueuedOrder) -> Bool {
        order.id == other.id && order.revision == other.revision && order.arrivedAt == other.arrivedAt
            && order.refusedCancels == other.refusedCancels
    }
}
