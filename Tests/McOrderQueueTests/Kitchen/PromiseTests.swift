import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// When orders will be ready: what the queue promises, stores and learns.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct PromiseTests {
    private let fixture: TestQueue
    private let kitchens: Kitchens
    private static let garbera = RestaurantID("garbera")

    init() async throws {
        fixture = try await TestQueue()
        kitchens = Kitchens(try KitchenSample.catalogue())
    }

    /// An order of one burger, which takes a minute at first.
    private func burger(_ number: Int = 9, receivedAt: Timestamp = at(1)) throws -> IncomingFile {
        let line = OrderLine(name: "Burger", price: Money(cents: 300))
        return try incoming(
            OrderTesting.order(number, lines: [line]),
            receivedAt: receivedAt,
            products: [ProductID("burger")]
        )
    }

    @discardableResult
    private func decide(_ files: IncomingFile..., promises: Bool = true) async throws -> [QueuedOrder] {
        let kitchens = promises ? kitchens : nil
        let outcomes = try await fixture.queue.decide(files, by: "mcorderd", kitchens: kitchens)
        var orders: [QueuedOrder] = []
        for case .enqueued(let id) in outcomes { orders.append(try await fixture.order(id)) }
        return orders
    }

    private func plan(at now: Timestamp) async throws -> PlanningRound {
        try await fixture.queue.plan(kitchens, now: now)
    }

    private func needsPlanning(_ round: PlanningRound = PlanningRound(), at now: Timestamp) async throws
        -> Bool
    {
        try await !fixture.view.restaurantsToPlan(kitchens, after: round, at: now).isEmpty
    }

    private func advance(_ order: QueuedOrder, _ state: OrderState, at now: Timestamp) async throws {
        let present = try await fixture.order(order.id)
        try await fixture.queue.advance(present, to: state, by: "till 1", at: now)
    }

    private func works() async throws -> [[String]] {
        try await fixture.rows("SELECT order_id, seconds, teaches, done_at FROM works ORDER BY id")
    }

    private func receipts(_ tasks: [ReceiptTask]) -> [Receipt] {
        tasks.compactMap { if case .order(let receipt) = $0.content { receipt } else { nil } }
    }

    // MARK: Deciding

    @Test func `orders of one batch are promised one after the other, and the receipts say so`() async throws
    {
        let orders = try await decide(burger(1), burger(2))
        let expected = [180, 240].map { at(1) + .seconds($0) }
        #expect(orders.map(\.readyAt) == expected && orders.map(\.promisedAt) == expected)
        #expect(orders.map(\.version) == [1, 1])
        #expect(orders[0].json(at: at(1)).member("readyAt")?.text == expected[0].description)
        #expect(try await works() == [["1", "60", "1", "-"], ["2", "60", "1", "-"]])
        let due = receipts(try await fixture.view.receiptsDue(atMost: 10))
        #expect(due.map(\.readyAt) == expected)
        #expect(try await !needsPlanning(at: at(1)))
    }

    @Test func `without kitchens nothing is promised, and the daemon's plan follows with a receipt`()
        async throws
    {
        let order = try #require(try await decide(burger(), promises: false).first)
        #expect(order.readyAt == nil && order.json(at: at(1)).member("readyAt") == nil)
        let due = DueReceipts(fixture)
        #expect(receipts(try await due.write()).map(\.readyAt) == [nil])
        #expect(try await needsPlanning(at: at(1)))
        #expect(try await plan(at: at(1) + .seconds(3)).told == [order.id])
        let expected = at(1) + .seconds(183)
        let planned = try await fixture.order(order.id)
        #expect(planned.readyAt == expected && planned.promisedAt == expected)
        #expect(planned.version > order.version && planned.revision == order.revision)
        #expect(receipts(try await due.write()).map(\.readyAt) == [expected])
        #expect(try await !needsPlanning(at: at(2)))
        #expect(try await plan(at: at(1) + .seconds(4)).told.isEmpty)
    }

    @Test func `the load of the kitchen has what was planned, and what has changed since`() async throws {
        let catalogue = try KitchenSample.catalogue()
        let garbera = try #require(catalogue.restaurant(Self.garbera))
        let booked = { (now: Timestamp) in
            let load = try await fixture.view.kitchenLoad(of: garbera, in: catalogue, now: now)
            return load.stations.map { $0.hours.map(\.booked).reduce(0, +) }
        }
        #expect(try await booked(at(1)) == [0])
        let orders = try await decide(burger(1), burger(2), burger(3))
        #expect(try await booked(at(1)) == [180])
        #expect(try await booked(at(1) + .seconds(30)) == [150])
        try await advance(orders[1], .cancelled, at: at(1))
        #expect(try await booked(at(1)) == [120])
    }

    @Test func `an order that the database cannot store takes nobody's hands`() async throws {
        let poison = try incoming(
            OrderTesting.order(2, lines: [OrderLine(name: "Burger", price: Money(cents: 300))]),
            charged: [Money(cents: -1)],
            products: [ProductID("burger")]
        )
        let orders = try await decide(burger(1), poison, burger(3))
        #expect(orders.map(\.number) == [1, 3])
        #expect(orders.map(\.readyAt) == [180, 240].map { at(1) + .seconds($0) })
    }

    @Test func `a waiting order is promised nothing until its customer is there`() async throws {
        let outcomes = try await fixture.queue.decide([storefront()], by: "mcorderd", kitchens: kitchens)
        #expect(outcomes == [.enqueued(id: 1)])
        #expect(try await fixture.order(1).readyAt == nil)
        #expect(try await works().isEmpty)
        #expect(try await !needsPlanning(at: at(2)))
        try await fixture.queue.markArrived(fixture.order(1), by: "till 1", at: at(2))
        #expect(try await needsPlanning(at: at(2)))
        #expect(try await plan(at: at(2)).told == [1])
        #expect(try await fixture.order(1).readyAt == at(2) + .seconds(240))
    }

    @Test(arguments: [OrderState.cancelled, .collected, .noShow])
    func `the next decision already has the hands of an order that is over`(_ state: OrderState) async throws
    {
        let first = try #require(try await decide(burger(1)).first)
        try await advance(first, state, at: at(1))
        #expect(try await decide(burger(2)).first?.readyAt == at(1) + .seconds(180))
    }

    @Test func `a work that moved up keeps its place before an order that comes later`() async throws {
        let orders = try await decide(burger(1), burger(2))
        try await advance(orders[0], .cancelled, at: at(1))
        try await decide(burger(3))
        let starts = try await fixture.rows(
            "SELECT order_id, start FROM works WHERE done_at IS NULL ORDER BY start"
        )
        #expect(starts.map { $0[0] } == ["2", "3"])
        let seconds = starts.compactMap { Int($0[1]) }
        #expect(seconds.count == 2 && seconds[1] - seconds[0] == 60_000, "\(starts)")
    }

    @Test func `an order that is ready frees its hands, and takes them again when it is recalled`()
        async throws
    {
        let first = try #require(try await decide(burger(1)).first)
        try await fixture.queue.finish(
            first,
            at: nil,
            remaining: { $0.kitchen.ready == nil ? [.kitchen] : [] },
            by: "till 1",
            at: at(1)
        )
        #expect(try await fixture.order(first.id).state == .ready)
        #expect(try await decide(burger(2)).first?.readyAt == at(1) + .seconds(180))
        _ = try await plan(at: at(1))
        try await fixture.queue.recall(fixture.order(first.id), by: "till 1", at: at(1))
        #expect(try await needsPlanning(at: at(1)))
        let round = try await plan(at: at(1))
        #expect(round.told.isEmpty && round.unplannable == [Self.garbera: []])
        #expect(try await works() == [["2", "60", "1", "-"], ["1", "60", "0", "-"]])
        #expect(try await decide(burger(3)).first?.readyAt == at(1) + .seconds(300))
    }

    @Test func `a struck line makes the work shorter in the next decision`() async throws {
        let lines = [
            OrderLine(name: "Burger", price: Money(cents: 300)),
            OrderLine(name: "Agua", price: Money(cents: 100)),
        ]
        let file = try incoming(OrderTesting.order(1, lines: lines), products: [ProductID("burger")])
        let first = try #require(try await decide(file).first)
        #expect(first.readyAt == at(1) + .seconds(240))
        try await fixture.queue.edit(first, .strike(first.lines[1]), by: "till 1", at: at(1))
        #expect(try await needsPlanning(at: at(1)))
        #expect(try await decide(burger(2)).first?.readyAt == at(1) + .seconds(240))
        #expect(try await works().map { $0[1] } == ["60", "60"])
        #expect(try await !needsPlanning(at: at(1)))
    }

    // MARK: Time

    @Test func `a promise moves once it would be missed by two minutes, and the first is kept`() async throws
    {
        let order = try #require(try await decide(burger()).first)
        let due = DueReceipts(fixture)
        try await due.write()
        #expect(try await plan(at: at(1) + .seconds(299)).told.isEmpty)
        #expect(try await plan(at: at(1) + .seconds(300)).told == [order.id])
        let moved = try await fixture.order(order.id)
        #expect(moved.readyAt == at(1) + .seconds(420) && moved.promisedAt == order.promisedAt)
        #expect(receipts(try await due.write()).map(\.readyAt) == [moved.readyAt])
        #expect(try await !needsPlanning(at: at(6)))
    }

    @Test func `what staff promise stands until its time is over, and is taken back with one step`()
        async throws
    {
        let order = try #require(try await decide(burger()).first)
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let promise = { (readyAt: Timestamp) in
            OrderEdit.promise(StaffPromise(readyAt, in: zone, now: at(1)))
        }
        let early = at(1) + .seconds(60)
        // The plan says three minutes. It does not contradict a cook who says one.
        try await fixture.queue.edit(order, promise(early), by: "till 1", at: at(1))
        #expect(try await plan(at: at(1)).told.isEmpty)
        let said = try await fixture.order(order.id)
        #expect(said.readyAt == early && said.promisedAt == order.promisedAt)
        #expect(said.revision == order.revision + 1 && said.version > order.version)
        let due = DueReceipts(fixture)
        #expect(receipts(try await due.write()).map(\.readyAt) == [early])
        #expect(try await plan(at: early + .seconds(119)).told.isEmpty)
        #expect(try await plan(at: early + .seconds(120)).told == [order.id])
        let moved = try #require(try await fixture.order(order.id).readyAt)
        #expect(moved > early)
        // It is the plan's again.
        try await fixture.queue.edit(fixture.order(order.id), promise(at(20)), by: "till 1", at: at(5))
        try await fixture.queue.recall(fixture.order(order.id), by: "till 1", at: at(5))
        #expect(try await fixture.order(order.id).readyAt == moved)
        let history = try await fixture.view.history(of: order.id)
        #expect(history.map(\.edit) == [nil, .promise, .promise, .promise])
        #expect(history[1].detail?.count == 5 && history[1].by == "till 1")
    }

    @Test func `what staff promised before is staff's again after a recall`() async throws {
        let order = try #require(try await decide(burger()).first)
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        for minutes in [2, 9] {
            let edit = OrderEdit.promise(StaffPromise(at(minutes), in: zone, now: at(1)))
            try await fixture.queue.edit(fixture.order(order.id), edit, by: "till 1", at: at(1))
        }
        try await fixture.queue.recall(fixture.order(order.id), by: "till 1", at: at(1))
        #expect(try await fixture.order(order.id).readyAt == at(2))
        #expect(try await fixture.rows("SELECT promised_by_staff FROM orders") == [["1"]])
        try await fixture.queue.recall(fixture.order(order.id), by: "till 1", at: at(1))
        #expect(try await fixture.order(order.id).readyAt == order.readyAt)
        #expect(try await fixture.rows("SELECT promised_by_staff FROM orders") == [["0"]])
    }

    @Test func `a quick station's part is for later, and that is stored`() async throws {
        let stationed = Kitchens(
            try KitchenSample.catalogue(stations: KitchenSample.stations(), burger: #","prepSeconds":600"#)
        )
        let lines = [
            OrderLine(name: "Burger", price: Money(cents: 300)),
            OrderLine(name: "Fries", price: Money(cents: 150)),
        ]
        let sent = try OrderTesting.order(1, lines: lines)
        let products = ["burger", "fries"].map { ProductID($0) }
        let priced = PricedOrder(
            order: sent,
            restaurant: try restaurant(),
            placedAt: noon,
            lines: zip(sent.lines, products).map { line, product in
                PricedOrder.Line(line, price: line.price, details: details(of: [product]))
            }
        )
        let file = try incoming(sent, receivedAt: at(1)).with(verdict: .acceptable(priced))
        _ = try await fixture.queue.decide([file], by: "mcorderd", kitchens: stationed)
        let order = try await fixture.order(1)
        let fryer = KitchenStation.station(StationID("fryer"))
        #expect(order.stationReleases.stations == [fryer])
        #expect(order.stationReleases[fryer] == at(1) + .seconds(420) && order.releaseAt == nil)
        _ = try await fixture.queue.plan(stationed, now: at(2))
        #expect(try await fixture.order(1).stationReleases == order.stationReleases)
    }

    @Test func `orders for which there is no time are tried again later, and not in between`() async throws {
        let slow = Kitchens(try KitchenSample.catalogue(burger: #","prepSeconds":20000"#))
        let outcomes = try await fixture.queue.decide(
            [burger(1), burger(2)],
            by: "mcorderd",
            kitchens: slow
        )
        #expect(outcomes.count == 2)
        #expect(try await fixture.order(1).readyAt != nil)
        #expect(try await fixture.order(2).readyAt == nil)
        let view = fixture.view
        let round = try await fixture.queue.plan(slow, now: at(1))
        #expect(round.unplannable == [Self.garbera: [2]] && round.told.isEmpty && round.full.isEmpty)
        #expect(try await view.restaurantsToPlan(slow, after: round, at: at(1)).isEmpty)
        #expect(try await view.restaurantsWithWorks(slow, at: at(1)) == [Self.garbera])
        try await decide(burger(3), burger(4), promises: false)
        #expect(try await view.restaurantsToPlan(slow, after: round, at: at(1)) == [Self.garbera])
        let full = try await fixture.queue.plan(slow, now: at(1))
        #expect(full.full == [Self.garbera] && full.unplannable == [Self.garbera: [2, 3, 4]])
        try await decide(burger(5), promises: false)
        #expect(try await view.restaurantsToPlan(slow, after: full, at: at(1)).isEmpty)
        // What has been open for longer than anything is promised was forgotten.
        #expect(try await view.restaurantsToPlan(slow, after: PlanningRound(), at: at(400)).isEmpty)
    }

    @Test func `the plan of a full kitchen is not read for some seconds`() async throws {
        let slow = Kitchens(try KitchenSample.catalogue(burger: #","prepSeconds":20000"#))
        let first = try (1...4).map { try burger($0) }
        _ = try await fixture.queue.decide(first, by: "mcorderd", kitchens: slow)
        try await advance(fixture.order(1), .cancelled, at: at(1))
        for (number, seconds) in [(5, 4), (6, 6)] {
            let file = try burger(number, receivedAt: at(1) + .seconds(seconds))
            _ = try await fixture.queue.decide([file], by: "mcorderd", kitchens: slow)
        }
        #expect(try await fixture.order(5).readyAt == nil)
        #expect(try await fixture.order(6).readyAt != nil)
    }

    // MARK: Learning

    @Test func `the end of a work teaches once, some seconds later`() async throws {
        let order = try #require(try await decide(burger()).first)
        try await advance(order, .preparing, at: at(1))
        try await advance(order, .ready, at: at(1) + .seconds(100))
        _ = try await plan(at: at(1) + .seconds(110))
        #expect(try await works().map { $0[2] } == ["1"])
        #expect(try await fixture.count("learned_times") == 0)
        _ = try await plan(at: at(1) + .seconds(115))
        #expect(try await works().isEmpty)
        #expect(
            try await fixture.rows("SELECT station, product, milliseconds, lessons FROM learned_times")
                == [["", "burger", "72000", "1"]]
        )
        let catalogue = try KitchenSample.catalogue()
        let garbera = try #require(catalogue.restaurant(Self.garbera))
        let times = try await fixture.view.kitchenTimes(at: garbera, in: catalogue)
        #expect(times.map(\.name) == ["Burger"] && times.map(\.station) == [nil])
        #expect(times.map(\.entered) == [nil])
        #expect(times.map(\.learned) == [LearnedTime(seconds: 72, lessons: 1)])
        #expect(try await fixture.rows("SELECT seconds FROM promise_margins") == [["119"]])
        #expect(try await decide(burger(2)).first?.readyAt == at(1) + .seconds(72 + 119))
        _ = try await plan(at: at(4))
        #expect(try await fixture.rows("SELECT lessons FROM learned_times") == [["1"]])
    }

    @Test func `a time that the owner fixed counts from the next order on, and is not learned`() async throws
    {
        let burger = StationProduct(.kitchen, .product(ProductID("burger")))
        try await fixture.queue.fix(burger, at: Self.garbera, FixedTime(seconds: 30, by: "Ane"))
        try await fixture.queue.fix(burger, at: Self.garbera, FixedTime(seconds: 45, by: "Jon"))
        let order = try #require(try await decide(self.burger()).first)
        #expect(order.readyAt == at(1) + .seconds(45 + 120))
        try await advance(order, .preparing, at: at(1))
        try await advance(order, .ready, at: at(4))
        _ = try await plan(at: at(5))
        #expect(try await works().isEmpty)
        #expect(try await fixture.count("learned_times") == 0)
        let catalogue = try KitchenSample.catalogue()
        let garbera = try #require(catalogue.restaurant(Self.garbera))
        let known = try #require(try await fixture.view.kitchenTimes(at: garbera, in: catalogue).first)
        #expect(known.fixed == FixedTime(seconds: 45, by: "Jon") && known.learned == LearnedTime())
        try await fixture.queue.fix(burger, at: Self.garbera, nil)
        #expect(try await fixture.view.kitchenTimes(at: garbera, in: catalogue).isEmpty)
    }

    @Test func `what is collected as soon as it is ready teaches nothing`() async throws {
        let order = try #require(try await decide(burger()).first)
        try await advance(order, .preparing, at: at(1))
        try await advance(order, .ready, at: at(2))
        try await advance(order, .collected, at: at(2) + .seconds(5))
        _ = try await plan(at: at(3))
        #expect(try await works().isEmpty)
        #expect(try await fixture.count("learned_times") == 0)
        #expect(try await fixture.count("promise_margins") == 0)
    }

    @Test func `nobody learns from a restaurant that another daemon serves`() async throws {
        let order = try #require(try await decide(burger()).first)
        try await advance(order, .preparing, at: at(1))
        try await advance(order, .ready, at: at(2))
        let none = Kitchens(try KitchenSample.catalogue()) { _ in false }
        #expect(try await fixture.queue.plan(none, now: at(5)) == PlanningRound())
        #expect(try await works().count == 1)
        #expect(try await fixture.view.restaurantsWithWorks(none, at: at(5)).isEmpty)
        #expect(try await fixture.view.restaurantsWithWorks(kitchens, at: at(5)) == [Self.garbera])
    }
}
