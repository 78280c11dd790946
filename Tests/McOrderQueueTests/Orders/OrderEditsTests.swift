import GRDB
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// Changes of mind at the counter, and how they are taken back.
@Suite(.timeLimit(.minutes(5))) struct OrderEditsTests {
    private let house: TestQueue
    private let struckCoffee = QueuedOrder.Line(
        name: "Espresso",
        price: Money(cents: 120),
        shownPrice: Money(cents: 120),
        struckFor: "why"
    )
    private let coffee = QueuedOrder.Line(
        name: "Espresso",
        price: Money(cents: 120),
        shownPrice: Money(cents: 120)
    )

    init() throws { house = try TestQueue() }

    private func order(then states: [OrderState] = []) throws -> QueuedOrder {
        try house.enqueue(arrival(McOrderQueueTests.order()), then: states)
    }

    private func edit(_ order: QueuedOrder, _ edit: OrderEdit, at minutes: Int = 10) throws -> QueuedOrder {
        try house.queue.edit(order, edit, by: "till 1", reason: "why", at: at(minutes))
        return try house.order(order.id)
    }

    private func recall(_ order: QueuedOrder) throws -> QueuedOrder {
        try house.queue.recall(order, by: "till 2", at: at(20))
        return try house.order(order.id)
    }

    @Test func `a struck line is neither made nor charged, and stays beside the others`() throws {
        let before = try order()
        let after = try edit(before, .strike(coffee))
        #expect(after.lines == before.lines.filter { $0 != coffee })
        #expect(after.struckLines == [struckCoffee])
        #expect(after.total == Money(cents: 675))
        #expect(after.shownTotal == Money(cents: 795))
        #expect(after.revision == before.revision + 1)
        #expect(after.state == .received)
    }

    @Test func `an added line is charged, and its customer was shown no price`() throws {
        let before = try order(then: [.preparing])
        let after = try edit(before, .add(name: "Agua", price: Money(cents: 120)))
        #expect(after.lines.dropLast() == before.lines[...])
        #expect(after.lines.last?.isAdded == true)
        #expect(after.total == Money(cents: 915))
        #expect(after.shownTotal == Money(cents: 795))
    }

    @Test func `the counter's words stand beside the customer's`() throws {
        let noted = try edit(try order(), .comment("sin sal"))
        #expect(noted.note == "sin sal")
        #expect(noted.comment == "sin hielo")
        let other = try edit(noted, .comment("con sal"))
        #expect(other.note == "con sal")
        #expect(try edit(other, .comment("")).note == nil)
    }

    @Test func `recall takes back whatever was last, edits and states alike`() throws {
        let first = try order()
        let struck = try edit(first, .strike(coffee))
        let noted = try edit(struck, .comment("a"))
        let added = try edit(noted, .add(name: "Agua", price: Money(cents: 120)))
        let renoted = try edit(added, .comment("b"))
        try house.queue.advance(renoted, to: .preparing, by: "till 1", at: at(11))
        var now = try recall(house.order(first.id))
        #expect(now.state == .received && now.note == "b")
        now = try recall(now)
        #expect(now.note == "a" && now.lines == added.lines)
        now = try recall(now)
        #expect(now.lines == struck.lines && now.total == Money(cents: 675))
        now = try recall(now)
        #expect(now.note == nil)
        now = try recall(now)
        #expect(now.lines == first.lines && now.total == first.total && now.struckLines.isEmpty)
        #expect(throws: QueueError.self) { try recall(now) }
    }

    @Test func `of two equal lines one is struck`() throws {
        let lines = [OrderLine](repeating: OrderLine(name: "Espresso", price: Money(cents: 120)), count: 2)
        let before = try house.enqueue(arrival(McOrderQueueTests.order(lines: lines)))
        let after = try edit(before, .strike(coffee))
        #expect(after.lines == [coffee] && after.struckLines == [struckCoffee])
        #expect(throws: QueueError.lastLine(before.code)) { try edit(after, .strike(coffee)) }
        #expect(try house.order(before.id) == after)
    }

    @Test func `a line that is not there cannot be struck`() throws {
        let before = try order()
        let dearer = QueuedOrder.Line(
            name: "Espresso",
            price: Money(cents: 121),
            shownPrice: Money(cents: 120)
        )
        #expect(throws: QueueError.noSuchLine("Espresso")) { try edit(before, .strike(dearer)) }
        #expect(try house.order(before.id) == before)
    }

    @Test func `an order has at most a hundred lines`() throws {
        let lines = [OrderLine](repeating: OrderLine(name: "Espresso", price: Money(cents: 120)), count: 100)
        let before = try house.enqueue(arrival(McOrderQueueTests.order(lines: lines)))
        let struck = try edit(before, .strike(coffee))
        #expect(throws: QueueError.tooManyLines(before.code)) {
            try edit(struck, .add(name: "Agua", price: Money(cents: 120)))
        }
        #expect(try house.order(before.id) == struck)
    }

    @Test(arguments: [OrderState.collected, .cancelled, .noShow, .expired])
    func `an order that is over is not changed`(_ state: OrderState) throws {
        let before = try order(then: [state])
        for kind in [OrderEdit.strike(coffee), .comment("x"), .add(name: "Agua", price: Money(cents: 1))] {
            let error = #expect(throws: QueueError.self) { try edit(before, kind) }
            guard case .illegal = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
        #expect(try house.order(before.id) == before)
    }

    @Test func `of two tills that change an order at once one is told who was faster`() throws {
        let seen = try order()
        _ = try edit(seen, .comment("first"))
        let error = #expect(throws: QueueError.self) { try edit(seen, .strike(coffee)) }
        guard case .overtaken(let standing) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(standing.by == "till 1")
    }

    @Test func `the receipt follows the total and keeps what was shown`() throws {
        let before = try order()
        try house.queue.receiptsWritten(house.view.receiptsDue(atMost: 10).map(\.subject))
        _ = try edit(before, .strike(coffee))
        let task = try #require(try house.view.receiptsDue(atMost: 10).first)
        guard case .order(_, _, .received, let total, let shown, nil, nil) = task.content else {
            Issue.record("\(task)")
            return
        }
        #expect(total == Money(cents: 675) && shown == Money(cents: 795))
    }

    @Test func `the history tells each edit and its recall`() throws {
        let struck = try edit(try order(), .strike(coffee))
        _ = try recall(struck)
        let changes = try house.view.history(of: struck.id)
        #expect(changes.map(\.edit) == [nil, .strike, .strike])
        #expect(changes.map(\.detail) == [nil, "Espresso", "Espresso"])
        #expect(changes.map(\.reason) == [nil, "why", nil])
        #expect(changes.allSatisfy { $0.to == .received })
    }

    @Test
    func `what is struck is not counted as sold, what is added is, and the takings are what was charged`()
        throws
    {
        let struck = try edit(try order(), .strike(coffee))
        let changed = try edit(struck, .add(name: "Agua", price: Money(cents: 120)))
        try house.queue.advance(changed, to: .collected, by: "till 1", at: at(12))
        let sold = try house.view.statistics(at: nil, since: at(0), until: at(60), zone: nil)
        #expect(!sold.products.contains { $0.name == "Espresso" })
        #expect(sold.products.contains { $0.name == "Agua" })
        #expect(sold.takings == Money(cents: 675 + 120))
    }

    @Test func `the counter's words are forgotten with the customer's`() throws {
        let noted = try edit(try order(), .comment("for Ane"))
        try house.queue.advance(noted, to: .collected, by: "till 1", at: at(12))
        try house.queue.receiptsWritten(house.view.receiptsDue(atMost: 10).map(\.subject))
        let later = at(0) + .seconds(40 * 86_400)
        try house.queue.receiptsRemoved(
            house.view.receiptsOutlived(since: later, atMost: 10).map(\.subject)
        )
        try house.queue.forget(Retention(), at: later)
        #expect(try house.order(noted.id).note == nil)
        #expect(try house.rows("SELECT 1 FROM order_changes WHERE detail IS NOT NULL").isEmpty)
    }
}
