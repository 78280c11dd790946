import GRDB
import McOrderModel
import Testing

@testable import McOrderQueue

/// Upgrades of older queues.
@Suite(.timeLimit(.minutes(5))) struct QueueSchemaTests {
    private let folder: StateFolder

    init() throws {
        folder = try StateFolder()
    }

    /// A queue of version 0.1.0 with one order of each state.
    private func makeOld() throws {
        let old = try DatabaseQueue(path: "\(folder.path)/queue.sqlite")
        try FirstMigrations.migrator.migrate(old)
        try old.write { database in
            for (index, state) in OrderState.allCases.enumerated() {
                try database.execute(
                    sql: """
                        INSERT INTO orders (restaurant_id, restaurant, udid, number, code, placed_at, received_at,
                            changed_at, changed_by, total_cents, shown_total_cents, repriced, file, content_hash, state)
                        VALUES ('g', 'G', 'u', ?, '9-1', ?, 1, 1, 'x', 1, 1, 0, 'f', zeroblob(32), ?)
                        """,
                    arguments: [index + 1, index, state.rawValue]
                )
            }
        }
        try old.close()
    }

    @Test func `an upgraded queue keeps its orders, and finds them`() async throws {
        try makeOld()
        let queue = try await OrderQueue.create(in: folder.path, as: "mcorderd", patience: .short)
        let view = try await QueueView(state: folder.path)
        for (index, state) in OrderState.allCases.enumerated() {
            let id = Int64(index + 1)
            #expect(try await view.orders(at: nil, in: [state]).map(\.id) == [id])
            #expect(try await view.orderIDs(at: nil, in: [state], receivedSince: nil) == [id])
        }
        let errors = try queue.writeSQLite { try String.fetchAll($0, sql: "PRAGMA integrity_check") }
        #expect(errors == ["ok"])
        let applied = try queue.writeSQLite {
            try String.fetchAll($0, sql: "SELECT identifier FROM grdb_migrations")
        }
        #expect(applied.contains("baseline") && !applied.contains { $0.hasPrefix("9") })
    }

    @Test(arguments: [
        "UPDATE orders SET state = 'eaten'", "UPDATE orders SET receipt = 'lost'",
        "INSERT INTO order_changes (order_id, step, at, to_state, by) VALUES (1, 'back', 1, 'ready', 'x')",
        "INSERT INTO order_changes (order_id, step, at, to_state, by) VALUES (1, 'received', 1, 'x', 'x')",
    ])
    func `the checks of an upgraded queue are still in force`(change: String) async throws {
        try makeOld()
        let queue = try await OrderQueue.create(in: folder.path, as: "mcorderd", patience: .short)
        let error = #expect(throws: QueueError.self) { try queue.writeSQLite { try $0.execute(sql: change) } }
        #expect("\(String(describing: error))".contains("CHECK constraint failed"))
    }

    /// The texts of all tables and indexes, ignoring spaces, quotes and order.
    private func texts(_ database: DatabaseQueue) throws -> [String] {
        try database.read { connection in
            try String.fetchAll(
                connection,
                sql: """
                    SELECT sql FROM sqlite_schema
                    WHERE sql IS NOT NULL AND name NOT LIKE 'grdb%' AND name NOT LIKE 'sqlite%'
                    """
            )
        }.map { $0.filter { !$0.isWhitespace && $0 != "\"" } }.sorted()
    }

    @Test func `the baseline equals the result of the first nine migrations`() throws {
        let (old, new) = (try DatabaseQueue(), try DatabaseQueue())
        try FirstMigrations.migrator.migrate(old)
        try new.write { try $0.execute(sql: QueueSchema.baseline) }
        #expect(try texts(old) == texts(new))
        #expect(try texts(new).count > 30)
    }

    @Test(arguments: 1...8) func `a queue of a version that was never released is refused`(count: Int)
        async throws
    {
        let old = try DatabaseQueue(path: "\(folder.path)/queue.sqlite")
        try FirstMigrations.migrator.migrate(old, upTo: FirstMigrations.migrator.migrations[count - 1])
        try old.close()
        await #expect(throws: QueueError.unreleasedSchema(state: folder.path)) {
            try await OrderQueue.create(in: folder.path, as: "mcorderd", patience: .short)
        }
    }

    @Test func `before its upgrade a queue of 0.1.0 is refused by all programs but the daemon`() async throws
    {
        try makeOld()
        _ = try QueueFiles.openLock(in: folder.path, create: true)
        await #expect(throws: QueueError.olderSchema(state: folder.path)) {
            try await OrderQueue.open(in: folder.path, as: "till", patience: .short)
        }
        let queue = try await OrderQueue.create(in: folder.path, as: "mcorderd", patience: .short)
        try await OrderQueue.open(in: folder.path, as: "till", patience: .short).close()
        try await queue.close()
    }
}
