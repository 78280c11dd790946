/// A restaurant that does not take an order now, and when it will.
public struct NotNow: Hashable, Sendable {
    /// The restaurant's name.
    public let restaurant: String
    /// Its time zone, in which ``until`` is to be read.
    public let zone: RestaurantZone
    /// When it will take the order; `nil` when nobody knows.
    public let until: Timestamp?

    init(_ restaurant: Restaurant, until: Timestamp?) {
        self.restaurant = restaurant.name
        zone = restaurant.zone
        self.until = until
    }
}

/// A line of a ticket with something that is sold out.
public struct SoldOutLine: Hashable, Sendable {
    /// Its place on the ticket, counted from 1.
    public let line: Int
    /// The text of the line.
    public let name: String
    /// The names of what is sold out: the product, or parts of the menu.
    public let products: [String]
    /// Until when all of them are.
    public let until: Timestamp
}
