import Dispatch
import Foundation
import GRDB
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

@Suite(.timeLimit(.minutes(5))) struct QueueViewTests {
    private let fixture: TestQueue
    private var wal: String { fixture.folder.path + "/queue.sqlite-wal" }

    init() async throws { fixture = try await TestQueue() }

    @Test func `a view reads changes that are only in the WAL`() async throws {
        try await fixture.enqueue(try incoming(try order()))
        #expect(FileManager.default.fileExists(atPath: wal))
        #expect(
            try await QueueView(state: fixture.folder.path).orders(at: nil, in: OrderState.open).count == 1
        )
    }

    @Test func `a view reads a closed queue without a WAL`() async throws {
        let folder = try StateFolder()
        let queue = try await OrderQueue.create(in: folder.path, as: "mcorderd", patience: .short)
        _ = try await queue.decide([try incoming(try order())], by: "mcorderd")
        try await queue.close()
        #expect(try folder.names() == ["queue.lock", "queue.next", "queue.sqlite"])
        #expect(try await QueueView(state: folder.path).orders(at: nil, in: OrderState.open).count == 1)
    }

    @Test func `a WAL that a view creates has rights for the group`() async throws {
        let folder = try StateFolder()
        try await OrderQueue.create(in: folder.path, as: "mcorderd", patience: .short).close()
        let view = try await QueueView(state: folder.path)
        #expect(try await view.orders(at: nil, in: OrderState.open) == [])
        for name in try folder.names() {
            #expect(try folder.permissions(of: name) == 0o660, "\(name)")
        }
    }

    @Test func `a view reads the last commit while a writer is in a transaction`() async throws {
        try await fixture.enqueue(try incoming(try order()))
        let (changed, changing) = AsyncStream<Void>.makeStream()
        let mayEnd = DispatchSemaphore(value: 0)
        async let change: Void = fixture.queue.write { connection in
            defer { changing.finish() }
            try connection.run("UPDATE orders SET state = 'collected'")
            changing.finish()
            #expect(mayEnd.wait(timeout: .now() + .seconds(30)) == .success)
        }
        defer { mayEnd.signal() }
        for await _ in changed {}
        #expect(try await fixture.view.orders(at: nil, in: OrderState.open).count == 1)
        let second = try await QueueView(state: fixture.folder.path)
        #expect(try await second.orders(at: nil, in: OrderState.open).count == 1)
        mayEnd.signal()
        try await change
        #expect(try await fixture.view.orders(at: nil, in: OrderState.open) == [])
    }

    @Test func `one reading sees a consistent state of the database`() async throws {
        try fixture.view.readSQLite { connection in
            let before = try Int.fetchOne(connection, sql: "SELECT count(*) FROM orders")
            _ = try fixture.queue.blocking { try $0.decide([try incoming(try order())], by: "mcorderd") }
            #expect(try Int.fetchOne(connection, sql: "SELECT count(*) FROM orders") == before)
        }
        #expect(try await fixture.count("orders") == 1)
    }

    @Test func `a view cannot write`() throws {
        for sql in ["DELETE FROM settings", "CREATE TABLE more (id INTEGER)", "PRAGMA user_version = 7"] {
            let error = #expect(throws: QueueError.self) {
                try fixture.view.readSQLite { try $0.execute(sql: sql) }
            }
            guard case .noPermission = error else {
                Issue.record("\(sql): \(String(describing: error))")
                continue
            }
        }
    }

    @Test func `the data version changes only with a commit of another connection`() async throws {
        let first = try await fixture.view.dataVersion()
        #expect(try await fixture.view.dataVersion() == first)
        try await fixture.enqueue(try incoming(try order()))
        let second = try await fixture.view.dataVersion()
        #expect(second != first)
        #expect(try await fixture.view.dataVersion() == second)
    }

    @Test func `the data version stays when a change is undone`() async throws {
        let first = try await fixture.view.dataVersion()
        #expect(throws: QueueError.noSuchOrder(id: 1)) {
            try fixture.queue.writeSQLite { connection in
                try connection.execute(sql: "INSERT INTO settings VALUES ('a', 'b')")
                throw QueueError.noSuchOrder(id: 1)
            }
        }
        #expect(try await fixture.view.dataVersion() == first)
    }

    @Test func `a view stays usable after its writer closed, and reads the next writer's changes`()
        async throws
    {
        try await fixture.queue.close()
        let next = try await fixture.second()
        _ = try await next.decide([try incoming(try order())], by: "till 2")
        try await next.close()
        #expect(try await fixture.view.orders(at: nil, in: OrderState.open).count == 1)
    }

    @Test func `a closed view cannot read`() async throws {
        try await fixture.view.close()
        try await fixture.view.close()
        await #expect(throws: QueueError.closed) { try await fixture.view.dataVersion() }
    }
}
