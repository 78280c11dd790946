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
        let text = QuoteText(
            quote: quote,
            names: ShownNames(assortment.catalogue, in: context.language),
            price: PriceText(currency: try await counter.currency(), language: context.language),
            language: context.language
        )
        return .json(text.members(of: lines.map(\.count)))
    }
}

/// A quote as the till's page shows it, in one language.
private struct QuoteText {
    let quote: Ticket.Quote
    let names: ShownNames
    let price: PriceText
    let language: Language

    /// - Parameter counts: how many lines of the quote each line of the request stands for.
    func members(of counts: [Int]) -> [(String, JSONValue)] {
        var rest = quote.lines[...]
        let lines = counts.map { count in
            defer { rest = rest.dropFirst(count) }
            return row(Array(rest.prefix(count)))
        }
        let total = quote.lines.compactMap { try? $0.price.get() }.total()
        let contains = AllergenText.text(of: quote.lines.map(\.content), language)
        return [
            ("lines", .array(lines)),
            ("packaging", quote.hasPackaging ? row(Array(quote.lines.suffix(1))) : .null),
            ("offers", .array(quote.offers.map(offer))),
            ("contains", contains.map { .string($0) } ?? .null),
            ("totalCents", .integer(total.cents)),
            ("total", .string(price(total))),
        ]
    }

    /// Lines of one kind, with the sum of their prices. Offers can reduce one of them and not the others.
    private func row(_ lines: [Ticket.PricedLine]) -> JSONValue {
        let failure = lines.lazy.compactMap { line -> String? in
            guard case .failure(let reason) = line.price else { return nil }
            return CounterError.notTaken(.line(line.name, reason)).sentence[language]
        }.first
        let sum = lines.compactMap { try? $0.price.get() }.total()
        return .object(
            JSONValue.present([
                ("name", .string(lines[0].name)),
                ("shown", .string(names.line(lines[0].name))),
                ("cents", failure == nil ? .integer(sum.cents) : .null),
                ("text", .string(failure ?? price(sum))),
            ])
        )
    }

    private func offer(_ offer: OfferedPrices.Used) -> JSONValue {
        .object(
            JSONValue.present([
                ("name", .string(offer.name)),
                ("shown", .string(names.offer(offer.id, named: offer.name))),
                ("savedCents", .integer(offer.saved.cents)),
                ("text", .string("−" + price(offer.saved))),
            ])
        )
    }
}
