import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// The kitchen's marks on orders, and their effects.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct StationMarksTests {
    private let fixture: TestQueue
    private let grill = KitchenStation.station(StationID("grill"))
    private let drinks = KitchenStation.station(StationID("drinks"))
    /// Both stations prepare a part of every order.
    private let stations: OrderQueue.Stations
    private let remaining: OrderQueue.Stations

    init() async throws {
        fixture = try await TestQueue()
        let all = [grill, drinks]
        stations = { _ in all }
        remaining = { order in all.filter { order.kitchen.work(at: $0, added: []).done == nil } }
    }

    private func order(then states: [OrderState] = []) async throws -> QueuedOrder {
        try await fixture.enqueue(incoming(OrderTesting.order()), then: states)
    }

    private func finish(_ order: QueuedOrder, _ station: KitchenStation?, _ minute: Int = 5) async throws
        -> QueuedOrder
    {
        try await fixture.queue.finish(
            order,
            at: station,
            remaining: remaining,
            by: "kitchen",
            at: at(minute)
        )
        return try await fixture.order(order.id)
    }

    private func unfinish(_ order: QueuedOrder, _ station: KitchenStation?, _ minute: Int = 6) async throws
        -> QueuedOrder
    {
        try await fixture.queue.unfinish(
            order,
            at: station,
            remaining: remaining,
            stations: stations,
            by: "kitchen",
            at: at(minute)
        )
        return try await fixture.order(order.id)
    }

    /// The audit checks states, revisions and the number of marks.
    private func audit() async throws {
        var findings: [AuditFinding] = []
        _ = try await fixture.view.audit { findings.append($0) }
        #expect(findings == [])
    }

    @Test func `the last station makes the order ready`() async throws {
        let first = try await finish(try await order(), grill)
        #expect(first.state == .preparing)
        #expect(first.kitchen.preparingAt == at(5))
        #expect(first.kitchen.ready == nil)
        #expect(remaining(first) == [drinks])
        let second = try await finish(first, drinks, 7)
        #expect(second.state == .ready)
        #expect(second.kitchen.ready?.at == at(7))
        #expect(second.revision > first.revision)
        try await audit()
    }

    @Test func `all stations at once make the order ready`() async throws {
        let after = try await finish(try await order(), nil)
        #expect(after.state == .ready)
        #expect(after.kitchen.marks.map(\.station) == [grill, drinks])
        try await audit()
    }

    @Test func `a station takes back only its own part`() async throws {
        let ready = try await finish(try await finish(try await order(), grill), drinks)
        let after = try await unfinish(ready, drinks)
        #expect(after.state == .preparing)
        #expect(remaining(after) == [drinks])
        #expect(try await finish(after, drinks, 8).state == .ready)
        try await audit()
    }

    @Test func `a station takes back its part of an order that the till made ready`() async throws {
        let after = try await unfinish(try await order(then: [.preparing, .ready]), grill)
        #expect(after.state == .preparing)
        #expect(remaining(after) == [grill])
        try await audit()
    }

    @Test func `the expo takes back everything`() async throws {
        let after = try await unfinish(try await finish(try await order(), nil), nil)
        #expect(after.state == .preparing)
        #expect(remaining(after) == [grill, drinks])
        try await audit()
    }

    @Test func `a recall at the till brings the order back to all stations`() async throws {
        let ready = try await finish(try await finish(try await order(), grill), drinks)
        try await fixture.queue.recall(ready, by: "till", at: at(9))
        let after = try await fixture.order(ready.id)
        #expect(after.state == .preparing)
        #expect(remaining(after) == [grill, drinks])
        try await audit()
    }

    @Test func `edits of lines that were undone are in the record, with both events`() async throws {
        let first = try await order(then: [.preparing])
        for edit: OrderEdit in [
            .strike(first.lines[0]), .comment("x"), .adding("Agua", 120),
        ] {
            try await fixture.queue.edit(
                try await fixture.order(first.id),
                edit,
                by: "till",
                reason: "x",
                at: at(8)
            )
        }
        #expect(try await fixture.order(first.id).kitchen.undoneStrikes == [])
        for _ in 0..<3 {
            try await fixture.queue.recall(try await fixture.order(first.id), by: "till", at: at(9))
        }
        let after = try await fixture.order(first.id)
        let undone = after.kitchen.undoneStrikes
        #expect(undone.map(\.line) == [first.lines[0].id])
        #expect(after.lines.last?.withdrawn?.event == (undone.first?.undoneIn ?? 0) - 2)
        #expect(undone.allSatisfy { $0.madeIn < $0.undoneIn && $0.undoneIn <= after.kitchen.lastEvent })
        #expect(after.keptLines == first.lines)
        try await audit()
    }

    @Test func `a part can be taken back although the ready order was edited`() async throws {
        let ready = try await finish(try await order(), nil)
        try await fixture.queue.edit(ready, .comment("now"), by: "till", at: at(8))
        let after = try await unfinish(try await fixture.order(ready.id), grill, 9)
        #expect(after.state == .ready)
        #expect(after.note == "now")
        #expect(remaining(after) == [grill])
        #expect(remaining(try await finish(after, grill, 10)) == [])
        try await audit()
    }

    @Test func `if two browsers finish the same part one gets a conflict`() async throws {
        let seen = try await order()
        _ = try await finish(seen, grill)
        await #expect {
            _ = try await finish(seen, grill)
        } throws: { error in
            guard case .overtaken(let status)? = error as? QueueError else { return false }
            return status.state == .preparing && status.by == "kitchen"
        }
        try await audit()
    }

    @Test func `a finished part cannot be finished again, and an unfinished one cannot be taken back`()
        async throws
    {
        let first = try await finish(try await order(), grill)
        await #expect(throws: QueueError.self) { try await finish(first, grill) }
        await #expect(throws: QueueError.self) { try await finish(first, .station(StationID("bakery"))) }
        await #expect(throws: QueueError.self) { try await unfinish(first, drinks) }
        let over = try await order2(then: [.collected])
        await #expect(throws: QueueError.self) { try await finish(over, grill) }
        await #expect(throws: QueueError.self) { try await unfinish(over, grill) }
        #expect(try await fixture.order(first.id) == first)
        #expect(try await fixture.order(over.id) == over)
    }

    private func order2(then states: [OrderState]) async throws -> QueuedOrder {
        try await fixture.enqueue(incoming(OrderTesting.order(10)), then: states)
    }

    @Test func `marking an order as seen keeps its revision, and is recorded once`() async throws {
        let before = try await order()
        for _ in 1...2 {
            try await fixture.queue.see(before, at: grill, by: "kitchen", at: at(3))
        }
        let after = try await fixture.order(before.id)
        #expect(after.revision == before.revision)
        #expect(after.kitchen.marks.map(\.kind) == [.seen])
        #expect(after.kitchen.isSeen(at: grill) && !after.kitchen.isSeen(at: .kitchen))
        try await fixture.queue.advance(before, to: .preparing, by: "till", at: at(4))
        try await audit()
    }

    @Test func `an acknowledged part that was struck does not keep the order from becoming ready`()
        async throws
    {
        let first = try await finish(try await order(), grill)
        try await fixture.queue.acknowledge(
            first,
            at: drinks,
            remaining: { _ in [] },
            by: "kitchen",
            at: at(6)
        )
        #expect(try await fixture.order(first.id).state == .ready)
        try await audit()
    }

    @Test func `a counter that follows the queue reads an order again after each mark`() async throws {
        var counter = FollowedCounter()
        let before = try await order()
        #expect(try await read(&counter).orders == [before])
        try await fixture.queue.see(before, at: .kitchen, by: "kitchen", at: at(3))
        #expect(try await read(&counter).orders.first?.kitchen.marks.count == 1)
        let ready = try await finish(before, nil)
        #expect(try await read(&counter).orders == [ready])
        try await fixture.queue.advance(ready, to: .cancelled, by: "till", reason: "x", at: at(9))
        let cancelled = try await fixture.order(ready.id)
        #expect(try await read(&counter).day.calledOff == [cancelled])
        try await fixture.queue.acknowledge(
            cancelled,
            at: grill,
            remaining: remaining,
            by: "kitchen",
            at: at(10)
        )
        let seen = try #require(try await read(&counter).day.calledOff.first)
        #expect(seen.kitchen.acknowledged(at: grill) == seen.kitchen.lastEvent)
        try await fixture.queue.recall(seen, by: "till", at: at(11))
        #expect(try await read(&counter).day.calledOff == [])
        let open = try await fixture.order(seen.id)
        try await fixture.queue.advance(open, to: .noShow, by: "till", at: at(12))
        #expect(try await read(&counter).day.calledOff == [try await fixture.order(seen.id)])
        try await audit()
    }

    private func read(_ counter: inout FollowedCounter) async throws
        -> (orders: [QueuedOrder], day: CounterDay)
    {
        try await counter.read(fixture.view, at: RestaurantID("garbera"))
    }

    @Test func `a mark of the whole kitchen is stored and exported without a station`() async throws {
        let seen = try await order()
        try await fixture.queue.see(seen, at: .kitchen, by: "kitchen", at: at(3))
        try await fixture.queue.see(seen, at: grill, by: "kitchen", at: at(4))
        let stored = try await fixture.rows("SELECT coalesce(station, '-') FROM station_marks ORDER BY id")
        #expect(stored == [["-"], ["grill"]])
        let marks = try await fixture.order(seen.id).kitchen.marks
        #expect(marks.map(\.station) == [.kitchen, grill])
        #expect(marks.map { $0.json.member("station") } == [.null, .string("grill")])
    }

    @Test func `another queue object on the same files reads the marks`() async throws {
        let done = try await finish(try await order(), grill)
        let second = try await fixture.second("till 2", .long)
        try await second.see(done, at: drinks, by: "bar", at: at(6))
        try await second.close()
        let marks = try await fixture.order(done.id).kitchen.marks
        #expect(marks.map(\.kind) == [.done, .seen])
        #expect(marks.map(\.by) == ["kitchen", "bar"])
    }

    @Test func `an export contains the marks`() async throws {
        let done = try await finish(try await order(), grill)
        var exported: [JSONValue] = []
        try await fixture.view.exportOrders(since: noon, until: at(60), now: at(60)) { exported.append($0) }
        let marks = try #require(exported.first?.member("kitchen"))
        #expect(marks == .array(done.kitchen.marks.map(\.json)))
        #expect(JSONWriter.line(marks).contains(#""station":"grill","mark":"done","by":"kitchen""#))
    }
}
