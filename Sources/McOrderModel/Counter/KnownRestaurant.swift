/// A restaurant as the queue knows it from the published catalogue.
package struct KnownRestaurant: Hashable, Sendable {
    package let id: RestaurantID
    package let name: String
    package let zone: RestaurantZone

    package init(
        id: RestaurantID,
        name: String,
        zone: RestaurantZone
    ) {
        self.id = id
        self.name = name
        self.zone = zone
    }
}
