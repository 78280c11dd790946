/// A restaurant as the queue knows it from the published catalogue.
package struct KnownRestaurant: Hashable, Sendable {
    /// Its id.
    package let id: RestaurantID
    /// Its name.
    package let name: String
    /// Its time zone.
    package let zone: RestaurantZone

    /// A restaurant of those values.
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
