import CounterTesting
import McOrderQueue
import Testing

@testable import McOrderCounter
@testable import McOrderModel

/// What stands in the queue does not change when the house renames everything that it sells.
@Suite(.timeLimit(.minutes(5))) struct RenamedCatalogueTests {
    private static let options = """
        [
            {
                "id": "extras", "name": "Extras", "kind": "choose",
                "choices": [{"id": "limon", "name": "con limón", "price": "0.30", "station": "drinks"}]
            },
            {
                "id": "sin", "name": "Sin", "kind": "without",
                "choices": [{"id": "sin-cebolla", "name": "sin cebolla"}]
            }
        ]
        """
    private static let menu = "(G) BigMac [sin cebolla] + Lipton Ice + Deluxe"
    private static let beer = "Cerveza [con limón]"

    /// The repository's catalogue with options, stations and tax, with its own names or others.
    private static func catalogue(isRenamed: Bool = false) throws -> Catalogue {
        try Samples.catalogue(
            options: options,
            offers:
                #"[{"id":"half","name":"Café a mitad","kind":"percentage","percent":50,"products":["espresso"]}]"#,
            hasStations: true,
            offering: ["bigmac": ["sin"], "cerveza": ["extras"]]
        ) { part, text in
            switch part {
            case .company:
                text = text.replacing(
                    "\"currency\"",
                    with: """
                        "vat": {"food": [{"from": "2026-01-01", "here": "10", "to-go": "10"}]}, "currency"
                        """
                )
            case .products: text = text.replacing("\"price\":", with: "\"vat\": \"food\", \"price\":")
            default: break
            }
            guard isRenamed, part != .company else { return }
            if part == .restaurants {
                // The restaurant itself keeps its name, which orders have.
                for station in ["Plancha", "Bebidas"] {
                    text = text.replacing(station, with: "Nuevo \(station)")
                }
                return
            }
            text = text.replacing(#/"name": ?"([^"]+)"/#) { "\"name\": \"Nuevo \($0.1)\"" }
        }
    }

    private let fixture: TestCounter
    private let counter: Counter
    private let till: StaffMember
    private let ordered: Catalogue

    init() async throws {
        ordered = try Self.catalogue()
        fixture = try await TestCounter(catalogue: ordered)
        counter = fixture.counter()
        till = try StaffMember.cashier("caja", role: .till)
    }

    /// Adds an order as the daemon judges it.
    private func arrive(_ number: Int, _ lines: [String]) async throws -> Int64 {
        let place = try #require(ordered.restaurant(fixture.restaurant.id))
        let prices = PriceList(ordered, at: place)
        let contents = try lines.map { try prices.content(of: $0) }
        let offered = OfferedPrices(contents, offers: ordered.offers(at: place, fixture.now, coupon: nil))
        var terms = OrderTerms()
        terms.offers = offered.used.map(\.id)
        let order = try Order(
            restaurant: place.name,
            placedAt: place.zone.civilTime(at: fixture.now),
            deviceName: "x",
            device: try #require(DeviceID(bytes: [UInt8](repeating: 7, count: 16))),
            number: try #require(OrderNumber(number)),
            comment: "",
            lines: zip(lines, offered.prices).map { OrderLine(name: $0, price: $1) },
            terms: terms
        )
        let judge = OrderJudge(catalogue: ordered, past: [], settings: IntakeSettings())
        guard case .decided(let file) = judge.judge(order.json, file: "x.json", receivedAt: fixture.now),
            case .enqueued(let id)? = try await fixture.queue.decide([file], by: "mcorderd").first
        else { throw CounterError.noOrder("\(number)") }
        return id
    }

    private func rename() async throws {
        fixture.wait(.seconds(60))
        let renamed = PublishedCatalogue(try Self.catalogue(isRenamed: true), publishedAt: fixture.now)
        _ = try await fixture.queue.recordPublication(of: renamed)
    }

    private func snapshot() async throws -> CounterSnapshot {
        try await counter.reading { view in
            var reader = PartitionReader(view, of: fixture.known)
            return try #require(try await reader.snapshot(1, at: fixture.now))
        }
    }

    /// What each station has to prepare, and what it is all day.
    private func work(_ snapshot: CounterSnapshot) -> [String] {
        ["grill", "drinks", nil].flatMap { id -> [String] in
            let view = KitchenView(snapshot, .received, station: id.map { StationID($0) }, at: fixture.now)
            let lines = view.tiles.flatMap(\.lines).map { "\(id ?? "-") \($0.count) \($0.line.text)" }
            return lines + view.allDay.map { "\(id ?? "-") \($0.count) × \(ShownNames.own.item($0.item))" }
        }
    }

    @Test func `age check, allergens, stations and what is sold out stay with an open order`() async throws {
        let id = try await arrive(1, [Self.menu, Self.beer, "Espresso"])
        let before = try await snapshot()
        let order = try #require(before.entry(at: 0))
        #expect(order.minimumAge == 18)
        #expect(
            work(before).contains("drinks 1 \(Self.beer)") && work(before).contains("grill 1 \(Self.beer)")
        )
        try await rename()
        let after = try await snapshot()
        #expect(after.assortment.products.allSatisfy { $0.name.hasPrefix("Nuevo") })
        #expect(after.entry(at: 0)?.minimumAge == 18)
        #expect(work(after) == work(before))
        let now = fixture.now
        let known = try #require(try await counter.order(id: id))
        #expect(known.json(at: now) == order.order.json(at: now))
        #expect(
            known.lines.map { $0.content?.knownAllergens }
                == order.order.lines.map { $0.content?.knownAllergens }
        )
        let first = { (snapshot: CounterSnapshot) in
            snapshot.assortment.choices("", of: known, at: now).prefix(7).map(\.id)
        }
        #expect(first(after) == first(before))
        #expect(
            first(after).prefix(2) == [.product(ProductID("bigmac")), .choice(ChoiceID("sin-cebolla"))]
        )
    }

    @Test func `statistics, tax and the close are those of the order`() async throws {
        let id = try await arrive(1, [Self.menu, Self.beer, "Espresso"])
        let untouched = try await arrive(2, [Self.menu, Self.beer, "Espresso"])
        for isRenamed in [false, true] {
            if isRenamed { try await rename() }
            let order = isRenamed ? id : untouched
            for state in [OrderState.preparing, .ready, .collected] {
                let payment = state == .collected ? Payment.card : nil
                _ = try await counter.perform(
                    .order(order, .advance(to: state, payment: payment)),
                    as: till
                )
            }
        }
        let orders = [try await counter.order(id: untouched), try await counter.order(id: id)]
        let figures = orders.compactMap(\.self).map { DayFigures($0, hour: 1, payment: .card) }
        #expect(figures[0] == figures[1] && figures[0].taxes.values.map(\.gross) == [figures[0].orders.money])
        let close = try await counter.close(fixture.restaurant, register: nil, as: till)
        #expect(close.close.figures.products["(G) BigMac + Lipton Ice + Deluxe"] != nil)
        #expect(!"\(close.json)".contains("Nuevo") && "\(close.json)".contains("Café a mitad"))
    }

    @Test func `a product that was renamed is one product in the statistics`() async throws {
        let id = try await arrive(1, ["Espresso"])
        try await rename()
        let added = try AddedLine.find(
            "espresso",
            in: try await counter.catalogue(),
            at: fixture.restaurant,
            allowsBeginning: false
        )
        _ = try await counter.perform(.order(id, .edit(added.edit)), as: till)
        _ = try await counter.perform(.order(id, .advance(to: .collected)), as: till)
        let order = try #require(try await counter.order(id: id))
        #expect(order.keptLines.map(\.text) == ["Espresso", "Nuevo Espresso"])
        let sold = try await counter.reading { view in
            try await view.statistics(
                at: nil,
                since: Samples.now,
                until: fixture.now + .seconds(1),
                zone: nil
            )
        }
        #expect(sold.products.map(\.count) == [2] && sold.products.map(\.name) == ["Nuevo Espresso"])
    }
}
