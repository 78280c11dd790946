import GRDB
import McOrderModel
import Synchronization
import Testing

@testable import McOrderQueue

@Suite(.timeLimit(.minutes(5))) struct OrderQueueConcurrencyTests {
    private let house: TestQueue

    init() throws { house = try TestQueue() }

    private func expectSoundness() throws {
        #expect(try house.rows("PRAGMA integrity_check") == [["ok"]])
        #expect(try house.rows("PRAGMA foreign_key_check") == [])
    }

    @Test func `four writers and two readers leave exact counts and a sound database`() throws {
        let writersLeft = Atomic<Int>(4)
        let path = house.folder.path
        let writers = (0..<4).map { index -> @Sendable () throws -> Void in
            {
                defer { writersLeft.subtract(1, ordering: .acquiringAndReleasing) }
                let queue = try OrderQueue.open(in: path, as: "till \(index)", patience: .long)
                let view = try QueueView(state: path)
                for round in 1...20 {
                    let sent = try order(round, from: UInt8(index + 1))
                    let file = try arrival(sent)
                    let settled = try queue.settle([file, file], by: "till \(index)")
                    guard case .enqueued(let id) = settled.first else {
                        Issue.record("\(settled)")
                        return
                    }
                    for state in [OrderState.preparing, .collected].prefix(2 - round % 2) {
                        let order = try #require(try view.order(id: id))
                        try queue.advance(order, to: state, by: "till \(index)", at: at(round))
                    }
                }
                try queue.close()
                try view.close()
            }
        }
        let readers = (0..<2).map { _ -> @Sendable () throws -> Void in
            {
                let view = try QueueView(state: path)
                var count = 0
                repeat {
                    let open = try view.orders(at: nil, in: OrderState.allCases)
                    #expect(open.count >= count)
                    #expect(open.allSatisfy { $0.lines.count == 2 })
                    count = open.count
                } while writersLeft.load(ordering: .acquiring) > 0
            }
        }
        try onThreads(writers + readers)
        try expectSoundness()
        let summary = try house.view.summary()
        #expect(summary.orders[.preparing] == 40)
        #expect(summary.orders[.collected] == 40)
        #expect(summary.redelivered == 80)
        #expect(try house.count("orders") == 80)
        #expect(try house.count("order_lines") == 160)
        #expect(try house.count("order_changes") == 200)
        #expect(try house.rows("SELECT sum(revision) FROM orders") == [["200"]])
    }

    @Test func `of four tills that press at once exactly one wins each order`() throws {
        let orders = try (1...25).map { try house.enqueue(try arrival(try order($0))) }
        let wins = Atomic<Int>(0)
        let losses = Atomic<Int>(0)
        let path = house.folder.path
        try onThreads(
            (0..<4).map { index in
                {
                    let queue = try OrderQueue.open(in: path, as: "till \(index)", patience: .long)
                    for order in orders {
                        do {
                            try queue.advance(order, to: .preparing, by: "till \(index)", at: at(5))
                            wins.add(1, ordering: .relaxed)
                        } catch QueueError.overtaken(let standing) {
                            #expect(standing.state == .preparing)
                            #expect(standing.by != "till \(index)")
                            losses.add(1, ordering: .relaxed)
                        }
                    }
                    try queue.close()
                }
            }
        )
        #expect(wins.load(ordering: .relaxed) == 25)
        #expect(losses.load(ordering: .relaxed) == 75)
        #expect(try house.count("order_changes") == 50)
        try expectSoundness()
    }

    @Test func `one queue may be used from several threads`() throws {
        try onThreads(
            (0..<4).map { index in
                { [house] in
                    for round in 1...10 {
                        let sent = try order(round, from: UInt8(index + 1))
                        #expect(try house.queue.settle([try arrival(sent)], by: "mcorderd").count == 1)
                        #expect(try house.view.orders(at: nil, in: OrderState.open).isEmpty == false)
                    }
                }
            }
        )
        #expect(try house.count("orders") == 40)
        try expectSoundness()
    }

    @Test func `opening and closing in turns loses nothing`() throws {
        let path = house.folder.path
        try house.queue.close()
        try onThreads(
            (0..<4).map { index in
                {
                    for round in 1...8 {
                        let queue = try OrderQueue.open(in: path, as: "till \(index)", patience: .long)
                        let sent = try order(round, from: UInt8(index + 1))
                        #expect(try queue.settle([try arrival(sent)], by: "till \(index)").count == 1)
                        try queue.close()
                    }
                }
            }
        )
        #expect(try house.count("orders") == 32)
        try expectSoundness()
    }
}
