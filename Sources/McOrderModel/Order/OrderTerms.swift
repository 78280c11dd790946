/// What an order states beside its lines: how it is handed over, and what its prices depend on.
///
/// Source: format.md, *Extensions*.
public struct OrderTerms: Hashable, Sendable {
    /// The restaurant's service; `nil` means its first.
    public var service: ServiceID?
    /// The table, 1 to 32 characters; `nil` without a table.
    public var table: String?
    /// The coupon that the customer gave, 1 to 32 characters.
    public var coupon: String?
    /// The offers by which the prices of the lines are reduced.
    package var offers: [OfferID] = []
    /// The version of the catalogue with which the order was made.
    package var catalogue: String?
    /// The program that made the order, if it is ``storefront``; other values are ignored.
    package var channel: String?
    /// When the customer wishes to collect the order, `dd-MM-yyyy HH:mm` on the restaurant's clocks; `nil`
    /// for as soon as possible. Any other text is a wish that no restaurant fulfils.
    public var pickup: String?
    /// The text of a ``PresenceProof``. One that is none proves nothing.
    package var presence: String?

    /// How the customer wishes to pay, if it is ``ahead``; other values are ignored.
    public var pay: String?

    /// The value of ``pay`` for an order that is paid ahead.
    public static let ahead = "ahead"
    /// The value of ``channel`` for an order of the customers' pages.
    package static let storefront = "storefront"

    /// Creates the terms of an order.
    public init(service: ServiceID? = nil, table: String? = nil, coupon: String? = nil) {
        self.service = service
        self.table = table
        self.coupon = coupon
    }

    /// Whether offers may reduce the prices of the lines. Without this, the lines have their full prices.
    package var usesOffers: Bool { !offers.isEmpty || coupon != nil }

    /// What the customer chose, without what the program adds.
    package var chosen: OrderTerms {
        var terms = OrderTerms(service: service, table: table, coupon: coupon)
        terms.pickup = pickup
        terms.pay = pay
        return terms
    }

    /// The wished time, if ``pickup`` is one.
    package var pickupTime: CivilTime? { pickup.flatMap { CivilTime(pickup: $0) } }

    /// Whether they are those of an order without extensions.
    package var isEmpty: Bool { self == OrderTerms() }
}

extension OrderTerms {
    private enum Key: String, CaseIterable {
        case service, table, coupon, offers, catalogue, channel, presence, pickup, pay

        /// Whether version 0.2 knows the name. It hashes `more` only if it has one that it knows, and all
        /// versions must agree. So a program that writes another member also writes `catalogue`.
        var changesHash: Bool {
            switch self {
            case .service, .table, .coupon, .offers, .catalogue: true
            case .channel, .presence, .pickup, .pay: false
            }
        }
    }

    /// The members of `more`.
    var json: JSONValue {
        [
            Key.service.rawValue: service, Key.table.rawValue: table, Key.coupon.rawValue: coupon,
            Key.offers.rawValue: offers.nonEmpty, Key.catalogue.rawValue: catalogue,
            Key.channel.rawValue: channel, Key.presence.rawValue: presence, Key.pickup.rawValue: pickup,
            Key.pay.rawValue: pay,
        ]
    }

    /// Whether `more` has a member that changes the content hash of an unsigned order.
    static func changeHash(_ more: JSONValue) -> Bool {
        Key.allCases.contains { $0.changesHash && more.member($0.rawValue) != nil }
    }

    /// Reads the members of `more`.
    ///
    /// - Throws: ``OrderError/wrongShape(path:)`` for a member of another kind or length.
    init(_ more: JSONValue) throws(OrderError) {
        func text(_ value: JSONValue?, _ rule: TextRule, _ path: String) throws(OrderError) -> String? {
            guard let value else { return nil }
            guard let text = value.text, rule.allows(text) else {
                throw .wrongShape(path: "[7].more.\(path)")
            }
            return text
        }
        func member(_ key: Key, _ rule: TextRule) throws(OrderError) -> String? {
            try text(more.member(key.rawValue), rule, key.rawValue)
        }
        service = try member(.service, .name).map { ServiceID($0) }
        table = try member(.table, .coupon)
        coupon = try member(.coupon, .coupon)
        catalogue = try member(.catalogue, .name)
        channel = try member(.channel, .name)
        presence = try member(.presence, .note)
        pickup = try member(.pickup, .coupon)
        pay = try member(.pay, .name)
        guard let list = more.member(Key.offers.rawValue) else { return }
        guard let elements = list.elements, elements.count <= Order.lineCount.upperBound else {
            throw .wrongShape(path: "[7].more.offers")
        }
        for (index, element) in elements.enumerated() {
            if let id = try text(element, .name, "offers[\(index)]") { offers.append(OfferID(id)) }
        }
    }
}
