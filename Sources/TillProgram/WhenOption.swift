import McOrderConsole
import McOrderCounter
import McOrderModel

extension CommonOptions {
    /// The instant that `today`, `2h`, `7d` or a date means in the restaurant's time zone.
    func instant(_ text: String, of counter: Counter) async throws -> Timestamp {
        let zone = try await zone(of: restaurant(of: counter), counter)
        return try WhenText.instant(text, now: Self.now(), zone: zone)
    }

    /// The instant of an option; `nil` if the option is absent.
    func instant(ifSaid text: String?, of counter: Counter) async throws -> Timestamp? {
        guard let text else { return nil }
        return try await instant(text, of: counter)
    }

    /// The time zone of a restaurant; without one, that of the first restaurant.
    func zone(of restaurant: KnownRestaurant?, _ counter: Counter) async throws -> RestaurantZone? {
        if let restaurant { return restaurant.zone }
        return try await counter.restaurants().first?.zone
    }
}
