import Testing

@testable import McOrderModel

/// An order of the sample bar, from the customer's quote on, and its changes at the till as the queue stores
/// them.
struct SampleSale {
    /// Friday, 20 November 2026, 09:00 in Madrid.
    static let morning = Timestamp(seconds: 1_795_161_600)
    static let evening = Timestamp(seconds: 1_795_161_600 + 10 * 3600)

    let catalogues: OrderCatalogues
    let restaurant: Restaurant
    private(set) var order: QueuedOrder
    private(set) var now: Timestamp

    /// The order as the restaurant charges it. The customer's program computed the same prices.
    init(
        _ lines: [String],
        _ terms: OrderTerms = OrderTerms(),
        at now: Timestamp = morning,
        in catalogue: Catalogue,
        current: Catalogue? = nil
    ) throws {
        let restaurant = catalogue.restaurants[0]
        self.restaurant = restaurant
        self.now = now
        catalogues = OrderCatalogues(received: catalogue, current: current ?? catalogue)
        let list = PriceList(catalogue, at: restaurant, service: terms.service)
        let offered = OfferedPrices(
            try lines.map { try list.content(of: $0) },
            offers: catalogue.offers(at: restaurant, now, coupon: terms.coupon)
        )
        var terms = terms
        terms.offers = offered.used.map(\.id)
        let sent = try Order(
            restaurant: restaurant.name,
            placedAt: restaurant.zone.civilTime(at: now),
            deviceName: "x",
            device: try #require(DeviceID(bytes: [UInt8](repeating: 1, count: 16))),
            number: try #require(OrderNumber(1)),
            comment: "",
            lines: zip(lines, offered.prices).map { OrderLine(name: $0, price: $1) },
            terms: terms
        )
        let charge = try PriceBook(catalogue, past: []).charge(
            sent,
            at: restaurant,
            PriceBook.Comparison(receivedAt: now, policy: .reject, grace: .zero)
        )
        let lines = charge.lines.enumerated().map { index, line in
            OrderedLine(
                id: index + 1,
                text: line.text,
                price: line.price,
                shownPrice: line.shownPrice,
                details: line.details
            )
        }
        order = Self.queued(lines, charge.details, state: .received, restaurant, now)
    }

    private static func queued(
        _ lines: [OrderedLine],
        _ details: AgreedTerms,
        state: OrderState,
        _ restaurant: Restaurant,
        _ receivedAt: Timestamp
    ) -> QueuedOrder {
        QueuedOrder(
            id: 1,
            revision: 1,
            restaurantID: restaurant.id,
            restaurant: restaurant.name,
            code: "1-001",
            number: 1,
            udid: "",
            deviceName: "x",
            state: state,
            placedAt: receivedAt,
            receivedAt: receivedAt,
            arrivedAt: nil,
            comment: "",
            lines: lines,
            note: nil,
            total: lines.filter(\.isKept).map(\.price).total(),
            shownTotal: lines.compactMap(\.shownPrice).total(),
            isRepriced: false,
            details: details
        )
    }

    private mutating func replace(
        _ lines: [OrderedLine]? = nil,
        _ details: AgreedTerms? = nil,
        state: OrderState? = nil
    ) {
        order = Self.queued(
            lines ?? order.lines,
            details ?? order.details,
            state: state ?? order.state,
            restaurant,
            order.receivedAt
        )
    }

    mutating func wait(_ duration: Duration) { now = now + duration }

    /// Changes the order at the till.
    mutating func edit(_ edit: OrderEdit, agreed: Money? = nil) throws(EditedOrder.Failure) {
        let edited = try order.edited(by: edit, at: now, catalogues, agreed: agreed)
        let change = OrderedLine.Change(event: Int64(order.lines.count), by: "till")
        let kept = order.lines.map { line in
            let new = edited.kept[line.id]
            return OrderedLine(
                id: line.id,
                text: line.text,
                price: new?.price ?? line.price,
                shownPrice: line.shownPrice,
                details: new.map(\.details) ?? line.details,
                added: line.added,
                struck: edited.struck.contains(line.id) ? change : line.struck
            )
        }
        let added = edited.added.enumerated().map { index, line in
            OrderedLine(
                id: kept.count + 1 + index,
                text: line.text,
                price: line.price,
                shownPrice: nil,
                details: line.details,
                added: change
            )
        }
        replace(kept + added, edited.details)
    }

    mutating func strike(_ index: Int) throws(EditedOrder.Failure) {
        try edit(.strike(order.keptLines[index]))
    }

    mutating func add(_ name: String) throws(EditedOrder.Failure) {
        let catalogue = catalogues.current ?? catalogues.received
        let item =
            catalogue.flatMap { LineResolver($0).item(name) }
            ?? .product(.init(id: ProductID("gone"), name: name))
        try edit(.add(OrderEdit.AddedItem(item, text: name, price: Money(cents: 1))))
    }

    mutating func move(to service: String, agreed: Money? = nil) throws(EditedOrder.Failure) {
        guard let service = restaurant.service(ServiceID(service)) else { return }
        try edit(.service(AgreedTerms.Service(service)), agreed: agreed)
    }

    /// Leaves the order as a version stored it that named offers in the order only.
    mutating func removeLineDetails() {
        replace(
            order.lines.map {
                OrderedLine(
                    id: $0.id,
                    text: $0.text,
                    price: $0.price,
                    shownPrice: $0.shownPrice,
                    added: $0.added,
                    struck: $0.struck
                )
            }
        )
    }

    mutating func collect() { replace(state: .collected) }

    var lines: [OrderedLine] { order.keptLines }

    var prices: [Int] { lines.map(\.price.cents) }

    /// The offers in use with what they saved, in cents.
    var saved: [String: Int] {
        Dictionary(uniqueKeysWithValues: order.details.offers.map { ($0.id.description, $0.saved.cents) })
    }
}
