import GRDB
import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// Changes to an order at the counter, and how they are undone.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct OrderEditsTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func order(then states: [OrderState] = []) async throws -> QueuedOrder {
        try await fixture.enqueue(incoming(OrderTesting.order()), then: states)
    }

    private func edit(_ order: QueuedOrder, _ edit: OrderEdit, at minutes: Int = 10) async throws
        -> QueuedOrder
    {
        try await fixture.queue.edit(order, edit, by: "till 1", reason: "why", at: at(minutes))
        return try await fixture.order(order.id)
    }

    private func recall(_ order: QueuedOrder) async throws -> QueuedOrder {
        try await fixture.queue.recall(order, by: "till 2", at: at(20))
        return try await fixture.order(order.id)
    }

    @Test func `a struck line is neither prepared nor charged, and stays in the order`() async throws {
        let before = try await order()
        let after = try await edit(before, .strike(before.coffee))
        #expect(after.keptLines == before.lines.filter { $0 != before.coffee })
        #expect(after.struckLines.map(\.id) == [before.coffee.id])
        #expect(after.struckLines.map { $0.struck?.reason } == ["why"])
        #expect(after.struckLines.map { $0.struck?.by } == ["till 1"])
        #expect(after.total == Money(cents: 675))
        #expect(after.shownTotal == Money(cents: 795))
        #expect(after.revision == before.revision + 1)
        #expect(after.state == .received)
    }

    @Test func `an added line is charged, and has no price that the customer saw`() async throws {
        let before = try await order(then: [.preparing])
        let after = try await edit(before, .adding("Agua", 120))
        #expect(after.lines.dropLast() == before.lines[...])
        #expect(after.lines.last?.added?.by == "till 1" && after.lines.last?.shownPrice == nil)
        #expect(after.total == Money(cents: 915))
        #expect(after.shownTotal == Money(cents: 795))
    }

    @Test func `the counter's note is kept beside the customer's comment`() async throws {
        let noted = try await edit(try order(), .comment("sin sal"))
        #expect(noted.note == "sin sal")
        #expect(noted.comment == "sin hielo")
        let other = try await edit(noted, .comment("con sal"))
        #expect(other.note == "con sal")
        #expect(try await edit(other, .comment("")).note == nil)
    }

    @Test func `recall undoes the last change, edits and states alike`() async throws {
        let first = try await order()
        let struck = try await edit(first, .strike(first.coffee))
        let noted = try await edit(struck, .comment("a"))
        let added = try await edit(noted, .adding("Agua", 120))
        let renoted = try await edit(added, .comment("b"))
        try await fixture.queue.advance(renoted, to: .preparing, by: "till 1", at: at(11))
        var now = try await recall(fixture.order(first.id))
        #expect(now.state == .received && now.note == "b")
        now = try await recall(now)
        #expect(now.note == "a" && now.lines == added.lines)
        now = try await recall(now)
        #expect(now.keptLines == struck.keptLines && now.total == Money(cents: 675))
        #expect(now.lines.last?.withdrawn?.by == "till 2")
        now = try await recall(now)
        #expect(now.note == nil)
        now = try await recall(now)
        #expect(now.keptLines == first.lines && now.total == first.total && now.struckLines.isEmpty)
        await #expect(throws: QueueError.self) { try await recall(now) }
    }

    @Test func `of two equal lines the one that is named is struck`() async throws {
        let lines = [OrderLine](repeating: OrderLine(name: "Espresso", price: Money(cents: 120)), count: 2)
        let before = try await fixture.enqueue(incoming(OrderTesting.order(lines: lines)))
        let after = try await edit(before, .strike(before.lines[1]))
        #expect(after.keptLines == [before.lines[0]] && after.struckLines.map(\.id) == [2])
        await #expect(throws: QueueError.lastLine(before.code)) {
            try await edit(after, .strike(after.lines[0]))
        }
        #expect(try await fixture.order(before.id) == after)
    }

    @Test func `a line that the order does not have cannot be struck, nor one that is struck`() async throws {
        let before = try await order()
        let missing = OrderedLine(id: 3, text: "Espresso", price: Money(cents: 120), shownPrice: nil)
        await #expect(throws: QueueError.noSuchLine("Espresso")) { try await edit(before, .strike(missing)) }
        #expect(try await fixture.order(before.id) == before)
        let after = try await edit(before, .strike(before.coffee))
        await #expect(throws: QueueError.noSuchLine("Espresso")) {
            try await edit(after, .strike(before.coffee))
        }
    }

    @Test func `the position of a line that was withdrawn is never given again`() async throws {
        let before = try await order()
        let added = try await edit(before, .adding("Agua", 120))
        _ = try await recall(added)
        let again = try await edit(try await fixture.order(before.id), .adding("Cola", 150))
        #expect(again.keptLines.map(\.id) == [1, 2, 4] && again.lines.map(\.id) == [1, 2, 3, 4])
        #expect(again.total == Money(cents: 795 + 150) && !again.struckLines.contains { $0.id == 3 })
    }

    @Test func `an order has at most a hundred lines`() async throws {
        let lines = [OrderLine](repeating: OrderLine(name: "Espresso", price: Money(cents: 120)), count: 100)
        let before = try await fixture.enqueue(incoming(OrderTesting.order(lines: lines)))
        let struck = try await edit(before, .strike(before.coffee))
        await #expect(throws: QueueError.tooManyLines(before.code)) {
            try await edit(struck, .adding("Agua", 120))
        }
        #expect(try await fixture.order(before.id) == struck)
    }

    @Test(arguments: [OrderState.collected, .cancelled, .noShow, .expired])
    func `a closed order cannot be changed`(_ state: OrderState) async throws {
        let before = try await order(then: [state])
        for kind in [OrderEdit.strike(before.coffee), .comment("x"), .adding("Agua", 1)] {
            let error = await #expect(throws: QueueError.self) { try await edit(before, kind) }
            guard case .illegal = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
        #expect(try await fixture.order(before.id) == before)
    }

    @Test func `if two tills change an order at the same time the slower one's error names the faster one`()
        async throws
    {
        let seen = try await order()
        _ = try await edit(seen, .comment("first"))
        let error = await #expect(throws: QueueError.self) { try await edit(seen, .strike(seen.coffee)) }
        guard case .overtaken(let status) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(status.by == "till 1")
    }

    @Test func `the receipt has the new total and the total that the customer saw`() async throws {
        let before = try await order()
        try await fixture.queue.receiptsWritten(fixture.view.receiptsDue(atMost: 10).map(\.subject))
        _ = try await edit(before, .strike(before.coffee))
        let task = try #require(try await fixture.view.receiptsDue(atMost: 10).first)
        guard case .order(let receipt) = task.content else {
            Issue.record("\(task)")
            return
        }
        #expect(receipt.status == .order(.received) && receipt.reason == nil && receipt.notice == nil)
        #expect(receipt.total == Money(cents: 675) && receipt.shownTotal == Money(cents: 795))
    }

    @Test func `the history contains each edit and its recall`() async throws {
        let before = try await order()
        let struck = try await edit(before, .strike(before.coffee))
        _ = try await recall(struck)
        let changes = try await fixture.view.history(of: struck.id)
        #expect(changes.map(\.edit) == [nil, .strike, .strike])
        #expect(changes.map(\.detail) == [nil, "Espresso", "Espresso"])
        #expect(changes.map(\.reason) == [nil, "why", nil])
        #expect(changes.allSatisfy { $0.to == .received })
    }

    @Test
    func `sales count added lines and not struck ones, and the takings are the charged totals`()
        async throws
    {
        let before = try await order()
        let struck = try await edit(before, .strike(before.coffee))
        let changed = try await edit(struck, .adding("Agua", 120))
        try await fixture.queue.advance(changed, to: .collected, by: "till 1", at: at(12))
        let sold = try await fixture.view.statistics(at: nil, since: at(0), until: at(60), zone: nil)
        #expect(!sold.products.contains { $0.name == "Espresso" })
        #expect(sold.products.contains { $0.name == "Agua" })
        #expect(sold.takings == Money(cents: 675 + 120))
    }

    @Test func `the counter's note is erased with the customer's comment`() async throws {
        let noted = try await edit(try order(), .comment("for Ane"))
        try await fixture.queue.advance(noted, to: .collected, by: "till 1", at: at(12))
        try await fixture.queue.receiptsWritten(fixture.view.receiptsDue(atMost: 10).map(\.subject))
        let later = at(0) + .seconds(40 * 86_400)
        try await fixture.queue.receiptsRemoved(
            fixture.view.receiptsOutlived(since: later, atMost: 10).map(\.subject)
        )
        try await fixture.queue.forget(Retention(), at: later)
        #expect(try await fixture.order(noted.id).note == nil)
        #expect(try await fixture.rows("SELECT 1 FROM order_changes WHERE detail IS NOT NULL").isEmpty)
    }
}
