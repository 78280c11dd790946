import McOrderModel
import McOrderQueue

/// What the kitchens could still make, for publishing. It is read again after a change of the queue, though
/// not more often than every few seconds, and as time goes on.
struct KitchenOutlooks {
    /// The shortest time between two readings: a rush of orders needs one.
    private static let rest = Duration.seconds(5)
    /// The time after which works have moved without a change of the queue.
    private static let drift = Duration.seconds(30)
    /// The time after which another order may be the usual one.
    private static let habit = Duration.seconds(300)

    /// The restaurants with the kitchens that the daemon plans.
    struct Places: Sendable {
        let kitchens: Kitchens
        let restaurants: [Restaurant]
        /// The version of the catalogue that both are from.
        let version: String
    }

    /// So many restaurants get another usual order at a time: a chain has hundreds, and others read the queue
    /// too.
    private static let share = 4

    private var usual: [RestaurantID: (order: UsualOrder, at: Timestamp)] = [:]
    private var last:
        (outlooks: [RestaurantID: KitchenOutlook], at: Timestamp, queue: Int, catalogue: String)?

    /// What the kitchens could still make at a moment, or could a few seconds before.
    ///
    /// - Parameters:
    ///   - places: `nil` while the clock is in doubt: then nothing is said.
    ///   - queue: the version of the queue's content.
    mutating func read(
        _ places: Places?,
        from view: QueueView,
        version queue: Int,
        at now: Timestamp
    ) throws(QueueError) -> [RestaurantID: KitchenOutlook] {
        guard let places else { return [:] }
        if let last, last.catalogue == places.version {
            let age = now - last.at
            let limit = last.queue == queue ? Self.drift : Self.rest
            if (.zero..<limit).contains(age) { return last.outlooks }
        }
        if last?.catalogue != places.version { usual = [:] }
        try findUsualOrders(places, from: view, at: now)
        let orders = usual.mapValues(\.order)
        let outlooks = try view.blocking {
            try $0.kitchenOutlooks(places.kitchens, of: places.restaurants, usual: orders, now: now)
        }
        last = (outlooks, now, queue, places.version)
        return outlooks
    }

    private mutating func findUsualOrders(
        _ places: Places,
        from view: QueueView,
        at now: Timestamp
    ) throws(QueueError) {
        let old = places.kitchens.restaurants.filter { restaurant in
            usual[restaurant].map { !(.zero..<Self.habit).contains(now - $0.at) } ?? true
        }
        func since(_ restaurant: RestaurantID) -> Int64 { usual[restaurant]?.at.seconds ?? .min }
        for restaurant in old.sorted(by: { since($0) < since($1) }).prefix(Self.share) {
            guard let duties = places.kitchens[restaurant] else { continue }
            let order = try view.blocking { try $0.usualOrder(at: restaurant, duties) }
            usual[restaurant] = (order, now)
        }
    }
}
