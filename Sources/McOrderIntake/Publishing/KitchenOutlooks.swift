import McOrderModel
import McOrderQueue

/// What the kitchens could still make, for publishing. It is read again after a change of the queue, though not
/// more often than every few seconds, and as time goes on.
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

    private var usual: (orders: [RestaurantID: UsualOrder], at: Timestamp, catalogue: String)?
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
        let usual = try usualOrders(places, from: view, at: now)
        let outlooks = try view.blocking {
            try $0.kitchenOutlooks(places.kitchens, of: places.restaurants, usual: usual, now: now)
        }
        last = (outlooks, now, queue, places.version)
        return outlooks
    }

    private mutating func usualOrders(
        _ places: Places,
        from view: QueueView,
        at now: Timestamp
    ) throws(QueueError) -> [RestaurantID: UsualOrder] {
        if let usual, usual.catalogue == places.version, (.zero..<Self.habit).contains(now - usual.at) {
            return usual.orders
        }
        let orders = try view.blocking { try $0.usualOrders(places.kitchens) }
        usual = (orders, now, places.version)
        return orders
    }
}
