/// The allergens of a part of a line: one machine word instead of a hashed set, since thousands of lines are
/// in memory.
package struct AllergenSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package init(_ allergens: some Sequence<Allergen>) {
        self.init(rawValue: allergens.reduce(0) { $0 | Self.bit($1) })
    }

    /// The allergens in the regulation's order.
    package var all: [Allergen] {
        Allergen.allCases.filter { rawValue & Self.bit($0) != 0 }
    }

    private static let places = Dictionary(
        uniqueKeysWithValues: zip(Allergen.allCases, 0..<Allergen.allCases.count)
    )

    private static func bit(_ allergen: Allergen) -> UInt16 {
        1 << UInt16(places[allergen, default: 0])
    }
}
