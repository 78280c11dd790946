import Hummingbird
import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb

/// The interface for all actions of the staff: each has a route, the roles and the fields that
/// ``StaffAction`` declares.
struct ActionRoutes {
    let counter: Counter

    func add(to router: Router<WebContext>) {
        for action in StaffAction.allCases {
            guard let address = action.address else { continue }
            router.on(.post, RouterPath(address), for: action.roles) { request, context in
                try await perform(action, request, context)
            }
        }
    }

    private func perform(_ action: StaffAction, _ request: Request, _ context: WebContext) async throws
        -> Response
    {
        let member = try context.member()
        switch action.subject {
        case .order, .station: return try await onOrder(action, as: member, request, context)
        case .restaurant where action == .close: return try await close(as: member, request, context)
        case .restaurant where action == .takeOrder:
            return try await takeOrder(as: member, request, context)
        case .restaurant: return try await onRestaurant(action, as: member, request, context)
        case .rejection:
            _ = try await ActionBody(request)
            _ = try await counter.restaurant(context)
            var values = ActionValues()
            values.rejection = try context.parameter("id") { Int64($0) }
            return try await perform(action, values, as: member, context)
        case .device:
            _ = try await ActionBody(request)
            var values = ActionValues()
            values.device = try context.parameter("device") { DeviceKey($0) }
            return try await perform(action, values, as: member, context)
        case .payment:
            let body = try await ActionBody(request)
            var values = try await ActionReader(body: body, counter: counter).values(for: action)
            values.paidAhead = try context.parameter("payment") { PaymentID($0) }
            return try await perform(action, values, as: member, context)
        case .printer, .report, .browser, .book: throw RequestError.notFound
        }
    }

    private func perform(
        _ action: StaffAction,
        _ values: ActionValues,
        as member: StaffMember,
        _ context: WebContext
    ) async throws -> Response {
        guard let change = CounterAction(action, values) else { throw RequestError.notFound }
        return await counter.response(to: try await counter.perform(change, as: member), context)
    }

    private func onOrder(
        _ action: StaffAction,
        as member: StaffMember,
        _ request: Request,
        _ context: WebContext
    ) async throws -> Response {
        let json = OrderJSON(role: member.role, now: counter.now())
        let body = try await ActionBody(request)
        let revision = try body.revision()
        let order = try await counter.order(context)
        do {
            let values = try await ActionReader(body: body, counter: counter, order: order)
                .values(for: action)
            guard let change = CounterAction(action, values) else { throw RequestError.notFound }
            let done = try await counter.perform(
                change,
                expecting: revision,
                agreed: values.total,
                as: member
            )
            guard case .order(let changed, _) = done else { throw RequestError.notFound }
            return await counter.response(to: done, context, [("order", json(changed))])
        } catch let error as CounterError {
            return try await failure(error, of: order.id, json, context)
        }
    }

    private func onRestaurant(
        _ action: StaffAction,
        as member: StaffMember,
        _ request: Request,
        _ context: WebContext
    ) async throws -> Response {
        let body = try await ActionBody(request)
        let assortment = try await counter.assortment(of: try await counter.restaurant(context))
        guard assortment.restaurant != nil else { throw RequestError.notFound }
        let values = try await ActionReader(body: body, counter: counter, assortment: assortment)
            .values(for: action)
        return try await perform(action, values, as: member, context)
    }

    private func takeOrder(as member: StaffMember, _ request: Request, _ context: WebContext) async throws
        -> Response
    {
        let body = try await ActionBody(request)
        let assortment = try await counter.assortment(of: try await counter.restaurant(context))
        guard assortment.restaurant != nil else { throw RequestError.notFound }
        let values = try await ActionReader(body: body, counter: counter, assortment: assortment)
            .values(for: .takeOrder)
        guard let change = CounterAction(.takeOrder, values) else { throw RequestError.notFound }
        let done = try await counter.perform(change, as: member)
        guard case .taken(let order) = done else { throw RequestError.notFound }
        let json = OrderJSON(role: member.role, now: counter.now())
        return await counter.response(to: done, context, [("order", json(order))])
    }

    private func close(as member: StaffMember, _ request: Request, _ context: WebContext) async throws
        -> Response
    {
        let body = try await ActionBody(request)
        let restaurant = try await counter.listedRestaurant(context)
        let values = try await ActionReader(body: body, counter: counter).values(for: .close)
        let close = try await counter.close(restaurant, register: values.register, as: member)
        let sentence = ScreenCloseText.made(close.close.number ?? 0)
        return .json([("close", close.json), ("sentence", .string(sentence[context.language]))])
    }

    /// The response to an action that was not performed, with the order as it is now.
    private func failure(
        _ error: CounterError,
        of id: Int64,
        _ json: OrderJSON,
        _ context: WebContext
    ) async throws -> Response {
        let failure = WebError.counter(error).refusal
        let present = try await counter.order(id: id)
        var members: [(String, JSONValue?)] = [
            ("error", .string(failure.code)),
            ("sentence", .string(failure.sentence[context.language])),
            ("order", present.map { json($0) }),
        ]
        if case .overtaken(let status) = error {
            members += [("by", .string(status.by)), ("at", .string(status.at.description))]
        }
        if case .costsMore(let code, let before, let after, let currency) = error {
            let question = TillErrorText.agreeToMore(code, from: before, to: after, currency: currency)
            members += [
                ("totalCents", .integer(after.cents)), ("question", .string(question[context.language])),
            ]
        }
        return .json(members, status: failure.status)
    }
}
