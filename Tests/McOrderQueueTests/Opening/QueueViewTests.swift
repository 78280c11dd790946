import Foundation
import GRDB
import McOrderModel
import Testing

@testable import McOrderQueue

@Suite(.timeLimit(.minutes(5))) struct QueueViewTests {
    private let house: TestQueue
    private var wal: String { house.folder.path + "/queue.sqlite-wal" }

    init() throws { house = try TestQueue() }

    @Test func `it reads what only the WAL has yet`() throws {
        try house.enqueue(try arrival(try order()))
        #expect(FileManager.default.fileExists(atPath: wal))
        #expect(try QueueView(state: house.folder.path).orders(at: nil, in: OrderState.open).count == 1)
    }

    @Test func `it reads a queue that was closed and has no WAL any more`() throws {
        let folder = try StateFolder()
        let queue = try OrderQueue.create(in: folder.path, as: "mcorderd", patience: .short)
        _ = try queue.settle([try arrival(try order())], by: "mcorderd")
        try queue.close()
        #expect(try folder.names() == ["queue.lock", "queue.next", "queue.sqlite"])
        #expect(try QueueView(state: folder.path).orders(at: nil, in: OrderState.open).count == 1)
    }

    @Test func `a WAL that a view makes has the rights of the group`() throws {
        let folder = try StateFolder()
        try OrderQueue.create(in: folder.path, as: "mcorderd", patience: .short).close()
        let view = try QueueView(state: folder.path)
        #expect(try view.orders(at: nil, in: OrderState.open) == [])
        for name in try folder.names() {
            #expect(try folder.permissions(of: name) == 0o660, "\(name)")
        }
    }

    @Test func `it reads the last commit while a writer is in a transaction`() throws {
        try house.enqueue(try arrival(try order()))
        try house.queue.writeSQLite { connection in
            try connection.execute(sql: "UPDATE orders SET state = 'collected'")
            #expect(try house.view.orders(at: nil, in: OrderState.open).count == 1)
            let second = try QueueView(state: house.folder.path)
            #expect(try second.orders(at: nil, in: OrderState.open).count == 1)
        }
        #expect(try house.view.orders(at: nil, in: OrderState.open) == [])
    }

    @Test func `one reading sees one picture of the database`() throws {
        try house.view.readSQLite { connection in
            let before = try Int.fetchOne(connection, sql: "SELECT count(*) FROM orders")
            _ = try house.queue.settle([try arrival(try order())], by: "mcorderd")
            #expect(try Int.fetchOne(connection, sql: "SELECT count(*) FROM orders") == before)
        }
        #expect(try house.count("orders") == 1)
    }

    @Test func `it cannot write`() throws {
        for sql in ["DELETE FROM settings", "CREATE TABLE more (id INTEGER)", "PRAGMA user_version = 7"] {
            let error = #expect(throws: QueueError.self) {
                try house.view.readSQLite { try $0.execute(sql: sql) }
            }
            guard case .noPermission = error else {
                Issue.record("\(sql): \(String(describing: error))")
                continue
            }
        }
    }

    @Test func `the data version changes with another connection's commit only`() throws {
        let first = try house.view.dataVersion()
        #expect(try house.view.dataVersion() == first)
        try house.enqueue(try arrival(try order()))
        let second = try house.view.dataVersion()
        #expect(second != first)
        #expect(try house.view.dataVersion() == second)
    }

    @Test func `the data version stays when a change is undone`() throws {
        let first = try house.view.dataVersion()
        #expect(throws: QueueError.noSuchOrder(id: 1)) {
            try house.queue.writeSQLite { connection in
                try connection.execute(sql: "INSERT INTO settings VALUES ('a', 'b')")
                throw QueueError.noSuchOrder(id: 1)
            }
        }
        #expect(try house.view.dataVersion() == first)
    }

    @Test func `it outlives the writer and reads what the next one writes`() throws {
        try house.queue.close()
        let next = try house.second()
        _ = try next.settle([try arrival(try order())], by: "till 2")
        try next.close()
        #expect(try house.view.orders(at: nil, in: OrderState.open).count == 1)
    }

    @Test func `a closed view reads no more`() throws {
        try house.view.close()
        try house.view.close()
        #expect(throws: QueueError.closed) { try house.view.dataVersion() }
    }
}
