import McOrderFiles
import OrderTesting
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
        try await fixture.enqueue(incoming(OrderTesting.order(number)), then: states)
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
        let preview = try await fixture.view.closePreview(of: restaurant, at: at(61))
        #expect(preview.figures == DayFigures())
        #expect(preview.running == first.running)
        _ = try await order(2, then: [.preparing, .ready, .collected])
        let second = try await close(at: 62)
        #expect(second.number == 2)
        #expect(second.previous == first.hash)
        #expect(second.figures.orders.count == 1)
        #expect(second.running.cents == 2 * 795)
    }

    @Test func `a close that would count nothing is refused, and uses no number`() async throws {
        await #expect(throws: QueueError.nothingToClose) { try await close(at: 50) }
        _ = try await order(1, then: [.preparing])
        await #expect(throws: QueueError.nothingToClose) { try await close(at: 51) }
        _ = try await order(2, then: [.cancelled])
        #expect(try await close(at: 52).number == 1)
        await #expect(throws: QueueError.nothingToClose) { try await close(at: 53) }
        _ = try await order(3, then: [.preparing, .ready, .collected])
        #expect(try await close(at: 54).number == 2)
    }

    @Test func `the register's total can be added once to a close, whose hash stays the same`() async throws {
        _ = try await order(1, then: [.preparing, .ready, .collected])
        let made = try await close()
        func complete(_ number: Int, _ cents: Int) async throws -> JSONValue? {
            try await fixture.queue.complete(
                number,
                of: restaurant.id,
                register: Money(cents: cents),
                by: "Ana",
                at: at(70)
            )
        }
        let completed = try #require(try await complete(1, 800))
        #expect(completed.member("completed")?.member("registerCents")?.integer == 800)
        #expect(completed.member("completed")?.member("differenceCents")?.integer == 5)
        #expect(completed.member("completed")?.member("by")?.text == "Ana")
        #expect(completed.member("registerCents") == .null)
        #expect(completed.member("hash")?.text == made.hash)
        #expect(try await fixture.view.storedClose(1, of: restaurant.id) == completed)
        #expect(try await fixture.view.storedCloses(of: restaurant.id, most: 5) == [completed])
        #expect(try await fixture.view.storedCloses(of: restaurant.id, in: at(60)..<at(61)) == [completed])
        #expect(try await fixture.view.storedCloses(of: restaurant.id, in: at(0)..<at(60)) == [])
        await #expect(throws: QueueError.registerKnown(number: 1)) { try await complete(1, 900) }
        #expect(try await complete(2, 900) == nil)
        _ = try await order(2, then: [.preparing, .ready, .collected])
        #expect(try await close(at: 80, register: Money(cents: 795)).previous == made.hash)
        await #expect(throws: QueueError.registerKnown(number: 2)) { try await complete(2, 900) }
    }

    @Test func `the collected orders of a period are those whose last collection was in it`() async throws {
        let first = try await order(1, then: [.preparing, .ready, .collected])
        _ = try await order(2, then: [.preparing])
        let made = try await close()
        let again = try await order(3, then: [.preparing, .ready, .collected])
        try await fixture.queue.recall(try await fixture.order(again.id), by: "Ana", at: at(61))
        func collected(_ begin: Timestamp, _ end: Timestamp) async throws -> [CollectedOrder] {
            var found: [CollectedOrder] = []
            try await fixture.view.collectedOrders(in: begin..<end) { found.append($0) }
            return found
        }
        #expect(try await collected(at(0), at(62)).map(\.order.id) == [first.id])
        try await fixture.queue.advance(
            try await fixture.order(again.id),
            to: .collected,
            by: "Jon",
            payment: .card,
            at: at(90)
        )
        let found = try await collected(at(0), at(91))
        #expect(found.map(\.order.id) == [first.id, again.id])
        #expect(found.map(\.close) == [made.number, nil])
        #expect(found.map(\.payment) == [nil, .card])
        #expect(found.last?.by == "Jon")
        #expect(found.map(\.figures.orders.money.cents) == [795, 795])
        #expect(try await collected(at(90), at(90)).isEmpty)
        #expect(try await collected(at(90), at(91)).map(\.order.id) == [again.id])
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
        let coffee = try #require(try await fixture.order(done.id).lines.first { $0.text == "Espresso" })
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
        let close = try await fixture.view.closePreview(of: restaurant, at: at(12))
        #expect(close.figures == DayFigures())
        #expect(close.corrections.isEmpty)
    }

    private static let services = [("table", VATPlace.here), ("to-go", .toGo)].map { id, place in
        AgreedTerms.Service(RestaurantService(id: ServiceID(id), name: id, place: place, prices: [:]))
    }

    private func collectedAtTable() async throws -> QueuedOrder {
        try await fixture.enqueue(
            incoming(OrderTesting.order(1), details: AgreedTerms(service: Self.services[0])),
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
        let last = try await fixture.view.lastEvent()
        let hash = String(repeating: "0", count: 64)
        _ = try await fixture.queue.write {
            try $0.run(SQL.closing.insert, ["other", 1, last, at(51), "caja", "{}", hash])
        }
        try await change(done, to: 0, at: 52)
        try await change(done, to: 1, at: 53)
        let first = try await close()
        let counted = DayFigures.Tally(1, Money(cents: 795))
        #expect(first.figures.services == ["to-go": counted])
        #expect(first.figures.orders == counted)
        await #expect(throws: QueueError.inClose(code: done.code, number: 1)) {
            try await change(done, to: 0, at: 61)
        }
        #expect(try await fixture.view.closePreview(of: restaurant, at: at(62)).figures == DayFigures())
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
        let early = try await fixture.view.closePreview(of: restaurant, at: at(15 * 60 + 59))
        let later = try await fixture.view.closePreview(of: restaurant, at: at(16 * 60))
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

/// The numbers of closes after a queue was lost, or replaced by a backup.
@Suite(.timeLimit(.minutes(5))) struct RestoredCloseTests {
    private let fixture: TestQueue
    private let place: StateFolder
    private let restaurant: KnownRestaurant

    init() async throws {
        fixture = try await TestQueue()
        place = try StateFolder()
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        restaurant = KnownRestaurant(
            id: RestaurantID("garbera"),
            name: "McDonald's Garbera",
            days: BusinessDays(zone: zone, startMinute: 300)
        )
    }

    private var backup: String { "\(place.path)/copy.sqlite" }

    private func backUp() async throws {
        let name = try #require(FileName("copy.sqlite"))
        _ = try await fixture.view.copy(to: name, in: try Directory.open(place.path), replacing: true)
    }

    private func sell(_ number: Int) async throws { try await sell(number, into: fixture.queue) }

    /// Takes an order in and collects it, in a queue that may have replaced the fixture's.
    private func sell(_ number: Int, into queue: OrderQueue) async throws {
        let outcome = try await queue.decide([incoming(order(number))], by: "mcorderd").first
        guard case .enqueued(let id) = outcome else {
            Issue.record("\(String(describing: outcome))")
            return
        }
        let view = try await QueueView(state: fixture.folder.path)
        let taken = try #require(try await view.order(id: id))
        try await queue.advance(taken, to: .collected, by: "till 1", at: at(2))
        try await view.close()
    }

    private func close(_ queue: OrderQueue) async throws -> DayClose {
        try await queue.close(restaurant, by: "caja", register: nil, at: at(60))
    }

    private func restore(_ file: String? = nil) throws -> QueueReplacement.Loss? {
        try QueueReplacement(of: file ?? backup, in: fixture.folder.path)
            .exchange(as: "test", patience: .long, at: noon).lost
    }

    private func reopened() async throws -> OrderQueue {
        try await OrderQueue.open(in: fixture.folder.path, as: "test", patience: .long)
    }

    private func range(_ numbers: ClosedRange<Int>) -> [CloseNumbers.Range] {
        [CloseNumbers.Range(restaurant: restaurant.id, numbers: numbers)]
    }

    @Test
    func `a restore names closes and charged orders that get lost, and their numbers are not used again`()
        async throws
    {
        let open = try await fixture.enqueue(incoming(order(1)))
        try await sell(9)
        _ = try await close(fixture.queue)
        try await backUp()
        try await fixture.queue.advance(open, to: .collected, by: "till 1", at: at(2))
        try await sell(2)
        _ = try await close(fixture.queue)
        try await sell(3)
        _ = try await close(fixture.queue)
        let lost = try #require(try restore())
        #expect(lost.closes == range(2...3))
        #expect(lost.orders == 2 && lost.openOrders == 0)
        #expect(lost.chargedOrders == 3)
        #expect(lost.reopened == [open.code])
        #expect(lost.changes > 0 && !lost.isNothing)

        let queue = try await reopened()
        try await sell(4, into: queue)
        let preview = try await QueueView(state: fixture.folder.path).closePreview(of: restaurant, at: at(60))
        #expect(preview.missing == 2...3)
        let next = try await close(queue)
        #expect(next.number == 4 && next.missing == 2...3)
        #expect(next.json.member("missing")?.member("from")?.integer == 2)
        try await sell(5, into: queue)
        let after = try await close(queue)
        #expect(after.number == 5 && after.missing == nil && after.json.member("missing") == nil)
        try await queue.close()
    }

    @Test func `restoring the same backup twice names the closes again`() async throws {
        try await backUp()
        try await sell(1)
        _ = try await close(fixture.queue)
        #expect(try restore()?.closes == range(1...1))
        #expect(try restore()?.closes == range(1...1))
        let queue = try await reopened()
        try await sell(2, into: queue)
        #expect(try await close(queue).number == 2)
        try await queue.close()
        #expect(try restore()?.closes == range(1...2))
    }

    @Test func `a queue that is gone, or too damaged to be read, does not take its close numbers with it`()
        async throws
    {
        for damage in [false, true] {
            let test = try await RestoredCloseTests()
            try await test.backUp()
            try await test.sell(1)
            _ = try await test.close(test.fixture.queue)
            try await test.fixture.queue.close()
            try await test.fixture.view.close()
            let folder = try Directory.open(test.fixture.folder.path)
            for ending in ["", "-wal", "-shm"] {
                _ = try folder.remove(try #require(FileName("queue.sqlite\(ending)")))
            }
            if damage {
                let name = try #require(FileName("queue.sqlite"))
                _ = try WholeFile.create(
                    name,
                    bytes: Array(repeating: 7, count: 9000),
                    in: folder,
                    mode: 0o660
                )
            }
            let lost = try test.restore()
            if damage { #expect(lost == nil) } else { #expect(lost?.closes == test.range(1...1)) }
            let queue = try await test.reopened()
            try await test.sell(2, into: queue)
            let next = try await test.close(queue)
            #expect(next.number == 2 && next.missing == 1...1)
            try await queue.close()
        }
    }

    @Test func `a restore that loses nothing says so`() async throws {
        try await sell(1)
        _ = try await close(fixture.queue)
        try await backUp()
        #expect(try #require(try restore()).isNothing)
        let queue = try await reopened()
        try await sell(2, into: queue)
        let next = try await close(queue)
        #expect(next.number == 2 && next.missing == nil)
        try await queue.close()
    }
}
