import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// Figures of sales and of the time of service.
@Suite(.onEachEngine) struct StatisticsTests {
    let queue: TestQueue

    init() async throws {
        queue = try await TestQueue()
    }

    private func statistics(since: Timestamp = noon, until: Timestamp = at(120)) async throws -> Statistics {
        try await queue.view.statistics(
            at: nil,
            since: since,
            until: until,
            zone: RestaurantZone(identifier: "Europe/Madrid")
        )
    }

    /// An order that was received, whose customer arrived, and that was collected this many seconds later.
    private func serve(_ value: Int, from index: UInt8 = 1, arrived: Bool = true, seconds: Int) async throws {
        _ = try await queue.queue.decide([incoming(order(value, from: index))], by: "mcorderd")
        let all = try await queue.view.orders(at: nil, in: [.received])
        let queued = try #require(all.last)
        if arrived { try await queue.queue.markArrived(queued, by: "caja 1", at: at(2)) }
        try await queue.queue.advance(queued, to: .collected, by: "caja 1", at: at(2) + .seconds(seconds))
    }

    @Test func `without orders nothing was sold`() async throws {
        let empty = try await statistics()
        #expect(empty.orders == 0 && empty.takings == .zero && empty.averageTicket == .zero)
        #expect(empty.service.median == nil && empty.hours.isEmpty)
    }

    @Test func `takings count collected orders only, with menus and products separately`() async throws {
        try await serve(1, seconds: 30)
        _ = try await queue.queue.decide([incoming(order(2))], by: "mcorderd")
        let found = try await statistics()
        #expect(found.orders == 2 && found.takings == Money(cents: 795))
        #expect(found.averageTicket == Money(cents: 795))
        #expect(found.products == [.init(name: "Espresso", count: 1, money: Money(cents: 120))])
        #expect(found.menus.map(\.count) == [1])
    }

    @Test func `percentiles are nearest ranks, and services within the target are counted`() async throws {
        for (index, seconds) in [10, 20, 30, 40, 50, 60, 70, 80, 90, 100].enumerated() {
            try await serve(index + 1, seconds: seconds)
        }
        let service = try await statistics().service
        #expect(service.count == 10 && service.estimated == 0 && service.withinTarget == 6)
        #expect(service.median == .seconds(50))
        #expect(service.percentile90 == .seconds(90) && service.percentile95 == .seconds(100))
    }

    @Test func `a later change of the service does not count as a second collection`() async throws {
        try await serve(1, seconds: 30)
        let before = try await statistics()
        let collected = try #require(try await queue.view.orders(at: nil, in: [.collected]).first)
        let service = AgreedTerms.Service(
            RestaurantService(id: ServiceID("to-go"), name: "To go", place: .toGo, prices: [:])
        )
        try await queue.queue.edit(collected, .service(service), by: "caja 1", at: at(20))
        try await queue.queue.recall(try await queue.order(collected.id), by: "caja 1", at: at(21))
        let after = try await statistics()
        #expect(after.service == before.service && after.service.count == 1)
        #expect(after.orders == before.orders && after.takings == before.takings)
    }

    @Test func `without an arrival the total time is estimated`() async throws {
        try await serve(1, arrived: false, seconds: 30)
        let found = try await statistics()
        #expect(found.total.estimated == 1 && found.total.median == .seconds(90))
        #expect(found.service.count == 0)
    }

    @Test func `promises are compared with the moments at which the orders were ready`() async throws {
        let kitchens = Kitchens(try KitchenSample.catalogue())
        let line = OrderLine(name: "Burger", price: Money(cents: 300))
        var promised: [Duration] = []
        for (number, seconds) in [(1, 200), (2, 359), (3, 420)] {
            let file = try incoming(
                order(number, lines: [line]),
                receivedAt: at(number * 20),
                products: [ProductID("burger")]
            )
            _ = try await queue.queue.decide([file], by: "mcorderd", kitchens: kitchens)
            let all = try await queue.view.orders(at: nil, in: [.received])
            let last = try #require(all.last)
            promised.append(try #require(last.promisedAt) - last.receivedAt)
            // Until it is ready there is nothing to compare.
            #expect(try await statistics().promises?.count ?? 0 == number - 1)
            let ready = at(number * 20) + .seconds(seconds)
            try await queue.queue.advance(last, to: .preparing, by: "till 1", at: last.receivedAt)
            let begun = try await queue.order(last.id)
            try await queue.queue.advance(begun, to: .ready, by: "till 1", at: ready)
            _ = try await queue.queue.plan(kitchens, now: ready + .seconds(60))
        }
        let promises = try #require(try await statistics().promises)
        #expect(promises.count == 3 && promises.kept == 1 && promises.percentKept == 33)
        #expect(promises.real.median == .seconds(359) && promises.real.percentile90 == .seconds(420))
        promised.sort()
        #expect(promises.promised.median == promised[1] && promises.promised.percentile90 == promised[2])
    }

    @Test func `a device counts as new only once`() async throws {
        try await serve(1, seconds: 1)
        let later = at(200)
        _ = try await queue.queue.decide(
            [incoming(order(2), receivedAt: later), incoming(order(1, from: 2), receivedAt: later)],
            by: "mcorderd"
        )
        let first = try await statistics()
        #expect(first.newDevices == 1 && first.returningDevices == 0)
        let second = try await statistics(since: at(150), until: at(300))
        #expect(second.newDevices == 1 && second.returningDevices == 1)
    }

    @Test func `the figures of all hours add up to the totals`() async throws {
        try await serve(1, seconds: 30)
        _ = try await queue.queue.decide([incoming(order(2)), incoming(order(3))], by: "mcorderd")
        let found = try await statistics()
        #expect(found.orders == 3 && found.ordered == Money(cents: 3 * 795))
        #expect(found.hours.map(\.orders).reduce(0, +) == found.orders)
        #expect(found.hours.map(\.ordered).total() == found.ordered)
        #expect(found.hours.map(\.collected).reduce(0, +) == found.states[.collected])
        #expect(found.hours.map(\.takings).total() == found.takings)
    }

    @Test func `hours are those of the restaurant's clocks`() async throws {
        try await serve(1, seconds: 1)
        #expect(try await statistics().hours.map(\.hour) == [13])
    }
}
