import McOrderClient
import McOrderConsole
import McOrderText

extension Session {
    /// Prints the ticket with the prices and offers of the favourite restaurant.
    func print(_ ticket: Ticket, _ catalogue: Catalogue) throws {
        let world = try world(catalogue)
        let favourite = world.favourite
        let quote = ticket.quote(catalogue, at: favourite, now: world.now)
        let lines = quote.lines
        let soldOut = ticket.items.map {
            world.today.soldOutUntil($0, at: favourite, in: catalogue, now: world.now)
        }
        if json { return try print(quote.json(soldOut, service: favourite?.service(nil))) }
        if lines.isEmpty { return try say(TicketText.emptyTicket) }
        let price = self.prices(catalogue)
        let names = self.names(catalogue)
        var rows = lines.enumerated().map { index, line in
            var cost = line.amount(price, names, in: language)
            if soldOut.indices.contains(index), let until = world.words(soldOut[index], at: favourite) {
                cost += ", \(TodayText.soldOut(until)[language])"
            }
            let isItem = ticket.items.indices.contains(index)
            return [isItem ? String(index + 1) : "", shown(line.name, names), cost]
        }
        for offer in quote.offers {
            let name = names.offer(offer.id, named: offer.name)
            rows.append(["", HarmlessText.clean(name), "(-\(price(offer.saved)))"])
        }
        rows.append(["", TicketText.total[language], price(quote.total)])
        try print(rows)
        let missing = soldOut.indices.filter { soldOut[$0] != nil }.map { $0 + 1 }
        if !missing.isEmpty { note(TodayText.cannotBeSent(lines: missing)) }
        warnAboutObstacle(world)
    }

    /// A line's name for a person; on a terminal with signs before what is left out and added.
    func shown(_ line: String, _ names: ShownNames) -> String {
        HarmlessText.clean(Terminal.isInteractive ? names.marked(line) : names.line(line))
    }
}

extension Ticket.Quote {
    /// The ticket as `ticket --json` prints it. Source: commands.md.
    ///
    /// - Parameter soldOut: until when each line is sold out; empty if that was not checked.
    func json(_ soldOut: [Timestamp?] = [], service: RestaurantService? = nil) -> JSONValue {
        let further: [(String, JSONValue?)] = [
            ("service", service.map { .string($0.id.description) }),
            ("offers", offers.isEmpty ? nil : .array(offers.map(\.json))),
        ]
        let lines = lines.enumerated().map { index, line in
            var members = [
                JSONValue.Member("name", .string(line.name)),
                JSONValue.Member("cents", .optional(line.money?.cents)),
            ]
            if case .failure(let reason) = line.price {
                members.append(JSONValue.Member("unavailable", .string(reason.word)))
            }
            if !line.options.isEmpty {
                members.append(JSONValue.Member("options", .array(line.options.map(\.json))))
            }
            if soldOut.indices.contains(index), let until = soldOut[index] {
                members.append(JSONValue.Member("soldOutUntil", .string(until.description)))
            }
            return JSONValue.object(members)
        }
        return .object(
            [
                JSONValue.Member("lines", .array(lines)),
                JSONValue.Member("totalCents", .integer(total.cents)),
            ] + JSONValue.present(further)
        )
    }
}

extension PriceList.PriceError {
    /// The reason in `--json`.
    fileprivate var word: String {
        switch self {
        case .unknown: "unknown"
        case .notSold: "notSold"
        case .notSoldNow: "notSoldNow"
        case .options: "options"
        }
    }
}
