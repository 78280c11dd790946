/// A restaurant that does not accept an order now, and when it will.
public struct NotNow: Hashable, Sendable {
    /// The restaurant's name.
    public let restaurant: String
    /// The restaurant's time zone, in which ``until`` is shown.
    public let zone: RestaurantZone
    /// When the restaurant accepts the order; `nil` if that is not known.
    public let until: Timestamp?

    init(_ restaurant: Restaurant, until: Timestamp?) {
        self.restaurant = restaurant.name
        zone = restaurant.zone
        self.until = until
    }
}

/// A line of a ticket of which a product is sold out.
public struct SoldOutLine: Hashable, Sendable {
    /// The line's position on the ticket, counted from 1.
    public let line: Int
    /// The text of the line.
    public let name: String
    /// The names of the sold-out products: the product, or parts of the menu.
    public let products: [String]
    /// When all of them are available again.
    public let until: Timestamp
}
