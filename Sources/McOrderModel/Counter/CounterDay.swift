/// What a counter has to know beside its open orders: the restaurants, and how the day went so far.
package struct CounterDay: Hashable, Sendable {
    /// The restaurants of the catalogue that was published last, in its order.
    package var restaurants: [KnownRestaurant]
    /// The version of that catalogue.
    package var catalogueVersion: String?
    /// How many orders were collected since the day began of which the time of service is known.
    package var served: Int
    /// How long their service took on average, from arrival (else the first preparing) to collected.
    package var meanService: Duration?
    /// How many files were refused since the day began, those of blacklisted devices not counted.
    package var refused: Int
    /// How many files of blacklisted devices were refused since the day began.
    package var blacklisted: Int
    /// The codes of orders that their customers cancelled since the day began, by id; the last hundred.
    package var cancelledByCustomers: [Int64: String]

    /// Nothing is known.
    package static let unknown = CounterDay()

    /// A day of those values.
    package init(
        restaurants: [KnownRestaurant] = [],
        catalogueVersion: String? = nil,
        served: Int = 0,
        meanService: Duration? = nil,
        refused: Int = 0,
        blacklisted: Int = 0,
        cancelledByCustomers: [Int64: String] = [:]
    ) {
        self.restaurants = restaurants
        self.catalogueVersion = catalogueVersion
        self.served = served
        self.meanService = meanService
        self.refused = refused
        self.blacklisted = blacklisted
        self.cancelledByCustomers = cancelledByCustomers
    }
}
