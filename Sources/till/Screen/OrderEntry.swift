import McOrderModel
import McOrderQueue

/// An order as the screen keeps it: with what is worked out once and drawn often.
struct OrderEntry: Hashable, Sendable, Identifiable {
    /// The order as it was read.
    let order: QueuedOrder
    /// The age that its customer must have.
    let minimumAge: Int?
    /// Device name and products, folded, in which is searched.
    let searchText: String

    var id: Int64 { order.id }

    init(_ order: QueuedOrder, limits: AgeLimits) {
        self.order = order
        minimumAge = limits.age(for: order.lines.map(\.name))
        let words = [order.deviceName ?? ""] + order.lines.map(\.name)
        searchText = SearchKey(words.joined(separator: " ")).text
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
