#if PostgreSQL
/// A table of a queue that is copied to another engine. Its name and columns come from the server's
/// catalogue.
struct TransferTable: Equatable {
    static let settings = "settings"

    let name: String
    let columns: [String]
    /// The columns of the primary key.
    let keyColumns: [String]
    /// Whether the ids are numbers that the engine counts.
    let hasSequence: Bool

    /// All tables on a server that both engines have, each after the tables that it refers to.
    static func all(_ connection: any Connection) throws -> [TransferTable] {
        var rest: [TransferTable] = try connection.values(
            """
            SELECT table_name::text FROM information_schema.tables
            WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
                AND table_name NOT LIKE 'queue\\_%' ORDER BY 1
            """
        ).map { try TransferTable(named: $0, connection) }
        let references = try connection.rows(
            """
            SELECT conrelid::regclass::text, confrelid::regclass::text FROM pg_constraint
            WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
            """
        )
        var sorted: [TransferTable] = []
        while !rest.isEmpty {
            let waiting = Set(rest.map(\.name))
            let later = rest.filter { table in
                references.contains { $0[0] == table.name && waiting.contains($0[1]) && $0[1] != table.name }
            }
            guard later.count < rest.count else {
                throw QueueError.database(cause: "tables refer to each other")
            }
            sorted += rest.filter { !later.contains($0) }
            rest = later
        }
        return sorted
    }

    private init(named name: String, _ connection: any Connection) throws {
        self.name = name
        let rows = try connection.rows(
            """
            SELECT column_name::text, is_identity = 'YES', EXISTS (
                SELECT 1 FROM information_schema.key_column_usage AS part
                JOIN information_schema.table_constraints AS whole USING (constraint_schema, constraint_name)
                WHERE whole.constraint_type = 'PRIMARY KEY' AND whole.table_name = columns.table_name
                    AND whole.table_schema = columns.table_schema AND part.column_name = columns.column_name)
            FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position
            """,
            [name]
        )
        columns = rows.map { $0[0] }
        hasSequence = rows.contains { $0[1] }
        keyColumns = rows.filter { $0[2] }.map { $0[0] }
    }

    private var keyList: String { keyColumns.joined(separator: ", ") }

    /// The rows from the beginning, or behind the key that is passed as arguments.
    func next(_ isBehind: Bool, _ limit: Int) -> Statement {
        let places = keyColumns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        let condition = isBehind ? "WHERE (\(keyList)) > (\(places))" : ""
        let columns = columns.joined(separator: ", ")
        return "SELECT \(columns) FROM \(name) \(condition) ORDER BY \(keyList) LIMIT \(limit)"
    }

    /// The key of the last row.
    var last: Statement {
        let order = keyColumns.map { "\($0) DESC" }.joined(separator: ", ")
        return "SELECT \(keyList) FROM \(name) ORDER BY \(order) LIMIT 1"
    }

    var insertion: Statement {
        let places = columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        return "INSERT INTO \(name) (\(columns.joined(separator: ", "))) VALUES (\(places))"
    }

    func key(of row: Row) -> [SQLValue] {
        keyColumns.compactMap { columns.firstIndex(of: $0) }.map { row.values[$0] }
    }

    /// The last id that was given away, even if its row is gone; 0 if there was none.
    func lastID(_ connection: any Connection, _ dialect: Statement.Dialect) throws -> Int64 {
        switch dialect {
        case .sqlite:
            return try connection.value("SELECT seq FROM sqlite_sequence WHERE name = $1", [name]) ?? 0
        case .postgreSQL:
            let sequence = try connection.value("SELECT pg_get_serial_sequence($1, 'id')", [name]) ?? ""
            let query: Statement =
                "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM \(sequence as String)"
            return try connection.value(query) ?? 0
        }
    }

    func setLastID(_ id: Int64, _ connection: any Connection, _ dialect: Statement.Dialect) throws {
        switch dialect {
        case .sqlite:
            try connection.run("DELETE FROM sqlite_sequence WHERE name = $1", [name])
            try connection.run("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)", [name, id])
        case .postgreSQL:
            _ = try connection.rows(
                "SELECT setval(pg_get_serial_sequence(CAST($1 AS TEXT), 'id'), CAST($2 AS BIGINT))",
                [name, id]
            )
        }
    }
}
#endif
