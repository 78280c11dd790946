import Foundation
import Hummingbird
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import Synchronization

/// The times for which a restaurant probably takes orders. Source: docs/storefront.md, *For programs*.
struct PickupRoutes: Sendable {
    let house: House
    let now: @Sendable () -> Timestamp
    /// The answers of the present minute. A month of slots takes longer than the rest of the request.
    private let answers = PickupAnswers()

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
        let days = answers.days(of: id, in: language, version: reading.version, at: moment) {
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

/// What was answered lately.
private final class PickupAnswers: Sendable {
    private struct Key: Hashable {
        let restaurant: RestaurantID
        let language: Language
    }

    private struct Entry {
        let days: JSONValue
        let version: Int
        let minute: Int64
    }

    private let entries = Mutex<[Key: Entry]>([:])

    /// - Parameters:
    ///   - version: the version of what the house publishes.
    ///   - now: the present time.
    func days(
        of restaurant: RestaurantID,
        in language: Language,
        version: Int,
        at now: Timestamp,
        _ find: () -> JSONValue
    ) -> JSONValue {
        let key = Key(restaurant: restaurant, language: language)
        let minute = now.seconds / 60
        let known = entries.withLock { $0[key] }
        if let known, known.version == version, known.minute == minute { return known.days }
        let days = find()
        entries.withLock { $0[key] = Entry(days: days, version: version, minute: minute) }
        return days
    }
}
