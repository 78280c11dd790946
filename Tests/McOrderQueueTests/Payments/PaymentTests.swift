import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// Payments of orders, beside their states.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct PaymentTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func order(then states: [OrderState] = []) async throws -> QueuedOrder {
        try await fixture.enqueue(incoming(OrderTesting.order()), then: states)
    }

    private func pay(_ order: QueuedOrder, _ payment: Payment = .card) async throws -> QueuedOrder {
        try await fixture.queue.pay(order, payment, by: "Ane", at: at(20))
        return try await fixture.order(order.id)
    }

    private func rows() async throws -> [[String]] {
        try await fixture.rows("SELECT kind, cents, by, taken_back IS NULL FROM payments ORDER BY id")
    }

    @Test(arguments: [[], [.preparing], [.preparing, .ready], [.collected]] as [[OrderState]])
    func `an order is paid where it is, and a recall takes the payment back`(_ states: [OrderState])
        async throws
    {
        let before = try await order(then: states)
        #expect(!before.isPaid)
        let paid = try await pay(before)
        #expect(paid.state == before.state)
        #expect(paid.revision == before.revision + 1 && paid.version > before.version)
        let payment = try #require(paid.payment)
        #expect(payment.kind == .card && payment.amount.cents == 795)
        #expect(payment.by == "Ane" && payment.at == at(20))
        let change = try #require(try await fixture.view.history(of: paid.id).last)
        #expect(change.edit == .payment && change.payment == .card && !change.isRecall)
        let state = try await fixture.queue.recall(paid, by: "Jon", at: at(21))
        #expect(state == before.state)
        let after = try await fixture.order(paid.id)
        #expect(!after.isPaid && after.keptLines == before.keptLines && after.total == before.total)
        #expect(try await rows() == [["card", "795", "Ane", "0"]])
        let undone = try #require(try await fixture.view.history(of: paid.id).last)
        #expect(undone.isRecall && undone.edit == .payment && undone.detail == "card")
        #expect(undone.payment == nil)
        let events = try await fixture.view.events(after: 0, atMost: 100)
        #expect(events.suffix(2).map(\.change) == [.payment, .recall])
    }

    @Test(arguments: [OrderState.cancelled, .noShow, .expired])
    func `an order that ended otherwise cannot be paid`(_ state: OrderState) async throws {
        let ended = try await order(then: [state])
        let error = await #expect(throws: QueueError.self) { try await pay(ended) }
        guard case .illegal(let status, .edit(.payment))? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(status.state == state)
        #expect(try await fixture.order(ended.id) == ended)
    }

    @Test func `an order is paid once, and handed over without another payment`() async throws {
        let paid = try await pay(try await order())
        let twice = QueueError.alreadyPaid(code: paid.code, .card)
        await #expect(throws: twice) { try await pay(paid, .cash) }
        await #expect(throws: twice) {
            try await fixture.queue.advance(paid, to: .collected, by: "Ane", payment: .cash, at: at(21))
        }
        #expect(try await fixture.order(paid.id) == paid)
        try await fixture.queue.advance(paid, to: .collected, by: "Ane", at: at(21))
        let collected = try await fixture.order(paid.id)
        #expect(collected.state == .collected && collected.payment == paid.payment)
        // Only the collection is undone.
        try await fixture.queue.recall(collected, by: "Ane", at: at(22))
        #expect(try await fixture.order(paid.id).payment == paid.payment)
    }

    @Test func `a payment with the collection is a row too, which the recall of the collection takes back`()
        async throws
    {
        let first = try await order()
        try await fixture.queue.advance(first, to: .collected, by: "Ane", payment: .cash, at: at(20))
        let collected = try await fixture.order(first.id)
        #expect(collected.payment?.kind == .cash && collected.payment?.by == "Ane")
        #expect(try await fixture.view.history(of: first.id).last?.payment == .cash)
        try await fixture.queue.recall(collected, by: "Ane", at: at(21))
        #expect(try await !fixture.order(first.id).isPaid)
        #expect(try await rows() == [["cash", "795", "Ane", "0"]])
        let again = try await pay(try await fixture.order(first.id), .other)
        #expect(again.payment?.kind == .other)
        #expect(try await fixture.view.audit { Issue.record("\($0)") }.findings == 0)
    }

    @Test func `a payment from an older revision is refused`() async throws {
        let first = try await order()
        try await fixture.queue.advance(first, to: .preparing, by: "Ane", at: at(20))
        let error = await #expect(throws: QueueError.self) { try await pay(first) }
        guard case .overtaken? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try await rows().isEmpty)
    }

    @Test func `each change that is shown raises the version, and says who noted the arrival`() async throws {
        var present = try await order()
        #expect(present.version == 1 && present.arrivedBy == nil)
        func rises(_ change: (QueuedOrder) async throws -> Void) async throws {
            try await change(present)
            let next = try await fixture.order(present.id)
            #expect(next.version > present.version, "\(present)")
            present = next
        }
        let queue = fixture.queue
        try await rises { try await queue.markArrived($0, by: "Jon", at: at(2)) }
        #expect(present.arrivedBy == "Jon" && present.revision == 1)
        try await rises { try await queue.see($0, at: .kitchen, by: "kitchen", at: at(3)) }
        #expect(present.revision == 1)
        try await rises { try await queue.advance($0, to: .preparing, by: "Ane", at: at(4)) }
        try await rises { try await queue.edit($0, .comment("x"), by: "Ane", at: at(5)) }
        try await rises { try await queue.pay($0, .card, by: "Ane", at: at(6)) }
        try await rises { try await queue.recall($0, by: "Ane", at: at(7)) }
        try await rises { _ in
            let late = try notice(.cancel, 9)
            _ = try await queue.decide([incoming(late)], by: "mcorderd")
        }
        #expect(present.refusedCancels == 1)
        // A change that changes nothing leaves the version as it is.
        let version = present.version
        try await queue.markArrived(present, by: "Ane", at: at(8))
        #expect(try await fixture.order(present.id).version == version)
    }
}
