/// The settings of the order intake. Source: commands.md, the keys of `mcorderd`.
package struct IntakeSettings: Hashable, Sendable {
    /// What happens to an order whose prices differ from the restaurant's current prices.
    package enum PricePolicy: String, CaseIterable, Sendable {
        /// A price that was in force within ``IntakeSettings/priceGrace`` is charged as shown; any other
        /// price is replaced by the current one.
        case honour
        /// The current price is always charged.
        case reprice
        /// The order is rejected.
        case reject
    }

    /// The time between two scans of the drop folder.
    package var poll: Duration = .seconds(2)
    /// How long an unreadable file must stay unchanged before it is judged; with zero it is judged at once.
    package var settle: Duration = .seconds(30)
    /// How long a decided file stays in the folder if the loss of the server may lose its decision.
    package var unlinkAfter: Duration = .seconds(30)
    /// How long ago an order may have been placed; zero means no limit.
    package var maxAge: Duration = .seconds(86_400)
    /// How far ahead of the daemon's clock an order may have been placed.
    package var maxAhead: Duration = .seconds(600)
    /// How long after the time that it states a notice may wait for its order.
    package var noticeWait: Duration = .seconds(86_400)
    /// The most open orders that a device may have; zero means no limit. Trusted devices are exempt.
    package var maxOpenPerDevice = 5
    /// The number of no-shows after which a device is blacklisted automatically; zero means never.
    package var blacklistAfterNoShows = 0
    /// The days for which a device is blacklisted automatically; zero means without an end.
    package var blacklistDays = 90
    /// The bytes kept free on the disk of the queue; with zero, orders are taken in until the disk is full.
    package var minFree: Int64 = 256 << 20
    /// What happens to an order whose prices differ from the current ones.
    package var pricePolicy = PricePolicy.honour
    /// How long a price that was in force is still charged, under ``PricePolicy/honour``.
    package var priceGrace: Duration = .seconds(7200)
    /// The restaurants that this daemon serves; `nil` means all restaurants of the catalogue.
    package var restaurants: Set<RestaurantID>?
    /// How long after the intake received it an order that is still open becomes *expired*; zero means never.
    package var expireAfter: Duration = .seconds(86_400)
    /// How long a receipt is kept after its last change.
    package var keepReceipts: Duration = .seconds(172_800)
    /// The rules about orders that wait for their customers.
    package var presence = PresenceRules()
    /// How long after the intake received it an order that still waits for its customer becomes *expired*;
    /// zero means never.
    package var expireWaiting: Duration = .seconds(7200)
    /// The address of the customers' pages; `nil` if the restaurants take no orders of a storefront.
    package var storefront: WebOrigin?

    /// Whether orders and notices without signature are taken in.
    package var signatures = SignaturePolicy.optional
    /// Whether customers of a house with identity seal, and whether plain orders and notices are taken in.
    package var sealing = SealingPolicy.optional

    /// How long stored data is kept.
    package var retention = Retention()

    /// Creates the default settings.
    package init() {}

    /// How long something replaced stays valid, because orders may be on their way. Source: format.md, *House
    /// id*, *Seal keys*.
    package var formerValidity: Duration { maxAge > .zero ? maxAge : .seconds(30 * 86_400) }

    /// Whether this daemon takes in orders for that restaurant.
    package func serves(_ restaurant: RestaurantID) -> Bool {
        restaurants?.contains(restaurant) ?? true
    }
}
