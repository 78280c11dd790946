import McOrderCounter
import McOrderModel

extension ActionBody {
    /// What a page can do with an order, beside the steps of the kitchen (``KitchenStep``).
    ///
    /// - Parameter name: the last part of the action's address.
    func action(_ name: String, on order: QueuedOrder, of counter: Counter) async throws -> OrderAction {
        switch name {
        case "arrive": return .arrive
        case "prepare": return .advance(to: .preparing)
        case "ready": return .advance(to: .ready)
        case "collect": return .advance(to: .collected, payment: try payment())
        case "cancel": return .advance(to: .cancelled, reason: try optionalText("reason"))
        case "no-show": return .advance(to: .noShow)
        case "blacklist": return .blacklistNoShow
        case "recall": return .recall
        case "strike":
            let line = try order.line(try text("line"), allowsBeginning: false)
            return .edit(.strike(line), reason: try text("reason"))
        case "add":
            let catalogue = try await counter.catalogue()
            let line = try AddedLine.find(
                try text("line"),
                in: catalogue,
                at: catalogue.restaurant(order.restaurantID),
                allowsBeginning: true
            )
            return .edit(line.edit)
        case "note": return .edit(.comment(try text("text")))
        case "service":
            return .edit(.service(try await counter.service(try text("service"), for: order)))
        default: throw WebError.notFound
        }
    }
}
