/// What a line of an order means in a catalogue: its products with their options.
public struct LineContent: Hashable, Sendable {
    /// The parts: one product, or the sandwich, drink and side of a menu.
    public let parts: [Part]
    /// Whether it is a large menu.
    public let isLarge: Bool
    /// The price of one piece, options included.
    public let price: Money

    /// A product of a line.
    public struct Part: Hashable, Sendable {
        /// The product's id.
        public let product: ProductID
        /// The product's name.
        public let name: String
        /// The chosen options, in the catalogue's order.
        public let options: [PricedOption]
        /// The allergens of the product with its options; `nil` if any of them are not known.
        public let allergens: Set<Allergen>?

        /// The price of a single one with its options left out.
        package let price: Money
        /// The class of value added tax; `nil` if the company states no tax.
        package let taxClass: VATClassID?
        /// When the product can be ordered.
        package let available: SaleTimes?
        /// The product's position in the catalogue.
        let position: Int
    }

    /// The options of all parts, in the order of the line.
    public var options: [PricedOption] {
        parts.flatMap(\.options)
    }

    /// The allergens of all parts; `nil` if any of them are not known.
    public var allergens: Set<Allergen>? {
        parts.reduce(Set()) { all, part in part.allergens.flatMap { all?.union($0) } }
    }
}
