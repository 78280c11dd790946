import McOrderModel
import Synchronization

/// The kitchens that had no time for further orders a moment ago. Their plans are not read for each order of
/// a backlog, which would cost more than deciding it. Kept in memory: it only delays promises.
final class FullKitchens: Sendable {
    /// How long no further order is tried. The daemon's round tries again after half a minute.
    private static let pause = Duration.seconds(5)

    private let until = Mutex<[RestaurantID: Timestamp]>([:])

    func add(_ restaurants: Set<RestaurantID>, at now: Timestamp) {
        guard !restaurants.isEmpty else { return }
        until.withLock { until in
            for restaurant in restaurants { until[restaurant] = now + Self.pause }
        }
    }

    func contains(_ restaurant: RestaurantID, at now: Timestamp) -> Bool {
        until.withLock { until in
            // A clock that was set back ends the pause too.
            until[restaurant].map { now < $0 && $0 - now <= Self.pause } ?? false
        }
    }
}
