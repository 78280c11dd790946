import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// The figures of the day on a till's screen.
@Suite(.onEachEngine) struct QueueViewCounterTests {
    let queue: TestQueue

    init() async throws {
        queue = try await TestQueue()
    }

    private func serve(_ value: Int, seconds: Int) async throws -> QueuedOrder {
        _ = try await queue.queue.decide([incoming(order(value))], by: "mcorderd")
        let queued = try #require(try await queue.view.orders(at: nil, in: [.received]).last)
        try await queue.queue.markArrived(queued, by: "caja 1", at: at(2))
        try await queue.queue.advance(queued, to: .collected, by: "caja 1", at: at(2) + .seconds(seconds))
        return try #require(try await queue.view.order(id: queued.id))
    }

    @Test func `a counter has the open orders and today's average time of service`() async throws {
        _ = try await serve(1, seconds: 30)
        _ = try await serve(2, seconds: 50)
        _ = try await queue.queue.decide([incoming(order(3))], by: "mcorderd")
        let counter = try await queue.view.counter(at: nil, dayStart: noon)
        #expect(counter.orders.map(\.number) == [3])
        #expect(counter.day.served == 2 && counter.day.meanService == .seconds(40))
    }

    @Test func `services that ended before the day began do not count`() async throws {
        _ = try await serve(1, seconds: 30)
        let counter = try await queue.view.counter(at: nil, dayStart: at(60))
        #expect(counter.day.served == 0 && counter.day.meanService == nil)
    }

    @Test func `an order that was taken back and collected again counts once, with its last end`()
        async throws
    {
        let collected = try await serve(1, seconds: 30)
        try await queue.queue.recall(collected, by: "caja 1", at: at(2) + .seconds(40))
        let again = try #require(try await queue.view.order(id: collected.id))
        #expect(try await queue.view.counter(at: nil, dayStart: noon).day.served == 0)
        try await queue.queue.advance(again, to: .collected, by: "caja 1", at: at(2) + .seconds(60))
        #expect(try await queue.view.counter(at: nil, dayStart: noon).day.meanService == .seconds(60))
    }
}
