package import McOrderModel
package import McOrderText

/// The rows of a priced ticket as pages show them, in one language.
package struct QuoteRows {
    private let names: ShownNames
    private let price: PriceText

    package init(names: ShownNames, price: PriceText) {
        self.names = names
        self.price = price
    }

    /// Lines of one kind as one row: their name, and the sum of their prices with its text. Offers can reduce
    /// one of them and not the others.
    ///
    /// - Parameter problem: why they have no price, in words; `nil` if they have one.
    package func members(of lines: [Ticket.PricedLine], problem: String?) -> [(String, JSONValue?)] {
        let sum = lines.compactMap { try? $0.price.get() }.total()
        return [
            ("name", lines.first.map { .string($0.name) } ?? .null),
            ("shown", lines.first.map { .string(HarmlessText.clean(names.line($0.name))) } ?? .null),
            ("cents", problem == nil ? .integer(sum.cents) : .null),
            ("text", .string(problem ?? price(sum))),
        ]
    }

    /// The row of the packaging; `null` without one.
    package func packaging(of quote: Ticket.Quote) -> JSONValue {
        guard quote.hasPackaging else { return .null }
        return .object(JSONValue.present(members(of: Array(quote.lines.suffix(1)), problem: nil)))
    }

    /// The offers, with what each saves.
    package func offers(of quote: Ticket.Quote) -> JSONValue {
        .array(
            quote.offers.map { offer in
                .object(
                    JSONValue.present([
                        ("name", .string(offer.name)),
                        ("shown", .string(names.offer(offer.id, named: offer.name))),
                        ("savedCents", .integer(offer.saved.cents)),
                        ("text", .string("−" + price(offer.saved))),
                    ])
                )
            }
        )
    }
}
