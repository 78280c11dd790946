import GRDB
import ServerTesting
import Testing

@testable import McOrderModel
@testable import McOrderQueue

/// The migration that makes payments, which were details of collections, rows of their own.
@Suite(.timeLimit(.minutes(5))) struct PaymentMigrationTests {
    /// Six orders of a queue of the migration before: without payment, paid by card, paid and recalled, paid
    /// again after a recall, collected at another service that was taken back, and with a foreign detail.
    private static let rows = """
        INSERT INTO orders (id, restaurant_id, restaurant, udid, number, code, placed_at, received_at, state,
                changed_at, changed_by, revision, total_cents, shown_total_cents, repriced, file, content_hash)
            VALUES
            \((1...6).map {
                "(\($0), 'a', 'A', 'u', \($0), '\($0)', 1, 1, '\($0 == 3 ? "ready" : "collected")', 9, 'x', 2, "
                    + "\(100 * $0), 0, 0, '', CAST('\(String(repeating: "0", count: 32))' AS BLOB))"
            }.joined(separator: ", "));
        INSERT INTO order_changes (id, order_id, step, at, from_state, to_state, by, edit, detail) VALUES
            (1, 1, 'forward', 11, 'ready', 'collected', 'Ane', NULL, NULL),
            (2, 2, 'forward', 12, 'ready', 'collected', 'Ane', NULL, 'card'),
            (3, 3, 'forward', 13, 'ready', 'collected', 'Ane', NULL, 'cash'),
            (4, 3, 'recall', 14, 'collected', 'ready', 'Jon', NULL, NULL),
            (5, 4, 'forward', 15, 'ready', 'collected', 'Ane', NULL, 'cash'),
            (6, 4, 'recall', 16, 'collected', 'ready', 'Jon', NULL, NULL),
            (7, 4, 'forward', 17, 'ready', 'collected', 'Jon', NULL, 'other'),
            (8, 5, 'forward', 18, 'ready', 'collected', 'Ane', NULL, 'card'),
            (9, 5, 'edit', 19, 'collected', 'collected', 'Ane', 'service', 'mesa'),
            (10, 5, 'recall', 20, 'collected', 'collected', 'Ane', 'service', 'mesa'),
            (11, 6, 'forward', 21, 'ready', 'collected', 'Ane', NULL, 'barter'),
            (40, 6, 'edit', 22, 'collected', 'collected', 'Ane', 'comment', 'card');
        DELETE FROM order_changes WHERE id = 40;
        """

    private static let query = """
        SELECT id || ' ' || order_id || ' ' || event || ' ' || kind || ' ' || cents || ' ' || at || ' ' || by
            || ' ' || coalesce(taken_back, 0)
        FROM payments ORDER BY id
        """

    private static let expected = [
        "1 2 2 card 200 12 Ane 0", "2 3 3 cash 300 13 Ane 4", "3 4 5 cash 400 15 Ane 6",
        "4 4 7 other 400 17 Jon 0", "5 5 8 card 500 18 Ane 0",
    ]

    private static let payment = """
        INSERT INTO order_changes (order_id, step, at, from_state, to_state, by, edit, detail)
            VALUES (1, 'edit', 23, 'collected', 'collected', 'Ane', 'payment', 'card')
        """

    @Test func `payments of collections are carried over in SQLite, and events keep their numbers`()
        async throws
    {
        let database = try DatabaseQueue()
        try QueueSchema.migrator.migrate(database, upTo: "17 contents of lines")
        try await database.write { try $0.execute(sql: Self.rows) }
        try QueueSchema.migrate(database)
        let (found, versions, ids) = try await database.write { connection in
            try connection.execute(sql: Self.payment)
            return (
                try String.fetchAll(connection, sql: Self.query),
                try Set(Int.fetchAll(connection, sql: "SELECT version FROM orders")),
                try Int.fetchAll(connection, sql: "SELECT id FROM order_changes ORDER BY id")
            )
        }
        #expect(found == Self.expected)
        #expect(versions == [1])
        #expect(ids == Array(1...11) + [41])
        let (broken, integrity) = try await database.read { connection in
            (
                try GRDB.Row.fetchAll(connection, sql: "PRAGMA foreign_key_check").count,
                try String.fetchOne(connection, sql: "PRAGMA integrity_check")
            )
        }
        #expect(broken == 0 && integrity == "ok")
    }

    #if PostgreSQL
    @Test(.enabled(if: PrivatePostgreSQL.isInstalled))
    func `payments of collections are carried over on a server`() throws {
        let server = try TestServer.shared.get()
        let address = try server.emptyDatabase("5c4e0d")
        let session = try server.session(in: address)
        try ServerSchema.migrate(session, at: address, by: Array(ServerSchema.steps.prefix(3)))
        let bytes = "CAST('\(String(repeating: "0", count: 32))' AS BYTEA)"
        try session.execute(Self.rows.replacing(/CAST\('0+' AS BLOB\)/, with: bytes))
        // An id that is given explicitly does not move the sequence.
        try session.execute("SELECT setval(pg_get_serial_sequence('order_changes', 'id'), 40)")
        try ServerSchema.migrate(session, at: address)
        try session.execute(Self.payment)
        let found = try session.execute(Self.query, []).rows.map(\.values)
        #expect(found == Self.expected.map { [.text($0)] })
        #expect(try session.execute("SELECT sum(version) FROM orders").number == 6)
    }
    #endif
}
