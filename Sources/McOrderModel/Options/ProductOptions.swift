/// The options of a product at one restaurant, and the rules for choosing among them.
///
/// Source: format.md, *Options*.
public struct ProductOptions: Hashable, Sendable {
    /// No options.
    package static let none = ProductOptions(groups: [])

    /// The groups in the product's order.
    public let groups: [OfferedGroup]

    /// The groups, those first of which an order needs something.
    package var requiredFirst: [OfferedGroup] {
        groups.filter(\.isRequired) + groups.filter { !$0.isRequired }
    }

    /// Whether the product has no options.
    public var isEmpty: Bool {
        groups.isEmpty
    }

    /// The choice with that name, compared after Unicode NFC.
    package func choice(named name: String) -> ChoiceGroup.Choice? {
        groups.lazy.flatMap(\.group.choices).first { $0.name == name }
    }

    /// The groups of which too few choices were taken.
    package func lacking(_ chosen: [ChosenOption]) -> [ChoiceGroup] {
        let counts = completed(chosen)
        return groups.map(\.group).filter { $0.total(counts) < $0.count.lowerBound }
    }

    /// How often each choice is taken. A group of which nothing is taken gets its defaults.
    private func completed(_ chosen: [ChosenOption]) -> [ChoiceID: Int] {
        var counts: [ChoiceID: Int] = [:]
        for option in chosen { counts[option.id, default: 0] += option.count }
        for offered in groups where !offered.group.choices.contains(where: { counts[$0.id] != nil }) {
            for id in offered.group.defaults { counts[id, default: 0] += 1 }
        }
        return counts
    }

    /// Completes and checks the choices for one piece of the product.
    ///
    /// A choice that appears several times counts as often. A group of which nothing is taken gets its
    /// defaults.
    /// - Returns: the choices with their prices, in the catalogue's order.
    /// - Throws: the first error, in the order of ``OptionError``'s cases.
    public func priced(_ chosen: [ChosenOption]) throws(OptionError) -> [PricedOption] {
        let counts = completed(chosen)
        let known = Set(groups.flatMap { $0.group.choices.map(\.id) })
        if let unknown = chosen.first(where: { !known.contains($0.id) }) {
            throw .unknownChoice(unknown.name)
        }
        let choices = groups.flatMap(\.group.choices)
        if let often = choices.first(where: { counts[$0.id, default: 0] > $0.maximum }) {
            throw .choiceTooOften(often.name, maximum: often.maximum)
        }
        if let group = lacking(chosen).first {
            throw .tooFew(group: group.name, minimum: group.count.lowerBound)
        }
        if let group = groups.map(\.group).first(where: { $0.total(counts) > $0.count.upperBound }) {
            throw .tooMany(group: group.name, maximum: group.count.upperBound)
        }
        return groups.flatMap { offered in
            zip(offered.group.choices, offered.prices).compactMap { choice, price in
                counts[choice.id].map { count in
                    PricedOption(
                        id: choice.id,
                        name: choice.name,
                        count: count,
                        price: Money(cents: price.cents * count),
                        isLeftOut: offered.group.kind == .without
                    )
                }
            }
        }
    }

    /// Those of the choices that the product has, with their prices, whether or not they fit.
    func known(_ chosen: [ChosenOption]) -> [PricedOption] {
        groups.flatMap { offered in
            zip(offered.group.choices, offered.prices).compactMap { choice, price in
                let count = chosen.lazy.filter { $0.id == choice.id }.map(\.count).reduce(0, +)
                return count == 0
                    ? nil
                    : PricedOption(
                        id: choice.id,
                        name: choice.name,
                        count: count,
                        price: Money(cents: price.cents * count),
                        isLeftOut: offered.group.kind == .without
                    )
            }
        }
    }

    /// The choices that apply if a customer takes none, in the catalogue's order.
    package var defaults: [ChosenOption] {
        groups.map(\.group).flatMap { group in
            group.choices.filter { group.defaults.contains($0.id) }.map { ChosenOption($0) }
        }
    }

