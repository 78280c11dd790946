/// A restaurant as the queue knows it from the published catalogue.
package struct KnownRestaurant: Hashable, Sendable {
    package let id: RestaurantID
    package let name: String
    package let days: BusinessDays

    package init(id: RestaurantID, name: String, days: BusinessDays) {
        self.id = id
        self.name = name
        self.days = days
    }

    package init(_ restaurant: Restaurant) {
        self.init(id: restaurant.id, name: restaurant.name, days: restaurant.businessDays)
    }

    package var zone: RestaurantZone { days.zone }
}
