import CounterTesting
import McOrderConsole
import McOrderModel
import McOrderText

@testable import McOrderCounter
@testable import TillProgram

/// Sample orders and snapshots of a counter, as the queue would return them.
struct Counter {
    static let now = Timestamp(seconds: 1_795_204_045)
    static let garbera = KnownRestaurant(
        id: RestaurantID("garbera"),
        name: "McDonald's Garbera",
        days: BusinessDays(zone: zone)
    )
    static let boulevard = KnownRestaurant(
        id: RestaurantID("boulevard"),
        name: "McDonald's Boulevard",
        days: BusinessDays(zone: zone)
    )
    /// Texts on the screens of these tests that come from no message.
    static let data = [
        // Restaurants, tills, devices and programs.
        "McDonald's Garbera", "McDonald's Boulevard", "caja", "till", "iPhone de Leire", "iPhone4 de Beris",
        "Pixel de Iñaki", "PDA 1", "Galaxy A52", "Móvil de Ane", "Ana María de las Mercedes", "Móvil de Jon",
        // Products.
        "BigMac", "Espresso", "Coca Cola Zero", "Lipton Ice", "Deluxe", "Helado de Cono", "Cerveza", "Agua",
        "Patatas Fritas", "Caja para Compartir", "Café con Leche", "Cappuccino", "Sundae de Caramelo",
        "Chocolate y Cacahuete", "McRoyal", "Cuarto de Libra con Queso", "McPollo", "CBO", "Big Tasty",
        "McFish", "McExtreme Bacon", "Nuggets", "Hamburguesa con Queso", "Pollo Burger",
        "Wrap de Pollo",
        // Texts that people typed, and the name of a key.
        "3 ketchups, por favor", "sin sal, 2 cubiertos", "teléfono nuevo", "todos los Santos",
        "se ha acabado", "Esc",
    ]

    private static var zone: RestaurantZone {
        guard let zone = RestaurantZone(identifier: "Europe/Madrid") else { fatalError("no Europe/Madrid") }
        return zone
    }

    /// An order that was placed that many seconds ago, whose customer may have arrived, and which was promised
    /// for a time.
    static func order(
        _ id: Int64,
        _ code: String = "9-624",
        device: String? = "iPhone4 de Beris",
        state: OrderState = .received,
        revision: Int = 1,
        placed: Int64 = 600,
        arrived: Int64? = nil,
        comment: String? = "",
        lines: [(name: String, cents: Int, shown: Int)] = [("Espresso", 120, 120)],
        added: [OrderedLine] = [],
        struck: [OrderedLine] = [],
        note: String? = nil,
        standing: DeviceStanding? = nil,
        hasNamesake: Bool = false,
        waits: Bool = false,
        readyIn: Int64? = nil
    ) -> QueuedOrder {
        let sent = lines.map { OrderedLine($0.name, $0.cents, shown: $0.shown) }
        return QueuedOrder(
            id: id,
            revision: revision,
            restaurantID: garbera.id,
            restaurant: garbera.name,
            code: code,
            number: Int(code.prefix { $0 != "-" }) ?? 0,
            udid: "975319E0-43ED-435F-AA81-0B4F051B3768",
            deviceName: device,
            state: state,
            placedAt: now - .seconds(placed),
            receivedAt: now - .seconds(placed - 4),
            arrivedAt: arrived.map { now - .seconds($0) },
            comment: comment,
            lines: (sent + added + struck).numbered,
            note: note,
            total: Money(cents: (sent + added).reduce(0) { $0 + $1.price.cents }),
            shownTotal: Money(cents: lines.reduce(0) { $0 + $1.shown }),
            isRepriced: lines.contains { $0.cents != $0.shown },
            standing: standing,
            hasNamesake: hasNamesake,
            isPresenceRequired: waits,
            readyAt: readyIn.map { now + .seconds($0) }
        )
    }

    /// An order with every detail that a screen can show.
    static let whole = order(
        1,
        arrived: 75,
        comment: "3 ketchups, por favor.",
        lines: [
            ("(G) BigMac + Lipton Ice + Deluxe", 675, 650), ("Espresso", 120, 120), ("Cerveza", 180, 180),
            ("Espresso", 120, 120),
        ]
    )

    /// Ten customers at the counter and others on the way.
    static let rush: [QueuedOrder] = {
        var orders = [whole]
        for index in 0..<9 { orders.append(customer(index)) }
        for index in 0..<6 { orders.append(traveller(index)) }
        return orders
    }()

    private static let names = ["Móvil de Ane", "Pixel de Iñaki", "PDA 1", "Galaxy A52", "iPhone de Leire"]
    private static let states: [OrderState] = [.received, .preparing, .received, .ready, .preparing]

