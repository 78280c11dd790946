import McOrderFiles
import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct ReceiptTaskTests {
    private let fixture: TestQueue
    private let receipts: DueReceipts

    init() async throws {
        fixture = try await TestQueue()
        receipts = DueReceipts(fixture)
    }

    private func due() async throws -> [ReceiptTask] { try await receipts.due() }

    /// A refused order that gets a receipt.
    private func refusal(_ value: Int) throws -> IncomingFile { refused(try order(value, from: 7), .stale) }

    private func write() async throws {
        try await receipts.write()
        #expect(try await due() == [])
    }

    private func outlived(since limit: Timestamp) async throws -> [ReceiptTask] {
        try await fixture.view.receiptsOutlived(since: limit, atMost: 100)
    }

    @Test func `a new order's receipt is due, with the order's state`() async throws {
        let sent = try order()
        let file = try incoming(sent, charged: [Money(cents: 130), Money(cents: 675)])
        let order = try await fixture.enqueue(file)
        let task = try #require(try await due().first)
        #expect(task.subject == .order(id: order.id, revision: 1))
        #expect(task.fileName == Receipt.fileName(of: sent.identity))
        #expect(task.updatedAt == at(1))
        let receipt = Receipt(
            identity: sent.identity,
            restaurant: "McDonald's garbera",
            status: .order(.received),
            total: Money(cents: 805),
            shownTotal: Money(cents: 795),
            reason: nil,
            updatedAt: at(1),
            content: sent.contentHash,
            revision: TestEngine.current == .sqlite ? nil : 1
        )
        #expect(task.content == .order(receipt))
    }

    @Test func `who sends the same content again is answered too, once the receipts of before are written`()
        async throws
    {
        func secret(_ value: UInt8) throws -> ReceiptSecret {
            try #require(ReceiptSecret(bytes: Array(repeating: value, count: ReceiptSecret.byteCount)))
        }
        func decide(_ file: IncomingFile, sealedBy value: UInt8?) async throws -> Int {
            let file = try value.map { try file.answered(bySecrets: [secret($0)]) } ?? file
            _ = try await fixture.queue.decide([file], by: "mcorderd")
            let due = try await receipts.write()
            #expect(try await self.due() == [])
            return due.count == 1 && due[0].isOpen == (value == nil) ? due[0].secrets.count : -1
        }
        for file in [try incoming(order()), try refusal(2)] {
            #expect(try await decide(file, sealedBy: 1) == 1)
            #expect(try await decide(file, sealedBy: 2) == 2)
            // The same bytes again are nothing new.
            #expect(try await decide(file, sealedBy: 2) == -1)
            #expect(try await decide(file, sealedBy: 3) == 3)
            #expect(try await decide(file, sealedBy: 4) == -1)
            #expect(try await decide(file, sealedBy: nil) == 3)
            #expect(try await decide(file, sealedBy: nil) == -1)
        }
    }

    @Test func `a redelivery gets no receipt after the receipt was removed`() async throws {
        let secret = try #require(ReceiptSecret(bytes: Array(repeating: 1, count: ReceiptSecret.byteCount)))
        let file = try incoming(order()).answered(bySecrets: [secret])
        let order = try await fixture.enqueue(file)
        try await write()
        try await fixture.queue.receiptsRemoved([.order(id: order.id, revision: 1)])
        #expect(try await fixture.rows("SELECT id FROM orders WHERE secrets IS NOT NULL") == [])
        _ = try await fixture.queue.decide([file], by: "mcorderd")
        #expect(try await due() == [])
        #expect(try await fixture.rows("SELECT receipt FROM orders") == [["removed"]])
    }

    @Test func `a refused file's receipt is due, and its name is the hash of the bytes`() async throws {
        let sent = try order()
        _ = try await fixture.queue.decide([refused(sent, .stale, receivedAt: at(3))], by: "mcorderd")
        #expect(
            try await due() == [
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

    @Test func `a refused order's receipt contains device and number`() async throws {
        let sent = try order()
        _ = try await fixture.queue.decide([refused(sent, .stale)], by: "mcorderd")
        let task = try #require(try await due().first)
        #expect(task.content == .rejection(sent.identity, restaurant: sent.restaurant, .stale, .none))
        #expect(task.fileName == Receipt.fileName(ofFileWith: ContentHash(of: sent.json)))
    }

    @Test(arguments: [RejectionReason.badSignature, .signatureMissing])
    func `a file with a wrong signature names no device, and its receipt names the file`(
        reason: RejectionReason
    ) async throws {
        let bytes = try order().json
        _ = try await fixture.queue.decide(
            [refused(bytes: bytes, reason, receivedAt: at(3)), refused(bytes: [0xFF])],
            by: "mcorderd"
        )
        let hash = ContentHash(.file, of: bytes)
        var task = ReceiptTask(
            subject: .rejection(id: 1),
            fileName: Receipt.fileName(ofFileWith: ContentHash(of: bytes)),
            content: .rejection(nil, restaurant: nil, reason, .none),
            updatedAt: at(3),
            answered: .file(hash)
        )
        task.needsSignature = true
        #expect(try await due() == [task])
        try await write()
        // It stays for as long as other receipts do, and every start writes it again.
        #expect(try await fixture.view.receiptsNeedless(atMost: 9).isEmpty)
        try await receipts.renew()
        #expect(try await due() == [task])
        try await write()
        #expect(try await outlived(since: at(9)) == [task])
        try await fixture.queue.receiptsRemoved([task.subject])
        #expect(try await fixture.view.receiptsNeedless(atMost: 9).isEmpty)
        #expect(try await due().isEmpty)
    }

    @Test func `a wrong signature that another decision finds right for another reason loses its receipt`()
        async throws
    {
        let sent = try order()
        _ = try await fixture.queue.decide([refused(bytes: sent.json, .badSignature)], by: "mcorderd")
        try await write()
        try await fixture.queue.request(.retry, rejection: 1, by: "till 1")
        let request = try #require(try await fixture.view.requestedRejections().first)
        let outcome = try await fixture.queue.answer(
            request,
            with: refused(sent, .stale),
            by: "mcorderd",
            maxOpen: 0
        )
        #expect(outcome == .rejected(.stale))
        try await write()
        #expect(
            try await fixture.view.receiptsNeedless(atMost: 9).map(\.subject) == [.rejection(id: 1)]
        )
    }

    @Test func `a written receipt is no longer due`() async throws {
        try await fixture.enqueue(try incoming(try order()))
        _ = try await fixture.queue.decide(try [refusal(1)], by: "mcorderd")
        #expect(try await due().count == 2)
        try await write()
    }

    @Test func `every change makes the receipt due again, with its reason`() async throws {
        let order = try await fixture.enqueue(try incoming(try order()))
        try await write()
        try await fixture.queue.advance(order, to: .cancelled, by: "till 1", reason: "sin pan", at: at(4))
        let task = try #require(try await due().first)
        #expect(task.subject == .order(id: order.id, revision: 2))
        #expect(task.updatedAt == at(4))
        guard case .order(let receipt) = task.content else {
            Issue.record("\(task.content)")
            return
        }
        #expect(receipt.status == .order(.cancelled) && receipt.notice == nil)
        #expect(receipt.reason == Receipt.Reason(code: "cancelled", message: "sin pan"))
        try await write()
        try await fixture.queue.recall(try fixture.order(order.id), by: "till 1", at: at(5))
        guard case .order(let later) = try await due().first?.content else {
            Issue.record("\(try await due())")
            return
        }
        #expect(later.status == .order(.received) && later.reason == nil && later.notice == nil)
    }

    @Test func `an expiry makes the order's receipt due`() async throws {
        try await fixture.enqueue(try incoming(try order()))
        try await write()
        #expect(try await fixture.queue.expire(receivedBefore: at(9), by: "mcorderd", at: at(10)) == 1)
        #expect(try await due().count == 1)
    }

    @Test func `a receipt of an order that changed while it was written stays due`() async throws {
        let order = try await fixture.enqueue(try incoming(try order()))
        let (seen, behind) = try await fixture.view.receiptsDue(after: .beginning, atMost: 9)
        try await fixture.queue.advance(order, to: .preparing, by: "till 1", at: at(4))
        #expect(seen.map(\.subject) == [.order(id: order.id, revision: 1)])
        let (again, end) = try await fixture.view.receiptsDue(after: behind, atMost: 9)
        #expect(again.map(\.subject) == [.order(id: order.id, revision: 2)])
        #expect(try await fixture.view.receiptsDue(after: end, atMost: 9).place == end)
    }

    @Test func `changes are passed in steps, and an order that changed twice has one receipt in each`()
        async throws
    {
        var place = try await fixture.view.receiptsDue(after: .beginning, atMost: 9).place
        for value in 1...3 {
            _ = try await fixture.enqueue(try incoming(try order(value)), then: [.preparing])
        }
        var steps: [[Int64]] = []
        while true {
            let (tasks, next) = try await fixture.view.receiptsDue(after: place, atMost: 2)
            if next == place { break }
            steps.append(
                tasks.compactMap { if case .order(let id, _) = $0.subject { id } else { nil } }
            )
            place = next
        }
        #expect(steps == [[1], [2], [3]])
    }

    @Test func `all receipts are read again, then those of orders that came meanwhile`() async throws {
        for value in 1...3 { _ = try await fixture.enqueue(try incoming(try order(value))) }
        let (first, place) = try await fixture.view.receiptsDue(after: .beginning, atMost: 2)
        #expect(first.count == 2 && place.isRenewing && place.answered == nil)
        _ = try await fixture.enqueue(try incoming(try order(4)))
        let (rest, end) = try await fixture.view.receiptsDue(after: place, atMost: 9)
        #expect(try rest.map(\.fileName) == [3, 4].map { Receipt.fileName(of: try order($0).identity) })
        #expect(!end.isRenewing && end.answered == 4)
    }

    @Test func `a change that was rolled back makes no receipt due`() async throws {
        let order = try await fixture.enqueue(try incoming(try order()))
        try await write()
        await #expect(throws: QueueError.self) {
            try await fixture.queue.advance(order, to: .received, by: "till 1", at: at(4))
        }
        #expect(try await due() == [])
    }

    @Test func `a redelivery and an arrival make no receipt due`() async throws {
        let order = try await fixture.enqueue(try incoming(try order()))
        try await write()
        _ = try await fixture.queue.decide([try incoming(try OrderTesting.order())], by: "mcorderd")
        try await fixture.queue.markArrived(order, by: "till 1", at: at(4))
        #expect(try await due() == [])
    }

    @Test func `at a start all receipts that were not removed are due`() async throws {
        let open = try await fixture.enqueue(try incoming(try order(1)), then: [.preparing])
        let over = try await fixture.enqueue(try incoming(try order(2)), then: [.collected])
        let past = try await fixture.enqueue(try incoming(try order(3)), then: [.collected])
        _ = try await fixture.queue.decide(try [refusal(1), refusal(2)], by: "mcorderd")
        try await write()
        let removed = [ReceiptTask.Subject.order(id: past.id, revision: past.revision), .rejection(id: 2)]
        try await fixture.queue.receiptsRemoved(removed)
        try await receipts.renew()
        let expected: [ReceiptTask.Subject] = [
            .order(id: open.id, revision: open.revision), .order(id: over.id, revision: over.revision),
            .rejection(id: 1),
        ]
        #expect(try await due().map(\.subject) == expected)
    }

    @Test func `no more receipts are returned than requested`() async throws {
        _ = try await fixture.queue.decide(
            try (1...3).map { try incoming(try order($0)) } + [refusal(1), refusal(2)],
            by: "mcorderd"
        )
        #expect(try await fixture.view.receiptsDue(atMost: 2).count == 2)
        #expect(try await fixture.view.receiptsDue(atMost: 3).count == 3)
        let four = try await fixture.view.receiptsDue(atMost: 4)
        #expect(four.last?.subject == .rejection(id: 1))
        #expect(four.count == 4)
        #expect(try await due().count == 5)
    }

    @Test func `receipts of closed orders have to be removed after their time, those of open orders never`()
        async throws
    {
        let over = try await fixture.enqueue(
            try incoming(try order(1), receivedAt: at(1)),
            then: [.collected]
        )
        try await fixture.enqueue(try incoming(try order(2), receivedAt: at(1)))
        try await write()
        #expect(try await outlived(since: at(2)) == [])
        let tasks = try await outlived(since: at(3))
        #expect(tasks.map(\.subject) == [.order(id: over.id, revision: 2)])
        #expect(tasks.map(\.fileName) == [Receipt.fileName(of: try order(1).identity)])
    }

    @Test func `receipts of refused files have to be removed after their time`() async throws {
        _ = try await fixture.queue.decide(try [refusal(1)], by: "mcorderd")
        #expect(try await outlived(since: at(9)) == [])
        try await write()
        #expect(try await outlived(since: at(1)) == [])
        #expect(try await outlived(since: at(2)).map(\.subject) == [.rejection(id: 1)])
    }

    @Test func `a removed receipt has to be neither written nor removed`() async throws {
        _ = try await fixture.enqueue(try incoming(try order()), then: [.collected])
        _ = try await fixture.queue.decide(try [refusal(1)], by: "mcorderd")
        try await write()
        try await fixture.queue.receiptsRemoved(try outlived(since: at(99)).map(\.subject))
        #expect(try await outlived(since: at(99)) == [])
        #expect(try await due() == [])
    }

    @Test func `the receipt of an order is due again if the order is recalled after the receipt's removal`()
        async throws
    {
        let order = try await fixture.enqueue(try incoming(try order()), then: [.collected])
        try await write()
        try await fixture.queue.receiptsRemoved(try outlived(since: at(99)).map(\.subject))
        try await fixture.queue.recall(order, by: "till 1", at: at(100))
        #expect(try await due().count == 1)
    }

    @Test func `the removal of a receipt whose order changed meanwhile is not recorded`() async throws {
        let order = try await fixture.enqueue(try incoming(try order()), then: [.collected])
        try await write()
        let seen = try await outlived(since: at(99))
        try await fixture.queue.recall(order, by: "till 1", at: at(100))
        try await fixture.queue.receiptsRemoved(seen.map(\.subject))
        #expect(try await due().count == 1)
    }

    @Test(.onSQLite) func `recording an empty list of receipts does not take the lock`() async throws {
        let till = try await fixture.second()
        let other = try fixture.lock()
        try other.acquire(deadline: .zero, as: "till 7")
        try await till.receiptsWritten([.order(id: 1, revision: 1)])
        try await till.receiptsRemoved([])
    }
}
