import McOrderClient
import McOrderDisplay
import McOrderModel
import McOrderText

/// What the server says about a ticket: prices, offers, allergens, and what the restaurant would object to.
struct TicketAnswer {
    let ticket: PricedTicket
    let number: OrderNumber
    let device: DeviceID
    let now: Timestamp
    let language: Language

    private var names: ShownNames { ShownNames(ticket.reading.catalogue, in: language) }

    private var price: PriceText {
        PriceText(currency: ticket.reading.catalogue.company.currency, language: language)
    }

    var members: [(String, JSONValue?)] {
        let (names, price) = (names, price)
        let saved = ticket.quote.offers.map(\.saved).total()
        let contents = ticket.quote.lines.map(\.content)
        return [
            ("number", .string(number.description)),
            ("code", .string(OrderCode(number: number, device: device).description)),
            ("lines", .array(lines(names, price))), ("packaging", packaging(names, price) ?? .null),
            ("offers", .array(ticket.quote.offers.map { offer($0, names, price) })),
            ("savedCents", saved.cents.json), ("saved", .string(price(saved))),
            ("totalCents", ticket.total.cents.json), ("total", .string(price(ticket.total))),
            ("contains", AllergenText.text(of: contents, language).map { .string($0) } ?? .null),
            ("minimumAge", contents.lazy.compactMap { $0?.minimumAge }.max().map(\.json) ?? .null),
            ("soonest", ticket.problems.isEmpty ? .string(StoreStateText.soon[language]) : .null),
            ("problems", .array(ticket.problems.map(problem))),
        ]
    }

    /// One row for each item of the request.
    private func lines(_ names: ShownNames, _ price: PriceText) -> [JSONValue] {
        var rest = ticket.quote.lines.dropLast(ticket.quote.hasPackaging ? 1 : 0)[...]
        return ticket.counts.enumerated().map { index, count in
            let own = Array(rest.prefix(count))
            rest = rest.dropFirst(count)
            let sum = own.compactMap { try? $0.price.get() }.total()
            let isPriced = !own.isEmpty && own.allSatisfy { (try? $0.price.get()) != nil }
            let reason = ticket.problems.first { $0.item == index }.map { sentence($0)[language] }
            let contents = own.prefix(1).map(\.content)
            let name = own.first?.name
            return .object(
                JSONValue.present([
                    ("name", name.map { .string($0) } ?? .null),
                    ("shown", name.map { .string(HarmlessText.clean(names.line($0))) } ?? .null),
                    ("count", count.json), ("cents", isPriced ? sum.cents.json : .null),
                    ("text", .string(isPriced ? price(sum) : reason ?? "")),
                    (
                        "contains",
                        own.isEmpty
                            ? .null : AllergenText.text(of: contents, language).map { .string($0) } ?? .null
                    ),
                    ("minimumAge", contents.first.flatMap { $0?.minimumAge }.map(\.json) ?? .null),
                ])
            )
        }
    }

    private func packaging(_ names: ShownNames, _ price: PriceText) -> JSONValue? {
        guard ticket.quote.hasPackaging, let line = ticket.quote.lines.last, let cost = try? line.price.get()
        else { return nil }
        return .object(
            JSONValue.present([
                ("name", .string(line.name)), ("shown", .string(HarmlessText.clean(names.line(line.name)))),
                ("cents", cost.cents.json), ("text", .string(price(cost))),
            ])
        )
    }

    private func offer(_ offer: OfferedPrices.Used, _ names: ShownNames, _ price: PriceText) -> JSONValue {
        .object(
            JSONValue.present([
                ("name", .string(offer.name)), ("shown", .string(names.offer(offer.id, named: offer.name))),
                ("savedCents", offer.saved.cents.json), ("text", .string("−" + price(offer.saved))),
            ])
        )
    }

    private func problem(_ problem: PricedTicket.Problem) -> JSONValue {
        .object(
            JSONValue.present([
                ("line", problem.item.map(\.json) ?? .null), ("code", .string(problem.code)),
                ("sentence", .string(sentence(problem)[language])),
            ])
        )
    }

    private func sentence(_ problem: PricedTicket.Problem) -> Sentence {
        switch problem.cause {
        case .notHere: StoreErrorText.notHere
        case .silent: StoreErrorText.silent
        case .rule(let error): error.sentence(names, on: .screen, now: now)
        }
    }

    /// The first objection in words.
    var refusal: (code: String, sentence: Sentence)? {
        ticket.problems.first.map { ($0.code, sentence($0)) }
    }
}
