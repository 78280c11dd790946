/// How a restaurant wants its orders taken in. Source: commands.md, the keys of `mcorderd`.
package struct IntakeSettings: Hashable, Sendable {
    /// What becomes of an order whose prices are not the restaurant's of today.
    package enum PricePolicy: String, CaseIterable, Sendable {
        /// A price that was in force a short while ago stands, any other is charged as today.
        case honour
        /// Today's price always.
        case reprice
        /// The order is refused.
        case reject
    }

    /// The time between two scans of the folder.
    package var poll: Duration = .seconds(2)
    /// How long an unreadable file must stay the same before it is judged; zero judges at once.
    package var settle: Duration = .seconds(30)
    /// How long ago an order may have been placed; zero knows no limit.
    package var maxAge: Duration = .seconds(86_400)
    /// How far ahead of our clock an order may have been placed.
    package var maxAhead: Duration = .seconds(600)
    /// How long after it was said a notice may wait for its order.
    package var noticeWait: Duration = .seconds(86_400)
    /// How many open orders a device may have, those of trusted devices excepted; zero knows no limit.
    package var maxOpenPerDevice = 5
    /// After how many no-shows a device is blacklisted by itself; zero never.
    package var blacklistAfterNoShows = 0
    /// For how many days a device is blacklisted by itself; zero for ever.
    package var blacklistDays = 90
    /// The bytes that are left free on the disk of the queue; zero takes orders in until it is full.
    package var minFree: Int64 = 256 << 20
    /// What becomes of other prices.
    package var pricePolicy = PricePolicy.honour
    /// How long a price stands that was in force, under ``PricePolicy/honour``.
    package var priceGrace: Duration = .seconds(7200)
    /// The restaurants served here; `nil` serves all of the catalogue's.
    package var restaurants: Set<RestaurantID>?
    /// How long after its receipt a forgotten order becomes *expired*; zero never.
    package var expireAfter: Duration = .seconds(86_400)
    /// How long a receipt is kept after its last change.
    package var keepReceipts: Duration = .seconds(172_800)

    /// How long what is kept.
    package var retention = Retention()

    /// The defaults.
    package init() {}

    /// Whether orders for that restaurant are taken in here.
    package func serves(_ restaurant: RestaurantID) -> Bool {
        restaurants?.contains(restaurant) ?? true
    }
}
