import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// Refused files that a user asks to have decided again.
@Suite(.onEachEngine) struct RequestsTests {
    let queue: TestQueue

    init() async throws {
        queue = try await TestQueue()
        _ = try await queue.queue.decide([refused(order(), .stale)], by: "mcorderd")
    }

    private func answer(_ verdict: IncomingFile, maxOpen: Int = 0) async throws -> FileOutcome {
        let request = try #require(try await queue.view.requestedRejections().first)
        return try await queue.queue.answer(request, with: verdict, by: "mcorderd", maxOpen: maxOpen)
    }

    @Test func `a request waits until the intake answers it`() async throws {
        try await queue.queue.request(.retry, rejection: 1, by: "caja 1")
        let request = try #require(try await queue.view.requestedRejections().first)
        let raw = try order().json
        #expect(request.by == "caja 1" && request.raw == raw && request.at == at(1))
        guard case .waiting = try await queue.view.answer(toRejection: 1) else {
            Issue.record("answered by nobody")
            return
        }
    }

    @Test func `a file that is taken in leaves the list of refusals and is an order`() async throws {
        try await queue.queue.request(.accept, rejection: 1, by: "caja 1")
        #expect(try await answer(incoming(order())) == .enqueued(id: 1))
        #expect(try await queue.view.rejections(since: nil).isEmpty)
        guard case .takenIn(let order) = try await queue.view.answer(toRejection: 1) else {
            Issue.record("not taken in")
            return
        }
        #expect(order.code == "9-001")
    }

    @Test func `the same file delivered once more is a redelivery of the order`() async throws {
        try await queue.queue.request(.accept, rejection: 1, by: "caja 1")
        _ = try await answer(incoming(order()))
        #expect(try await queue.queue.decide([incoming(order())], by: "mcorderd") == [.redelivered])
        #expect(try await queue.view.orders(at: nil, in: OrderState.allCases).count == 1)
    }

    @Test func `a file that stays refused keeps the new reason and its receipt is due`() async throws {
        let due = try await queue.view.receiptsDue(atMost: 10)
        try await queue.queue.receiptsWritten(due.map(\.subject))
        try await queue.queue.request(.retry, rejection: 1, by: "caja 1")
        #expect(try await answer(refused(order(), .unknownProduct)) == .rejected(.unknownProduct))
        #expect(try await queue.view.rejections(since: nil).map(\.reason) == [.unknownProduct])
        #expect(try await queue.view.receiptsDue(atMost: 10).count == 1)
    }

    @Test func `a retry applies the rules about the device, an acceptance overrules them`() async throws {
        try await queue.queue.blacklist(.plain(device()), reason: "x", by: "caja 1", since: noon, until: nil)
        try await queue.queue.request(.retry, rejection: 1, by: "caja 1")
        #expect(try await answer(incoming(order())) == .rejected(.blacklisted))
        try await queue.queue.request(.accept, rejection: 1, by: "caja 1")
        #expect(try await answer(incoming(order())) == .enqueued(id: 1))
    }

    @Test func `a number that another order got meanwhile cannot be used`() async throws {
        _ = try await queue.queue.decide([incoming(order(comment: "otro"))], by: "mcorderd")
        try await queue.queue.request(.accept, rejection: 1, by: "caja 1")
        #expect(try await answer(incoming(order())) == .rejected(.numberReused))
    }

    @Test func `a request about a missing, accepted or never-read file is refused with the exact reason`()
        async throws
    {
        await #expect(throws: QueueError.noSuchRejection(id: 7)) {
            try await queue.queue.request(.retry, rejection: 7, by: "caja 1")
        }
        try await queue.queue.request(.accept, rejection: 1, by: "caja 1")
        _ = try await answer(incoming(order()))
        await #expect(throws: QueueError.alreadyTakenIn(code: "9-001")) {
            try await queue.queue.request(.retry, rejection: 1, by: "caja 1")
        }
        let unread = IncomingFile(
            kind: .order,
            file: "x.json",
            receivedAt: noon,
            raw: nil,
            size: 1 << 30,
            identity: nil,
            key: .entry(Array("x".utf8)),
            verdict: .rejected(.tooLarge, restaurant: nil)
        )
        _ = try await queue.queue.decide([unread], by: "mcorderd")
        await #expect(throws: QueueError.notAcceptable(.tooLarge)) {
            try await queue.queue.request(.accept, rejection: 2, by: "caja 1")
        }
    }

    @Test func `the receipt of an overruled refusal has to be removed`() async throws {
        let due = try await queue.view.receiptsDue(atMost: 10)
        try await queue.queue.receiptsWritten(due.map(\.subject))
        try await queue.queue.request(.accept, rejection: 1, by: "caja 1")
        _ = try await answer(incoming(order()))
        #expect(try await queue.view.receiptsNeedless(atMost: 10).map(\.subject) == [.rejection(id: 1)])
        #expect(try await queue.view.receiptsOutlived(since: noon, atMost: 10).isEmpty)
    }
}
