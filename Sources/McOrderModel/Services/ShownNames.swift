/// The names of products, choices and offers in one other language, for screens.
///
/// Orders, receipts and exports keep the catalogue's own names. Source: format.md, *Translations*.
package struct ShownNames: Sendable {
    /// By the product's own name.
    private let products: [String: String]
    /// By the product's own name, then by the choice's own name.
    private let choices: [String: [String: String]]
    private let offers: [OfferID: String]
    private let isEmpty: Bool

    /// The catalogue's own names.
    package static let own = ShownNames(nil, in: "")

    /// Takes time in proportion to the catalogue.
    ///
    /// - Parameters:
    ///   - catalogue: the catalogue with the translations; without one, names stay as they are.
    ///   - language: a code of ISO 639-1, such as `eu`.
    package init(_ catalogue: Catalogue?, in language: String) {
        var products: [String: String] = [:]
        var choices: [String: [String: String]] = [:]
        var groups: [ChoiceGroupID: [String: String]] = [:]
        for group in catalogue?.optionGroups ?? [] {
            for choice in group.choices {
                guard let name = choice.translations[language]?.name else { continue }
                groups[group.id, default: [:]][choice.name] = name
            }
        }
        for product in catalogue?.products ?? [] {
            products[product.name] = product.translations[language]?.name
            for option in product.options {
                guard let names = groups[option.group] else { continue }
                // The names of a product's choices are unique, so there is no conflict.
                choices[product.name, default: [:]].merge(names) { first, _ in first }
            }
        }
        var offers: [OfferID: String] = [:]
        for offer in catalogue?.offers ?? [] { offers[offer.id] = offer.translations[language]?.name }
        (self.products, self.choices, self.offers) = (products, choices, offers)
        isEmpty = products.isEmpty && choices.isEmpty
    }

    /// The text of an order's line with the translated names. What has no translation, or is not in the
    /// catalogue, stays as it is.
    package func line(_ line: String) -> String {
        guard !isEmpty else { return line }
        guard products[line] == nil, let menu = MenuLine.parts(of: line) else { return part(line) }
        return MenuLine.text(
            sandwich: part(menu.sandwich),
            drink: part(menu.drink),
            side: part(menu.side),
            isLarge: menu.isLarge
        )
    }

    /// The name of an offer.
    package func offer(_ id: OfferID, named name: String) -> String {
        offers[id] ?? name
    }

    /// A choice of a product, by the product's own name.
    package func choice(_ name: String, of product: String) -> String {
        choices[product]?[name] ?? name
    }

    /// A product of a line with its options.
    private func part(_ part: String) -> String {
        if let name = products[part] { return name }
        guard let (product, chosen) = OptionText.split(part) else { return part }
        return OptionText.text(
            products[product] ?? product,
            chosen.map { OptionText.NamedChoice(name: choice($0.name, of: product), count: $0.count) }
        )
    }
}
