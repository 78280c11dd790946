/// An account at a provider that some restaurants have of their own. Source: docs/pay-ahead.md.
package struct PayAccount: Hashable, Sendable {
    /// The name of the account of all other restaurants.
    package static let standard = ""

    /// Payments keep the name of the account with which they began.
    package let name: String
    package let restaurants: [RestaurantID]

    package init(name: String, restaurants: [RestaurantID]) {
        (self.name, self.restaurants) = (name, restaurants)
    }
}

extension PayTerms {
    /// The name of the account at which a restaurant's payments are held.
    package func account(of restaurant: RestaurantID) -> String {
        accounts.first { $0.restaurants.contains(restaurant) }?.name ?? PayAccount.standard
    }
}
