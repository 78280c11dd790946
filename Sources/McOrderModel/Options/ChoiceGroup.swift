/// A group of choices that products offer, such as the sizes of a coffee, or what can be left out of a
/// burger.
///
/// Source: format.md, *Options*.
public struct ChoiceGroup: Hashable, Sendable {
    /// The kinds of group.
    public enum Kind: String, CaseIterable, Sendable {
        /// The choices are added to the product.
        case choose
        /// The choices are left out of the product.
        case without
    }

    /// One choice of a group.
    public struct Choice: Hashable, Sendable {
        /// The choice's id, unique among the choices of all groups.
        public let id: ChoiceID
        /// The choice's name, which an order's line contains.
        public let name: String
        /// The amount that the choice adds to the price, where product and restaurant set none of their own.
        public let price: Money
        /// How often the choice can be taken, at least once.
        public let maximum: Int
        /// The allergens that the choice adds; `nil` if they are not known. A choice that is left out adds
        /// none.
        public let allergens: Set<Allergen>?
        /// The station that prepares the choice; `nil` means the product's.
        public let station: StationID?
        /// The name in other languages.
        public let translations: [String: Translation]
    }

    /// The group's id.
    public let id: ChoiceGroupID
    /// The group's name.
    public let name: String
    /// Whether the choices are added or left out.
    public let kind: Kind
    /// How many choices must and can be taken; a choice that is taken twice counts twice.
    public let count: ClosedRange<Int>
    /// The choices that apply if the customer takes none of the group.
    public let defaults: [ChoiceID]
    /// The choices in the order in which a line names them.
    public let choices: [Choice]
    /// The name in other languages.
    public let translations: [String: Translation]
}

/// A group of options as one product offers it.
public struct OfferedGroup: Hashable, Sendable {
    /// The group.
    public let group: ChoiceGroup
    /// The price of each choice for this product at this restaurant, in the order of the choices.
    public let prices: [Money]

    /// Whether an order needs something of the group.
    package var isRequired: Bool { group.count.lowerBound > 0 }

    /// Whether something of the group has to be chosen, beyond what applies if nothing is.
    package var isOpen: Bool { group.defaults.count < group.count.lowerBound }

    /// The least that the group adds to the price.
    var leastPrice: Money {
        let choices = zip(group.choices, prices)
        guard isOpen else { return choices.filter { group.defaults.contains($0.0.id) }.map(\.1).total() }
        let all = choices.flatMap { choice, price in Array(repeating: price.cents, count: choice.maximum) }
        return Money(cents: all.sorted().prefix(group.count.lowerBound).reduce(0, +))
    }
}

/// A choice that a customer took.
public struct ChosenOption: Hashable, Sendable {
    /// The choice's id.
    public let id: ChoiceID
    /// The choice's name when it was taken.
    public let name: String
    /// How often it was taken, at least once.
    public let count: Int

    /// Creates the choice of an option.
    public init(_ choice: ChoiceGroup.Choice, count: Int = 1) {
        self.init(id: choice.id, name: choice.name, count: count)
    }

    /// Creates a choice that was stored before.
    package init(id: ChoiceID, name: String, count: Int) {
        self.id = id
        self.name = name
        self.count = count
    }

    /// A choice that the product does not have. Its id is empty, which no choice of a catalogue has.
    static func unknown(_ name: String, count: Int) -> ChosenOption {
        ChosenOption(id: ChoiceID(""), name: name, count: count)
    }
}

/// A choice with its price.
public struct PricedOption: Hashable, Sendable {
    /// The choice's id.
    public let id: ChoiceID
    /// The choice's name.
    public let name: String
    /// How often it was taken, at least once.
    public let count: Int
    /// The price for all of them.
    public let price: Money
    /// Whether it is left out of the product.
    public let isLeftOut: Bool
}

extension PricedOption {
    /// The option as `--json` prints it. Source: commands.md.
    package var json: JSONValue {
        ["name": name, "count": count, "cents": price.cents]
    }
}

extension ChoiceGroup {
    /// How many choices of the group are taken.
    func total(_ counts: [ChoiceID: Int]) -> Int {
        choices.reduce(0) { $0 + counts[$1.id, default: 0] }
    }

    /// Until when too few choices are available for the least number that must be taken; `nil` if there are
    /// enough.
    ///
    /// - Parameter end: until when a choice is sold out; `nil` if it is not.
    func soldOutUntil(_ end: (ChoiceID) -> Timestamp?) -> Timestamp? {
        let ends = choices.map { (end: end($0.id), count: $0.maximum) }
        var room = ends.filter { $0.end == nil }.reduce(0) { $0 + $1.count }
        guard room < count.lowerBound else { return nil }
        for (end, more) in ends.compactMap({ choice in choice.end.map { ($0, choice.count) } })
            .sorted(by: { $0.0 < $1.0 })
        {
            room += more
            if room >= count.lowerBound { return end }
        }
        return nil
    }
}

/// Why choices do not fit a product.
public enum OptionError: Error, Hashable, Sendable {
    /// The product offers no such choice.
    case unknownChoice(String)
    /// The choice was taken more often than allowed.
    case choiceTooOften(String, maximum: Int)
    /// Fewer choices of a group were taken than it needs.
    case tooFew(group: String, minimum: Int)
    /// More choices of a group were taken than it allows.
    case tooMany(group: String, maximum: Int)
}
