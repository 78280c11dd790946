import McOrderCounter
import McOrderModel

extension ActionBody {
    /// What a page can do with an order, beside the steps of the kitchen (``KitchenStep``).
    func action(_ action: StaffAction, on order: QueuedOrder, of counter: Counter) async throws
        -> OrderAction
    {
        switch action {
        case .arrive: return .arrive
        case .prepare: return .advance(to: .preparing)
        case .ready: return .advance(to: .ready)
        case .collect: return .advance(to: .collected, payment: try payment())
        case .cancel: return .advance(to: .cancelled, reason: try staffText("reason"))
        case .noShow: return .advance(to: .noShow)
        case .blacklist: return .blacklistNoShow
        case .recall: return .recall
        case .strike:
            return .edit(.strike(try line(of: order)), reason: try staffText("reason") ?? missing("reason"))
        case .add:
            let catalogue = try await counter.catalogue()
            let line = try AddedLine.find(
                try text("line"),
                in: catalogue,
                at: catalogue.restaurant(order.restaurantID),
                service: order.details.service?.id,
                allowsBeginning: true
            )
            return .edit(line.edit)
        case .note: return .edit(.comment(try staffText("text") ?? missing("text")))
        case .service:
            return .edit(.service(try await counter.service(try text("service"), for: order)))
        default: throw WebError.notFound
        }
    }

    private func missing(_ name: String) throws -> String { throw WebError.badRequest(name) }

    /// The line that the member `line` names: by the number that the order's JSON gives it, or by a text as
    /// for `till strike`, of which several lines may match.
    private func line(of order: QueuedOrder) throws -> OrderedLine {
        guard let number = try number("line") else {
            return try order.line(try text("line"), allowsBeginning: false)
        }
        guard let line = order.keptLines.first(where: { $0.id == number }) else {
            throw CounterError.noLine(String(number))
        }
        return line
    }
}
