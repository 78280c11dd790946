import GRDB
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// Customers' notices about orders. The queue decides each of them once, whatever state the order is in.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct NoticeDecidingTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func decide(_ incoming: IncomingFile...) async throws -> [FileOutcome] {
        try await fixture.queue.decide(incoming, by: "mcorderd")
    }

    /// Puts the order into the queue and takes it to a state by the shortest path.
    private func enqueue(in state: OrderState) async throws -> QueuedOrder {
        let way: [OrderState] =
            switch state {
            case .received: []
            case .ready: [.preparing, .ready]
            default: [state]
            }
        return try await fixture.enqueue(try incoming(try order()), then: way)
    }

    private func notices() async throws -> [[String]] {
        try await fixture.rows("SELECT type, outcome, state, redeliveries FROM notices ORDER BY id")
    }

    @Test func `a customer can cancel an order that is not being prepared`() async throws {
        let stored = try await enqueue(in: .received)
        #expect(try await decide(incoming(try notice(.cancel))) == [.noticed(.done, order: stored.id)])
        let after = try await fixture.order(stored.id)
        #expect(after.state == .cancelled && after.revision == 2 && after.refusedCancels == 0)
        let last = try #require(try await fixture.view.history(of: stored.id).last)
        let change = OrderChange(at: at(5), from: .received, to: .cancelled, by: "customer", reason: nil)
        #expect(last == change && !last.isRefusedCancel)
        #expect(try await fixture.view.orders(at: nil, in: OrderState.open).isEmpty)
        #expect(try await notices() == [["cancel", "done", "received", "0"]])
    }

    @Test(arguments: [OrderState.preparing, .ready, .collected, .noShow, .expired])
    func `a cancel of an order in preparation or closed is too late, and is recorded`(state: OrderState)
        async throws
    {
        let stored = try await enqueue(in: state)
        #expect(try await decide(incoming(try notice(.cancel))) == [.noticed(.refused, order: stored.id)])
        let after = try await fixture.order(stored.id)
        #expect(after.state == state && after.revision == stored.revision && after.refusedCancels == 1)
        let history = try await fixture.view.history(of: stored.id)
        let wish = OrderChange(at: at(5), from: state, to: state, by: "customer", reason: "cancel-refused")
        #expect(history.last == wish && wish.isRefusedCancel)
        #expect(history.count { $0.isRefusedCancel } == 1)
        // A till that read the order before the notice can still change its state.
        if state.isOpen {
            try await fixture.queue.advance(stored, to: .collected, by: "till 1", at: at(6))
            #expect(try await fixture.view.history(of: stored.id).map(\.isRefusedCancel).last == false)
        }
    }

    @Test func `cancelling a cancelled order changes nothing`() async throws {
        let stored = try await fixture.enqueue(try incoming(try order()))
        try await fixture.queue.advance(stored, to: .cancelled, by: "till 1", reason: "x", at: at(2))
        #expect(try await decide(incoming(try notice(.cancel))) == [.noticed(.needless, order: stored.id)])
        #expect(try await fixture.view.history(of: stored.id).last?.by == "till 1")
        #expect(try await fixture.order(stored.id).refusedCancels == 0)
    }

    @Test func `an order that was taken back to received can be cancelled again`() async throws {
        let stored = try await enqueue(in: .preparing)
        #expect(try await decide(incoming(try notice(.cancel))) == [.noticed(.refused, order: stored.id)])
        try await fixture.queue.recall(stored, by: "till 1", at: at(6))
        let second = incoming(try notice(.cancel, sentAt: at(7)), receivedAt: at(7))
        #expect(try await decide(second) == [.noticed(.done, order: stored.id)])
        try await fixture.queue.recall(try await fixture.order(stored.id), by: "till 1", at: at(8))
        #expect(try await fixture.order(stored.id).state == .received)
    }

    @Test(arguments: OrderState.open)
    func `an arrival is recorded with the time of its receipt, without a conflict`(
        state: OrderState
    ) async throws {
        let stored = try await enqueue(in: state)
        // A device's clock may be wrong by any amount.
        let early = try notice(.arrived, sentAt: noon - .seconds(86_400))
        #expect(try await decide(incoming(early, receivedAt: at(5))) == [.noticed(.done, order: stored.id)])
        let after = try await fixture.order(stored.id)
        #expect(after.arrivedAt == at(5))
        #expect(after.state == state && after.revision == stored.revision)
        #expect(try await fixture.rows("SELECT arrived_by FROM orders") == [["customer"]])
        let late = incoming(try notice(.arrived, sentAt: at(9999)), receivedAt: at(9))
        #expect(try await decide(late) == [.noticed(.needless, order: stored.id)])
        #expect(try await fixture.order(stored.id).arrivedAt == at(5))
    }

    @Test func `an arrival that a cashier recorded before is not changed`() async throws {
        let stored = try await enqueue(in: .received)
        try await fixture.queue.markArrived(stored, by: "till 1", at: at(3))
        #expect(try await decide(incoming(try notice(.arrived))) == [.noticed(.needless, order: stored.id)])
        #expect(try await fixture.order(stored.id).arrivedAt == at(3))
        #expect(try await fixture.rows("SELECT arrived_by FROM orders") == [["till 1"]])
    }

    @Test(arguments: [OrderState.collected, .cancelled, .noShow, .expired])
    func `an arrival for a closed order changes nothing`(state: OrderState) async throws {
        let stored = try await enqueue(in: state)
        #expect(try await decide(incoming(try notice(.arrived))) == [.noticed(.refused, order: stored.id)])
        #expect(try await fixture.order(stored.id) == stored)
    }

    @Test func `a notice that is delivered again is counted and changes nothing else`() async throws {
        let stored = try await enqueue(in: .received)
        let file = incoming(try notice(.cancel))
        #expect(try await decide(file, file) == [.noticed(.done, order: stored.id), .redelivered])
        try await fixture.queue.recall(try await fixture.order(stored.id), by: "till 1", at: at(6))
        let before = try await fixture.order(stored.id)
        #expect(try await decide(file) == [.redelivered])
        #expect(try await fixture.order(stored.id) == before)
        #expect(try await notices() == [["cancel", "done", "received", "2"]])
        #expect(try await fixture.view.summary().redelivered == 2)
    }

    @Test func `a notice about an unknown order is not decided, and nothing is stored`() async throws {
        #expect(try await decide(incoming(try notice(.cancel))) == [.orderUnknown])
        #expect(try await fixture.count("notices") == 0)
        #expect(try await fixture.count("rejections") == 0)
        let stored = try await enqueue(in: .received)
        #expect(try await decide(incoming(try notice(.cancel))) == [.noticed(.done, order: stored.id)])
    }

    @Test func `an order and its cancellation in one batch are committed together`() async throws {
        let outcomes = try await decide(try incoming(try order()), incoming(try notice(.cancel)))
        #expect(outcomes == [.enqueued(id: 1), .noticed(.done, order: 1)])
        #expect(try await fixture.order(1).state == .cancelled)
        #expect(try await fixture.view.history(of: 1).map(\.to) == [.received, .cancelled])
    }

    @Test func `a notice of another device, or another number, changes no order`() async throws {
        let stored = try await enqueue(in: .received)
        let forged = incoming(try notice(.cancel, from: 2))
        #expect(
            try await decide(forged, incoming(try notice(.cancel, 10))) == [.orderUnknown, .orderUnknown]
        )
        #expect(try await fixture.order(stored.id) == stored)
    }

    @Test func `a notice that waited too long is refused with a reason, and stays refused`() async throws {
        let late = incoming(try notice(.cancel), orElse: .stale)
        #expect(try await decide(late) == [.rejected(.stale)])
        let rejection = try #require(try await fixture.view.rejections(since: nil).first)
        #expect(rejection.reason == .stale && rejection.number == 9)
        #expect(rejection.file.hasSuffix(".notice"))
        let stored = try await enqueue(in: .received)
        #expect(try await decide(late) == [.redelivered])
        #expect(try await fixture.order(stored.id) == stored)
    }

    @Test func `a notice that is a day late is applied if its order is known`() async throws {
        let stored = try await enqueue(in: .received)
        let late = incoming(try notice(.cancel), receivedAt: at(2000), orElse: .stale)
        #expect(try await decide(late) == [.noticed(.done, order: stored.id)])
    }

    @Test func `the till can have a refused notice judged again once its order is there`() async throws {
        let late = incoming(try notice(.cancel), orElse: .stale)
        #expect(try await decide(late) == [.rejected(.stale)])
        try await fixture.queue.request(.retry, rejection: 1, by: "till 1")
        let first = try #require(try await fixture.view.requestedRejections().first)
        #expect(
            try await fixture.queue.answer(first, with: late, by: "till 1", maxOpen: 0) == .rejected(.stale)
        )
        let stored = try await enqueue(in: .received)
        try await fixture.queue.request(.retry, rejection: 1, by: "till 1")
        let second = try #require(try await fixture.view.requestedRejections().first)
        let answer = try await fixture.queue.answer(second, with: late, by: "till 1", maxOpen: 0)
        #expect(answer == .noticed(.done, order: stored.id))
        #expect(try await fixture.view.rejections(since: nil).isEmpty)
        guard case .takenIn(let order) = try await fixture.view.answer(toRejection: 1) else {
            Issue.record("not taken in")
            return
        }
        #expect(order.state == .cancelled)
    }

    @Test func `a blacklisted device's notice is applied to an accepted order, and waits without one`()
        async throws
    {
        let stored = try await enqueue(in: .received)
        try await fixture.queue.blacklist(
            .plain(try device(1)),
            reason: "x",
            by: "till 1",
            since: at(2),
            until: nil
        )
        #expect(try await decide(incoming(try notice(.cancel, 10))) == [.orderUnknown])
        #expect(try await decide(incoming(try notice(.cancel))) == [.noticed(.done, order: stored.id)])
    }

    @Test func `the counter names the orders that customers cancelled since the day began`() async throws {
        _ = try await decide(
            try incoming(try order(9)),
            try incoming(try order(10)),
            try incoming(try order(11, for: "urbil"), for: "urbil"),
            incoming(try notice(.cancel, 9)),
            incoming(try notice(.cancel, 11)),
            incoming(try notice(.arrived, 10))
        )
        let garbera = RestaurantID("garbera")
        #expect(
            try await fixture.view.counter(at: garbera, dayStart: noon).day.cancelledByCustomers == [
                1: "9-001"
            ]
        )
        #expect(try await fixture.view.counter(at: nil, dayStart: noon).day.cancelledByCustomers.count == 2)
        #expect(try await fixture.view.counter(at: nil, dayStart: at(6)).day.cancelledByCustomers.isEmpty)
    }

    @Test func `a notice about an order of an erased device finds its order`() async throws {
        let stored = try await enqueue(in: .collected)
        try await fixture.queue.receiptsRemoved([.order(id: stored.id, revision: stored.revision)])
        try await fixture.queue.forget(Retention(), at: at(60 * 24 * 40))
        #expect(try await fixture.order(stored.id).deviceName == nil)
        let late = incoming(try notice(.cancel), receivedAt: at(60 * 24 * 41))
        #expect(try await decide(late) == [.noticed(.refused, order: stored.id)])
        // The device's code is erased, so the name of a receipt could no longer be computed.
        #expect(try await fixture.rows("SELECT receipt FROM orders") == [["removed"]])
    }

    @Test func `the data of notices is erased like that of orders, and a redelivery is still recognised`()
        async throws
    {
        let stored = try await enqueue(in: .received)
        let file = incoming(try notice(.cancel))
        #expect(try await decide(file) == [.noticed(.done, order: stored.id)])
        var retention = Retention()
        retention.personalDays = 0
        try await fixture.queue.forget(retention, at: at(60 * 24 * 89))
        #expect(try await fixture.rows("SELECT raw IS NULL, file = '' FROM notices") == [["0", "0"]])
        try await fixture.queue.forget(retention, at: at(60 * 24 * 91))
        #expect(try await fixture.rows("SELECT raw IS NULL, file = '' FROM notices") == [["1", "0"]])
        try await fixture.queue.forget(Retention(), at: at(60 * 24 * 91))
        #expect(try await fixture.rows("SELECT raw IS NULL, file = '' FROM notices") == [["1", "1"]])
        #expect(try await decide(file) == [.redelivered])
    }
}
