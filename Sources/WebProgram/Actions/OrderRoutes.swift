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
        restaurant.get("orders", use: find)
        restaurant.get("orders/{id}", use: show)
        restaurant.post("orders/{id}/{action}", use: act)
        restaurant.post("{action}", use: actOnRestaurant)
    }

    @Sendable private func find(_ request: Request, _ context: WebContext) async throws -> Response {
        try context.require(.till, .owner)
        let restaurant = try await counter.restaurant(context)
        let text = request.uri.queryParameters["find"].map { String($0) } ?? ""
        guard text.count <= StaffText.longest, !TextRule.hasControlCharacter(text) else {
            throw WebError.badRequest("find")
        }
        var orders: [QueuedOrder] = []
        if let query = OrderQuery(text) { orders = try await counter.orders(query, of: restaurant) }
        if orders.isEmpty, !text.isEmpty {
            orders = try await counter.over(matching: text, of: restaurant, most: Self.mostOver).map(\.order)
        } else if text.isEmpty {
            orders = try await counter.lastOver(of: restaurant, most: Self.mostOver).map(\.order)
        }
        return .json([("orders", .array(orders.map(webJSON)))])
    }

    @Sendable private func show(_ request: Request, _ context: WebContext) async throws -> Response {
        try context.require(.kitchen, .till, .owner)
        let order = try await counter.order(context)
        let history = try await counter.history(of: order.id, withCheckins: true)
        return .json(webJSON(order).with([("history", .array(history.map(\.json)))]))
    }

    @Sendable private func act(_ request: Request, _ context: WebContext) async throws -> Response {
        let member = try context.member()
        let name = context.parameters.get("action") ?? ""
        let body = try await ActionBody(request)
        let revision = try body.revision()
        let order = try await counter.order(context)
        do {
            let action = try await action(name, body, on: order)
            let change = try await counter.perform(action, expecting: revision, as: member)
            guard case .order(let changed, _) = change else { throw WebError.notFound }
            return await counter.response(to: change, context, [("order", webJSON(changed))])
        } catch let error as CounterError {
            return try await failure(error, of: order.id, context)
        }
    }

    private func action(_ name: String, _ body: ActionBody, on order: QueuedOrder) async throws
        -> CounterAction
    {
        if let step = KitchenStep(rawValue: name) {
            return .kitchen(order.id, step, at: try body.optionalText("station").map { StationID($0) })
        }
        return .order(order.id, try await body.action(name, on: order, of: counter))
    }

    @Sendable private func actOnRestaurant(_ request: Request, _ context: WebContext) async throws -> Response
    {
        let member = try context.member()
        let name = try context.parameter("action") { name in
            ["pause", "resume", "sold-out", "available"].first { $0 == name }
        }
        let body = try await ActionBody(request)
        let known = try await counter.restaurant(context)
        let assortment = try await counter.assortment(of: known)
        guard let restaurant = assortment.restaurant else { throw WebError.notFound }
        let isBeginning = name == "pause" || name == "sold-out"
        let end = isBeginning ? try body.end() : nil
        var action = CounterAction.pause(restaurant, end)
        if name == "sold-out" || name == "available" {
            let item = try assortment.product(try body.text("product"), allowsBeginning: false)
            action = .sellOut(item.id, named: item.name, restaurant, end)
        }
        return await counter.response(to: try await counter.perform(action, as: member), context)
    }

    /// The response to an action that was not performed, with the order as it is now.
    private func failure(_ error: CounterError, of id: Int64, _ context: WebContext) async throws -> Response
    {
        let failure = WebError.counter(error)
        let present = try await counter.order(id: id)
        var members: [(String, JSONValue?)] = [
            ("error", .string(failure.code)),
            ("sentence", .string(failure.sentence[context.language])),
            ("order", present.map(webJSON)),
        ]
        if case .overtaken(let status) = error {
            members += [("by", .string(status.by)), ("at", .string(status.at.description))]
        }
        return .json(members, status: failure.status)
    }

    /// The order as `till show --json` prints it, with the revision that an action must name.
    private func webJSON(_ order: QueuedOrder) -> JSONValue {
        order.json(at: counter.now()).with([("revision", .integer(order.revision))])
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
        let names = await names(in: context.language.rawValue)
        let sentence = change.sentence(now: now(), names)[context.language]
        return .json(members + [("sentence", .string(sentence))])
    }
}

extension ActionBody {
    /// Reads the body of a request.
    init(_ request: Request) async throws {
        let buffer = try await request.body.collect(upTo: RequestLimits.largestBody)
        try self.init(Array(buffer.readableBytesView))
    }
}
