/// What a refusal that passes is about: what is missing, and when it will be otherwise.
public struct ReasonDetail: Hashable, Sendable {
    /// The names of the products that are sold out.
    public let products: [String]
    /// When the restaurant opens or goes on, or has it again; `nil` when nobody knows.
    public let until: Timestamp?
    /// The restaurant's time zone, in which ``until`` is to be read.
    public let zone: RestaurantZone?

    /// Nothing more than the reason says.
    public static let none = ReasonDetail()

    /// Those products, until then.
    package init(products: [String] = [], until: Timestamp? = nil, zone: RestaurantZone? = nil) {
        self.products = products
        self.until = until
        self.zone = zone
    }

    /// The members that a receipt's reason has for it; none where there is nothing to say.
    var members: [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        if !products.isEmpty {
            members.append(JSONValue.Member("products", .array(products.map { .string($0) })))
        }
        if let until { members.append(JSONValue.Member("until", .string(until.description))) }
        if let zone, until != nil { members.append(JSONValue.Member("timeZone", .string(zone.identifier))) }
        return members
    }

    /// Reads it from a receipt's reason; what makes no sense there is left out, the reason standing without.
    init(_ reason: JSONValue) {
        products = (reason.member("products")?.elements ?? []).compactMap(\.text)
        let until = reason.member("until")?.text.flatMap { Timestamp($0) }
        self.until = until
        // Without a time that can be read there is nothing to read in it.
        zone = until.flatMap { _ in reason.member("timeZone")?.text.flatMap { RestaurantZone(identifier: $0) }
        }
    }
}
