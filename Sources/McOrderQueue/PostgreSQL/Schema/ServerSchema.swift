#if PostgreSQL
/// The tables of a queue on a PostgreSQL server, and their upgrades.
///
/// The tables have the columns and constraints of SQLite's (`QueueSchema`); a test compares them. A migration
/// there needs a step here.
enum ServerSchema {
    /// The steps that were ever released. They are only appended to: the number of steps that a database has
    /// is the version of its schema.
    static let steps: [[String]] = [
        [settings, orders, notices, rejections, devices, availability, closes, browsers, kitchen, own]
    ]

    static var version: Int64 { Int64(steps.count) }

    /// The lock of everybody who changes the queue; the bytes of `mcorder`.
    static let writerLock: Int64 = 0x6d_63_6f_72_64_65_72

    static let open = ["received", "preparing", "ready"]
    static let over = ["collected", "cancelled", "no-show", "expired"]
    static let states = open + over

    /// The condition that a column has one of the values, as the statements write it: an index is used only
    /// where its condition follows from the statement's.
    static func either(_ column: String, _ values: [String]) -> String {
        values.map { "\(column) = '\($0)'" }.joined(separator: " OR ")
    }

    /// Tables that only this engine has.
    ///
    /// Each change of the queue sets its writer's number, so that a writer that lost the answer to its COMMIT
    /// can find out whether the change was made, and readers whether there was any.
    private static let own = """
        CREATE TABLE queue_schema (
            version BIGINT NOT NULL
        );
        INSERT INTO queue_schema VALUES (0);

        CREATE SEQUENCE queue_writes;
        CREATE TABLE queue_writers (
            name TEXT NOT NULL PRIMARY KEY,
            number BIGINT NOT NULL,
            at BIGINT NOT NULL
        ) WITH (fillfactor = 50);

        CREATE TABLE queue_heartbeat (
            id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
            body BYTEA NOT NULL
        ) WITH (fillfactor = 50);

        CREATE TABLE queue_leases (
            folder TEXT NOT NULL,
            restaurant TEXT NOT NULL,
            epoch BIGINT NOT NULL,
            beat BIGINT NOT NULL,
            holder TEXT NOT NULL,
            host TEXT NOT NULL,
            since BIGINT NOT NULL,
            PRIMARY KEY (folder, restaurant)
        ) WITH (fillfactor = 50);
        """

    /// The texts of all steps, in the dialect of the server: texts are sorted by their bytes, as in SQLite.
    static func statements(of steps: [[String]] = Self.steps, after version: Int64) -> [String] {
        steps.dropFirst(Int(version)).map { step in
            step.joined(separator: "\n").replacing(" TEXT", with: " TEXT COLLATE \"C\"")
        }
    }

    /// Whether the database has the tables of a queue, and which version; `nil` if there are none.
    static func version(_ session: ServerSession) throws -> Int64? {
        guard try session.execute("SELECT to_regclass('queue_schema') IS NOT NULL").number == 1 else {
            return nil
        }
        return try session.execute("SELECT max(version) FROM queue_schema").number
    }

    /// Creates or upgrades the tables, in one transaction.
    ///
    /// - Parameter steps: other steps, for tests of an upgrade.
    static func migrate(
        _ session: ServerSession,
        at address: ServerAddress,
        by steps: [[String]] = Self.steps
    ) throws {
        let wanted = Int64(steps.count)
        if try version(session) == wanted { return }
        try session.execute("BEGIN; SELECT pg_advisory_xact_lock(\(writerLock))")
        do {
            let found = try version(session) ?? 0
            guard found <= wanted else { throw QueueError.newerSchema(state: address.description) }
            for step in statements(of: steps, after: found) { try session.execute(step) }
            try session.execute("UPDATE queue_schema SET version = \(wanted); COMMIT")
        } catch {
            // The session may be lost; then there is nothing to roll back.
            _ = try? session.execute("ROLLBACK")
            throw error
        }
    }

    /// Throws if the tables are not those of this program.
    static func requireCurrent(_ found: Int64?, at address: ServerAddress) throws(QueueError) {
        guard let found else { throw .absent(state: address.description) }
        if found < version { throw .olderSchema(state: address.description) }
        if found > version { throw .newerSchema(state: address.description) }
    }
}
#endif
