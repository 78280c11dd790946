import Hummingbird
import McOrderCounter
import McOrderModel
import McOrderText
import TillProgram

/// The interface for the close of a restaurant's orders.
struct CloseRoutes {
    /// The maximum number of closes in the list of the earlier ones: those of about a year.
    private static let mostCloses = 400

    let counter: Counter

    func add(to router: Router<WebContext>) {
        let restaurant = router.group("/v1/restaurants/{restaurant}")
        restaurant.on(.get, "close", for: .counter, use: preview)
        restaurant.post("close", .close, use: make)
        restaurant.on(.get, "closes", for: .counter, use: closes)
        restaurant.on(.get, "closes/{number}", for: .counter, use: close)
    }

    /// The day so far. With `register` in the query also the question that comes before the close.
    @Sendable private func preview(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await restaurant(context)
        let close = try await counter.closePreview(of: restaurant)
        let typed = request.uri.queryParameters["register"].map { String($0) } ?? ""
        let price = try await price(context)
        let takings = Money(cents: close.member("grossCents")?.integer ?? 0)
        let question = ScreenCloseText.question(takings: takings, register: try amount(typed), price)
        return .json([
            ("close", close), ("report", report(close, restaurant, price, context)),
            ("question", .string(question[context.language])),
        ])
    }

    @Sendable private func make(_ request: Request, _ context: WebContext) async throws -> Response {
        let member = try context.member()
        let body = try await ActionBody(request)
        let restaurant = try await restaurant(context)
        let register = try amount(try body.optionalText("register") ?? "")
        let close = try await counter.close(restaurant, register: register, as: member)
        let sentence = ScreenCloseText.made(close.member("number")?.integer ?? 0)
        return .json([("close", close), ("sentence", .string(sentence[context.language]))])
    }

    @Sendable private func closes(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await restaurant(context)
        let price = try await price(context)
        let closes = try await counter.closes(of: restaurant, most: Self.mostCloses).map { close in
            let takings = close.member("grossCents")?.integer.map { price(Money(cents: $0)) }
            let members = ["number", "day", "by", "grossCents"].map { ($0, close.member($0)) }
            return JSONValue.object(JSONValue.present(members + [("takings", takings.map { .string($0) })]))
        }
        return .json([("closes", .array(closes))])
    }

    @Sendable private func close(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await restaurant(context)
        let number = try context.parameter("number") { Int($0) }
        let close = try await counter.close(number, of: restaurant)
        let report = report(close, restaurant, try await price(context), context)
        return .json([("close", close), ("report", report)])
    }

    private func report(
        _ close: JSONValue,
        _ restaurant: Restaurant,
        _ price: PriceText,
        _ context: WebContext
    ) -> JSONValue {
        .string(CloseReport(close, restaurant, price, context.language, isAligned: true).text)
    }

    private func price(_ context: WebContext) async throws -> PriceText {
        PriceText(currency: try await counter.currency(), language: context.language)
    }

    /// The total of the cash register as a person typed it; `nil` for an empty text.
    private func amount(_ text: String) throws -> Money? {
        guard !text.isEmpty else { return nil }
        guard let amount = Money(amount: text) else { throw CounterError.noAmount(text) }
        return amount
    }

    /// The restaurant of the address, as the catalogue has it.
    private func restaurant(_ context: WebContext) async throws -> Restaurant {
        let known = try await counter.restaurant(context)
        guard let restaurant = try await counter.catalogue().restaurant(known.id) else {
            throw WebError.notFound
        }
        return restaurant
    }
}
