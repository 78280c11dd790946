import McOrderCounter
import McOrderModel

/// What a page can do with an order, beside the steps of the kitchen (``KitchenStep``): the last part of the
/// action's address.
enum OrderActionName: String, CaseIterable {
    case arrive, prepare, ready, collect, cancel
    case noShow = "no-show"
    case blacklist, recall, strike, add, note, service

    /// The action on an order, with what the body gives.
    func action(_ body: ActionBody, on order: QueuedOrder, of counter: Counter) async throws -> OrderAction {
        switch self {
        case .arrive: return .arrive
        case .prepare: return .advance(to: .preparing)
        case .ready: return .advance(to: .ready)
        case .collect: return .advance(to: .collected, payment: try body.payment())
        case .cancel: return .advance(to: .cancelled, reason: try body.optionalText("reason"))
        case .noShow: return .advance(to: .noShow)
        case .blacklist: return .blacklistNoShow
        case .recall: return .recall
        case .strike:
            let line = try order.line(try body.text("line"), allowsBeginning: false)
            return .edit(.strike(line), reason: try body.text("reason"))
        case .add:
            let catalogue = try await counter.catalogue()
            let line = try AddedLine.find(
                try body.text("line"),
                in: catalogue,
                at: catalogue.restaurant(order.restaurantID),
                allowsBeginning: true
            )
            return .edit(line.edit)
        case .note: return .edit(.comment(try body.text("text")))
        case .service:
            return .edit(.service(try await counter.service(try body.text("service"), for: order)))
        }
    }
}
