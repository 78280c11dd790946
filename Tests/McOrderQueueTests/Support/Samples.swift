import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// Noon in UTC of a day in November 2026.
let noon = Timestamp(seconds: 1_795_176_000)

/// The time this many minutes after noon.
func at(_ minutes: Int) -> Timestamp { noon + .seconds(60 * minutes) }

/// A restaurant with this id and a name derived from it.
func restaurant(_ id: String = "garbera") throws -> Restaurant {
    Restaurant(
        id: RestaurantID(id),
        name: "McDonald's \(id)",
        address: "",
        phone: "",
        latitude: 43.3,
        longitude: -1.9,
        zone: try #require(RestaurantZone(identifier: "Europe/Madrid")),
        image: nil,
        prices: [:],
        menuPrices: [:],
        notSold: [],
        optionPrices: [:],
        hours: nil,
        services: [],
        stations: [],
        packaging: nil,
        dayStart: 300
    )
}

/// The device with this index.
func device(_ index: UInt8 = 1) throws -> DeviceID {
    try #require(DeviceID(bytes: [UInt8](repeating: 0, count: 15) + [index]))
}

/// A valid order number; the test fails if it is not valid.
func number(_ value: Int) throws -> OrderNumber { try #require(OrderNumber(value)) }

/// An order with a coffee and a menu, or with the given lines.
func order(
    _ value: Int = 9,
    from index: UInt8 = 1,
    named name: String = "iPhone4 de Beris",
    for place: String = "garbera",
    comment: String = "sin hielo",
    placedAt: Timestamp = noon,
    lines: [OrderLine] = [
        OrderLine(name: "Espresso", price: Money(cents: 120)),
        OrderLine(name: "(G) BigMac + Coca Cola + Deluxe", price: Money(cents: 675)),
    ]
) throws -> Order {
    let place = try restaurant(place)
    return try Order(
        restaurant: place.name,
        placedAt: place.zone.civilTime(at: placedAt),
        deviceName: name,
        device: device(index),
        number: number(value),
        comment: comment,
        lines: lines
    )
}

extension OrderEdit {
    /// The addition of what a text names in a catalogue, or of something that no catalogue has.
    static func adding(_ text: String, _ cents: Int, in catalogue: Catalogue? = nil) -> OrderEdit {
        let item =
            catalogue.flatMap { LineResolver($0).item(text) }
            ?? .product(TicketItem.Part(id: ProductID("none"), name: text))
        return .add(AddedItem(item, text: text, price: Money(cents: cents)))
    }
}

extension QueuedOrder {
    /// The first line of this text that is charged, or a line that the order does not have.
    func line(_ text: String) -> OrderedLine {
        keptLines.first { $0.text == text }
            ?? OrderedLine(id: 0, text: text, price: .zero, shownPrice: .zero)
    }

    var coffee: OrderedLine { line("Espresso") }
}

/// What is stored with a line of these products.
func details(of products: Set<ProductID>) -> LineDetails? {
    let parts = products.map { #"{"id":"\#($0)","name":"\#($0)","cents":1,"rank":0}"# }
    return parts.isEmpty
        ? nil : LineDetails(stored: #"{"cents":1,"parts":[\#(parts.joined(separator: ","))]}"#)
}

/// A file with this order, which no rule refuses.
///
/// - Parameters:
///   - charged: one price for each line; `nil` means the prices that the customer was shown.
///   - products: the products of the first line.
func incoming(
    _ order: Order,
    for place: String = "garbera",
    placedAt: Timestamp = noon,
    receivedAt: Timestamp = at(1),
    charged: [Money]? = nil,
    products: Set<ProductID> = [],
    details: OrderDetails = OrderDetails()
) throws -> IncomingFile {
    let priced = PricedOrder(
        order: order,
        restaurant: try restaurant(place),
        placedAt: placedAt,
        lines: order.lines.enumerated().map { index, line in
            let stored = index == 0 ? McOrderQueueTests.details(of: products) : nil
            return PricedOrder.Line(line, price: charged?[index] ?? line.price, details: stored)
        },
        details: details
    )
    return IncomingFile(
        kind: .order,
        file: order.fileName,
        receivedAt: receivedAt,
        raw: order.json,
        size: Int64(order.json.count),
        identity: order.identity,
        key: .order(order),
        verdict: .acceptable(priced)
    )
}

/// A file with this order, which a rule refuses.
func refused(_ order: Order, _ reason: RejectionReason, receivedAt: Timestamp = at(1)) -> IncomingFile {
    IncomingFile(
        kind: .order,
        file: order.fileName,
        receivedAt: receivedAt,
        raw: order.json,
        size: Int64(order.json.count),
        identity: order.identity,
        key: .order(order),
        verdict: .rejected(reason, restaurant: order.restaurant)
    )
}

/// A file with bytes that are not an order or not a notice.
func refused(
    bytes: [UInt8],
    as kind: DropKind = .order,
    _ reason: RejectionReason = .notUTF8,
    receivedAt: Timestamp = at(1)
) -> IncomingFile {
    IncomingFile(
        kind: kind,
        file: kind == .order ? "order.json" : "order.notice",
        receivedAt: receivedAt,
        raw: bytes,
        size: Int64(bytes.count),
        identity: nil,
        key: .file(bytes),
        verdict: .rejected(reason, restaurant: nil)
    )
}

func notice(
    _ kind: Notice.Kind,
    _ value: Int = 9,
    from index: UInt8 = 1,
    sentAt: Timestamp = at(2)
) throws -> Notice {
    Notice(kind, of: OrderIdentity(device: try device(index), number: try number(value)), at: sentAt)
}

/// A file with this notice.
func incoming(
    _ notice: Notice,
    receivedAt: Timestamp = at(5),
    orElse reason: RejectionReason? = nil
) -> IncomingFile {
    IncomingFile(
        kind: .notice,
        file: notice.fileName(deviceName: "iPhone4 de Beris"),
        receivedAt: receivedAt,
        raw: notice.json,
        size: Int64(notice.json.count),
        identity: notice.identity,
        key: .notice(notice),
        verdict: .notice(notice, orElse: reason)
    )
}

/// A catalogue of these restaurants without products.
func publication(_ ids: [String], at time: Timestamp) throws -> PublishedCatalogue {
    let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
    return PublishedCatalogue(
        Catalogue(
            company: Company(name: "McDonald's", website: "", currency: "EUR", zone: zone, taxes: nil),
            categories: [],
            products: [],
            menus: Menus(category: CategoryID("menus"), sandwiches: [], drinks: [], sides: []),
            optionGroups: [],
            restaurants: try ids.map { try restaurant($0) },
            offers: [],
            planned: []
        ),
        publishedAt: time
    )
}
