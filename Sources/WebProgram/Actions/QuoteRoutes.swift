import Hummingbird
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// What an order costs that staff are about to take. Source: docs/web.md, *For programs*.
struct QuoteRoutes {
    let counter: Counter

    func add(to router: Router<WebContext>) {
        router.on(
            .post,
            "/v1/restaurants/{restaurant}/quote",
            for: StaffAction.takeOrder.roles,
            use: quote
        )
    }

    @Sendable private func quote(_ request: Request, _ context: WebContext) async throws -> Response {
        let body = try await ActionBody(request)
        let assortment = try await counter.assortment(of: try await counter.restaurant(context))
        guard let restaurant = assortment.restaurant else { throw RequestError.notFound }
        let order = try CounterOrderBody(body, assortment: assortment).order()
        let quote = try await counter.quote(order, at: restaurant)
        let price = PriceText(currency: try await counter.currency(), language: context.language)
        let names = ShownNames(assortment.catalogue, in: context.language)
        let lines = quote.lines.map { line in
            let cents: JSONValue
            let text: JSONValue
            switch line.price {
            case .success(let amount):
                (cents, text) = (.integer(amount.cents), .string(price(amount)))
            case .failure(let reason):
                let sentence = CounterError.notTaken(.line(line.name, reason)).sentence
                (cents, text) = (.null, .string(sentence[context.language]))
            }
            return JSONValue.object(
                JSONValue.present([
                    ("name", .string(line.name)), ("shown", .string(names.line(line.name))),
                    ("cents", cents), ("text", text),
                ])
            )
        }
        let total = quote.lines.compactMap { try? $0.price.get() }.total()
        return .json([
            ("lines", .array(lines)),
            ("hasPackaging", .bool(quote.hasPackaging)),
            (
                "offers",
                .array(
                    quote.offers.map { offer in
                        .object(
                            JSONValue.present([
                                ("name", .string(offer.name)), ("savedCents", .integer(offer.saved.cents)),
                                ("text", .string("−" + price(offer.saved))),
                            ])
                        )
                    }
                )
            ),
            ("totalCents", .integer(total.cents)),
            ("total", .string(price(total))),
        ])
    }
}
