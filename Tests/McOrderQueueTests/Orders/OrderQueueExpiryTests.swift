import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct OrderQueueExpiryTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func expire(before limit: Timestamp, at time: Timestamp = at(1000)) async throws -> Int {
        try await fixture.queue.expire(receivedBefore: limit, by: "mcorderd", at: time)
    }

    @Test func `open orders that were received before the limit expire, and others do not`() async throws {
        let paths: [[OrderState]] = [[], [.preparing], [.preparing, .ready], [.collected]]
        for (value, states) in paths.enumerated() {
            _ = try await fixture.enqueue(
                try incoming(try order(value + 1), receivedAt: at(value)),
                then: states
            )
        }
        try await fixture.enqueue(try incoming(try order(9), receivedAt: at(10)))
        #expect(try await expire(before: at(10)) == 3)
        #expect(
            try await fixture.rows("SELECT number, state FROM orders ORDER BY number") == [
                ["1", "expired"], ["2", "expired"], ["3", "expired"], ["4", "collected"], ["9", "received"],
            ]
        )
        #expect(try await expire(before: at(10)) == 0)
    }

    @Test func `an expiry is recorded in the history`() async throws {
        let order = try await fixture.enqueue(try incoming(try order()), then: [.preparing])
        #expect(try await expire(before: at(10), at: at(700)) == 1)
        #expect(
            try await fixture.view.history(of: order.id).last
                == OrderChange(at: at(700), from: .preparing, to: .expired, by: "mcorderd", reason: nil)
        )
        #expect(try await fixture.order(order.id).revision == order.revision + 1)
    }

    @Test func `a till that saw the order before it expired gets an error`() async throws {
        let order = try await fixture.enqueue(try incoming(try order()))
        #expect(try await expire(before: at(10), at: at(700)) == 1)
        let expected = OrderStatus(code: order.code, state: .expired, by: "mcorderd", at: at(700))
        await #expect(throws: QueueError.overtaken(expected)) {
            try await fixture.queue.advance(order, to: .ready, by: "till 1", at: at(701))
        }
    }

    @Test func `many orders expire in several steps until none is left`() async throws {
        let files = try (1...450).map { try incoming(try order($0)) }
        _ = try await fixture.queue.decide(files, by: "mcorderd")
        #expect(try await expire(before: at(10)) == 200)
        #expect(try await expire(before: at(10)) == 200)
        #expect(try await expire(before: at(10)) == 50)
        #expect(try await expire(before: at(10)) == 0)
        #expect(try await fixture.view.orders(at: nil, in: OrderState.open) == [])
    }

    @Test func `a recalled expired order expires again only after the same time`() async throws {
        let order = try await fixture.enqueue(try incoming(try order()))
        #expect(try await expire(before: at(10), at: at(700)) == 1)
        try await fixture.queue.recall(try fixture.order(order.id), by: "till 1", at: at(710))
        #expect(try await !fixture.view.hasOpenOrder(receivedBefore: at(20)))
        #expect(try await expire(before: at(20), at: at(711)) == 0)
        #expect(try await fixture.order(order.id).state == .received)
        #expect(try await fixture.view.hasOpenOrder(receivedBefore: at(711)))
        #expect(try await expire(before: at(711), at: at(1400)) == 1)
        #expect(try await !fixture.view.hasOpenOrder(receivedBefore: at(711)))
    }
}
