import McOrderModel
import OrderTesting
import Synchronization
import Testing

@testable import McOrderQueue

/// A customer's cancellation at the same time as a cashier's key press, or as the writing of receipts.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct NoticeRaceTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    @Test func `if a cancel and a prepare happen at the same instant, exactly one of them succeeds`()
        async throws
    {
        let rounds = 40
        var orders: [QueuedOrder] = []
        for number in 1...rounds { orders.append(try await fixture.enqueue(try incoming(try order(number)))) }
        let stored = orders
        let till = try await fixture.second("till 2", .long)
        let tillWon = Mutex<[Int64: Bool]>([:])
        let customer = Mutex<[Int64: FileOutcome]>([:])
        let queue = fixture.queue
        try onThreads([
            {
                for order in stored {
                    let won: Bool
                    do {
                        _ = try till.blocking {
                            try $0.advance(order, to: .preparing, by: "till 2", at: at(3))
                        }
                        won = true
                    } catch QueueError.overtaken(let status) {
                        #expect(status.state == .cancelled && status.by == Notice.author)
                        won = false
                    }
                    tillWon.withLock { $0[order.id] = won }
                }
            },
            {
                for order in stored {
                    let file = incoming(try notice(.cancel, order.number))
                    let outcome = try queue.blocking { try $0.decide([file], by: "mcorderd") }[0]
                    customer.withLock { $0[order.id] = outcome }
                }
            },
        ])
        for order in stored {
            let won = tillWon.withLock { $0[order.id] } ?? false
            let outcome = customer.withLock { $0[order.id] }
            #expect(outcome == .noticed(won ? .refused : .done, order: order.id))
            let after = try await fixture.order(order.id)
            #expect(after.state == (won ? .preparing : .cancelled))
            #expect(after.refusedCancels == (won ? 1 : 0))
            #expect(try await fixture.view.history(of: order.id).count { $0.from != $0.to } == 2)
        }
    }

    @Test func `the error of a till that was slower than a cancellation says who cancelled`() async throws {
        let seen = try await fixture.enqueue(try incoming(try order()))
        _ = try await fixture.queue.decide([incoming(try notice(.cancel))], by: "mcorderd")
        let status = OrderStatus(code: "9-001", state: .cancelled, by: "customer", at: at(5))
        await #expect(throws: QueueError.overtaken(status)) {
            try await fixture.queue.advance(seen, to: .preparing, by: "till 1", at: at(6))
        }
    }

    @Test func `the receipt has the outcome of the customer's last cancellation`() async throws {
        let seen = try await fixture.enqueue(try incoming(try order()), then: [.preparing])
        let answer = { () async throws -> (state: OrderState, notice: NoticeAnswer?) in
            let task = try #require(try await fixture.view.receiptsDue(atMost: 1).first)
            guard case .order(let receipt) = task.content, case .order(let state) = receipt.status,
                receipt.reason == nil
            else {
                Issue.record("\(task.content)")
                return (.expired, nil)
            }
            return (state, receipt.notice)
        }
        #expect(try await answer().notice == nil)
        _ = try await fixture.queue.decide([incoming(try notice(.cancel))], by: "mcorderd")
        #expect(try await answer().state == .preparing)
        #expect(try await answer().notice == NoticeAnswer(kind: .cancel, at: at(2), outcome: .refused))
        try await fixture.queue.recall(seen, by: "till 1", at: at(6))
        _ = try await fixture.queue.decide([incoming(try notice(.cancel, sentAt: at(7)))], by: "mcorderd")
        #expect(try await answer().state == .cancelled)
        #expect(try await answer().notice == NoticeAnswer(kind: .cancel, at: at(7), outcome: .done))
    }

    @Test func `a receipt that was begun before a late cancellation stays due`() async throws {
        _ = try await fixture.enqueue(try incoming(try order()), then: [.preparing])
        let receipts = DueReceipts(fixture)
        try await receipts.write()
        _ = try await fixture.queue.decide([incoming(try notice(.cancel))], by: "mcorderd")
        let again = try await receipts.write().map(\.subject)
        #expect(again == [.order(id: 1, revision: 2)])
        #expect(try await receipts.due() == [])
    }
}
