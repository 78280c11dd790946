/// What was ordered with a line: its products with their options, as the catalogue had them when the line was
/// decided or added.
///
/// It holds what was promised to the customer and what the law asks for. What the house may rearrange
/// (station, times of sale, translation, sold out) is looked up by id in the catalogue in force.
public struct LineContent: Hashable, Sendable {
    /// The parts: one product, or the sandwich, drink and side of a menu.
    public let parts: [Part]
    /// Whether it is a large menu.
    public let isLarge: Bool
    /// The price of one piece, options included, before offers.
    public let price: Money

    /// A product of a line.
    public struct Part: Hashable, Sendable {
        /// The product's id.
        public let product: ProductID
        /// The product's name when it was ordered.
        public let name: String
        /// The chosen options, those that apply by default included, in the catalogue's order.
        public let options: [PricedOption]
        /// The allergens of the product with its options; `nil` if any of them are not known.
        public var allergens: Set<Allergen>? { knownAllergens.map { Set($0.all) } }

        /// The same as one word; `nil` if any of them are not known, which is never shown as *free of*.
        package let knownAllergens: AllergenSet?
        /// What the product said of itself.
        public let facts: ProductFacts
        /// The value added tax; `nil` if the company states none.
        package let tax: Tax?
        /// The price of a single one with its options left out: its weight when the price of a menu is split.
        package let price: Money
        /// The product's position in the catalogue, which decides ties of the split.
        package let rank: Int
    }

    /// The value added tax of a part.
    package struct Tax: Hashable, Sendable {
        package let taxClass: VATClassID
        /// The rates of the day on which the line was ordered; `nil` before ``LineContent/taxed(by:on:)``.
        package let rates: VATRates?
    }

    /// A line that a catalogue does not have: a price without products.
    static func unknown(_ price: Money) -> LineContent {
        LineContent(parts: [], isLarge: false, price: price)
    }

    /// The same line at another price.
    func priced(_ price: Money) -> LineContent {
        LineContent(parts: parts, isLarge: isLarge, price: price)
    }

    /// The options of all parts, in the order of the line.
    public var options: [PricedOption] {
        parts.flatMap(\.options)
    }

    /// The allergens of all parts; `nil` if any of them are not known.
    public var allergens: Set<Allergen>? { knownAllergens.map { Set($0.all) } }

    /// The allergens of all parts; `nil` if any of them are not known.
    package var knownAllergens: AllergenSet? {
        parts.reduce(AllergenSet()) { all, part in part.knownAllergens.flatMap { all?.union($0) } }
    }

    /// The highest of the parts' least ages, in years; `nil` if no part has one.
    package var minimumAge: Int? {
        parts.lazy.compactMap(\.facts.minimumAge).max()
    }

    /// The line's text without its options, by the names when it was ordered.
    package var plainName: String {
        guard parts.count == 3 else { return parts.first?.name ?? "" }
        return MenuLine.text(
            sandwich: parts[0].name,
            drink: parts[1].name,
            side: parts[2].name,
            isLarge: isLarge
        )
    }

    /// The products and choices, any of which can be sold out.
    package var sellables: [SellableID] {
        parts.flatMap { [.product($0.product)] + $0.options.map { .choice($0.id) } }
    }

    /// The products and choices as a ticket holds them; `nil` for a line that no catalogue has.
    package var item: TicketItem? {
        let parts = parts.map { part in
            TicketItem.Part(
                id: part.product,
                name: part.name,
                options: part.options.map { ChosenOption(id: $0.id, name: $0.name, count: $0.count) }
            )
        }
        switch parts.count {
        case 1: return .product(parts[0])
        case 3: return .menu(sandwich: parts[0], drink: parts[1], side: parts[2], isLarge: isLarge)
        default: return nil
        }
    }
}
