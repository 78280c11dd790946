import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// The closes of a restaurant's days.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct ClosingTests {
    private let fixture: TestQueue
    private let restaurant: KnownRestaurant

    init() async throws {
        fixture = try await TestQueue()
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        restaurant = KnownRestaurant(
            id: RestaurantID("garbera"),
            name: "McDonald's Garbera",
            days: BusinessDays(zone: zone, startMinute: 300)
        )
    }

    /// An order of this number in these states, one after the other.
    private func order(_ number: Int, then states: [OrderState]) async throws -> QueuedOrder {
        try await fixture.enqueue(incoming(McOrderQueueTests.order(number)), then: states)
    }

    private func close(at minutes: Int = 60, register: Money? = nil) async throws -> DayClose {
        try await fixture.queue.close(restaurant, by: "caja", register: register, at: at(minutes))
    }

    @Test func `collected orders are counted, others are not`() async throws {
        _ = try await order(1, then: [.preparing, .ready, .collected])
        _ = try await order(2, then: [.preparing, .ready, .collected])
        _ = try await order(3, then: [.preparing])
        _ = try await order(4, then: [.cancelled])
        _ = try await order(5, then: [.preparing, .ready, .noShow])
        let close = try await close(register: Money(cents: 2000))
        #expect(close.number == 1)
        #expect(close.figures.orders == DayFigures.Tally(2, Money(cents: 1590)))
        #expect(close.figures.products["Espresso"] == DayFigures.Tally(2, Money(cents: 240)))
        #expect(close.open == DayFigures.Tally(1, Money(cents: 795)))
        #expect(close.cancelled.values.map(\.count) == [1])
        #expect(close.noShows.values.map(\.count) == [1])
        #expect(close.difference == Money(cents: 410))
        #expect(close.previous == nil)
    }

    @Test func `each collection is in exactly one close`() async throws {
        _ = try await order(1, then: [.preparing, .ready, .collected])
        let first = try await close()
        let second = try await close(at: 61)
        #expect(second.figures == DayFigures())
        #expect(second.number == 2)
        #expect(second.previous == first.hash)
        #expect(second.running == first.running)
        _ = try await order(2, then: [.preparing, .ready, .collected])
        let third = try await close(at: 62)
        #expect(third.figures.orders.count == 1)
        #expect(third.running.cents == 2 * 795)
    }

    @Test func `an order that is recalled after its close is subtracted in the next one`() async throws {
        let done = try await order(1, then: [.preparing, .ready, .collected])
        let first = try await close()
        try await fixture.queue.recall(try await fixture.order(done.id), by: "Ana", at: at(61))
        let second = try await close(at: 62)
        #expect(second.figures.orders == DayFigures.Tally(-1, Money(cents: -795)))
        #expect(second.corrections.map(\.close) == [1])
        #expect(second.corrections.map(\.by) == ["Ana"])
        #expect(second.running == .zero)
        let coffee = try #require(try await fixture.order(done.id).lines.first { $0.name == "Espresso" })
        try await fixture.queue.edit(
            try await fixture.order(done.id),
            .strike(coffee),
            by: "Ana",
            reason: "x",
            at: at(63)
        )
        try await fixture.queue.advance(
            try await fixture.order(done.id),
            to: .collected,
            by: "caja",
            payment: .cash,
            at: at(64)
        )
        let third = try await close(at: 65)
        #expect(third.figures.orders == DayFigures.Tally(1, Money(cents: 675)))
        #expect(third.figures.paid == ["cash": DayFigures.Tally(1, Money(cents: 675))])
        #expect(third.figures.struck == ["Ana": DayFigures.Tally(1, Money(cents: 120))])
        #expect(third.corrections.isEmpty)
        var sum = first.figures
        sum.add(second.figures)
        #expect(sum == DayFigures())
    }

    @Test func `a correction has the reason for which the recalled order was cancelled`() async throws {
        let done = try await order(1, then: [.preparing, .ready, .collected])
        _ = try await close()
        try await fixture.queue.recall(try await fixture.order(done.id), by: "Ana", at: at(61))
        #expect(
            try await fixture.view.closePreview(of: restaurant, at: at(61)).corrections.map(\.reason) == [nil]
        )
        try await fixture.queue.advance(
            try await fixture.order(done.id),
            to: .cancelled,
            by: "Jon",
            reason: "devuelto",
            at: at(62)
        )
        let second = try await close(at: 63)
        #expect(second.corrections.map(\.reason) == ["devuelto"])
        #expect(second.corrections.map(\.by) == ["Ana"])
    }

    @Test func `an order that is recalled and collected again between two closes is counted in both`()
        async throws
    {
        let done = try await order(1, then: [.preparing, .ready, .collected])
        _ = try await close()
        for _ in 1...2 {
            try await fixture.queue.recall(try await fixture.order(done.id), by: "Ana", at: at(61))
            try await fixture.queue.advance(
                try await fixture.order(done.id),
                to: .collected,
                by: "caja",
                at: at(62)
            )
            let next = try await close(at: 63)
            #expect(next.figures.orders == DayFigures.Tally(0, .zero))
            #expect(next.corrections.count == 1)
            #expect(next.running.cents == 795)
        }
    }

    @Test func `an order that was recalled before any close is not corrected`() async throws {
        let done = try await order(1, then: [.preparing, .ready, .collected])
        try await fixture.queue.recall(try await fixture.order(done.id), by: "Ana", at: at(11))
        let close = try await close()
        #expect(close.figures == DayFigures())
        #expect(close.corrections.isEmpty)
    }

    private static let services = [("table", VATPlace.here), ("to-go", .toGo)].map { id, place in
        OrderDetails.Service(RestaurantService(id: ServiceID(id), name: id, place: place, prices: [:]))
    }

    private func collectedAtTable() async throws -> QueuedOrder {
        try await fixture.enqueue(
            incoming(McOrderQueueTests.order(1), details: OrderDetails(service: Self.services[0])),
            then: [.preparing, .ready, .collected]
        )
    }

    private func change(_ order: QueuedOrder, to service: Int, at minutes: Int) async throws {
        let now = try await fixture.order(order.id)
        try await fixture.queue.edit(now, .service(Self.services[service]), by: "Ana", at: at(minutes))
    }

    @Test func `the service of a collected order can be changed until a close has counted it`() async throws {
        let done = try await collectedAtTable()
        try await change(done, to: 1, at: 50)
        #expect(try await fixture.order(done.id).state == .collected)
        let other = KnownRestaurant(id: RestaurantID("other"), name: "Other", days: restaurant.days)
        _ = try await fixture.queue.close(other, by: "caja", register: nil, at: at(51))
        try await change(done, to: 0, at: 52)
        try await change(done, to: 1, at: 53)
        let first = try await close()
        let counted = DayFigures.Tally(1, Money(cents: 795))
        #expect(first.figures.services == ["to-go": counted])
        #expect(first.figures.orders == counted)
        await #expect(throws: QueueError.inClose(code: done.code, number: 1)) {
            try await change(done, to: 0, at: 61)
        }
        #expect(try await close(at: 62).figures == DayFigures())
    }

    @Test func `a service that is taken back after the close is corrected by the next one`() async throws {
        let done = try await collectedAtTable()
        try await change(done, to: 1, at: 50)
        let first = try await close()
        try await fixture.queue.recall(try await fixture.order(done.id), by: "Ana", at: at(61))
        let order = try await fixture.order(done.id)
        #expect(order.state == .collected && order.details.service == Self.services[0])
        let second = try await close(at: 62)
        let counted = DayFigures.Tally(1, Money(cents: 795))
        let corrected = DayFigures.Tally(-1, Money(cents: -795))
        #expect(second.figures.services == ["table": counted, "to-go": corrected])
        #expect(second.figures.orders == DayFigures.Tally(0, .zero))
        #expect(second.figures.hours.isEmpty)
        #expect(second.corrections.map(\.close) == [1])
        #expect(second.corrections.map(\.by) == ["Ana"])
        #expect(second.running == first.running)
        await #expect(throws: QueueError.inClose(code: done.code, number: 1)) {
            try await change(done, to: 1, at: 63)
        }
    }

    @Test func `a preview stores nothing, and a stored close is read back with its hash`() async throws {
        _ = try await order(1, then: [.preparing, .ready, .collected])
        let view = fixture.view
        let preview = try await view.closePreview(of: restaurant, at: at(50))
        #expect(preview.number == nil)
        #expect(try await view.storedClose(1, of: restaurant.id) == nil)
        let made = try await close()
        #expect(made.figures == preview.figures)
        #expect(try await view.storedClose(1, of: restaurant.id) == made.json(hash: made.hash))
        #expect(try await view.storedClose(2, of: restaurant.id) == nil)
    }

    @Test func `the stored closes of a restaurant are listed, latest first`() async throws {
        let view = fixture.view
        #expect(try await view.storedCloses(of: restaurant.id, most: 5).isEmpty)
        var made: [DayClose] = []
        for number in 1...3 {
            _ = try await order(number, then: [.preparing, .ready, .collected])
            made.append(try await close(at: 60 + number, register: Money(cents: 800)))
        }
        let stored = try await view.storedCloses(of: restaurant.id, most: 5)
        #expect(stored == made.reversed().map { $0.json(hash: $0.hash) })
        #expect(try await view.storedCloses(of: restaurant.id, most: 2) == Array(stored.prefix(2)))
        #expect(try await view.storedCloses(of: RestaurantID("other"), most: 5).isEmpty)
    }

    @Test func `a close before the day's beginning belongs to the day before`() async throws {
        // 04:59 and 05:00 in Madrid.
        let early = try await close(at: 15 * 60 + 59)
        let later = try await close(at: 16 * 60)
        #expect(early.day == CivilDay("2026-11-20"))
        #expect(later.day == CivilDay("2026-11-21"))
    }

    @Test func `figures are unchanged after storing and reading`() throws {
        var figures = DayFigures()
        let order = DayFigures.Tally(2, Money(cents: -5))
        figures.orders = order
        figures.services = ["mesa": order]
        figures.products = ["Café; con \"leche\"": order]
        figures.options = ["L": order]
        figures.offers = ["2×1": order]
        figures.hours = [0: order, 23: order]
        figures.paid = ["": order, "cash": order]
        figures.struck = ["Ana": order]
        let rate = try #require(VATRate("5.5"))
        figures.taxes = [
            DayFigures.TaxKey(service: "mesa", rate: rate): DayFigures.Tax(
                gross: Money(cents: 100),
                tax: Money(cents: 5)
            )
        ]
        #expect(DayFigures(figures.json) == figures)
        var none = figures
        none.add(figures, isCorrection: true)
        #expect(none == DayFigures())
    }
}
