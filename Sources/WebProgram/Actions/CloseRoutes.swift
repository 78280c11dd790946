import Hummingbird
import McOrderConsole
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb

/// The interface for the close of a restaurant's orders.
struct CloseRoutes {
    /// The maximum number of closes in the list of the earlier ones: those of about a year.
    private static let mostCloses = 400

    let counter: Counter

    func add(to router: Router<WebContext>) {
        let restaurant = router.group("/v1/restaurants/{restaurant}")
        restaurant.on(.get, "close", for: .counter, use: preview)
        restaurant.on(.get, "closes", for: .counter, use: closes)
        restaurant.on(.get, "closes/{number}", for: .counter, use: close)
    }

    /// The day so far. With `register` in the query also the question that comes before the close.
    @Sendable private func preview(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.listedRestaurant(context)
        let close = try await counter.closePreview(of: restaurant)
        let typed = request.uri.queryParameters["register"].map { String($0) } ?? ""
        let price = try await price(context)
        let question = ScreenCloseText.question(
            takings: close.close.takings,
            register: try Money(typed: typed),
            price
        )
        return .json([
            ("close", close.json), ("report", report(close, restaurant, price, context)),
            ("question", .string(question[context.language])),
        ])
    }

    @Sendable private func closes(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.listedRestaurant(context)
        let price = try await price(context)
        let closes = try await counter.closes(of: restaurant, most: Self.mostCloses).map { close in
            let members = ["number", "day", "by", "grossCents"].map { ($0, close.json.member($0)) }
            let takings = JSONValue.string(price(close.close.takings))
            return JSONValue.object(JSONValue.present(members + [("takings", takings)]))
        }
        return .json([("closes", .array(closes))])
    }

    @Sendable private func close(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.listedRestaurant(context)
        let number = try context.parameter("number") { Int($0) }
        let close = try await counter.close(number, of: restaurant)
        let report = report(close, restaurant, try await price(context), context)
        return .json([("close", close.json), ("report", report)])
    }

    private func report(
        _ close: CloseRecord,
        _ restaurant: Restaurant,
        _ price: PriceText,
        _ context: WebContext
    ) -> JSONValue {
        .string(
            CloseReport(close, restaurant, price, context.language).text {
                Table.text($0, isInteractive: true)
            }
        )
    }

    private func price(_ context: WebContext) async throws -> PriceText {
        PriceText(currency: try await counter.currency(), language: context.language)
    }
}

extension Counter {
    /// The restaurant that the request's address names, as the catalogue has it.
    func listedRestaurant(_ context: WebContext) async throws -> Restaurant {
        let known = try await restaurant(context)
        guard let restaurant = try await catalogue().restaurant(known.id) else { throw RequestError.notFound }
        return restaurant
    }
}
