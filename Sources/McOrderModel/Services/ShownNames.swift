/// The names of products, choices, groups and offers in one other language, for screens.
///
/// Orders, receipts and exports keep the catalogue's own names, and the mark `(G)` of a large menu.
/// Source: docs/catalogue.md, *Other languages*.
package struct ShownNames: Sendable {
    /// What is known of a choice.
    private struct Choice {
        /// The name in this language, as the catalogue has it.
        let name: String
        let isLeftOut: Bool
    }

    private var products: [ProductID: String] = [:]
    private var choices: [ChoiceID: Choice] = [:]
    private var offers: [OfferID: String] = [:]
    /// The names of groups, by the product and the group's own name.
    private var groups: [ProductID: [String: String]] = [:]
    /// The choices of each product, by the choice's own name.
    private var choicesOfProduct: [ProductID: [String: ChoiceID]] = [:]
    /// The products and the first choice of each own name, for what is known by its name alone.
    private var sellables: [String: SellableID] = [:]
    private let resolver: LineResolver?
    /// The words for a thing that is left out.
    private let without: @Sendable (String) -> String
    /// The mark of a large menu, before its line, and behind its drink and its side.
    package let large: String

    /// The catalogue's own names.
    package static let own = ShownNames(nil, in: "")

    /// Takes time in proportion to the catalogue.
    ///
    /// - Parameters:
    ///   - catalogue: the catalogue with the translations; without one, names stay as they are.
    ///   - language: a code of ISO 639-1, such as `eu`.
    ///   - large: the mark of a large menu in that language.
    ///   - without: the words of that language for a thing that is left out.
    package init(
        _ catalogue: Catalogue?,
        in language: String,
        large: String = MenuLine.largeWord,
        without: @escaping @Sendable (String) -> String = { "− \($0)" }
    ) {
        self.large = large
        self.without = without
        resolver = catalogue.map { LineResolver($0) }
        var choicesOfGroup: [ChoiceGroupID: [String: ChoiceID]] = [:]
        var nameOfGroup: [ChoiceGroupID: (own: String, shown: String)] = [:]
        for group in catalogue?.optionGroups ?? [] {
            if let name = group.translations[language]?.name { nameOfGroup[group.id] = (group.name, name) }
            for choice in group.choices {
                choices[choice.id] = Choice(
                    name: choice.translations[language]?.name ?? choice.name,
                    isLeftOut: group.kind == .without
                )
                choicesOfGroup[group.id, default: [:]][choice.name] = choice.id
                sellables[choice.name] = sellables[choice.name] ?? .choice(choice.id)
            }
        }
        for product in catalogue?.products ?? [] {
            products[product.id] = product.translations[language]?.name
            sellables[product.name] = .product(product.id)
            for option in product.options {
                if let name = nameOfGroup[option.group] {
                    groups[product.id, default: [:]][name.own] = name.shown
                }
                // The names of a product's choices are unique, so there is no conflict.
                choicesOfProduct[product.id, default: [:]]
                    .merge(choicesOfGroup[option.group] ?? [:]) { first, _ in first }
            }
        }
        for offer in catalogue?.offers ?? [] { offers[offer.id] = offer.translations[language]?.name }
    }

    // MARK: Lines

    /// The text of an order's line with the translated names. What has no translation, or is not in the
    /// catalogue, stays as it is.
    package func line(_ text: String) -> String {
        self.text(of: resolver?.item(text), or: text) { choice($0.id, named: $0.name) }
    }

    /// A line of an order, which says itself what it leaves out: the catalogue may have changed since.
    package func line(_ line: OrderedLine) -> String {
        text(of: line) { $1 }
    }

    /// The text of a line of an order without its options.
    package func plain(_ line: OrderedLine) -> String {
        guard let item = line.content?.item else { return LineResolver.text(line.text, large: large) }
        return item.text(large: large) { product($0.id, named: $0.name) }
    }

    /// The text of a line with a plus before each choice that adds something, so that nobody overlooks it.
    /// What is left out says so, and what is not in the catalogue has no sign: `BigMac [sin cebolla, 2×
    /// +extra queso]`.
    package func marked(_ text: String) -> String {
        self.text(of: resolver?.item(text), or: text) { option in
            let shown = choice(option.id, named: option.name)
            let isAdded = choices[option.id]?.isLeftOut == false && !NegativeName.matches(shown)
            return isAdded ? "+\(shown)" : shown
        }
    }

    /// The same for a line of an order.
    package func marked(_ line: OrderedLine) -> String {
        text(of: line) { option, shown in
            option.isLeftOut || NegativeName.matches(shown) ? shown : "+\(shown)"
        }
    }

    /// - Parameter mark: a choice as it is shown, from the ordered one and its name in this language.
    private func text(of line: OrderedLine, _ mark: (PricedOption, String) -> String) -> String {
        let options = Dictionary(first: (line.content?.options ?? []).map { ($0.id, $0) })
        return text(of: line.content?.item, or: line.text) { chosen in
            guard let option = options[chosen.id] else { return chosen.name }
            return mark(option, choice(option.id, named: option.name, isLeftOut: option.isLeftOut))
        }
    }

    /// - Parameter text: the text of what is not in the catalogue.
    private func text(
        of item: TicketItem?,
        or text: String,
        _ shown: (ChosenOption) -> String
    ) -> String {
        guard let item else { return LineResolver.text(text, large: large) }
        return item.text(large: large) { part in
            OptionText.text(
                product(part.id, named: part.name),
                part.options.map { .init(name: shown($0), count: $0.count) }
            )
        }
    }

    // MARK: Names

    /// A product of an order.
    package func product(_ id: ProductID, named name: String) -> String {
        products[id] ?? name
    }

    /// A choice as staff prepare it, with a plus before what is added. What is left out says so.
    package func option(_ option: PricedOption) -> String {
        let name = choice(option.id, named: option.name, isLeftOut: option.isLeftOut)
        let saysItself =
            option.isLeftOut || choices[option.id]?.isLeftOut == true || NegativeName.matches(name)
        return (saysItself ? "" : "+ ") + (option.count == 1 ? "" : "\(option.count)× ") + name
    }

    /// A choice. One that is left out is shown so that it says so.
    ///
    /// - Parameter isLeftOut: whether an order says that it is left out.
    package func choice(_ id: ChoiceID, named name: String, isLeftOut: Bool = false) -> String {
        let known = choices[id]
        let shown = known?.name ?? name
        let isOut = isLeftOut || known?.isLeftOut == true
        return isOut && !NegativeName.matches(shown) ? without(shown) : shown
    }

    /// The name of an offer.
    package func offer(_ id: OfferID, named name: String) -> String {
        offers[id] ?? name
    }

    /// What can be sold out: a product or a choice.
    package func item(_ id: SellableID, named name: String) -> String {
        switch id {
        case .product(let id): product(id, named: name)
        case .choice(let id): choice(id, named: name)
        }
    }

    /// A product or a choice of which only the own name is known.
    package func named(_ name: String) -> String {
        sellables[name].map { item($0, named: name) } ?? name
    }

    /// A product of a line, or one of its choices, as a message about the line names it.
    package func name(_ name: String, in line: String) -> String {
        if let product = resolver?.product(named: name) { return self.product(product, named: name) }
        return choice(named: name, in: line)
    }

    /// The reason why a line's options do not fit, with the names of its choice or group.
    package func error(_ error: OptionError, in line: String) -> OptionError {
        switch error {
        case .unknownChoice(let name): .unknownChoice(choice(named: name, in: line))
        case .choiceTooOften(let name, let maximum):
            .choiceTooOften(choice(named: name, in: line), maximum: maximum)
        case .tooFew(let name, let minimum): .tooFew(group: group(named: name, in: line), minimum: minimum)
        case .tooMany(let name, let maximum): .tooMany(group: group(named: name, in: line), maximum: maximum)
        }
    }

    /// The products that a line names.
    private func products(of line: String) -> [ProductID] {
        resolver?.item(line)?.products ?? []
    }

    private func choice(named name: String, in line: String) -> String {
        products(of: line).lazy.compactMap { choicesOfProduct[$0]?[name] }.first
            .map { choice($0, named: name) } ?? name
    }

    private func group(named name: String, in line: String) -> String {
        products(of: line).lazy.compactMap { groups[$0]?[name] }.first ?? name
    }
}
