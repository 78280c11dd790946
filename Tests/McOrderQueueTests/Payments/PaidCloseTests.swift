import OrderTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// Closes of orders that are paid at another time than they are collected.
@Suite(.onEachEngine, .timeLimit(.minutes(10))) struct PaidCloseTests {
    private let fixture: TestQueue
    private let restaurant: KnownRestaurant

    init() async throws {
        fixture = try await TestQueue()
        let zone = try #require(RestaurantZone(identifier: "Europe/Madrid"))
        restaurant = KnownRestaurant(
            id: RestaurantID("garbera"),
            name: "McDonald's Garbera",
            days: BusinessDays(zone: zone, startMinute: 300)
        )
    }

    private func order(_ number: Int, then states: [OrderState] = []) async throws -> QueuedOrder {
        try await fixture.enqueue(incoming(OrderTesting.order(number)), then: states)
    }

    private func close(at minutes: Int = 60) async throws -> DayClose {
        try await fixture.queue.close(restaurant, by: "caja", register: nil, at: at(minutes))
    }

    private func now(_ order: QueuedOrder) async throws -> QueuedOrder { try await fixture.order(order.id) }

    private func pay(_ order: QueuedOrder, at minutes: Int = 50) async throws {
        try await fixture.queue.pay(try await now(order), .card, by: "Ane", at: at(minutes))
    }

    private func move(_ order: QueuedOrder, to state: OrderState, at minutes: Int) async throws {
        let present = try await now(order)
        try await fixture.queue.advance(present, to: state, by: "Jon", reason: "x", at: at(minutes))
    }

    private func recall(_ order: QueuedOrder, at minutes: Int) async throws {
        try await fixture.queue.recall(try await now(order), by: "Jon", at: at(minutes))
    }

    private let one = DayFigures.Tally(1, Money(cents: 795))
    private let none = DayFigures.Tally(0, .zero)
    private let less = DayFigures.Tally(-1, Money(cents: -795))

    @Test func `an order that is paid in one close's time and collected in another's is counted once`()
        async throws
    {
        let first = try await order(1)
        try await pay(first)
        let made = try await close()
        #expect(made.figures.orders == one && made.figures.paid == ["card": one])
        #expect(made.open == one && made.openPaid == one && made.unclaimed.isEmpty)
        #expect(made.json.member("openPaid")?.integer == 1)
        try await move(first, to: .collected, at: 61)
        let preview = try await fixture.view.closePreview(of: restaurant, at: at(62))
        #expect(preview.figures == DayFigures() && preview.corrections.isEmpty)
        #expect(preview.running == made.running)
        await #expect(throws: QueueError.nothingToClose) { try await close(at: 62) }
        var collected: [CollectedOrder] = []
        try await fixture.view.collectedOrders(in: at(0)..<at(90)) { collected.append($0) }
        #expect(collected.map(\.payment) == [.card] && collected.map(\.close) == [1])
    }

    @Test func `an order that is collected and then paid has its payment in the close`() async throws {
        let first = try await order(1, then: [.collected])
        try await pay(first)
        let made = try await close()
        #expect(made.figures.orders == one && made.figures.paid == ["card": one])
        #expect(made.json.member("openPaid") == nil && made.json.member("paidNotCollected") == nil)
    }

    @Test func `an order that a close has counted without payment cannot be paid any more`() async throws {
        let first = try await order(1, then: [.collected])
        _ = try await close()
        let counted = QueueError.inClose(code: first.code, number: 1)
        await #expect(throws: counted) { try await pay(first, at: 61) }
    }

    @Test func `a payment that is taken back after its close is corrected by the next one`() async throws {
        let first = try await order(1)
        try await pay(first)
        let made = try await close()
        try await recall(first, at: 61)
        let second = try await close(at: 62)
        #expect(second.figures.orders == less && second.figures.paid == ["card": less])
        #expect(second.corrections.map(\.by) == ["Jon"] && second.corrections.map(\.close) == [1])
        #expect(second.running == .zero && second.openPaid == none)
        var sum = made.figures
        sum.add(second.figures)
        #expect(sum == DayFigures())
    }

    @Test func `a paid order that changes after its close is counted with what it costs now`() async throws {
        let first = try await order(1)
        try await pay(first)
        _ = try await close()
        let present = try await now(first)
        let edit = OrderEdit.strike(present.coffee)
        try await fixture.queue.edit(present, edit, by: "Ane", reason: "agotado", at: at(61))
        let second = try await close(at: 62)
        #expect(second.figures.orders == DayFigures.Tally(0, Money(cents: -120)))
        #expect(second.corrections.map(\.by) == ["Ane"] && second.corrections.map(\.reason) == ["agotado"])
        #expect(second.running.cents == 675)
        try await move(first, to: .collected, at: 63)
        #expect(try await fixture.view.closePreview(of: restaurant, at: at(64)).figures == DayFigures())
    }

    @Test(arguments: [OrderState.cancelled, .noShow, .expired], [false, true])
    func `a paid order that is not collected leaves the takings and is named`(
        _ state: OrderState,
        _ isCounted: Bool
    ) async throws {
        let first = try await order(1)
        try await pay(first)
        if isCounted { _ = try await close(at: 55) }
        try await move(first, to: state, at: 56)
        let made = try await close()
        let unclaimed = DayClose.Unclaimed(
            code: first.code,
            state: state,
            payment: .card,
            money: Money(cents: 795),
            by: "Jon"
        )
        #expect(made.unclaimed == [unclaimed])
        #expect(made.figures.orders == (isCounted ? less : none) && made.running == .zero)
        #expect(made.corrections.count == (isCounted ? 1 : 0))
        #expect(made.json.member("paidNotCollected")?.elements?.count == 1)
        // Each close names it once.
        await #expect(throws: QueueError.nothingToClose) { try await close(at: 61) }
        try await recall(first, at: 62)
        let last = try await close(at: 63)
        #expect(last.figures.orders == one && last.unclaimed.isEmpty && last.running.cents == 795)
    }

    /// Random sequences of payments, collections, cancellations, recalls, changes and closes.
    @Test(arguments: 1...12)
    func `whatever happens, each cent of an order is counted once`(_ seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        var ids: [Int64] = []
        for number in 1...3 { ids.append(try await order(number).id) }
        var sum = DayFigures()
        var minute = 10
        for _ in 1...60 {
            minute += 1
            let id = ids[Int.random(in: ids.indices, using: &random)]
            let order = try await fixture.order(id)
            let queue = fixture.queue
            do throws(QueueError) {
                switch Int.random(in: 0..<9, using: &random) {
                case 0, 1: try await queue.pay(order, .card, by: "Ane", at: at(minute))
                case 2: try await queue.advance(order, to: .collected, by: "Ane", at: at(minute))
                case 3:
                    try await queue.advance(order, to: .collected, by: "Ane", payment: .cash, at: at(minute))
                case 4: try await queue.advance(order, to: .cancelled, by: "Ane", reason: "x", at: at(minute))
                case 5, 6: try await queue.recall(order, by: "Jon", at: at(minute))
                case 7:
                    let edit = OrderEdit.strike(order.coffee)
                    try await queue.edit(order, edit, by: "Jon", reason: "x", at: at(minute))
                default:
                    let made = try await queue.close(restaurant, by: "caja", register: nil, at: at(minute))
                    sum.add(made.figures)
                }
            } catch {
                switch error {
                case .illegal, .alreadyPaid, .inClose, .nothingToRecall, .nothingToClose, .noSuchLine: break
                default: Issue.record("\(error)")
                }
            }
        }
        let last = try await fixture.view.closePreview(of: restaurant, at: at(minute + 1))
        sum.add(last.figures)
        var expected = Money.zero
        for id in ids {
            let order = try await fixture.order(id)
            let isPaid = order.isPaid && order.state.isOpen
            if order.state == .collected || isPaid { expected = expected + order.total }
        }
        #expect(sum.orders.money == expected && last.running == expected)
        #expect(sum.paid.values.map(\.money).total() == expected)
        #expect(sum.products.values.map(\.money).total() == expected)
        #expect(try await fixture.view.audit { Issue.record("\($0)") }.findings == 0)
    }
}
