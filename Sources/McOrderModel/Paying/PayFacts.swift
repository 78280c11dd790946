/// What a queue knows about payments that are held, for decisions about orders. ``Decider`` takes it as
/// input.
package struct PayFacts: Sendable {
    /// The most payments of a restaurant, and of a device, that wait for a card.
    static let openAtRestaurant = 20
    static let openOfDevice = 1
    /// The most payments of a device within a day.
    static let ofDeviceInDay = 3
    /// For how long the provider's last answer lets customers begin to pay.
    package static let freshness = Duration.seconds(300)

    /// `nil` if the house does not take payments ahead.
    package var terms: PayTerms?
    /// When the provider answered last.
    package var answeredAt: Timestamp?
    /// Until when new devices are shut out because too many cards were declined.
    package var shutUntil: Timestamp?
    /// The payments of each restaurant that wait for a card.
    package var open: [RestaurantID: Int] = [:]
    /// The payments of each device that wait for a card, and all those of the last day.
    package var ofDevices: [DeviceID: (open: Int, inDay: Int)] = [:]

    package init() {}

    /// Counts a payment that waits for a card from now on.
    mutating func countOpen(of device: DeviceID, at restaurant: RestaurantID) {
        open[restaurant, default: 0] += 1
        let (count, inDay) = ofDevices[device] ?? (0, 0)
        ofDevices[device] = (count + 1, inDay + 1)
    }
}
