import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// The number of statements of a command does not depend on the number of orders.
@Suite(.onEachEngine) struct StatementCountTests {
    /// What a till lists and counts, with the number of statements of each.
    private func counts(of orders: Int) async throws -> [String: Int] {
        let fixture = try await TestQueue()
        var changed: [QueuedOrder] = []
        for number in 1...orders {
            let file = try incoming(try order(number, from: UInt8(number % 200)))
            changed.append(try await fixture.enqueue(file))
        }
        for order in changed {
            try await fixture.queue.pay(order, .cash, by: "till", at: at(2))
            let paid = try #require(try await fixture.view.order(id: order.id))
            try await fixture.queue.advance(paid, to: .preparing, by: "till", at: at(3))
        }
        let engine = CountingEngine(engine: try TestEngine.current.queue(in: fixture.folder))
        let view = try await QueueView(engine)
        _ = engine.counter.take()
        var counts: [String: Int] = [:]
        #expect(try await view.orders(at: nil, in: OrderState.open).count == orders)
        counts["list"] = engine.counter.take()
        _ = try await view.orders(ids: changed.map(\.id))
        counts["all"] = engine.counter.take()
        let since = Timestamp(seconds: 0)
        #expect(try await view.sold(at: nil, since: since, until: at(1000)).count == orders)
        counts["stats"] = engine.counter.take()
        var memory = CounterMemory()
        _ = try await view.snapshot(at: nil, dayStart: since, now: at(9), remembering: &memory)
        counts["screen"] = engine.counter.take()
        for order in changed {
            let present = try #require(try await fixture.view.order(id: order.id))
            try await fixture.queue.advance(present, to: .ready, by: "till", at: at(4))
        }
        _ = try await view.snapshot(at: nil, dayStart: since, now: at(9), remembering: &memory)
        counts["screen again"] = engine.counter.take()
        try await view.close()
        return counts
    }

    @Test func `a list, the figures and a screen cost as many statements for many orders as for two`()
        async throws
    {
        let few = try await counts(of: 2)
        #expect(try await counts(of: 40) == few)
        #expect(few.values.max() ?? 0 < 30)
    }

    /// Decides orders that are new, delivered again, refused and too many for their device, in a queue that
    /// has everything that decisions are about.
    private func intakeCounts(of files: Int) async throws -> [String: Int] {
        let fixture = try await TestQueue()
        try await fixture.queue.trust(try device(201), label: "kiosk", by: "till", since: noon)
        let engine = CountingEngine(engine: try TestEngine.current.queue(in: fixture.folder))
        let queue = try await OrderQueue(
            engine,
            in: fixture.folder.path,
            as: "mcorderd",
            .long,
            createsAt: nil
        )
        let orders = try (1...files).map { try incoming(try order($0, from: UInt8($0 % 200))) }
        let junk = (1...files).map { refused(bytes: Array("junk \($0)".utf8)) }
        var counts: [String: Int] = [:]
        for name in ["new", "again"] {
            _ = engine.counter.take()
            let outcomes = try await queue.decide(orders + junk, by: "mcorderd", maxOpen: 3)
            counts[name] = engine.counter.take()
            #expect(outcomes.count == 2 * files)
            let isNew = { (outcome: FileOutcome) in if case .enqueued = outcome { true } else { false } }
            #expect(outcomes.filter(isNew).count == (name == "new" ? files : 0))
        }
        _ = try await queue.wereDecided(orders, before: .zero)
        counts["age"] = engine.counter.take()
        try await queue.close()
        return counts
    }

    @Test func `a batch of files costs as many statements for many files as for two`() async throws {
        let few = try await intakeCounts(of: 2)
        #expect(try await intakeCounts(of: 40) == few)
        #expect(few.values.max() ?? 0 < 15)
    }
}