    /// The least that the choices add to the price: what applies if none is taken, and the cheapest of those
    /// that have to be chosen.
    package var leastPrice: Money { groups.map(\.leastPrice).total() }

    /// Whether the price depends on a choice that has to be made.
    package var hasOpenPrice: Bool {
        groups.contains { $0.isOpen && Set($0.prices.map(\.cents)).count > 1 }
    }

    /// Whether something has to be chosen.
    package var needsChoice: Bool { groups.contains(where: \.isOpen) }

    /// The choices after one more press on one of them: it is taken once more, and not at all after the last
    /// time that its maximum allows. In a group of which only one can be taken it replaces the other one. In
    /// a group that is full nothing changes.
    package func toggling(_ id: ChoiceID, in chosen: [ChosenOption]) -> [ChosenOption] {
        guard let group = groups.lazy.map(\.group).first(where: { $0.choices.contains { $0.id == id } }),
            let choice = group.choices.first(where: { $0.id == id })
        else { return chosen }
        var counts = Dictionary(chosen.map { ($0.id, $0.count) }, uniquingKeysWith: +)
        let count = counts[id] ?? 0
        let taken = group.choices.reduce(0) { $0 + counts[$1.id, default: 0] }
        if count == choice.maximum {
            counts[id] = 0
        } else if taken < group.count.upperBound {
            counts[id] = count + 1
        } else if group.count.upperBound == 1 {
            for other in group.choices { counts[other.id] = other.id == id ? 1 : 0 }
        } else {
            counts[id] = 0
        }
        return groups.flatMap(\.group.choices).compactMap { choice in
            counts[choice.id].flatMap { $0 == 0 ? nil : ChosenOption(choice, count: $0) }
        }
    }

    /// The allergens of the product with those choices; `nil` if any of them are not known.
    package func allergens(of product: Product, with chosen: [ChoiceID]) -> Set<Allergen>? {
        var all = product.allergens
        for offered in groups where offered.group.kind == .choose {
            for choice in offered.group.choices where chosen.contains(choice.id) {
                all = choice.allergens.flatMap { all?.union($0) }
            }
        }
        return all
    }
}

extension Catalogue {
    /// The options of a product at a restaurant, or without a restaurant at the catalogue's general prices.
    public func options(of product: Product, at restaurant: Restaurant?) -> ProductOptions {
        ProductOptions(
            groups: product.options.compactMap { option in
                optionGroups.first { $0.id == option.group }.map { group in
                    let own = restaurant?.optionPrices[product.id] ?? [:]
                    return OfferedGroup(
                        group: group,
                        prices: group.choices.map { own[$0.id] ?? option.prices[$0.id] ?? $0.price }
                    )
                }
            }
        )
    }
}

extension Catalogue {
    /// A product with options for a ticket. Groups of which nothing was chosen get their defaults, and the
    /// options are put in the catalogue's order.
    ///
    /// - Throws: the first reason why the options do not fit the product.
    public func part(
        _ product: Product,
        options: [ChosenOption] = []
    ) throws(OptionError) -> TicketItem.Part {
        let priced = try self.options(of: product, at: nil).priced(options)
        return TicketItem.Part(
            id: product.id,
            name: product.name,
            options: priced.map { ChosenOption(id: $0.id, name: $0.name, count: $0.count) }
        )
    }

    /// The name of a product or choice that is sold out.
    package func name(ofSoldOut id: SellableID) -> String {
        name(of: id) ?? id.description
    }

    /// The name of a product or choice; `nil` if the catalogue does not have it.
    func name(of id: SellableID) -> String? {
        switch id {
        case .product(let id): product(id)?.name
        case .choice(let id): optionGroups.lazy.flatMap(\.choices).first { $0.id == id }?.name
        }
    }
}
