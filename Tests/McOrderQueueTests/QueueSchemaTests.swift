import GRDB
import McOrderModel
import Testing

@testable import McOrderQueue

/// What becomes of an older queue.
@Suite(.timeLimit(.minutes(2))) struct QueueSchemaTests {
    private let folder: StateFolder

    init() throws {
        folder = try StateFolder()
    }

    /// A queue of the eighth schema with one order of each state.
    private func makeOld() throws {
        let old = try DatabaseQueue(path: "\(folder.path)/queue.sqlite")
        try QueueSchema.migrator.migrate(old, upTo: "8 open orders of a restaurant")
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

    @Test func `an older queue keeps its orders, and finds them`() throws {
        try makeOld()
        let queue = try OrderQueue.create(in: folder.path, as: "mcorderd", patience: .short)
        let view = try QueueView(state: folder.path)
        for (index, state) in OrderState.allCases.enumerated() {
            let id = Int64(index + 1)
            #expect(try view.orders(at: nil, in: [state]).map(\.id) == [id])
            #expect(try view.orderIDs(at: nil, in: [state], receivedSince: nil) == [id])
        }
        let faults = try queue.write { try String.fetchAll($0, sql: "PRAGMA integrity_check") }
        #expect(faults == ["ok"])
        #expect(try queue.write { try Int.fetchOne($0, sql: "PRAGMA writable_schema") } == 0)
    }

    @Test(arguments: [
        "UPDATE orders SET state = 'eaten'", "UPDATE orders SET receipt = 'lost'",
        "INSERT INTO order_changes (order_id, step, at, to_state, by) VALUES (1, 'back', 1, 'ready', 'x')",
        "INSERT INTO order_changes (order_id, step, at, to_state, by) VALUES (1, 'received', 1, 'x', 'x')",
    ])
    func `its checks still hold`(change: String) throws {
        try makeOld()
        let queue = try OrderQueue.create(in: folder.path, as: "mcorderd", patience: .short)
        let error = #expect(throws: QueueError.self) { try queue.write { try $0.execute(sql: change) } }
        #expect("\(String(describing: error))".contains("CHECK constraint failed"))
    }

    @Test func `who has an older queue open sees the change`() throws {
        try makeOld()
        let other = try DatabaseQueue(path: "\(folder.path)/queue.sqlite")
        let sql =
            "EXPLAIN INSERT INTO order_changes (order_id, step, at, to_state, by) VALUES (1, 'received', 1, 'received', 'x')"
        func codes() throws -> [String] {
            try other.write { connection in
                // What only is explained does not find out that the schema is another one.
                _ = try Int.fetchOne(connection, sql: "SELECT count(*) FROM orders")
                return try Row.fetchAll(connection, sql: sql).map { $0["opcode"] as String }
            }
        }
        #expect(try codes().contains("OpenEphemeral"))
        let queue = try OrderQueue.create(in: folder.path, as: "mcorderd", patience: .short)
        #expect(try !codes().contains("OpenEphemeral"))
        try other.close()
        try queue.close()
    }

    @Test(arguments: [
        ("a IN ('x', 'y', 'z')", "(a = 'x' OR a = 'y' OR a = 'z')"),
        (
            "CHECK (from_state IN\n    ('x', 'no-show',\n 'z'))",
            "CHECK ((from_state = 'x' OR from_state = 'no-show' OR from_state = 'z'))"
        ),
        ("a IN ('x', 'y')", "a IN ('x', 'y')"),
        ("step NOT IN ('edit', 'mark')", "step NOT IN ('edit', 'mark')"),
        ("a IN (0, 1)", "a IN (0, 1)"),
    ])
    func `a list of more than two becomes comparisons`(text: String, expected: String) {
        #expect(QueueSchema.withoutLists(text) == expected)
    }
}
