import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct OrderQueueLifecycleTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    /// A path of states that takes an order to each state.
    private static let paths: [OrderState: [OrderState]] = [
        .received: [], .preparing: [.preparing], .ready: [.preparing, .ready], .collected: [.collected],
        .cancelled: [.cancelled], .noShow: [.noShow], .expired: [.expired],
    ]

    /// The states that may follow each state. Source: rules.md, *States of an order*.
    private static let legal: [OrderState: Set<OrderState>] = [
        .received: [.preparing, .collected, .cancelled, .noShow, .expired],
        .preparing: [.ready, .collected, .cancelled, .noShow, .expired],
        .ready: [.collected, .cancelled, .noShow, .expired],
        .collected: [], .cancelled: [], .noShow: [], .expired: [],
    ]

    private func order(at state: OrderState) async throws -> QueuedOrder {
        try await fixture.enqueue(try incoming(try order()), then: Self.paths[state] ?? [])
    }

    private func order() throws -> Order { try OrderTesting.order() }

    private func status(
        of order: QueuedOrder,
        _ state: OrderState,
        by: String,
        at time: Timestamp
    ) -> OrderStatus {
        OrderStatus(code: order.code, state: state, by: by, at: time)
    }

    @Test(arguments: OrderState.allCases)
    func `an order can change from each state to exactly the allowed states`(from: OrderState) async throws {
        for to in OrderState.allCases {
            let fixture = try await TestQueue()
            let order = try await fixture.enqueue(try incoming(try order()), then: Self.paths[from] ?? [])
            let change = { try await fixture.queue.advance(order, to: to, by: "till 1", at: at(30)) }
            if Self.legal[from]?.contains(to) == true {
                #expect(try await change() == order.revision + 1)
                #expect(try await fixture.order(order.id).state == to)
            } else {
                let error = await #expect(throws: QueueError.self) { try await change() }
                guard case .illegal(let status, .state(to)) = error else {
                    Issue.record("\(from) to \(to): \(String(describing: error))")
                    continue
                }
                #expect(status.state == from)
                #expect(try await fixture.order(order.id) == order)
            }
        }
    }

    @Test func `a change of state increases the revision and is recorded in the history`() async throws {
        let order = try await fixture.enqueue(try incoming(try order(), receivedAt: at(1)))
        try await fixture.queue.advance(order, to: .cancelled, by: "till 1", reason: "sin pan", at: at(2))
        #expect(try await fixture.order(order.id).revision == 2)
        #expect(
            try await fixture.view.history(of: order.id) == [
                OrderChange(at: at(1), from: nil, to: .received, by: "mcorderd", reason: nil),
                OrderChange(at: at(2), from: .received, to: .cancelled, by: "till 1", reason: "sin pan"),
            ]
        )
    }

    @Test func `a forbidden change stores nothing`() async throws {
        let order = try await order(at: .collected)
        let history = try await fixture.view.history(of: order.id)
        let expected = status(of: order, .collected, by: "till 1", at: at(2))
        await #expect(throws: QueueError.illegal(from: expected, to: .state(.ready))) {
            try await fixture.queue.advance(order, to: .ready, by: "till 2", at: at(9))
        }
        #expect(try await fixture.view.history(of: order.id) == history)
    }

    @Test func `if two tills act on the same state the second one's error names the first`() async throws {
        let order = try await order(at: .received)
        let till = try await fixture.second("till 2")
        try await fixture.queue.advance(order, to: .preparing, by: "till 1", at: at(5))
        let first = status(of: order, .preparing, by: "till 1", at: at(5))
        await #expect(throws: QueueError.overtaken(first)) {
            try await till.advance(order, to: .preparing, by: "till 2", at: at(6))
        }
        await #expect(throws: QueueError.overtaken(first)) {
            try await till.recall(order, by: "till 2", at: at(6))
        }
        #expect(try await fixture.view.history(of: order.id).count == 2)
    }

    @Test func `a change and its recall by another till are a conflict too`() async throws {
        let order = try await order(at: .received)
        let till = try await fixture.second("till 2")
        try await fixture.queue.advance(order, to: .preparing, by: "till 1", at: at(5))
        try await fixture.queue.recall(try fixture.order(order.id), by: "till 1", at: at(6))
        await #expect(
            throws: QueueError.overtaken(status(of: order, .received, by: "till 1", at: at(6)))
        ) {
            try await till.advance(order, to: .preparing, by: "till 2", at: at(7))
        }
    }

    @Test func `a missing order has a different error`() async throws {
        let order = try await order(at: .received)
        try await fixture.execute("DELETE FROM orders")
        await #expect(throws: QueueError.noSuchOrder(id: order.id)) {
            try await fixture.queue.advance(order, to: .ready, by: "till 1", at: at(5))
        }
        await #expect(throws: QueueError.noSuchOrder(id: order.id)) {
            try await fixture.queue.markArrived(order, by: "till 1", at: at(5))
        }
        #expect(try await fixture.view.order(id: order.id) == nil)
        #expect(try await fixture.view.history(of: order.id) == [])
    }

    @Test func `each recall takes the order one step back, to received at last`() async throws {
        var order = try await fixture.enqueue(
            try incoming(try order()),
            then: [.preparing, .ready, .collected]
        )
        for (step, state) in [OrderState.ready, .preparing, .received].enumerated() {
            #expect(try await fixture.queue.recall(order, by: "till 1", at: at(10 + step)) == state)
            order = try await fixture.order(order.id)
            #expect(order.state == state)
        }
        #expect(order.revision == 7)
        await #expect(
            throws: QueueError.nothingToRecall(status(of: order, .received, by: "till 1", at: at(12)))
        ) {
            try await fixture.queue.recall(order, by: "till 1", at: at(20))
        }
    }

    @Test(arguments: [OrderState.collected, .cancelled, .noShow, .expired])
    func `each final state can be taken back to the state before it`(end: OrderState) async throws {
        let order = try await fixture.enqueue(try incoming(try order()), then: [.preparing, end])
        #expect(try await fixture.queue.recall(order, by: "till 1", at: at(9)) == .preparing)
    }

    @Test func `a recall is recorded in the history, and other changes can follow`() async throws {
        let order = try await fixture.enqueue(
            try incoming(try order(), receivedAt: at(1)),
            then: [.preparing, .cancelled]
        )
        try await fixture.queue.recall(order, by: "till 2", at: at(9))
        try await fixture.queue.advance(try fixture.order(order.id), to: .ready, by: "till 1", at: at(10))
        #expect(
            try await fixture.view.history(of: order.id).dropFirst() == [
                OrderChange(at: at(2), from: .received, to: .preparing, by: "till 1", reason: nil),
                OrderChange(at: at(3), from: .preparing, to: .cancelled, by: "till 1", reason: nil),
                OrderChange(
                    at: at(9),
                    from: .cancelled,
                    to: .preparing,
                    by: "till 2",
                    reason: nil,
                    isRecall: true
                ),
                OrderChange(at: at(10), from: .preparing, to: .ready, by: "till 1", reason: nil),
            ]
        )
        #expect(
            try await fixture.queue.recall(try fixture.order(order.id), by: "till 1", at: at(11))
                == .preparing
        )
        #expect(
            try await fixture.queue.recall(try fixture.order(order.id), by: "till 1", at: at(12))
                == .received
        )
    }

    @Test func `a customer's arrival is recorded once`() async throws {
        let order = try await order(at: .received)
        #expect(try await fixture.queue.markArrived(order, by: "till 1", at: at(5)))
        #expect(try await !fixture.queue.markArrived(order, by: "till 2", at: at(6)))
        #expect(try await fixture.order(order.id).arrivedAt == at(5))
        #expect(try await fixture.rows("SELECT arrived_by FROM orders") == [["till 1"]])
    }

    @Test(arguments: [OrderState.received, .preparing, .ready])
    func `a customer may arrive while the order is open`(state: OrderState) async throws {
        let order = try await order(at: state)
        #expect(try await fixture.queue.markArrived(order, by: "till 1", at: at(9)))
    }

    @Test(arguments: [OrderState.collected, .cancelled, .noShow, .expired])
    func `no arrival is recorded for a closed order`(state: OrderState) async throws {
        let order = try await order(at: state)
        let expected = status(of: order, state, by: "till 1", at: at(2))
        await #expect(throws: QueueError.illegal(from: expected, to: .arrival)) {
            try await fixture.queue.markArrived(order, by: "till 1", at: at(9))
        }
        #expect(try await fixture.order(order.id).arrivedAt == nil)
    }

    @Test func `an arrival does not conflict with a change of the state`() async throws {
        let order = try await order(at: .received)
        try await fixture.queue.markArrived(order, by: "till 2", at: at(5))
        try await fixture.queue.advance(order, to: .preparing, by: "till 1", at: at(6))
        #expect(try await fixture.order(order.id).arrivedAt == at(5))
        #expect(try await fixture.view.history(of: order.id).count == 2)
    }
}
