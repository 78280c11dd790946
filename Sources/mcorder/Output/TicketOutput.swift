internal import McOrderClient
internal import McOrderConsole

extension Session {
    /// Prints the ticket as it stands at the favourite restaurant.
    func print(_ ticket: Ticket, _ catalogue: Catalogue) throws {
        let lines = ticket.lines(catalogue, at: try favourite(in: catalogue))
        let prices = lines.compactMap { line -> Money? in
            guard case .success(let price) = line.price else { return nil }
            return price
        }
        if json { return try print(Self.json(lines, total: prices.total())) }
        if lines.isEmpty { return try say(ResultText.emptyTicket) }
        let price = self.prices(catalogue)
        var rows = lines.enumerated().map { index, line in
            let cost =
                switch line.price {
                case .success(let money): price(money)
                case .failure(.unknown): ResultText.gone[language]
                case .failure(.notSold): ResultText.notSold[language]
                }
            return [String(index + 1), HarmlessText.clean(line.name), cost]
        }
        rows.append(["", ResultText.total[language], price(prices.total())])
        try print(rows)
    }

    /// The ticket as `ticket --json` prints it. Source: commands.md.
    static func json(_ lines: [Ticket.PricedLine], total: Money) -> JSONValue {
        .object([
            JSONValue.Member(
                "lines",
                .array(
                    lines.map { line in
                        var members = [JSONValue.Member("name", .string(line.name))]
                        switch line.price {
                        case .success(let price):
                            members.append(JSONValue.Member("cents", .integer(price.cents)))
                        case .failure(let reason):
                            members.append(JSONValue.Member("cents", .null))
                            members.append(
                                JSONValue.Member(
                                    "unavailable",
                                    .string(reason == .unknown ? "unknown" : "notSold")
                                )
                            )
                        }
                        return .object(members)
                    }
                )
            ),
            JSONValue.Member("totalCents", .integer(total.cents)),
        ])
    }
}
