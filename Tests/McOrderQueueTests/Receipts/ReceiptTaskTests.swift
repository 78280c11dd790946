import McOrderFiles
import McOrderModel
import Testing

@testable import McOrderQueue

@Suite(.timeLimit(.minutes(5))) struct ReceiptTaskTests {
    private let house: TestQueue

    init() throws { house = try TestQueue() }

    private func due() throws -> [ReceiptTask] { try house.view.receiptsDue(atMost: 100) }

    /// A refused order, which is answered.
    private func refusal(_ value: Int) throws -> Arrival { refused(try order(value, from: 7), .stale) }

    private func write() throws {
        try house.queue.receiptsWritten(try due().map(\.subject))
        #expect(try due() == [])
    }

    private func outlived(since limit: Timestamp) throws -> [ReceiptTask] {
        try house.view.receiptsOutlived(since: limit, atMost: 100)
    }

    @Test func `a new order's receipt is due and says where it stands`() throws {
        let sent = try order()
        let file = try arrival(sent, charged: [Money(cents: 130), Money(cents: 675)])
        let order = try house.enqueue(file)
        let task = try #require(try due().first)
        #expect(task.subject == .order(id: order.id, revision: 1))
        #expect(task.fileName == Receipt.fileName(of: sent.identity))
        #expect(task.updatedAt == at(1))
        #expect(
            task.content
                == .order(
                    sent.identity,
                    restaurant: "McDonald's garbera",
                    .received,
                    total: Money(cents: 805),
                    shownTotal: Money(cents: 795),
                    reason: nil
                )
        )
    }

    @Test func `a refused file's receipt is due and has the name of its bytes`() throws {
        let sent = try order()
        _ = try house.queue.settle([refused(sent, .stale, receivedAt: at(3))], by: "mcorderd")
        #expect(
            try due() == [
                ReceiptTask(
                    subject: .rejection(id: 1),
                    fileName: Receipt.fileName(ofFileWith: ContentHash(of: sent.json)),
                    content: .rejection(sent.identity, restaurant: sent.restaurant, .stale, .none),
                    updatedAt: at(3),
                    answered: .content(sent.contentHash)
                )
            ]
        )
    }

    @Test func `a refused order's receipt says whose it is`() throws {
        let sent = try order()
        _ = try house.queue.settle([refused(sent, .stale)], by: "mcorderd")
        let task = try #require(try due().first)
        #expect(task.content == .rejection(sent.identity, restaurant: sent.restaurant, .stale, .none))
        #expect(task.fileName == Receipt.fileName(ofFileWith: ContentHash(of: sent.json)))
    }

    @Test func `a receipt that was written is due no more`() throws {
        try house.enqueue(try arrival(try order()))
        _ = try house.queue.settle(try [refusal(1)], by: "mcorderd")
        #expect(try due().count == 2)
        try write()
    }

    @Test func `every change makes the receipt due again, with its reason`() throws {
        let order = try house.enqueue(try arrival(try order()))
        try write()
        try house.queue.advance(order, to: .cancelled, by: "till 1", reason: "sin pan", at: at(4))
        let task = try #require(try due().first)
        #expect(task.subject == .order(id: order.id, revision: 2))
        #expect(task.updatedAt == at(4))
        guard case .order(_, _, .cancelled, _, _, "sin pan", nil) = task.content else {
            Issue.record("\(task.content)")
            return
        }
        try write()
        try house.queue.recall(try house.order(order.id), by: "till 1", at: at(5))
        guard case .order(_, _, .received, _, _, nil, nil) = try due().first?.content else {
            Issue.record("\(try due())")
            return
        }
    }

    @Test func `an expiry makes the receipt due`() throws {
        try house.enqueue(try arrival(try order()))
        try write()
        #expect(try house.queue.expire(receivedBefore: at(9), by: "mcorderd", at: at(10)) == 1)
        #expect(try due().count == 1)
    }

    @Test func `a receipt of an order that changed while it was written stays due`() throws {
        let order = try house.enqueue(try arrival(try order()))
        let seen = try due()
        try house.queue.advance(order, to: .preparing, by: "till 1", at: at(4))
        try house.queue.receiptsWritten(seen.map(\.subject))
        #expect(try due().map(\.subject) == [.order(id: order.id, revision: 2)])
    }

    @Test func `an undone change leaves no receipt due`() throws {
        let order = try house.enqueue(try arrival(try order()))
        try write()
        #expect(throws: QueueError.self) {
            try house.queue.advance(order, to: .received, by: "till 1", at: at(4))
        }
        #expect(try due() == [])
    }

    @Test func `a redelivery and an arrival leave no receipt due`() throws {
        let order = try house.enqueue(try arrival(try order()))
        try write()
        _ = try house.queue.settle([try arrival(try McOrderQueueTests.order())], by: "mcorderd")
        try house.queue.markArrived(order, by: "till 1", at: at(4))
        #expect(try due() == [])
    }

    @Test func `at a start all receipts are due that were not removed`() throws {
        let open = try house.enqueue(try arrival(try order(1)), then: [.preparing])
        let over = try house.enqueue(try arrival(try order(2)), then: [.collected])
        let past = try house.enqueue(try arrival(try order(3)), then: [.collected])
        _ = try house.queue.settle(try [refusal(1), refusal(2)], by: "mcorderd")
        try write()
        let removed = [ReceiptTask.Subject.order(id: past.id, revision: past.revision), .rejection(id: 2)]
        try house.queue.receiptsRemoved(removed)
        try house.queue.renewReceipts()
        let expected: [ReceiptTask.Subject] = [
            .order(id: open.id, revision: open.revision), .order(id: over.id, revision: over.revision),
            .rejection(id: 1),
        ]
        #expect(try due().map(\.subject) == expected)
    }

    @Test func `no more receipts are given than are asked for`() throws {
        _ = try house.queue.settle(
            try (1...3).map { try arrival(try order($0)) } + [refusal(1), refusal(2)],
            by: "mcorderd"
        )
        #expect(try house.view.receiptsDue(atMost: 2).count == 2)
        #expect(try house.view.receiptsDue(atMost: 3).count == 3)
        let four = try house.view.receiptsDue(atMost: 4)
        #expect(four.last?.subject == .rejection(id: 1))
        #expect(four.count == 4)
        #expect(try due().count == 5)
    }

    @Test func `receipts of orders that are over outlive their time, those of open ones do not`() throws {
        let over = try house.enqueue(try arrival(try order(1), receivedAt: at(1)), then: [.collected])
        try house.enqueue(try arrival(try order(2), receivedAt: at(1)))
        try write()
        #expect(try outlived(since: at(2)) == [])
        let tasks = try outlived(since: at(3))
        #expect(tasks.map(\.subject) == [.order(id: over.id, revision: 2)])
        #expect(tasks.map(\.fileName) == [Receipt.fileName(of: try order(1).identity)])
    }

    @Test func `receipts of refused files outlive their time`() throws {
        _ = try house.queue.settle(try [refusal(1)], by: "mcorderd")
        #expect(try outlived(since: at(9)) == [])
        try write()
        #expect(try outlived(since: at(1)) == [])
        #expect(try outlived(since: at(2)).map(\.subject) == [.rejection(id: 1)])
    }

    @Test func `a receipt that was removed is neither due nor outlived`() throws {
        _ = try house.enqueue(try arrival(try order()), then: [.collected])
        _ = try house.queue.settle(try [refusal(1)], by: "mcorderd")
        try write()
        try house.queue.receiptsRemoved(try outlived(since: at(99)).map(\.subject))
        #expect(try outlived(since: at(99)) == [])
        #expect(try due() == [])
    }

    @Test func `an order that was taken back after its receipt was removed has one due again`() throws {
        let order = try house.enqueue(try arrival(try order()), then: [.collected])
        try write()
        try house.queue.receiptsRemoved(try outlived(since: at(99)).map(\.subject))
        try house.queue.recall(order, by: "till 1", at: at(100))
        #expect(try due().count == 1)
    }

    @Test func `a removal of what changed meanwhile is not noted`() throws {
        let order = try house.enqueue(try arrival(try order()), then: [.collected])
        try write()
        let seen = try outlived(since: at(99))
        try house.queue.recall(order, by: "till 1", at: at(100))
        try house.queue.receiptsRemoved(seen.map(\.subject))
        #expect(try due().count == 1)
    }

    @Test func `noting no receipts at all does not even take the lock`() throws {
        let till = try house.second()
        let other = try house.lock()
        try other.acquire(deadline: .zero, as: "till 7")
        try till.receiptsWritten([])
        try till.receiptsRemoved([])
    }
}
