import CounterTesting
import McOrderCounter
import McOrderModel

/// Fictitious orders of Garbera, as in a counter's snapshot.
enum WebSamples {
    static let hostile = "<script>alert('\"&')</script>"

    static func line(_ text: String, _ cents: Int) -> OrderedLine { OrderedLine(text, cents) }

    /// What is stored with a BigMac with options.
    static func details(options: String) -> LineTerms? {
        LineTerms(
            stored: """
                {"cents":475,"parts":[{"id":"bigmac","name":"BigMac","cents":395,"rank":3,"allergens":[],
                "options":\(options)}]}
                """
        )
    }

    static func order(
        _ id: Int64,
        _ code: String,
        _ state: OrderState = .received,
        device: String = "iPhone4 de Beris",
        placed secondsAgo: Int64 = 300,
        arrived arrivedAgo: Int64? = nil,
        comment: String? = nil,
        lines: [OrderedLine] = [line("Espresso", 120)],
        struck: [OrderedLine] = [],
        note: String? = nil,
        payment: RecordedPayment? = nil,
        standing: DeviceStanding? = nil,
        hasNamesake: Bool = false,
        waits: Bool = false
    ) -> QueuedOrder {
        var kitchen = KitchenRecord()
        kitchen.lastEvent = 2
        if state == .ready { kitchen.ready = KitchenRecord.Done(at: Samples.now - .seconds(60), event: 2) }
        let total = Money(cents: lines.reduce(0) { $0 + $1.price.cents })
        return QueuedOrder(
            id: id,
            revision: 3,
            restaurantID: RestaurantID("garbera"),
            restaurant: "Garbera",
            code: code,
            number: Int(code.prefix { $0 != "-" }) ?? 0,
            udid: "07070707-0707-0707-0707-070707070707",
            deviceName: device,
            state: state,
            placedAt: Samples.now - .seconds(secondsAgo),
            receivedAt: Samples.now - .seconds(secondsAgo - 1),
            arrivedAt: arrivedAgo.map { Samples.now - .seconds($0) },
            comment: comment,
            lines: (lines + struck).numbered,
            note: note,
            total: total,
            shownTotal: total,
            isRepriced: false,
            kitchen: kitchen,
            payment: payment,
            standing: standing,
            hasNamesake: hasNamesake,
            isPresenceRequired: waits
        )
    }

    static var orders: [QueuedOrder] {
        let options =
            #"[{"id":"cheese","name":"queso","count":2,"cents":50,"without":false},"#
            + #"{"id":"onion","name":"cebolla","count":1,"cents":0,"without":true}]"#
        let menu = line("(G) BigMac + Agua + Deluxe", 795)
        return [
            order(
                17,
                "417-624",
                .preparing,
                arrived: 250,
                comment: "Sin hielo, por favor",
                lines: [
                    menu, OrderedLine("BigMac [2× queso, cebolla]", 475, details: details(options: options)),
                ],
                struck: [OrderedLine("Espresso", 120, struckFor: "")],
                note: "Llamar"
            ),
            order(18, "9-311", .ready, arrived: 90),
            order(19, "501-002", device: hostile, arrived: 20, comment: hostile, lines: [line(hostile, 100)]),
            order(20, "733-118", device: "Tableta de Ane", placed: 30),
            order(21, "734-118", .preparing, device: "Un dispositivo con un nombre muy largo", placed: 400),
        ]
    }

    static func snapshot(
        _ orders: [QueuedOrder] = orders,
        assortment: Assortment? = nil,
        calledOff: [QueuedOrder] = [],
        hasKitchenScreen: Bool = false,
        kitchenDelay: Duration? = nil,
        feed: FeedHealth = FeedHealth(lastScanAt: Samples.now)
    ) throws -> CounterSnapshot {
        let catalogue = try Samples.catalogue()
        var day = CounterDay()
        (day.restaurants, day.refused) = ([try Samples.known()], 2)
        (day.calledOff, day.hasKitchenScreen) = (calledOff, hasKitchenScreen)
        day.kitchenDelay = kitchenDelay
        return CounterSnapshot(
            number: 1,
            of: RestaurantID("garbera"),
            entries: orders.filter(\.state.isOpen).map { OrderEntry($0) },
            day: day,
            currency: "EUR",
            assortment: assortment ?? Assortment(catalogue, at: RestaurantID("garbera"), day: .nothing),
            feed: feed
        )
    }
}
