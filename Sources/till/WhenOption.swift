import McOrderConsole
import McOrderModel
import McOrderQueue

extension CommonOptions {
    /// The instant that somebody means by `today`, `2h`, `7d` or a date, in the restaurant's time zone.
    func instant(_ text: String, in view: QueueView) async throws -> Timestamp {
        let zone = try await zone(of: restaurant(in: view), in: view)
        return try WhenText.instant(text, now: Self.now(), zone: zone)
    }

    /// The same of an option that may be left out.
    func instant(ifSaid text: String?, in view: QueueView) async throws -> Timestamp? {
        guard let text else { return nil }
        return try await instant(text, in: view)
    }

    /// The time zone of a restaurant, or of the first one where none is meant.
    func zone(of restaurant: KnownRestaurant?, in view: QueueView) async throws -> RestaurantZone? {
        if let restaurant { return restaurant.zone }
        return try await view.restaurants().first?.zone
    }
}
