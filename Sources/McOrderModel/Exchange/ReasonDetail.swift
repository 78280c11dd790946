/// Details of a rejection whose cause is temporary: which products are sold out, and when the cause ends.
public struct ReasonDetail: Hashable, Sendable {
    /// The names of the products that are sold out.
    public let products: [String]
    /// When the restaurant opens, ends its pause, or has the product again; `nil` if that is not known.
    public let until: Timestamp?
    /// For `slot-full`: the nearest times for which the order could be made, at most two.
    public let free: [Timestamp]
    /// The restaurant's time zone, in which the times are shown.
    public let zone: RestaurantZone?

    /// No details.
    public static let none = ReasonDetail()

    package init(
        products: [String] = [],
        until: Timestamp? = nil,
        free: [Timestamp] = [],
        zone: RestaurantZone? = nil
    ) {
        self.products = products
        self.free = free
        self.until = until
        self.zone = zone
    }

    /// The JSON members that these details add to a receipt's reason; empty if there are none.
    var json: JSONValue {
        [
            "products": products.nonEmpty, "until": until, "free": free.nonEmpty?.json,
            "timeZone": until == nil && free.isEmpty ? nil : zone?.identifier,
        ]
    }

    /// Reads the details from a receipt's reason. Invalid details are ignored; the reason is valid without
    /// them.
    init(_ reason: JSONValue) {
        products = (reason.member("products")?.elements ?? []).compactMap(\.text)
        let until = reason.member("until")?.text.flatMap { Timestamp($0) }
        self.until = until
        free = (reason.member("free")?.elements ?? []).prefix(2).compactMap {
            $0.text.flatMap { Timestamp($0) }
        }
        // Without a valid time a time zone has no use.
        let name = until == nil && free.isEmpty ? nil : reason.member("timeZone")?.text
        zone = name.flatMap { RestaurantZone(identifier: $0) }
    }
}
