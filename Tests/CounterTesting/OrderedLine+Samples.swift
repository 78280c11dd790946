package import McOrderModel

extension OrderedLine {
    /// A line of an order with what the repository's catalogue has for its text, if it has it.
    ///
    /// - Parameters:
    ///   - cents: the price charged.
    ///   - shown: the price that the customer was shown; `nil` means the same.
    ///   - isAdded: whether it was added at the till.
    ///   - struckFor: the reason why it was struck; an empty text for none, `nil` for a line that was not
    ///     struck.
    ///   - details: what is stored, instead of what the catalogue has.
    package init(
        _ text: String,
        _ cents: Int,
        id: Int = 1,
        shown: Int? = nil,
        isAdded: Bool = false,
        struckFor: String? = nil,
        details: LineTerms? = nil
    ) {
        self.init(
            id: id,
            text: text,
            price: Money(cents: cents),
            shownPrice: isAdded ? nil : Money(cents: shown ?? cents),
            details: details ?? Samples.details(of: text),
            added: isAdded ? Change(event: 2, by: "till 1") : nil,
            struck: struckFor.map { Change(event: 1, by: "till 1", reason: $0.isEmpty ? nil : $0) }
        )
    }
}

extension [OrderedLine] {
    /// The lines with ids from 1 on.
    package var numbered: [OrderedLine] {
        enumerated().map { index, line in
            OrderedLine(
                id: index + 1,
                text: line.text,
                price: line.price,
                shownPrice: line.shownPrice,
                details: line.details,
                added: line.added,
                struck: line.struck,
                withdrawn: line.withdrawn
            )
        }
    }
}

extension OrderEdit {
    /// The addition of what a text names in the repository's catalogue, or of something that it does not
    /// have.
    package static func adding(_ text: String, _ cents: Int) -> OrderEdit {
        let item =
            Samples.resolver?.item(text) ?? .product(TicketItem.Part(id: ProductID("none"), name: text))
        return .add(AddedItem(item, text: text, price: Money(cents: cents)))
    }
}

extension Samples {
    private static let plain = try? catalogue()
    fileprivate static let resolver = plain.map { LineResolver($0) }
    private static let prices = plain.map { PriceList($0, at: nil) }

    /// What the queue stores with a line of the repository's catalogue.
    package static func details(of text: String) -> LineTerms? {
        (try? prices?.content(of: text)).flatMap { LineTerms($0) }
    }
}