    /// The order of a customer at the counter.
    private static func customer(_ index: Int) -> QueuedOrder {
        let place = Int64(index)
        let code = "\(3 * index + 12)-\(101 + index * 77)"
        return order(
            10 + place,
            code,
            device: names[index % 5],
            state: states[index % 5],
            placed: 1200 - place * 60,
            arrived: 260 - place * 28,
            lines: [("BigMac + Coca Cola + Patatas Fritas", 595, 595), ("Helado de Cono", 100, 100)]
        )
    }

    /// The order of a customer on the way.
    private static func traveller(_ index: Int) -> QueuedOrder {
        let place = Int64(index)
        let code = "\(index + 2)-\(900 - index * 31)"
        let lines = [(name: String, cents: Int, shown: Int)](
            repeating: ("Espresso", 120, 120),
            count: index + 1
        )
        return order(40 + place, code, device: names[index % 5], placed: 500 - place * 40, lines: lines)
    }

    /// A snapshot with those orders.
    static func snapshot(
        _ orders: [QueuedOrder],
        of restaurant: KnownRestaurant? = garbera,
        restaurants: [KnownRestaurant] = [garbera],
        assortment: Assortment = .unknown,
        hasKitchenScreen: Bool = false,
        kitchenDelay: Duration? = nil
    ) -> CounterSnapshot {
        var day = CounterDay()
        (day.restaurants, day.catalogueVersion) = (restaurants, "1")
        (day.served, day.meanService) = (41, .seconds(47))
        (day.refused, day.blacklisted, day.hasKitchenScreen) = (1, 2, hasKitchenScreen)
        day.kitchenDelay = kitchenDelay
        return CounterSnapshot(
            number: 1,
            of: restaurant?.id,
            entries: orders.map { OrderEntry($0) },
            day: day,
            currency: "EUR",
            assortment: assortment
        )
    }

    /// A screen with those orders, a second after the last scan.
    static func screen(
        _ orders: [QueuedOrder] = rush,
        language: Language = .spanish,
        size: ScreenSize = .usual,
        hasBell: Bool = true
    ) -> TillScreen {
        var screen = TillScreen(settings: .init(language: language, till: "caja 1", hasBell: hasBell))
        _ = screen.update(.resized(size))
        _ = screen.update(.message(.tick(now, FeedHealth(lastScanAt: now - .seconds(1)))))
        _ = screen.update(.message(.snapshot(snapshot(orders, of: nil))))
        _ = screen.update(.message(.snapshot(snapshot(orders))))
        return screen
    }
}

extension QueuedOrder {
    /// The order after that many changes.
    func with(revision: Int) -> QueuedOrder { with(revision: revision, payment: payment) }

    /// The order after it was paid.
    func paid(_ kind: Payment) -> QueuedOrder {
        let payment = RecordedPayment(kind: kind, amount: total, by: "caja", at: receivedAt, event: 9)
        return with(revision: revision + 1, payment: payment)
    }

    private func with(revision: Int, payment: RecordedPayment?) -> QueuedOrder {
        QueuedOrder(
            id: id,
            revision: revision,
            restaurantID: restaurantID,
            restaurant: restaurant,
            code: code,
            number: number,
            udid: udid,
            deviceName: deviceName,
            state: state,
            placedAt: placedAt,
            receivedAt: receivedAt,
            arrivedAt: arrivedAt,
            comment: comment,
            lines: lines,
            note: note,
            total: total,
            shownTotal: shownTotal,
            isRepriced: isRepriced,
            payment: payment
        )
    }
}

extension TillScreen {
    /// Presses the keys of a text, `⏎` meaning Enter, and returns the work that the last key asked for.
    @discardableResult
    mutating func type(_ text: String) -> [TillWork] {
        var work: [TillWork] = []
        for character in text {
            work = update(.key(character == "⏎" ? .enter : .character(character))).work
        }
        return work
    }

    /// Processes a report, and returns the work that it asked for.
    @discardableResult
    mutating func hear(_ message: TillMessage) -> [TillWork] {
        update(.message(message)).work
    }

    /// The text on the screen.
    func shown(glyphs: Glyphs = .unicode) -> String {
        var frame = Frame(size: size, glyphs: glyphs)
        draw(on: &frame)
        return frame.text
    }
}

extension [ScreenEffect<TillMessage, TillWork>] {
    var work: [TillWork] {
        compactMap { if case .perform(let work) = $0 { work } else { nil } }
    }

    var rings: Bool {
        contains { if case .ring = $0 { true } else { false } }
    }

    var leaves: Bool {
        contains { if case .leave = $0 { true } else { false } }
    }
}
