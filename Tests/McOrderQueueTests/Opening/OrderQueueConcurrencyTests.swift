import GRDB
import McOrderModel
import OrderTesting
import Synchronization
import Testing

@testable import McOrderQueue

@Suite(.timeLimit(.minutes(5))) struct OrderQueueConcurrencyTests {
    private let fixture: TestQueue

    init() async throws { fixture = try await TestQueue() }

    private func expectSoundness() async throws {
        #expect(try await fixture.rows("PRAGMA integrity_check") == [["ok"]])
        #expect(try await fixture.rows("PRAGMA foreign_key_check") == [])
    }

    @Test func `after four writers and two readers the counts are exact and the database is sound`()
        async throws
    {
        let writersLeft = Atomic<Int>(4)
        let path = fixture.folder.path
        let writers = (0..<4).map { index -> @Sendable () async throws -> Void in
            {
                defer { writersLeft.subtract(1, ordering: .acquiringAndReleasing) }
                let queue = try await OrderQueue.open(in: path, as: "till \(index)", patience: .long)
                let view = try await QueueView(state: path)
                for round in 1...20 {
                    let sent = try order(round, from: UInt8(index + 1))
                    let file = try incoming(sent)
                    let decided = try await queue.decide([file, file], by: "till \(index)")
                    guard case .enqueued(let id) = decided.first else {
                        Issue.record("\(decided)")
                        return
                    }
                    for state in [OrderState.preparing, .collected].prefix(2 - round % 2) {
                        let order = try #require(try await view.order(id: id))
                        try await queue.advance(order, to: state, by: "till \(index)", at: at(round))
                    }
                }
                try await queue.close()
                try await view.close()
            }
        }
        let readers = (0..<2).map { _ -> @Sendable () async throws -> Void in
            {
                let view = try await QueueView(state: path)
                var count = 0
                repeat {
                    let open = try await view.orders(at: nil, in: OrderState.allCases)
                    #expect(open.count >= count)
                    #expect(open.allSatisfy { $0.lines.count == 2 })
                    count = open.count
                } while writersLeft.load(ordering: .acquiring) > 0
            }
        }
        try await inTasks(writers + readers)
        try await expectSoundness()
        let summary = try await fixture.view.summary()
        #expect(summary.orders[.preparing] == 40)
        #expect(summary.orders[.collected] == 40)
        #expect(summary.redelivered == 80)
        #expect(try await fixture.count("orders") == 80)
        #expect(try await fixture.count("order_lines") == 160)
        #expect(try await fixture.count("order_changes") == 200)
        #expect(try await fixture.rows("SELECT sum(revision) FROM orders") == [["200"]])
    }

    @Test func `if four tills change an order at the same time exactly one succeeds`() async throws {
        var orders: [QueuedOrder] = []
        for number in 1...25 { orders.append(try await fixture.enqueue(try incoming(try order(number)))) }
        let wins = Atomic<Int>(0)
        let losses = Atomic<Int>(0)
        let path = fixture.folder.path
        try await inTasks(
            (0..<4).map { index in
                { [orders] in
                    let queue = try await OrderQueue.open(in: path, as: "till \(index)", patience: .long)
                    for order in orders {
                        do {
                            try await queue.advance(order, to: .preparing, by: "till \(index)", at: at(5))
                            wins.add(1, ordering: .relaxed)
                        } catch QueueError.overtaken(let status) {
                            #expect(status.state == .preparing)
                            #expect(status.by != "till \(index)")
                            losses.add(1, ordering: .relaxed)
                        }
                    }
                    try await queue.close()
                }
            }
        )
        #expect(wins.load(ordering: .relaxed) == 25)
        #expect(losses.load(ordering: .relaxed) == 75)
        #expect(try await fixture.count("order_changes") == 50)
        try await expectSoundness()
    }

    @Test func `one queue can be used from several threads`() async throws {
        try onThreads(
            (0..<4).map { index in
                { [fixture] in
                    for round in 1...10 {
                        let sent = try order(round, from: UInt8(index + 1))
                        let decided = try fixture.queue.blocking {
                            try $0.decide([try incoming(sent)], by: "mcorderd")
                        }
                        #expect(decided.count == 1)
                        let open = try fixture.view.blocking { try $0.orders(at: nil, in: OrderState.open) }
                        #expect(open.isEmpty == false)
                    }
                }
            }
        )
        #expect(try await fixture.count("orders") == 40)
        try await expectSoundness()
    }

    @Test func `repeated opening and closing loses nothing`() async throws {
        let path = fixture.folder.path
        try await fixture.queue.close()
        try await inTasks(
            (0..<4).map { index in
                {
                    for round in 1...8 {
                        let queue = try await OrderQueue.open(in: path, as: "till \(index)", patience: .long)
                        let sent = try order(round, from: UInt8(index + 1))
                        #expect(try await queue.decide([try incoming(sent)], by: "till \(index)").count == 1)
                        try await queue.close()
                    }
                }
            }
        )
        #expect(try await fixture.count("orders") == 32)
        try await expectSoundness()
    }
}
