import Foundation
import Hummingbird
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb

/// The times for which a restaurant probably takes orders. Source: docs/storefront.md, *For programs*.
struct PickupRoutes: Sendable {
    let house: House
    let now: @Sendable () -> Timestamp
    /// A month of slots takes longer than the rest of the request.
    private let answers = MinuteCache<Key, JSONValue>()

    private struct Key: Hashable {
        let restaurant: RestaurantID
        let language: Language
    }

    init(house: House, now: @escaping @Sendable () -> Timestamp) {
        (self.house, self.now) = (house, now)
    }

    func add(to router: Router<StorefrontContext>) {
        router.get("/v1/times/{restaurant}", use: times)
    }

    @Sendable private func times(_ request: Request, _ context: StorefrontContext) throws -> Response {
        let id = RestaurantID(context.parameters.get("restaurant")?.removingPercentEncoding ?? "")
        let reading = try house.reading()
        guard let restaurant = reading.catalogue.restaurant(id) else {
            throw StorefrontError.unknownRestaurant
        }
        let (moment, language) = (now(), context.language)
        let key = Key(restaurant: id, language: language)
        let days = answers.value(key, version: reading.version, at: moment) {
            Self.days(of: restaurant, reading.today, in: language, at: moment)
        }
        return .json([("days", days)])
    }

    /// The days with free times, and these as orders have them.
    private static func days(
        of restaurant: Restaurant,
        _ today: Today,
        in language: Language,
        at now: Timestamp
    ) -> JSONValue {
        let text = MomentText(in: restaurant.zone, now: now)
        return .array(
            restaurant.pickupDays(at: now).compactMap { day in
                let times = today.freeTimes(on: day, at: restaurant, now: now)
                guard !times.isEmpty else { return nil }
                return [
                    "day": String(day.midnight.pickupText.prefix(10)), "shown": text.day(day)[language],
                    "times": JSONValue.array(times.map { .string(restaurant.zone.clock($0)) }),
                ]
            }
        )
    }
}
