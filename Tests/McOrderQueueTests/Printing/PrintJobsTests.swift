import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// The jobs that events make for printers.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct PrintJobsTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private static let kitchen = PrinterID("kitchen")
    private static let counter = PrinterID("counter")

    private func adopt(_ fire: FirePolicy = .received, restaurant: RestaurantID? = nil) async throws {
        try await fixture.queue.adopt(
            [
                PrinterRecord(
                    id: Self.kitchen,
                    restaurant: restaurant,
                    tasks: [.kitchen],
                    confirms: true
                ),
                PrinterRecord(id: Self.counter, restaurant: nil, tasks: [.bag, .receipt], confirms: false),
            ],
            fire,
            at: at(0)
        )
    }

    private func order(_ number: Int = 9, then states: [OrderState] = []) async throws -> QueuedOrder {
        try await fixture.enqueue(incoming(OrderTesting.order(number)), then: states)
    }

    /// The printer and kind of each job of an order, in their sequence.
    private func jobs(_ order: QueuedOrder) async throws -> [String] {
        try await fixture.view.printJobs(ofOrder: order.id).map { "\($0.printer) \($0.kind.rawValue)" }
    }

    @Test func `each event makes the tickets that its printers print, once`() async throws {
        try await adopt()
        let received = try await order()
        #expect(try await jobs(received) == ["kitchen kitchen"])
        let ready = try await order(10, then: [.preparing])
        #expect(try await jobs(ready) == ["kitchen kitchen"])
        try await fixture.queue.advance(received, to: .preparing, by: "Ane", at: at(2))
        let preparing = try await fixture.order(received.id)
        try await fixture.queue.advance(preparing, to: .ready, by: "Ane", at: at(2))
        #expect(try await jobs(received) == ["kitchen kitchen", "counter bag"])
        let present = try await fixture.order(received.id)
        try await fixture.queue.pay(present, .card, by: "Ane", at: at(3))
        #expect(try await jobs(received) == ["kitchen kitchen", "counter bag", "counter receipt"])
        let job = try #require(try await fixture.view.printJobs(ofOrder: received.id).first)
        #expect(job.state == .due && job.attempts == 0 && job.event != nil && job.order == received.id)
    }

    @Test func `what changes after the kitchen's ticket is a ticket of the change`() async throws {
        try await adopt()
        let order = try await order()
        try await fixture.queue.edit(order, .comment("no salt"), by: "Ane", at: at(2))
        #expect(try await jobs(order) == ["kitchen kitchen", "kitchen change"])
        try await fixture.queue.recall(fixture.order(order.id), by: "Ane", at: at(3))
        #expect(try await jobs(order) == ["kitchen kitchen", "kitchen change", "kitchen change"])
        try await fixture.queue.advance(fixture.order(order.id), to: .cancelled, by: "Ane", at: at(4))
        #expect(try await jobs(order).count == 4)
        try await fixture.queue.recall(fixture.order(order.id), by: "Ane", at: at(5))
        #expect(try await jobs(order).count == 5)
    }

    @Test func `what staff promise a customer is no ticket for the kitchen`() async throws {
        try await adopt()
        let order = try await order()
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        let promise = OrderEdit.promise(StaffPromise(at(30), in: zone, now: at(2)))
        try await fixture.queue.edit(order, promise, by: "Ane", at: at(2))
        try await fixture.queue.recall(fixture.order(order.id), by: "Ane", at: at(3))
        #expect(try await jobs(order) == ["kitchen kitchen"])
    }

    @Test(arguments: [
        (FirePolicy.preparing, [OrderState.preparing]), (.arrived, [.preparing]),
    ])
    func `the kitchen's ticket is made when the order is fired`(
        _ policy: FirePolicy,
        _ states: [OrderState]
    ) async throws {
        try await adopt(policy)
        var order = try await order()
        #expect(try await jobs(order).isEmpty)
        try await fixture.queue.edit(order, .comment("no salt"), by: "Ane", at: at(2))
        #expect(try await jobs(order).isEmpty)
        for state in states {
            order = try await fixture.order(order.id)
            try await fixture.queue.advance(order, to: state, by: "Ane", at: at(3))
        }
        #expect(try await jobs(order).first == "kitchen kitchen")
    }

    @Test
    func `an order recalled from the kitchen gets two tickets: that it waits, and that it is back`()
        async throws
    {
        try await adopt(.preparing)
        let order = try await order(then: [.preparing])
        try await fixture.queue.recall(order, by: "Ane", at: at(5))
        #expect(try await jobs(order) == ["kitchen kitchen", "kitchen change"])
        try await fixture.queue.advance(fixture.order(order.id), to: .preparing, by: "Ane", at: at(6))
        #expect(try await jobs(order) == ["kitchen kitchen", "kitchen change", "kitchen change"])
    }

    @Test func `an order that fires at its customer's arrival is printed then`() async throws {
        try await adopt(.arrived)
        let order = try await order()
        try await fixture.queue.markArrived(order, by: "Ane", at: at(2))
        #expect(try await jobs(order) == ["kitchen kitchen"])
    }

    @Test func `another restaurant's printer prints nothing`() async throws {
        try await adopt(restaurant: RestaurantID("elsewhere"))
        #expect(try await jobs(order()).isEmpty)
    }

    @Test func `an order that was called off before it was fired is not printed`() async throws {
        try await adopt(.preparing)
        #expect(try await jobs(order(then: [.cancelled])).isEmpty)
    }

    @Test func `a job is begun once at a time, and ends once`() async throws {
        try await adopt()
        let id = try #require(try await fixture.view.printJobs(ofOrder: order().id).first).id
        #expect(try await fixture.queue.begin(id, at: at(2)))
        #expect(try await !fixture.queue.begin(id, at: at(2)))
        // Another process adopts the printers after a crash.
        try await adopt()
        #expect(try await fixture.view.printJob(id)?.state == .uncertain)
        #expect(try await fixture.queue.begin(id, fallback: Self.counter, at: at(3)))
        try await fixture.queue.end([id], .confirmed, at: at(4))
        let job = try #require(try await fixture.view.printJob(id))
        #expect(job.state == .confirmed && job.attempts == 2 && job.fallback == Self.counter)
        #expect(try await !fixture.queue.begin(id, at: at(5)))
        try await fixture.queue.end([id], .uncertain, at: at(5))
        #expect(try await fixture.view.printJob(id)?.state == .confirmed)
        #expect(try await fixture.view.openPrintJobs(atMost: 9).isEmpty)
        #expect(try await fixture.queue.deleteJobs(endedBefore: at(5)) == 1)
    }

    @Test func `an alarm stands until it is acknowledged`() async throws {
        try await adopt()
        let order = try await order()
        let id = try #require(try await fixture.view.printJobs(ofOrder: order.id).first).id
        try await fixture.queue.end([id], .uncertain, isAlarm: true, at: at(2))
        let state = try await fixture.view.printing(at: order.restaurantID)
        #expect(state.alarms.map(\.job.id) == [id] && state.alarms.map(\.code) == [order.code])
        #expect(try await fixture.view.printing(at: RestaurantID("elsewhere")).alarms.isEmpty)
        #expect(try await fixture.queue.acknowledge([id]) == 1)
        #expect(try await fixture.view.printing().alarms.isEmpty)
        #expect(try await fixture.view.printJob(id)?.state == .expired)
        #expect(try await fixture.queue.acknowledge([id]) == 0)
    }

    @Test func `the condition of a printer is stored with its time, and its last trouble stays`() async throws
    {
        try await adopt()
        try await fixture.queue.report(Self.kitchen, .paperOut, at: at(2))
        try await fixture.queue.report(Self.kitchen, .paperOut, at: at(3))
        var printer = try #require(try await fixture.view.printing().inTrouble.first)
        #expect(printer.id == Self.kitchen && printer.since == at(2) && printer.confirms)
        try await fixture.queue.report(Self.kitchen, .ready, at: at(4))
        printer = try #require(try await fixture.view.printing().printers.first)
        #expect(printer.condition == .ready && printer.since == at(4))
        #expect(printer.lastTrouble == .paperOut && printer.lastTroubleAt == at(2))
    }

    @Test func `a counter learns of a printer's trouble and of an alarm`() async throws {
        try await adopt()
        let order = try await order()
        var memory = CounterMemory()
        func news() async throws -> PrintingState? {
            var kept = memory
            let picture = try await fixture.view.snapshot(
                at: nil,
                dayStart: at(0),
                now: at(9),
                remembering: &kept
            )
            memory = kept
            return picture?.day.printing
        }
        #expect(try await news()?.inTrouble.isEmpty == true)
        #expect(try await news() == nil)
        try await fixture.queue.report(Self.kitchen, .gone, at: at(2))
        #expect(try await news()?.inTrouble.map(\.id) == [Self.kitchen])
        let id = try #require(try await fixture.view.printJobs(ofOrder: order.id).first).id
        try await fixture.queue.end([id], .expired, isAlarm: true, at: at(3))
        #expect(try await news()?.alarms.count == 1)
    }

    @Test func `a printer that is no longer configured leaves alarms, and no jobs`() async throws {
        try await adopt()
        let order = try await order()
        try await fixture.queue.adopt([], .received, at: at(2))
        let state = try await fixture.view.printing()
        #expect(state.printers.isEmpty && state.alarms.count == 1)
        #expect(try await jobs(self.order(10)).isEmpty)
        #expect(try await jobs(order).count == 1)
    }

    @Test func `what somebody asks for is a job without event`() async throws {
        try await adopt()
        let order = try await order()
        let ids = try await fixture.queue.print(.bag, of: order.id, at: [Self.kitchen], by: "Ane", at: at(2))
        let id = try #require(ids.first)
        let job = try #require(try await fixture.view.printJob(id))
        #expect(job.event == nil && job.order == order.id && job.by == "Ane" && job.kind == .bag)
        await #expect(throws: QueueError.noSuchOrder(id: 99)) {
            try await fixture.queue.print(.bag, of: 99, at: [Self.kitchen], by: "Ane", at: at(2))
        }
    }

    /// The bags of an order's tickets, in their sequence.
    private func bags(_ order: QueuedOrder) async throws -> [BagNumber] {
        try await fixture.view.printJobs(ofOrder: order.id).compactMap(\.bag)
    }

    @Test func `a ticket at ready is the first bag's, and says of how many only if somebody said so`()
        async throws
    {
        try await adopt()
        let order = try await order(then: [.preparing, .ready])
        #expect(try await bags(order) == [BagNumber(1)])
        func print(_ bags: Int? = nil, at printers: [PrinterID] = [Self.counter]) async throws {
            try await fixture.queue.print(.bag, of: order.id, at: printers, bags: bags, by: "Ane", at: at(4))
        }
        // The same bag at both printers.
        try await print(at: [Self.counter, Self.kitchen])
        #expect(try await bags(order).suffix(2) == [BagNumber(2), BagNumber(2)])
        try await print(2)
        #expect(try await bags(order).suffix(2) == [BagNumber(1, of: 2), BagNumber(2, of: 2)])
        try await print()
        #expect(try await bags(order).last == BagNumber(3))
        try await fixture.queue.print(.receipt, of: order.id, at: [Self.counter], by: "Ane", at: at(5))
        #expect(try await fixture.view.printJobs(ofOrder: order.id).last?.bag == nil)
        // The bags of an order that is prepared again are counted from 1 again.
        try await fixture.queue.recall(fixture.order(order.id), by: "Ane", at: at(6))
        try await fixture.queue.advance(fixture.order(order.id), to: .ready, by: "Ane", at: at(7))
        #expect(try await bags(order).last == BagNumber(1))
    }

    @Test func `a bag's ticket that was not printed does not count`() async throws {
        try await adopt()
        let order = try await order(then: [.preparing, .ready])
        let job = try #require(try await fixture.view.printJobs(ofOrder: order.id).last)
        try await fixture.queue.end([job.id], .expired, at: at(4))
        try await fixture.queue.print(.bag, of: order.id, at: [Self.counter], by: "Ane", at: at(5))
        #expect(try await bags(order) == [BagNumber(1), BagNumber(1)])
    }
}
