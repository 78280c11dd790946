/// What a till shows beside the open orders: the restaurants, and the counts of the day so far.
package struct CounterDay: Hashable, Sendable {
    /// The restaurants of the catalogue that was published last, in its order.
    package var restaurants: [KnownRestaurant] = []
    /// The version of that catalogue.
    package var catalogueVersion: String?
    /// The number of orders collected since the day began whose service time is known.
    package var served = 0
    /// The average service time: from the arrival, or else from the first change to *preparing*,
    /// to collection. `nil` without such orders.
    package var meanService: Duration?
    /// The number of files rejected since the day began, without those of blacklisted devices.
    package var refused = 0
    /// The number of files of blacklisted devices rejected since the day began.
    package var blacklisted = 0
    /// The codes of the orders that their customers cancelled since the day began, by id; at most the last
    /// hundred.
    package var cancelledByCustomers: [Int64: String] = [:]
    /// The orders placed since half a day before the day began that are cancelled, or for which nobody came;
    /// at most the last hundred.
    package var calledOff: [QueuedOrder] = []
    /// Whether a browser is paired for the kitchen.
    package var hasKitchenScreen = false
    /// The printers, and what did not come on paper.
    package var printing = PrintingState.none

    /// How much longer than usual a small order takes that comes now, as of a few seconds ago; `nil` for
    /// several restaurants, or where nobody knows.
    package var kitchenDelay: Duration?

    /// A day about which nothing is known.
    package static let unknown = CounterDay()

    package init() {}
}
