import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// The prices of an order after changes at the counter, as the queue stores them, and how a recall puts them
/// back.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct OrderPricingTests {
    private let fixture: TestQueue
    private let bar: Catalogue

    init() async throws {
        fixture = try await TestQueue()
        bar = try Self.catalogue()
        _ = try await fixture.queue.recordPublication(of: PublishedCatalogue(bar, publishedAt: noon))
    }

    static func catalogue(cola: String = "1.81", gilda: String = "Gilda") throws -> Catalogue {
        let files: [CatalogueReader.Part: String] = [
            .company: """
            {"name":"Bar","website":"https://bar.example","currency":"EUR","timeZone":"Europe/Madrid",
            "vat":{"food":[{"from":"2026-01-01","here":"10","to-go":"10"}],
            "drink":[{"from":"2026-01-01","here":"10","to-go":"21"}]}}
            """,
            .categories: #"[{"id":"food","name":"Comida","order":1}]"#,
            .products: """
            [{"id":"gilda","name":"\(gilda)","description":"","price":"2.51","categories":["food"],"vat":"food"},
            {"id":"cola","name":"Cola","description":"","price":"\(cola)","categories":["food"],"vat":"drink"},
            {"id":"fries","name":"Patatas","description":"","price":"1.99","categories":["food"],"vat":"food"},
            {"id":"bag","name":"Bolsa","description":"","price":"0.15","categories":["food"],"vat":"drink"}]
            """,
            .menus: "{}",
            .offers: """
            [{"id":"gildas","name":"2×1 gildas","kind":"two-for-one","products":["gilda","fries"]},
            {"id":"friend","name":"Amigo","kind":"percentage","percent":15,"products":["cola"],"coupon":"AMIGO"}]
            """,
            .restaurants: """
            [{"id":"garbera","name":"McDonald's garbera","address":"","phone":"943000000","latitude":43.3,
            "longitude":-1.9,"packaging":"bag","services":[{"id":"to-go","name":"Llevar","vat":"to-go"},
            {"id":"table","name":"Mesa","vat":"here","prices":{"cola":"2.20"}}]}]
            """,
        ]
        return try CatalogueReader.read(
            files: files.mapValues { .success(Array($0.utf8)) },
            hasImage: { _ in true }
        )
    }

    private func order(
        _ lines: [(String, Int)],
        _ terms: OrderTerms = OrderTerms(),
        number value: Int = 9
    ) async throws -> QueuedOrder {
        let sent = try Order(
            restaurant: bar.restaurants[0].name,
            placedAt: bar.restaurants[0].zone.civilTime(at: noon),
            deviceName: "x",
            device: device(UInt8(value)),
            number: number(value),
            comment: "",
            lines: lines.map { OrderLine(name: $0.0, price: Money(cents: $0.1)) },
            terms: terms
        )
        let judge = OrderJudge(catalogue: bar, past: [], settings: IntakeSettings())
        guard case .decided(let judged) = judge.judge(sent.json, file: "f.json", receivedAt: at(1)) else {
            throw CancellationError()
        }
        return try await fixture.enqueue(judged)
    }

    /// Two gildas as one, a cola with a coupon, and packaging.
    private func gildas(number value: Int = 9) async throws -> QueuedOrder {
        var terms = OrderTerms(service: ServiceID("to-go"), coupon: "AMIGO")
        terms.offers = [OfferID("gildas")]
        let lines = [("Gilda", 126), ("Gilda", 125), ("Cola", 154), ("Bolsa", 15)]
        return try await order(lines, terms, number: value)
    }

    private func edit(_ order: QueuedOrder, _ edit: OrderEdit, agreed: Money? = nil) async throws
        -> QueuedOrder
    {
        let catalogues = try await fixture.view.catalogues(of: order)
        try await fixture.queue.edit(
            order,
            edit,
            by: "till 1",
            reason: "why",
            catalogues: catalogues,
            agreed: agreed,
            at: at(10)
        )
        return try await fixture.order(order.id)
    }

    private func recall(_ order: QueuedOrder) async throws -> QueuedOrder {
        try await fixture.queue.recall(order, by: "till 2", at: at(20))
        return try await fixture.order(order.id)
    }

    private func service(_ id: String) throws -> OrderEdit {
        .service(AgreedTerms.Service(try #require(bar.restaurants[0].service(ServiceID(id)))))
    }

    private func expectSound() async throws {
        #expect(
            try await fixture.view.read { connection in
                var found: [AuditFinding] = []
                var count = 0
                try OrderAudit(connection: connection, hash: nil, houses: []).run(&count) { found.append($0) }
                return found
            }.isEmpty
        )
    }

    @Test func `when half of a pair is struck the other half is charged in full, until a recall`()
        async throws
    {
        let before = try await gildas()
        #expect(before.details.offers.map(\.saved.cents) == [27, 251])
        let after = try await edit(before, .strike(before.lines[1]))
        #expect(after.keptLines.map(\.price.cents) == [251, 154, 15])
        #expect(after.details.offers.map(\.saved.cents) == [27])
        #expect(after.total.cents == 420 && after.isRepriced)
        try await expectSound()
        let again = try await recall(after)
        #expect(again.keptLines == before.lines && again.details == before.details)
        #expect(again.total == before.total && !again.isRepriced && again.struckLines.isEmpty)
        try await expectSound()
    }

    @Test func `an added line has the order's service and coupon, until a recall`() async throws {
        let before = try await gildas()
        let after = try await edit(before, .adding("Cola", 1, in: bar))
        #expect(after.lines.last?.price.cents == 154)
        #expect(after.details.offers.map(\.saved.cents) == [54, 251])
        let again = try await recall(after)
        #expect(again.keptLines == before.lines && again.details == before.details)
        try await expectSound()
    }

    @Test func `a move changes prices, packaging and table at once, and a recall puts all of them back`()
        async throws
    {
        let terms = OrderTerms(service: ServiceID("table"), table: "12")
        let before = try await order([("Cola", 220), ("Gilda", 251)], terms)
        #expect(before.details.table == "12")
        let moved = try await edit(before, service("to-go"))
        #expect(moved.keptLines.map(\.text) == ["Cola", "Gilda", "Bolsa"])
        #expect(moved.keptLines.map(\.price.cents) == [181, 251, 15])
        #expect(moved.details.table == nil && moved.total.cents == 447)
        await #expect(
            throws: QueueError.costsMore(
                code: moved.code,
                from: Money(cents: 447),
                to: Money(cents: 471),
                currency: "EUR"
            )
        ) { try await edit(moved, service("table")) }
        #expect(try await fixture.order(before.id) == moved)
        let back = try await edit(moved, service("table"), agreed: Money(cents: 471))
        #expect(back.keptLines.map(\.price.cents) == [220, 251])
        #expect(back.struckLines.map(\.text) == ["Bolsa"])
        try await expectSound()
        #expect(try await recall(back).keptLines == moved.keptLines)
        let again = try await recall(fixture.order(before.id))
        #expect(again.keptLines == before.lines && again.details == before.details)
        try await expectSound()
    }

    @Test func `a change is priced by the catalogue that was in force when the order was received`()
        async throws
    {
        let before = try await gildas()
        let dearer = try Self.catalogue(cola: "9.99")
        _ = try await fixture.queue.recordPublication(of: PublishedCatalogue(dearer, publishedAt: at(5)))
        let catalogues = try await fixture.view.catalogues(of: before)
        #expect(catalogues.received?.version == bar.version && catalogues.current?.version == dearer.version)
        let struck = try await edit(before, .strike(before.lines[0]))
        #expect(struck.keptLines.map(\.price.cents) == [251, 154, 15])
        let added = try await edit(struck, .adding("Cola", 1, in: bar))
        #expect(added.lines.last?.price.cents == 849)
    }

    @Test func `the table is also erased where a recall could put it back`() async throws {
        let terms = OrderTerms(service: ServiceID("table"), table: "mesa de Ana")
        let before = try await order([("Cola", 220), ("Gilda", 251)], terms)
        let moved = try await edit(before, service("to-go"))
        _ = try await edit(moved, .strike(moved.keptLines[0]))
        _ = try await fixture.queue.write { try $0.forgetPersons(ofOrders: [before.id]) }
        #expect(try await fixture.rows("SELECT before FROM order_changes WHERE before LIKE '%Ana%'").isEmpty)
    }

    @Test func `recalls lead back through all prices after any sequence of changes`() async throws {
        var random = SeededGenerator(seed: 7)
        for round in 0..<6 {
            let start = try await gildas(number: 20 + round)
            var states = [start]
            for _ in 0..<8 {
                let order = try #require(states.last)
                if states.count > 1, Int.random(in: 0..<4, using: &random) == 0 {
                    states.removeLast()
                    let recalled = try await recall(order)
                    let expected = try #require(states.last)
                    #expect(recalled.keptLines == expected.keptLines && recalled.details == expected.details)
                    #expect(recalled.total == expected.total && recalled.isRepriced == expected.isRepriced)
                    states[states.count - 1] = recalled
                    continue
                }
                let change: OrderEdit
                switch Int.random(in: 0..<4, using: &random) {
                case 0, 1: change = .strike(order.keptLines.randomElement(using: &random)!)
                case 2:
                    let name = ["Gilda", "Cola", "Patatas"].randomElement(using: &random)!
                    change = .adding(name, 1, in: bar)
                default: change = try service(Bool.random(using: &random) ? "table" : "to-go")
                }
                do {
                    states.append(try await edit(order, change, agreed: Money(cents: 99_999)))
                } catch QueueError.lastLine {
                    continue
                }
                let after = try #require(states.last)
                #expect(after.keptLines.map(\.price).total() == after.total)
            }
            try await expectSound()
        }
    }
}
