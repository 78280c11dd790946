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
        let price = price
        let rows = QuoteRows(names: names, price: price)
        let saved = ticket.quote.offers.map(\.saved).total()
        let contents = ticket.quote.lines.map(\.content)
        return [
            ("number", .string(number.description)),
            ("code", .string(OrderCode(number: number, device: device).description)),
            ("lines", .array(lines(rows))), ("packaging", rows.packaging(of: ticket.quote)),
            ("offers", rows.offers(of: ticket.quote)),
            ("savedCents", saved.cents.json), ("saved", .string(price(saved))),
            ("totalCents", ticket.total.cents.json), ("total", .string(price(ticket.total))),
            ("contains", AllergenText.text(of: contents, language).map { .string($0) } ?? .null),
            ("minimumAge", contents.lazy.compactMap { $0?.minimumAge }.max().map(\.json) ?? .null),
            ("soonest", ticket.problems.isEmpty ? .string(soonest[language]) : .null),
            ("pickup", ticket.terms.pickup.map { .string($0) } ?? .null),
            ("pay", pay.map { .object($0) } ?? .null), ("problems", .array(ticket.problems.map(problem))),
            ("shown", .string(ticket.shown)),
        ]
    }

    /// The button that reserves the amount, and what is said before it; `nil` if the ticket cannot be paid
    /// ahead.
    private var pay: [JSONValue.Member]? {
        guard ticket.problems.isEmpty, let offer = ticket.offer(at: now) else { return nil }
        let amount = price(ticket.total)
        let hours = Int((offer.latest + PayRules.pickupMargin).components.seconds / 3600)
        return [
            JSONValue.Member("label", .string(CustomerPayText.reserve(amount)[language])),
            JSONValue.Member("terms", .string(CustomerPayText.terms(amount, hours: hours)[language])),
        ]
    }

    /// When it is ready if it is ordered now, by what the restaurant last said.
    private var soonest: Sentence {
        let restaurant = ticket.restaurant
        guard let ready = ticket.reading.today.soonest(at: restaurant.id, now: now) else {
            return StoreStateText.soon
        }
        return DueTime(ready, of: now, zone: restaurant.zone).promise
    }

    /// One row for each item of the request.
    private func lines(_ rows: QuoteRows) -> [JSONValue] {
        var rest = ticket.quote.lines.dropLast(ticket.quote.hasPackaging ? 1 : 0)[...]
        return ticket.counts.enumerated().map { index, count in
            let own = Array(rest.prefix(count))
            rest = rest.dropFirst(count)
            let isPriced = !own.isEmpty && own.allSatisfy { (try? $0.price.get()) != nil }
            let reason = ticket.problems.first { $0.item == index }.map { sentence($0)[language] }
            let content = own.first.map(\.content)
            let contains = content.flatMap { AllergenText.text(of: [$0], language) }
            return .object(
                JSONValue.present(
                    rows.members(of: own, problem: isPriced ? nil : reason ?? "") + [
                        ("count", count.json), ("contains", contains.map { .string($0) } ?? .null),
                        ("minimumAge", content.flatMap { $0?.minimumAge }.map(\.json) ?? .null),
                    ]
                )
            )
        }
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
