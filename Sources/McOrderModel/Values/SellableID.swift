/// The id of what a restaurant sells and can be out of: a product, or a choice of an option.
///
/// Its text is the product's id, such as `burger`, or `option/` and the choice's id, such as `option/cheese`.
/// No product's id has a slash. Source: docs/decisions/0025-options-tax-offers.md.
public enum SellableID: Hashable, Sendable {
    /// A product.
    case product(ProductID)
    /// A choice of an option.
    case choice(ChoiceID)

    private static let choiceMark = "option/"

    /// Reads the text of ``description``.
    public init(_ text: String) {
        if text.hasPrefix(Self.choiceMark) {
            self = .choice(ChoiceID(String(text.dropFirst(Self.choiceMark.count))))
        } else {
            self = .product(ProductID(text))
        }
    }
}

extension SellableID {
    /// Whether a catalogue can have such an id.
    package var isWellFormed: Bool {
        switch self {
        case .product(let id): ProductID(catalogued: id.description) != nil
        case .choice(let id): ChoiceID(catalogued: id.description) != nil
        }
    }
}

extension SellableID: CustomStringConvertible {
    /// The text under which it is stored and published, and which a person types.
    public var description: String {
        switch self {
        case .product(let id): id.description
        case .choice(let id): Self.choiceMark + id.description
        }
    }
}
