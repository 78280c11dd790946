import Hummingbird
import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The interface for programs and for the pages' scripts: orders.
struct OrderRoutes {
    /// How many orders that are over a search returns.
    private static let mostOver = 20

    let counter: Counter

    func add(to router: Router<WebContext>) {
        let restaurant = router.group("/v1/restaurants/{restaurant}")
        restaurant.on(.get, "orders", for: .counter, use: find)
        restaurant.on(.get, "orders/{id}", for: .kitchenAndCounter, use: show)
    }

    @Sendable private func find(_ request: Request, _ context: WebContext) async throws -> Response {
        let json = try await orderJSON(context)
        let restaurant = try await counter.restaurant(context)
        let text = request.uri.queryParameters["find"].map { String($0) } ?? ""
        guard StaffText.isSearchable(text) else { throw RequestError.badRequest("find") }
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
        let history = try await counter.history(of: order.id, includesArrivals: true)
        let zone = try await counter.restaurant(context).zone
        let names = await counter.names(in: context.language)
        let lines = history.map { change in
            let line = HistoryLine(change, in: zone, names)
            let columns = line.columns(context.language, isForPerson: true).map { JSONValue.string($0) }
            return change.json.with([("columns", .array(columns))])
        }
        return .json(json(order).with([("history", .array(lines))]))
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
            throw RequestError.notFound
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
