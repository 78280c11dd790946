import GRDB
import McOrderFiles
import McOrderModel
import OrderTesting
import Synchronization
import Testing

@testable import McOrderQueue

/// Copies of the queue, and replacing the queue with a copy.
@Suite(.timeLimit(.minutes(5))) struct QueueCopyTests {
    let queue: TestQueue
    /// The folder for copies.
    let place: StateFolder

    init() async throws {
        queue = try await TestQueue()
        place = try StateFolder()
    }

    private func name(_ text: String = "copy.sqlite") throws -> FileName { try #require(FileName(text)) }

    @discardableResult
    private func copy(_ text: String = "copy.sqlite", replacing: Bool = false) async throws -> QueueCounts {
        try await queue.view.copy(
            to: try name(text),
            in: try Directory.open(place.path),
            replacing: replacing
        ).counts
    }

    private func restore(_ text: String = "copy.sqlite") throws -> QueueReplacement.Outcome {
        try QueueReplacement(of: "\(place.path)/\(text)", in: queue.folder.path)
            .exchange(as: "mcorderd restore", patience: .long, at: noon)
    }

    @Test func `a copy is one complete file with rights for its owner only`() async throws {
        try await queue.enqueue(incoming(order(1)))
        _ = try await queue.queue.decide([refused(bytes: [0xFF])], by: "mcorderd")
        let counts = try await copy()
        #expect((counts.orders, counts.openOrders, counts.rejections) == (1, 1, 1))
        #expect(try place.names() == ["copy.sqlite"])
        #expect(try place.permissions(of: "copy.sqlite") == 0o600)
    }

    @Test func `a copy that is made while others write is consistent`() async throws {
        let place = place.path
        let view = queue.view
        let queue = queue.queue
        let isDone = Atomic<Bool>(false)
        try onThreads([
            {
                defer { isDone.store(true, ordering: .releasing) }
                for number in 1...60 {
                    _ = try queue.blocking {
                        try $0.decide([try incoming(try order(number))], by: "mcorderd")
                    }
                }
            },
            {
                var index = 0
                var last = 0
                repeat {
                    index += 1
                    let name = try #require(FileName("\(index).sqlite"))
                    let counts = try view.blocking {
                        try $0.copy(to: name, in: try Directory.open(place), replacing: false).counts
                    }
                    // Each order has two lines and one change, and is never visible without them.
                    #expect(counts.others == 3 * counts.orders)
                    #expect(counts.orders >= last)
                    last = counts.orders
                } while !isDone.load(ordering: .acquiring)
            },
        ])
    }

    @Test func `an existing file is replaced only on request`() async throws {
        try await copy()
        try await queue.enqueue(incoming(order(1)))
        await #expect(throws: CopyError.taken(path: "\(place.path)/copy.sqlite")) { try await copy() }
        let before = try QueueReplacement(of: "\(place.path)/copy.sqlite", in: place.path)
            .exchange(as: "test", patience: .long, at: noon)
        #expect(before.counts.orders == 0)
        #expect(try await copy(replacing: true).orders == 1)
    }

    @Test func `a restore brings back the copied queue, and keeps the replaced one`() async throws {
        try await queue.enqueue(incoming(order(1)))
        try await copy()
        try await queue.enqueue(incoming(order(2)))
        _ = try await queue.enqueue(incoming(order(3)), then: [.collected])
        let outcome = try restore()
        #expect(outcome.counts.orders == 1)
        #expect(outcome.lost?.orders == 2 && outcome.lost?.openOrders == 1)
        #expect(outcome.lost?.receipts.count == 2)
        let kept = try #require(outcome.kept)
        #expect(kept.hasSuffix("/queue.sqlite.before-restore-20261120T120000Z"))
        let view = try await QueueView(state: queue.folder.path)
        #expect(try await view.orders(at: nil, in: OrderState.allCases).map(\.number) == [1])
        try await view.close()
        let old = try DatabaseQueue(path: kept)
        #expect(try await old.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM orders") } == 3)
        try old.close()
    }

    @Test func `orders that only the replaced queue has are reported before it is replaced`() async throws {
        try await copy()
        try await queue.enqueue(incoming(order(1)))
        let state = queue.folder.path
        // The view would throw an error if its file were not the present queue.
        let view = try await QueueView(state: state)
        var known: [Int] = []
        var reported: QueueReplacement.Loss?
        let outcome = try QueueReplacement(of: "\(place.path)/copy.sqlite", in: state)
            .exchange(as: "mcorderd restore", patience: .long, at: noon) { loss in
                reported = loss
                let old = Result {
                    known = try view.blocking { view in
                        let orders = try view.orders(at: nil, in: OrderState.allCases)
                        try view.close()
                        return orders.map(\.number)
                    }
                }
                #expect(throws: Never.self) { try old.get() }
            }
        #expect(known == [1])
        #expect(reported == outcome.lost && reported?.receipts.count == 1)
        let restored = try await QueueView(state: state)
        #expect(try await restored.summary().orders[.received] == 0)
        try await restored.close()
    }

    @Test func `programs that have the replaced queue open get an error and write nothing`() async throws {
        try await copy()
        _ = try restore()
        let state = queue.folder.path
        await #expect(throws: QueueError.replaced(state: state)) {
            _ = try await queue.queue.decide([try incoming(try order(1))], by: "mcorderd")
        }
        await #expect(throws: QueueError.replaced(state: state)) { _ = try await queue.view.summary() }
        let view = try await QueueView(state: state)
        #expect(try await view.summary().orders[.received] == 0)
        try await view.close()
    }

    @Test func `ids and events continue after those of the replaced queue`() async throws {
        try await copy()
        try await queue.enqueue(incoming(order(1)))
        try await queue.enqueue(incoming(order(2)))
        _ = try restore()
        let restored = try await OrderQueue.open(in: queue.folder.path, as: "mcorderd", patience: .long)
        #expect(try await restored.decide([try incoming(try order(3))], by: "mcorderd") == [.enqueued(id: 3)])
        try await restored.close()
        let view = try await QueueView(state: queue.folder.path)
        #expect(try await view.lastEvent() == 3)
        try await view.close()
    }

    @Test func `the kitchen book goes on after lost facts, and says which numbers they had`() async throws {
        let bar = RestaurantID("bar")
        func note(_ number: Int, in queue: OrderQueue) async throws {
            let fact = BookFact.Draft(
                id: try #require(FactID("00000000-0000-4000-8000-00000000100\(number)")),
                number: number,
                kind: .note,
                key: "fridge",
                person: nil,
                ago: .zero,
                content: ["text": "x"]
            )
            let outcomes = try await queue.record([fact], at: bar, browser: "b", now: noon, isDoubted: false)
            #expect(outcomes == [.stored(seq: Int64(number))])
        }
        let fridge: JSONValue = ["name": "F", "kind": "cold"]
        _ = try await queue.queue.change(.subject, "fridge", of: bar, to: fridge, after: 0, by: "b", at: noon)
        try await note(1, in: queue.queue)
        try await copy()
        try await note(2, in: queue.queue)
        try await note(3, in: queue.queue)
        let lost = try #require(try restore().lost)
        #expect(lost.bookFacts == 2 && !lost.isNothing)
        let restored = try await OrderQueue.open(in: queue.folder.path, as: "mcorder-web", patience: .long)
        try await note(4, in: restored)
        try await restored.close()
        let view = try await QueueView(state: queue.folder.path)
        let (facts, gaps) = try await view.bookFacts(of: bar, from: noon, to: at(1))
        #expect(facts.map(\.seq) == [1, 4] && gaps == [BookGap(first: 2, last: 3, at: noon)])
        try await view.close()
    }

    @Test func `receipts of open orders are due after a restore`() async throws {
        try await queue.enqueue(incoming(order(1)))
        _ = try await queue.enqueue(incoming(order(2)), then: [.collected])
        try await queue.queue.receiptsWritten(queue.view.receiptsDue(atMost: 10).map(\.subject))
        try await copy()
        _ = try restore()
        let view = try await QueueView(state: queue.folder.path)
        #expect(try await view.receiptsDue(atMost: 10).count == 2)
        try await view.close()
    }

    @Test func `a backup of an older version is upgraded`() async throws {
        let old = try DatabaseQueue(path: "\(place.path)/old.sqlite")
        try FirstMigrations.migrator.migrate(old)
        try old.close()
        #expect(try restore("old.sqlite").counts.orders == 0)
        try await QueueView(state: queue.folder.path).close()
    }

    @Test func `a backup of a version that was never released is refused`() throws {
        let old = try DatabaseQueue(path: "\(place.path)/old.sqlite")
        try FirstMigrations.migrator.migrate(old, upTo: "3 retention, statistics")
        try old.close()
        #expect(throws: CopyError.unreleased(path: "\(place.path)/old.sqlite")) { try restore("old.sqlite") }
    }

    @Test func `a database that is not a queue, a newer one and a damaged one are refused`() async throws {
        try await queue.enqueue(incoming(order(1)))
        try await copy("newer.sqlite")
        try await copy("damaged.sqlite")
        let newer = try DatabaseQueue(path: "\(place.path)/newer.sqlite")
        try await newer.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 later')") }
        try newer.close()
        let other = try DatabaseQueue(path: "\(place.path)/other.sqlite")
        try await other.write { try $0.execute(sql: "CREATE TABLE t (a)") }
        try other.close()
        let damaged = try DatabaseQueue(path: "\(place.path)/damaged.sqlite")
        try await damaged.write {
            try $0.execute(sql: "PRAGMA ignore_check_constraints = ON; UPDATE orders SET number = 0")
        }
        try damaged.close()
        #expect(throws: CopyError.newer(path: "\(place.path)/newer.sqlite")) { try restore("newer.sqlite") }
        #expect(throws: CopyError.notAQueue(path: "\(place.path)/other.sqlite")) {
            try restore("other.sqlite")
        }
        #expect(
            throws: CopyError.damaged(
                path: "\(place.path)/damaged.sqlite",
                cause: "CHECK constraint failed in orders"
            )
        ) { try restore("damaged.sqlite") }
        #expect(try await queue.view.summary().orders[.received] == 1)
        #expect(try !queue.folder.names().contains { $0.hasPrefix(".") })
    }

    @Test func `a file with a journal beside it is refused as a backup`() throws {
        let path = "\(place.path)/queue.sqlite"
        let live = try DatabaseQueue(path: path, configuration: Self.walConfiguration)
        try live.write { try $0.execute(sql: "CREATE TABLE t (a)") }
        #expect(throws: CopyError.hasJournal(path: path)) { try restore("queue.sqlite") }
        try live.close()
    }

    private static var walConfiguration: Configuration {
        var configuration = Configuration()
        configuration.journalMode = .wal
        return configuration
    }

    @Test func `a queue whose first page is damaged is replaced, and kept`() async throws {
        try await queue.enqueue(incoming(order(1)))
        try await copy()
        // The journal is not copied, since SQLite would read that page from it.
        let damaged = try StateFolder()
        for name in try queue.folder.names() where !name.hasSuffix("-wal") && !name.hasSuffix("-shm") {
            try Files.copy("\(queue.folder.path)/\(name)", to: "\(damaged.path)/\(name)")
        }
        try Files.overwrite("\(damaged.path)/queue.sqlite")
        let outcome = try QueueReplacement(of: "\(place.path)/copy.sqlite", in: damaged.path)
            .exchange(as: "test", patience: .long, at: noon)
        #expect(outcome.lost == nil)
        #expect(outcome.counts.orders == 1)
        let names = try damaged.names()
        #expect(names.contains("queue.sqlite.before-restore-20261120T120000Z"))
        #expect(!names.contains("queue.sqlite-wal"))
        let view = try await QueueView(state: damaged.path)
        #expect(try await view.summary().orders[.received] == 1)
        try await view.close()
    }

    @Test func `a writer that does not release the lock is named, and nothing changes`() async throws {
        try await copy()
        let lock = try queue.lock()
        try lock.acquire(deadline: .zero, as: "till caja 2")
        let replacement = try QueueReplacement(of: "\(place.path)/copy.sqlite", in: queue.folder.path)
        #expect(throws: CopyError.queue(.busy(holder: "till caja 2"))) {
            try replacement.exchange(as: "mcorderd restore", patience: .short, at: noon)
        }
        try lock.release()
        #expect(try !queue.folder.names().contains { $0.hasPrefix(".") || $0.contains("before") })
    }
}
