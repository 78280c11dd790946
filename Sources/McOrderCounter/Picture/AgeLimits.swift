package import McOrderModel

/// The minimum ages of customers for products, from the published catalogue.
package struct AgeLimits: Hashable, Sendable {
    /// No product has a minimum age.
    package static let none = AgeLimits(ages: [:])

    private let ages: [String: Int]

    package init(ages: [String: Int]) {
        self.ages = ages
    }

    package init(_ catalogue: Catalogue) {
        ages = catalogue.products.reduce(into: [:]) { $0[$1.name] = $1.minimumAge ?? $0[$1.name] }
    }

    /// The highest minimum age of the lines; each part of a menu counts. `nil` when no line has one.
    package func age(for lines: [String]) -> Int? {
        if ages.isEmpty { return nil }
        return lines.lazy.flatMap(OrderEntry.products).compactMap { ages[$0.name] }.max()
    }
}
