import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct PresenceTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func decide(_ files: IncomingFile..., sources: Set<PresenceSource> = [.till, .board])
        async throws -> [FileOutcome]
    {
        let rules = PresenceRules(sources: sources, mostWaiting: 3)
        return try await fixture.queue.decide(files, by: "mcorderd", presence: rules)
    }

    private func scanned(_ value: Int = 9, from index: UInt8 = 1, at instant: Timestamp = at(1)) async throws
        -> PresenceProof
    {
        let minute = Int(instant.minute)
        let key = try await fixture.queue.presenceSecret().key(of: RestaurantID("garbera"), minute: minute)
        return PresenceProof(.board(minute: minute), of: try identity(value, from: index), with: key)
    }

    private func receipt() async throws -> (waits: Bool?, task: ReceiptTask)? {
        guard let task = try await fixture.view.receiptsDue(atMost: 10).first else { return nil }
        guard case .order(let receipt) = task.content else { return (nil, task) }
        return (receipt.waits, task)
    }

    @Test func `a waiting order is stored, and its receipt says so`() async throws {
        let order = try await fixture.enqueue(storefront())
        #expect(order.state == .received && order.waits)
        #expect(order.presentAt == nil && order.presentBy == nil && order.arrivedAt == nil)
        #expect(order.json(at: at(1)).member("waits") == .bool(true))
        #expect(try await receipt()?.waits == true)
        #expect(try await fixture.view.summary().notBegun == 1)
        let plain = try await fixture.enqueue(incoming(OrderTesting.order(1)))
        #expect(!plain.waits && plain.json(at: at(1)).member("waits") == nil)
        #expect(try await fixture.view.summary().notBegun == 1)
    }

    @Test func `an order with a valid proof is present when it is received`() async throws {
        let order = try await fixture.enqueue(storefront(proof: scanned()))
        #expect(!order.waits && order.presentAt == at(1) && order.presentBy == .board)
        #expect(order.arrivedAt == at(1) && order.arrivedBy == Notice.author)
        #expect(try await receipt()?.waits == false)
        #expect(
            try await fixture.rows("SELECT step FROM order_changes ORDER BY id") == [["received"], ["mark"]]
        )
    }

    @Test func `a device of which an order was collected does not wait`() async throws {
        _ = try await fixture.enqueue(incoming(order(1)), then: [.collected])
        #expect(try await !fixture.enqueue(storefront(2)).waits)
        #expect(try await fixture.enqueue(storefront(3, from: 2)).waits)
    }

    @Test func `a notice with a proof makes an order present, and its receipt due`() async throws {
        let order = try await fixture.enqueue(storefront())
        let receipts = DueReceipts(fixture)
        #expect(try await receipts.write().count == 1)
        #expect(try await decide(arrival()) == [.noticed(.done, order: order.id)])
        #expect(try await fixture.order(order.id).waits)
        let outcome = try await decide(
            arrival(proof: scanned(at: at(3)), sentAt: at(3), receivedAt: at(3))
        )
        #expect(outcome == [.noticed(.done, order: order.id)])
        let present = try await fixture.order(order.id)
        #expect(!present.waits && present.presentAt == at(3) && present.presentBy == .board)
        #expect(present.arrivedAt == at(2) && present.revision == order.revision)
        #expect(present.version > order.version)
        guard case .order(let after)? = try await receipts.write().first?.content else {
            Issue.record("no receipt")
            return
        }
        #expect(after.waits == false)
        #expect(try await receipts.due() == [])
    }

    @Test func `wrong digits are counted, and change nothing`() async throws {
        _ = try await fixture.queue.presenceSecret()
        let wrong = PresenceProof(digits: "none", minute: 1, of: try identity())
        let order = try await fixture.enqueue(storefront(proof: wrong))
        #expect(order.waits)
        #expect(try await decide(arrival(proof: wrong)) == [.noticed(.done, order: order.id)])
        #expect(try await fixture.rows("SELECT wrong_digits FROM orders") == [["2"]])
        #expect(try await fixture.count("presence_uses") == 2)
        // Uses that no longer count are deleted with the next one.
        let late = at(70)
        _ = try await fixture.enqueue(
            storefront(2, from: 2, proof: scanned(2, from: 2, at: late), receivedAt: late)
        )
        #expect(try await fixture.count("presence_uses") == 1)
    }

    @Test func `too many waiting orders are refused, those with a proof are not`() async throws {
        for value in 1...3 { _ = try await decide(storefront(value, from: UInt8(value))) }
        #expect(try await decide(storefront(4, from: 4)) == [.rejected(.tooManyWaiting)])
        let proven = try await decide(storefront(5, from: 5, proof: scanned(5, from: 5)))
        #expect(proven == [.enqueued(id: 4)])
        #expect(try await decide(storefront(6, from: 6, for: "urbil")) == [.enqueued(id: 5)])
        let first = try await fixture.order(1)
        try await fixture.queue.markArrived(first, by: "till 1", at: at(2))
        #expect(try await decide(storefront(7, from: 7)) == [.enqueued(id: 6)])
    }

    @Test func `refused orders that would have waited are deleted once they take too much space`()
        async throws
    {
        for value in 1...3 { _ = try await decide(storefront(value, from: UInt8(value))) }
        for value in 4...6 { _ = try await decide(storefront(value, from: UInt8(value))) }
        _ = try await fixture.queue.decide([refused(order(7, from: 7), .stale)], by: "mcorderd")
        let limit = 4 * 2 * RejectionRoom.overhead
        try await fixture.queue.keepRefusedFiles(within: limit)
        // They have receipts in the folder.
        #expect(try await fixture.count("rejections") == 4)
        try await fixture.queue.receiptsRemoved((1...4).map { ReceiptTask.Subject.rejection(id: $0) })
        try await fixture.queue.keepRefusedFiles(within: limit)
        #expect(
            try await fixture.rows("SELECT id, reason FROM rejections ORDER BY id") == [
                ["2", "too-many-waiting"], ["3", "too-many-waiting"], ["4", "stale"],
            ]
        )
    }

    @Test func `the till makes an order present with a key, a payment, or when it begins it`() async throws {
        let arrived = try await fixture.enqueue(storefront(1))
        #expect(try await fixture.queue.markArrived(arrived, by: "till 1", at: at(2)))
        #expect(try await !fixture.queue.markArrived(arrived, by: "till 1", at: at(3)))
        let begun = try await fixture.enqueue(storefront(2), then: [.preparing])
        let paid = try await fixture.enqueue(storefront(3))
        try await fixture.queue.pay(paid, .cash, by: "till 1", at: at(2))
        for id in [arrived.id, begun.id, paid.id] {
            let order = try await fixture.order(id)
            #expect(!order.waits && order.presentAt == at(2) && order.presentBy == .till)
        }
    }

    @Test func `an order that was begun by mistake waits again`() async throws {
        let order = try await fixture.enqueue(storefront(), then: [.preparing])
        #expect(!order.waits)
        try await fixture.queue.recall(order, by: "till 1", at: at(3))
        #expect(try await fixture.order(order.id).waits)
        let cancelled = try await fixture.enqueue(storefront(2), then: [.cancelled])
        #expect(!cancelled.waits)
        try await fixture.queue.recall(cancelled, by: "till 1", at: at(3))
        #expect(try await fixture.order(cancelled.id).waits)
    }

    @Test func `a customer who came stays present when the order returns`() async throws {
        let order = try await fixture.enqueue(storefront(proof: scanned()), then: [.preparing])
        try await fixture.queue.recall(order, by: "till 1", at: at(3))
        #expect(try await !fixture.order(order.id).waits)
    }

    @Test func `waiting orders expire, and others do not`() async throws {
        let waiting = try await fixture.enqueue(storefront(1))
        let present = try await fixture.enqueue(storefront(2, proof: scanned(2)))
        let plain = try await fixture.enqueue(incoming(order(3)))
        #expect(try await !fixture.view.hasWaitingOrder(receivedBefore: at(1)))
        #expect(try await fixture.view.hasWaitingOrder(receivedBefore: at(2)))
        let expire = {
            try await fixture.queue.expireWaiting(receivedBefore: at(2), by: "mcorderd", at: at(200))
        }
        #expect(try await expire() == 1)
        #expect(try await expire() == 0)
        #expect(try await fixture.order(waiting.id).state == .expired)
        #expect(try await fixture.order(present.id).state == .received)
        #expect(try await fixture.order(plain.id).state == .received)
        try await fixture.queue.recall(try fixture.order(waiting.id), by: "till 1", at: at(201))
        #expect(try await fixture.order(waiting.id).waits)
        #expect(try await expire() == 0)
    }

    @Test func `the secret is made once, and each restaurant's tables have an edition`() async throws {
        let secret = try await fixture.queue.presenceSecret()
        #expect(try await fixture.queue.presenceSecret() == secret)
        #expect(try await fixture.view.tableEdition(of: RestaurantID("garbera")) == 1)
        #expect(try await fixture.queue.rotateTables(of: RestaurantID("garbera")) == 2)
        #expect(try await fixture.view.tableEdition(of: RestaurantID("garbera")) == 2)
        #expect(try await fixture.view.tableEdition(of: RestaurantID("urbil")) == 1)
    }
}
