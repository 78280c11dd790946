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
        let order = try CounterOrderBody(body, assortment: assortment)
        let lines = try order.lines()
        let quote = try await counter.quote(try order.order(lines), at: restaurant)
        let price = PriceText(currency: try await counter.currency(), language: context.language)
        let text = QuoteText(
            quote: quote,
            rows: QuoteRows(names: ShownNames(assortment.catalogue, in: context.language), price: price),
            price: price,
            language: context.language
        )
        return .json(text.members(of: lines.map(\.count)))
    }
}

/// A quote as the till's page shows it, in one language.
private struct QuoteText {
    let quote: Ticket.Quote
    let rows: QuoteRows
    let price: PriceText
    let language: Language

    /// - Parameter counts: how many lines of the quote each line of the request stands for.
    func members(of counts: [Int]) -> [(String, JSONValue)] {
        var rest = quote.lines[...]
        let lines: [JSONValue] = counts.map { count in
            defer { rest = rest.dropFirst(count) }
            let lines = Array(rest.prefix(count))
            return .object(JSONValue.present(rows.members(of: lines, problem: problem(with: lines))))
        }
        let total = quote.lines.compactMap { try? $0.price.get() }.total()
        let contains = AllergenText.text(of: quote.lines.map(\.content), language)
        return [
            ("lines", .array(lines)),
            ("packaging", rows.packaging(of: quote)),
            ("offers", rows.offers(of: quote)),
            ("contains", contains.map { .string($0) } ?? .null),
            ("totalCents", .integer(total.cents)),
            ("total", .string(price(total))),
        ]
    }

    /// Why lines of one kind have no price; `nil` if they have one.
    private func problem(with lines: [Ticket.PricedLine]) -> String? {
        lines.lazy.compactMap { line -> String? in
            guard case .failure(let reason) = line.price else { return nil }
            return CounterError.notTaken(.line(line.name, reason)).sentence[language]
        }.first
    }
}
