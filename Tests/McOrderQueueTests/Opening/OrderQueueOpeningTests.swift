import Foundation
import GRDB
import McOrderFiles
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

@Suite(.timeLimit(.minutes(5))) struct OrderQueueOpeningTests {
    private let folder: StateFolder
    private var state: String { folder.path }

    init() throws { folder = try StateFolder() }

    private func create() async throws -> OrderQueue {
        try await OrderQueue.create(in: state, as: "mcorderd", patience: .short)
    }

    private func open() async throws -> OrderQueue {
        try await OrderQueue.open(in: state, as: "till", patience: .short)
    }

    private func pragma(_ name: String, of queue: OrderQueue) throws -> String? {
        try queue.writeSQLite { try String.fetchOne($0, sql: "PRAGMA \(name)") }
    }

    @Test func `the journal and the cache in memory stay small`() async throws {
        let queue = try await create()
        #expect(try pragma("wal_autocheckpoint", of: queue) == "500")
        #expect(try pragma("cache_size", of: queue) == "-4000")
    }

    @Test func `creating a queue creates the files with rights for the group`() async throws {
        let queue = try await create()
        try await queue.write { _ in }
        let names = try folder.names()
        let database = ["queue.sqlite", "queue.sqlite-shm", "queue.sqlite-wal"]
        #expect(names == ["queue.lock", "queue.next"] + database)
        for name in names {
            #expect(try folder.permissions(of: name) == 0o660, "\(name)")
        }
    }

    @Test func `the database's file has its rights before SQLite opens it`() throws {
        try QueueFiles.createDatabase(in: state)
        #expect(try folder.names() == ["queue.sqlite"])
        #expect(try folder.permissions(of: "queue.sqlite") == 0o660)
    }

    @Test func `creating again keeps an existing queue`() async throws {
        let first = try await create()
        _ = try await first.decide([try incoming(try order())], by: "mcorderd")
        try await first.close()
        _ = try await create()
        #expect(try await QueueView(state: state).orders(at: nil, in: [.received]).count == 1)
    }

    @Test func `creating while the queue is open elsewhere keeps it`() async throws {
        let first = try await create()
        _ = try await create()
        _ = try await first.decide([try incoming(try order())], by: "mcorderd")
        #expect(try await QueueView(state: state).orders(at: nil, in: [.received]).count == 1)
    }

    @Test func `several processes can create the queue at the same time`() async throws {
        try await inTasks(
            (0..<4).map { index in
                { [state] in
                    _ = try await OrderQueue.create(in: state, as: "daemon \(index)", patience: .long)
                }
            }
        )
        #expect(try await QueueView(state: state).summary().rejected == 0)
    }

    @Test func `creating in a missing folder is an error of the file system`() async throws {
        let error = await #expect(throws: QueueError.self) {
            try await OrderQueue.create(in: state + "/none", as: "mcorderd", patience: .short)
        }
        guard case .file(let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.isAbsent)
    }

    @Test(arguments: [true, false])
    func `a writing connection has the journal mode and the sync level that survive a power cut`(
        creates: Bool
    )
        async throws
    {
        let first = try await create()
        let queue = creates ? first : try await open()
        #expect(try pragma("journal_mode", of: queue) == "wal")
        #expect(try pragma("synchronous", of: queue) == "2")
    }

    @Test func `a write that need not survive a power cut does not change the sync level of later writes`()
        async throws
    {
        let queue = try await create()
        func level() throws -> String? { try pragma("synchronous", of: queue) }
        let meanwhile = try queue.writeSQLite(survivesPowerCut: false) {
            try String.fetchOne($0, sql: "PRAGMA synchronous")
        }
        #expect(meanwhile == "1")
        #expect(try level() == "2")
        await #expect(throws: QueueError.closed) {
            try await queue.write(survivesPowerCut: false) { _ in throw QueueError.closed }
        }
        #expect(try level() == "2")
    }

    @Test func `a writing connection enforces foreign keys`() async throws {
        let queue = try await create()
        #expect(try pragma("foreign_keys", of: queue) == "1")
    }

    @Test(arguments: [(level: "OFF", number: 0), (level: "NORMAL", number: 1), (level: "EXTRA", number: 3)])
    func `any other sync level than FULL is refused`(level: String, number: Int) throws {
        let database = try DatabaseQueue()
        #expect(throws: QueueError.notDurable(level: number)) {
            try database.writeWithoutTransaction { connection in
                try connection.execute(sql: "PRAGMA synchronous = \(level)")
                try SQLiteWriter.requireDurability(connection)
            }
        }
    }

    @Test func `opening without a queue throws an error and creates nothing`() async throws {
        await #expect(throws: QueueError.absent(state: state)) { try await open() }
        await #expect(throws: QueueError.absent(state: state)) { try await QueueView(state: state) }
        #expect(try folder.names() == [])
    }

    @Test func `opening without a state folder throws the error that there is no queue`() async throws {
        let state = state + "/none"
        await #expect(throws: QueueError.absent(state: state)) {
            try await OrderQueue.open(in: state, as: "till", patience: .short)
        }
    }

    @Test func `a queue of a newer version is refused`() async throws {
        let queue = try await create()
        try queue.writeSQLite { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('9999 later')") }
        await #expect(throws: QueueError.newerSchema(state: state)) { try await open() }
        await #expect(throws: QueueError.newerSchema(state: state)) { try await create() }
        await #expect(throws: QueueError.newerSchema(state: state)) { try await QueueView(state: state) }
    }

    @Test func `a queue without its last migration is refused by all but the daemon`() async throws {
        let queue = try await create()
        try queue.writeSQLite { try $0.execute(sql: "DELETE FROM grdb_migrations") }
        await #expect(throws: QueueError.olderSchema(state: state)) { try await open() }
        await #expect(throws: QueueError.olderSchema(state: state)) { try await QueueView(state: state) }
    }

    @Test func `the daemon creates the tables in a queue without tables`() async throws {
        try QueueFiles.createDatabase(in: state)
        _ = try QueueFiles.openLock(in: state, create: true)
        await #expect(throws: QueueError.olderSchema(state: state)) { try await open() }
        _ = try await create()
        _ = try await open()
        #expect(try await QueueView(state: state).summary().rejected == 0)
    }

    @Test func `a file that is not a database is an error of the storage`() async throws {
        try Data(repeating: 0x41, count: 4096).write(to: URL(filePath: state + "/queue.sqlite"))
        let error = await #expect(throws: QueueError.self) { try await create() }
        guard case .storage = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `an error while opening releases the lock`() async throws {
        let queue = try await create()
        try queue.writeSQLite { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('9999 later')") }
        await #expect(throws: QueueError.newerSchema(state: state)) { try await open() }
        try queue.writeSQLite {
            try $0.execute(sql: "DELETE FROM grdb_migrations WHERE identifier LIKE '9999%'")
        }
        _ = try await open()
    }
}
