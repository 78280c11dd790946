import McOrderConsole
import McOrderCounter
import McOrderModel

extension CommonOptions {
    /// The instant that `today`, `2h`, `7d` or a date means at the restaurant.
    func instant(_ text: String, of counter: Counter) async throws -> Timestamp {
        let days = try await days(of: restaurant(of: counter), counter)
        return try WhenText.instant(text, now: counter.now(), days: days)
    }

    /// The instant of an option; `nil` if the option is absent.
    func instant(ifSaid text: String?, of counter: Counter) async throws -> Timestamp? {
        guard let text else { return nil }
        return try await instant(text, of: counter)
    }

    /// The business days of a restaurant; without one, those of the first restaurant.
    func days(of restaurant: KnownRestaurant?, _ counter: Counter) async throws -> BusinessDays? {
        if let restaurant { return restaurant.days }
        return try await counter.restaurants().first?.days
    }
}
