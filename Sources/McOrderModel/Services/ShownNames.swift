/// The names of products, choices, groups and offers in one other language, for screens.
///
/// Orders, receipts and exports keep the catalogue's own names. Source: docs/catalogue.md, *Other languages*.
package struct ShownNames: Sendable {
    /// By the product's own name.
    private var products: [String: String] = [:]
    /// By the product's own name, then by the choice's own name.
    private var choices: [String: [String: String]] = [:]
    /// The names of groups, by the product's own name, then by the group's own name.
    private var groups: [String: [String: String]] = [:]
    /// The names of choices, by the choice's own name, of the first group that has it.
    private var anyChoice: [String: String] = [:]
    /// What can be sold out: products and choices.
    private var items: [ProductID: String] = [:]
    private var offers: [OfferID: String] = [:]
    /// Minus or plus, by the product's own name, then by the choice's own name.
    private var signs: [String: [String: String]] = [:]

    /// The catalogue's own names.
    package static let own = ShownNames(nil, in: "")

    /// Takes time in proportion to the catalogue.
    ///
    /// - Parameters:
    ///   - catalogue: the catalogue with the translations; without one, names stay as they are.
    ///   - language: a code of ISO 639-1, such as `eu`.
    package init(_ catalogue: Catalogue?, in language: String) {
        var signsOfGroup: [ChoiceGroupID: [String: String]] = [:]
        var choicesOfGroup: [ChoiceGroupID: [String: String]] = [:]
        var nameOfGroup: [ChoiceGroupID: (own: String, shown: String)] = [:]
        for group in catalogue?.optionGroups ?? [] {
            if let name = group.translations[language]?.name { nameOfGroup[group.id] = (group.name, name) }
            for choice in group.choices {
                signsOfGroup[group.id, default: [:]][choice.name] = group.kind == .without ? "−" : "+"
                guard let name = choice.translations[language]?.name else { continue }
                choicesOfGroup[group.id, default: [:]][choice.name] = name
                anyChoice[choice.name] = anyChoice[choice.name] ?? name
                items[ProductID(soldOut: choice.id)] = name
            }
        }
        for product in catalogue?.products ?? [] {
            products[product.name] = product.translations[language]?.name
            items[product.id] = product.translations[language]?.name
            for option in product.options {
                if let name = nameOfGroup[option.group] {
                    groups[product.name, default: [:]][name.own] = name.shown
                }
                // The names of a product's choices are unique, so there is no conflict.
                signs[product.name, default: [:]].merge(signsOfGroup[option.group] ?? [:]) { first, _ in first
                }
                guard let names = choicesOfGroup[option.group] else { continue }
                choices[product.name, default: [:]].merge(names) { first, _ in first }
            }
        }
        for offer in catalogue?.offers ?? [] { offers[offer.id] = offer.translations[language]?.name }
    }

    /// The text of an order's line with the translated names. What has no translation, or is not in the
    /// catalogue, stays as it is.
    package func line(_ line: String) -> String {
        guard !products.isEmpty || !choices.isEmpty else { return line }
        return text(of: line) { choice($0, of: $1) }
    }

    /// The same text with a minus before each choice that leaves something out and a plus before the others,
    /// so that nobody overlooks them. What is not in the catalogue has no sign: `BigMac [−sin cebolla, 2×
    /// +extra queso]`.
    package func marked(_ line: String) -> String {
        text(of: line) { (signs[$1]?[$0] ?? "") + choice($0, of: $1) }
    }

    private func text(of line: String, _ choice: (_ name: String, _ product: String) -> String) -> String {
        guard products[line] == nil, let menu = MenuLine.parts(of: line) else { return part(line, choice) }
        return menu.text { part($0, choice) }
    }

    /// The name of an offer.
    package func offer(_ id: OfferID, named name: String) -> String {
        offers[id] ?? name
    }

    /// A choice of a product, by the product's own name.
    package func choice(_ name: String, of product: String) -> String {
        choices[product]?[name] ?? name
    }

    /// What can be sold out: a product or a choice.
    package func item(_ id: ProductID, named name: String) -> String {
        items[id] ?? name
    }

    /// A product or a choice of which only the own name is known.
    package func named(_ name: String) -> String {
        products[name] ?? anyChoice[name] ?? name
    }

    /// A product of a line, or one of its choices, as a message about the line names it.
    package func name(_ name: String, in line: String) -> String {
        products[name] ?? found(name, among: choices, in: line)
    }

    /// The reason why a line's options do not fit, with the names of its choice or group.
    package func error(_ error: OptionError, in line: String) -> OptionError {
        switch error {
        case .unknownChoice(let name): .unknownChoice(found(name, among: choices, in: line))
        case .choiceTooOften(let name, let maximum):
            .choiceTooOften(found(name, among: choices, in: line), maximum: maximum)
        case .tooFew(let group, let minimum):
            .tooFew(group: found(group, among: groups, in: line), minimum: minimum)
        case .tooMany(let group, let maximum):
            .tooMany(group: found(group, among: groups, in: line), maximum: maximum)
        }
    }

    /// The name of a choice or group, as the first product of the line that has it names it.
    private func found(_ name: String, among names: [String: [String: String]], in line: String) -> String {
        let parts = MenuLine.parts(of: line).map { [$0.sandwich, $0.drink, $0.side] } ?? [line]
        return parts.lazy.compactMap { names[OptionText.split($0)?.product ?? $0]?[name] }.first ?? name
    }

    /// A product of a line with its options.
    private func part(_ part: String, _ choice: (_ name: String, _ product: String) -> String) -> String {
        if let name = products[part] { return name }
        guard let (product, chosen) = OptionText.split(part) else { return part }
        return OptionText.text(
            products[product] ?? product,
            chosen.map { OptionText.NamedChoice(name: choice($0.name, product), count: $0.count) }
        )
    }
}
