import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// Which lines of orders were made, and when.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct MadeLinesTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    /// Gives each line a product of its own, which names its order and position.
    private func nameLines() async throws {
        try await fixture.execute(
            """
            UPDATE order_lines SET details = '{"cents":1,"parts":[{"id":"line-' || order_id || '-' || position
                || '","name":"x","cents":1,"rank":0}]}'
            """
        )
    }

    private func lastEvent() async throws -> Int64 {
        try #require(try await fixture.view.read { try $0.value("SELECT max(id) FROM order_changes") })
    }

    /// The lines that were made after an event, each with the event at which it was, as a new program reads them.
    private func made(
        after event: Int64 = 0,
        since instant: Timestamp = at(1_000_000),
        at restaurant: String = "garbera"
    ) async throws -> [String: Int64] {
        let view = try await fixture.secondView()
        let made = try await made(on: view, after: event, since: instant, at: restaurant)
        try await view.close()
        return made
    }

    private func made(
        on view: QueueView,
        after event: Int64 = 0,
        since instant: Timestamp = at(1_000_000),
        at restaurant: String = "garbera"
    ) async throws -> [String: Int64] {
        let id = try OrderTesting.restaurant(restaurant).id
        let made = try await view.madeLines(of: id, since: instant, after: event)
        let names = made.lines.map { line in
            (made.kinds[line.kind].portions.map(\.product.description).joined(), line.making.event)
        }
        return Dictionary(uniqueKeysWithValues: names)
    }

    @Test func `a line is made once, at the first of its order's changes that finds it there`() async throws {
        var random = SeededGenerator(seed: 72)
        var ids: [Int64] = []
        for number in 1...12 {
            ids.append(try await fixture.enqueue(incoming(OrderTesting.order(number))).id)
        }
        var walked: [String: Int64] = [:]
        // How many changes of each order can be taken back.
        var undoable: [Int64: Int] = [:]
        for minutes in 1...300 {
            let order = try await fixture.order(random.pick(ids, or: ids[0]))
            switch random.number(in: 0...5) {
            case 0, 1:
                let next = random.pick([.preparing, .ready, .collected, .cancelled], or: OrderState.ready)
                guard order.state.canBecome(next) else { continue }
                try await fixture.queue.advance(order, to: next, by: "till", reason: "why", at: at(minutes))
                let event = try await lastEvent()
                let isMade = next == .ready || next == .collected
                for line in isMade ? order.keptLines : [] where walked["line-\(order.id)-\(line.id)"] == nil {
                    walked["line-\(order.id)-\(line.id)"] = event
                }
            case 2:
                guard order.state.isOpen, let line = order.keptLines.randomElement(using: &random),
                    order.keptLines.count > 1
                else { continue }
                let edit = OrderEdit.strike(line)
                try await fixture.queue.edit(order, edit, by: "till", reason: "why", at: at(minutes))
            case 3:
                guard order.state.isOpen, order.lines.count < 50 else { continue }
                try await fixture.queue.edit(order, .adding("Agua", 120), by: "till", at: at(minutes))
            default:
                guard undoable[order.id, default: 0] > 0 else { continue }
                _ = try await fixture.queue.recall(order, by: "till", at: at(minutes))
                undoable[order.id, default: 0] -= 2
            }
            undoable[order.id, default: 0] += 1
        }
        try await nameLines()
        #expect(walked.count > 12)
        #expect(try await made() == walked)
        // A line that was made before is not made again by a later change of its order.
        let collected: Int64? = try await fixture.view.read {
            try $0.value(
                "SELECT max(id) FROM order_changes WHERE step = 'forward' AND to_state = 'collected'"
            )
        }
        for event in Set(walked.values) {
            let begin = min(event, try #require(collected))
            #expect(try await made(after: event) == walked.filter { $0.value > begin })
        }
        #expect(try await made(at: "urbil").isEmpty)
    }

    @Test func `reading begins before the first change after an instant, whatever the event`() async throws {
        for number in 1...3 {
            _ = try await fixture.enqueue(
                incoming(OrderTesting.order(number, placedAt: at(number * 10)), receivedAt: at(number * 10)),
                then: [.preparing, .ready, .collected]
            )
        }
        try await nameLines()
        let last = try await lastEvent()
        #expect(try await made(after: last, since: at(60)).isEmpty)
        // The second order was collected at 23, the third one was ready at 32.
        #expect(try await made(after: last, since: at(30)).count == 2)
        #expect(try await made(after: last, since: at(5)).count == 6)
    }

    @Test func `a product was sold out on each day of business that its mark touches`() async throws {
        let bar = try SmallCatalogue.restaurant("bar")
        let day = bar.businessDays.day(of: noon)
        func mark(_ sellable: SellableID, from: Int, until: Int) async throws {
            let end = at(until)
            try await fixture.queue.markSoldOut(
                sellable,
                named: "x",
                at: bar.id,
                until: end,
                by: "till",
                at: at(from)
            )
        }
        try await mark(.product(ProductID("a")), from: -2880, until: 0)
        // It was marked by mistake.
        try await mark(.product(ProductID("b")), from: 0, until: 60)
        _ = try await fixture.queue.endSoldOut(.product(ProductID("b")), at: bar.id, by: "till", at: at(0))
        try await mark(.choice(ChoiceID("c")), from: 0, until: 60)
        // It ends when the next day begins.
        let next = bar.businessDays.start(of: day.advanced(by: 1))
        let left = Int((next - noon).milliseconds / 60_000)
        try await mark(.product(ProductID("d")), from: 0, until: left)
        let found = try await fixture.view.soldOutDays(of: bar, since: at(-1440))
        #expect(
            found.mapValues { $0.map { $0.number - day.number }.sorted() } == [
                ProductID("a"): [-1, 0], ProductID("d"): [0],
            ]
        )
    }

    @Test func `what was read before is not read again, and nothing is missing`() async throws {
        var orders: [QueuedOrder] = []
        for number in 1...4 {
            let order = try await fixture.enqueue(incoming(OrderTesting.order(number)), then: [.preparing])
            orders.append(order)
            try await nameLines()
            for order in orders where order.state == .preparing && order.number % 2 == 1 {
                try await fixture.queue.advance(order, to: .ready, by: "till", at: at(number))
            }
            orders = try await fixture.view.read { try $0.openOrders(at: nil) }
            let known = try await made(on: fixture.view)
            #expect(try await known == made())
            #expect(known.count == 2 * ((number + 1) / 2))
        }
        // What is asked for from a later event on is part of what is known.
        let last = try await lastEvent()
        #expect(
            try await made(on: fixture.view, after: last, since: at(1)) == made(after: last, since: at(1))
        )
    }
}
