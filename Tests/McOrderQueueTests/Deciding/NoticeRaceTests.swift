import McOrderModel
import Synchronization
import Testing

@testable import McOrderQueue

/// A customer's cancellation at the same time as a cashier's key press, or as the writing of receipts.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct NoticeRaceTests {
    private let house: TestQueue

    init() async throws { house = try await TestQueue() }

    @Test func `of a cancel and a prepare at the same instant exactly one wins, and both learn it`()
        async throws
    {
        let rounds = 40
        var orders: [QueuedOrder] = []
        for number in 1...rounds { orders.append(try await house.enqueue(try arrival(try order(number)))) }
        let stored = orders
        let till = try await house.second("till 2", .long)
        let tillWon = Mutex<[Int64: Bool]>([:])
        let customer = Mutex<[Int64: Settlement]>([:])
        let queue = house.queue
        try onThreads([
            {
                for order in stored {
                    let won: Bool
                    do {
                        _ = try till.blocking {
                            try $0.advance(order, to: .preparing, by: "till 2", at: at(3))
                        }
                        won = true
                    } catch QueueError.overtaken(let standing) {
                        #expect(standing.state == .cancelled && standing.by == Notice.author)
                        won = false
                    }
                    tillWon.withLock { $0[order.id] = won }
                }
            },
            {
                for order in stored {
                    let file = arrival(try notice(.cancel, order.number))
                    let settlement = try queue.blocking { try $0.settle([file], by: "mcorderd") }[0]
                    customer.withLock { $0[order.id] = settlement }
                }
            },
        ])
        for order in stored {
            let won = tillWon.withLock { $0[order.id] } ?? false
            let settlement = customer.withLock { $0[order.id] }
            #expect(settlement == .noticed(won ? .refused : .done, order: order.id))
            let after = try await house.order(order.id)
            #expect(after.state == (won ? .preparing : .cancelled))
            #expect(after.refusedCancels == (won ? 1 : 0))
            #expect(try await house.view.history(of: order.id).count { $0.from != $0.to } == 2)
        }
    }

    @Test func `a till that is later than a cancellation learns who cancelled`() async throws {
        let seen = try await house.enqueue(try arrival(try order()))
        _ = try await house.queue.settle([arrival(try notice(.cancel))], by: "mcorderd")
        let standing = OrderStanding(code: "9-001", state: .cancelled, by: "customer", at: at(5))
        await #expect(throws: QueueError.overtaken(standing)) {
            try await house.queue.advance(seen, to: .preparing, by: "till 1", at: at(6))
        }
    }

    @Test func `the receipt has the outcome of the customer's last cancellation`() async throws {
        let seen = try await house.enqueue(try arrival(try order()), then: [.preparing])
        let answer = { () async throws -> (state: OrderState, notice: NoticeAnswer?) in
            let task = try #require(try await house.view.receiptsDue(atMost: 1).first)
            guard case .order(_, _, let state, _, _, nil, let notice) = task.content else {
                Issue.record("\(task.content)")
                return (.expired, nil)
            }
            return (state, notice)
        }
        #expect(try await answer().notice == nil)
        _ = try await house.queue.settle([arrival(try notice(.cancel))], by: "mcorderd")
        #expect(try await answer().state == .preparing)
        #expect(try await answer().notice == NoticeAnswer(kind: .cancel, at: at(2), outcome: .refused))
        try await house.queue.recall(seen, by: "till 1", at: at(6))
        _ = try await house.queue.settle([arrival(try notice(.cancel, sentAt: at(7)))], by: "mcorderd")
        #expect(try await answer().state == .cancelled)
        #expect(try await answer().notice == NoticeAnswer(kind: .cancel, at: at(7), outcome: .done))
    }

    @Test func `a receipt that was begun before a cancelling came too late stays due`() async throws {
        _ = try await house.enqueue(try arrival(try order()), then: [.preparing])
        let begun = try await house.view.receiptsDue(atMost: 9).map(\.subject)
        _ = try await house.queue.settle([arrival(try notice(.cancel))], by: "mcorderd")
        try await house.queue.receiptsWritten(begun)
        let again = try await house.view.receiptsDue(atMost: 9).map(\.subject)
        #expect(again == [.order(id: 1, revision: 2, refusedCancels: 1)])
        try await house.queue.receiptsWritten(again)
        #expect(try await house.view.receiptsDue(atMost: 9) == [])
    }
}
