import McOrderCounter
import McOrderModel
import McOrderWeb

/// Reads what an action asks for from the body of a request, field by field.
struct ActionReader {
    let body: ActionBody
    let counter: Counter
    /// The order that the address names, for an action on an order.
    var order: QueuedOrder?
    /// What the restaurant of the address sells, for an action on a restaurant.
    var assortment: Assortment?

    /// The values of an action's fields.
    ///
    /// - Throws: ``RequestError/badRequest(_:)`` for a member that is missing or has no such value, and the
    ///   counter's errors for what the catalogue or the order does not have.
    func values(for action: StaffAction) async throws -> ActionValues {
        var values = ActionValues()
        values.order = order?.id
        values.restaurant = assortment?.restaurant
        // Clients may send it with any change of an order, so a bad one is refused with each.
        if order != nil { values.total = try body.agreedTotal() }
        for field in action.fields { try await read(field, into: &values) }
        return values
    }

    private func read(_ field: StaffAction.Field, into values: inout ActionValues) async throws {
        switch field {
        case .line: values.line = try line(of: try present(order))
        case .addition: values.addition = try await addition(to: try present(order))
        case .product:
            let assortment = try present(assortment)
            values.product = try assortment.product(try body.text("product"), allowsBeginning: false)
        case .reason(let isRequired):
            values.reason = try body.staffText("reason")
            if isRequired, values.reason == nil { throw RequestError.badRequest("reason") }
        case .payment(let isRequired):
            values.payment = try body.payment()
            if isRequired, values.payment == nil { throw RequestError.badRequest("paid") }
        case .text:
            guard let text = try body.staffText("text") else { throw RequestError.badRequest("text") }
            values.text = text
        case .service:
            values.service = try await counter.service(try body.text("service"), for: try present(order))
        // Read already, with every action of an order.
        case .total: break
        case .station: values.station = try body.optionalText("station").map { StationID($0) }
        case .end: values.end = try body.end()
        case .counterOrder:
            values.counterOrder = try CounterOrderBody(body, assortment: try present(assortment)).read()
        case .bags: values.bags = try body.bags()
        case .promise: values.promise = try await counter.promise(try body.minutes(), for: try present(order))
        case .amount:
            values.amount = try Money(typed: try body.optionalText("amount") ?? "")
            if values.amount == .zero { throw RequestError.badRequest("amount") }
        case .register: values.register = try Money(typed: try body.optionalText("register") ?? "")
        }
    }

    /// The line that the member `line` names: by the number that the order's JSON gives it, or by a text as
    /// for `till strike`, of which several lines may match.
    private func line(of order: QueuedOrder) throws -> OrderedLine {
        guard let number = try body.number("line") else {
            return try order.line(try body.text("line"), allowsBeginning: false)
        }
        guard let line = order.keptLines.first(where: { $0.id == number }) else {
            throw CounterError.noLine(String(number))
        }
        return line
    }

    /// The line to add that the member `line` describes, as for `till add`.
    private func addition(to order: QueuedOrder) async throws -> AddedLine {
        let catalogue = try await counter.catalogue()
        return try AddedLine.find(
            try body.text("line"),
            in: catalogue,
            at: catalogue.restaurant(order.restaurantID),
            service: order.details.service?.id,
            allowsBeginning: true
        )
    }

    /// What the address has to name for a field.
    private func present<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw RequestError.notFound }
        return value
    }
}

extension Money {
    /// An amount as a person typed it; `nil` for an empty text.
    ///
    /// - Throws: ``CounterError/noAmount(_:)``.
    init?(typed text: String) throws {
        guard !text.isEmpty else { return nil }
        guard let amount = Money(amount: text) else { throw CounterError.noAmount(text) }
        self = amount
    }
}

extension StaffAction.Field {
    /// The members of a request's body that give the field, and whether they have to be there.
    var members: [(name: String, isRequired: Bool)] {
        switch self {
        case .line, .addition: [("line", true)]
        case .product: [("product", true)]
        case .reason(let isRequired): [("reason", isRequired)]
        case .payment(let isRequired): [("paid", isRequired)]
        case .text: [("text", true)]
        case .service: [("service", true)]
        case .total: [("totalCents", false)]
        case .station: [("station", false)]
        case .end: [("minutes", false), ("until", false), ("closing", false)]
        case .register: [("register", false)]
        case .amount: [("amount", false)]
        case .bags: [("bags", false)]
        case .promise: [("minutes", true)]
        case .counterOrder: CounterOrderBody.members
        }
    }
}
