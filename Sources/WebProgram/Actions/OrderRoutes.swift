import Hummingbird
import McOrderCounter
import McOrderModel
import McOrderText
import TillProgram

/// The interface for programs and for the pages' scripts: orders and their actions.
struct OrderRoutes {
    /// How many orders that are over a search returns.
    private static let mostOver = 20

    let counter: Counter

    func add(to router: Router<WebContext>) {
        let restaurant = router.group("/v1/restaurants/{restaurant}")
        restaurant.on(.get, "orders", for: .counter, use: find)
        restaurant.on(.get, "orders/{id}", for: .kitchenAndCounter, use: show)
        for action in StaffAction.ofOrder {
            restaurant.post("orders/{id}/\(action.rawValue)", action) { request, context in
                try await act(action, request, context)
            }
        }
        for action in StaffAction.ofRestaurant {
            restaurant.post("\(action.rawValue)", action) { request, context in
                try await actOnRestaurant(action, request, context)
            }
        }
    }

    @Sendable private func find(_ request: Request, _ context: WebContext) async throws -> Response {
        let json = try await orderJSON(context)
        let restaurant = try await counter.restaurant(context)
        let text = request.uri.queryParameters["find"].map { String($0) } ?? ""
        guard StaffText.isSearchable(text) else { throw WebError.badRequest("find") }
        var orders: [QueuedOrder] = []
        if let query = OrderQuery(text) { orders = try await counter.orders(query, of: restaurant) }
        if orders.isEmpty, !text.isEmpty {
            orders = try await counter.over(matching: text, of: restaurant, most: Self.mostOver).map(\.order)
        } else if text.isEmpty {
            orders = try await counter.lastOver(of: restaurant, most: Self.mostOver).map(\.order)
        }
        return .json([("orders", .array(orders.map { json($0) }))])
    }

    @Sendable private func show(_ request: Request, _ context: WebContext) async throws -> Response {
        let json = try await orderJSON(context)
        let order = try await counter.order(context)
        // It names who took which payment, and what customers asked for.
        guard Set.counter.contains(json.role) else { return .json(json(order)) }
        let history = try await counter.history(of: order.id, withCheckins: true)
        return .json(json(order).with([("history", .array(history.map(\.json)))]))
    }

    private func act(_ name: StaffAction, _ request: Request, _ context: WebContext) async throws -> Response
    {
        let member = try context.member()
        let json = try await orderJSON(context)
        let body = try await ActionBody(request)
        let revision = try body.revision()
        let order = try await counter.order(context)
        do {
            let action = try await action(name, body, on: order)
            let agreed = try body.agreedTotal()
            let change = try await counter.perform(action, expecting: revision, agreed: agreed, as: member)
            guard case .order(let changed, _) = change else { throw WebError.notFound }
            return await counter.response(to: change, context, [("order", json(changed))])
        } catch let error as CounterError {
            return try await failure(error, of: order.id, json, context)
        }
    }

    private func action(_ name: StaffAction, _ body: ActionBody, on order: QueuedOrder) async throws
        -> CounterAction
    {
        if let step = KitchenStep(rawValue: name.rawValue) {
            return .kitchen(order.id, step, at: try body.optionalText("station").map { StationID($0) })
        }
        return .order(order.id, try await body.action(name, on: order, of: counter))
    }

    private func actOnRestaurant(_ name: StaffAction, _ request: Request, _ context: WebContext) async throws
        -> Response
    {
        let member = try context.member()
        let body = try await ActionBody(request)
        let known = try await counter.restaurant(context)
        let assortment = try await counter.assortment(of: known)
        guard let restaurant = assortment.restaurant else { throw WebError.notFound }
        let isBeginning = name == .pause || name == .soldOut
        let end = isBeginning ? try body.end() : nil
        var action = CounterAction.pause(restaurant, end)
        if name == .soldOut || name == .available {
            let item = try assortment.product(try body.text("product"), allowsBeginning: false)
            action = .sellOut(item.id, named: item.name, restaurant, end)
        }
        return await counter.response(to: try await counter.perform(action, as: member), context)
    }

    /// The response to an action that was not performed, with the order as it is now.
    private func failure(
        _ error: CounterError,
        of id: Int64,
        _ json: OrderJSON,
        _ context: WebContext
    ) async throws -> Response {
        let failure = WebError.counter(error)
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

    private func orderJSON(_ context: WebContext) async throws -> OrderJSON {
        let role = try context.member().role
        return OrderJSON(role: role, now: counter.now())
    }
}

extension Counter {
    /// The restaurant that the request's address names.
    func restaurant(_ context: WebContext) async throws -> KnownRestaurant {
        let all = try await restaurants()
        return try context.parameter("restaurant") { name in all.first { $0.id.description == name } }
    }

    /// The order that the address names, if it is one of the address's restaurant.
    func order(_ context: WebContext) async throws -> QueuedOrder {
        let restaurant = try await self.restaurant(context)
        let id = try context.parameter("id") { Int64($0) }
        guard let order = try await self.order(id: id), order.restaurantID == restaurant.id else {
            throw WebError.notFound
        }
        return order
    }

    /// The response to an action that was performed: the members, and a sentence that says what was done.
    func response(
        to change: CounterChange,
        _ context: WebContext,
        _ members: [(String, JSONValue?)] = []
    ) async -> Response {
        let names = await names(in: context.language)
        let sentence = change.sentence(now: now(), names)[context.language]
        return .json(members + [("sentence", .string(sentence))])
    }
}

extension ActionBody {
    /// Reads the body of a request.
    init(_ request: Request) async throws {
        let buffer = try await request.wholeBody()
        try self.init(Array(buffer.readableBytesView))
    }
}
