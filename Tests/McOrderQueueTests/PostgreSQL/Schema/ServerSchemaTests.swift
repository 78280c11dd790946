#if PostgreSQL
import ServerTesting
import Testing

@testable import McOrderQueue

/// The tables on a PostgreSQL server compared with those in SQLite.
@Suite(.enabled(if: PrivatePostgreSQL.isInstalled), .timeLimit(.minutes(5))) struct ServerSchemaTests {
    /// A migration in SQLite without a step for PostgreSQL fails here.
    @Test func `both engines have the same tables, columns, constraints and indexes`() throws {
        let server = try TestServer.shared.get()
        let ours = try server.session(in: try server.engine("5c4e0a").address)
        let other = try server.session(in: try server.emptyDatabase("5c4e0b"))
        for statement in try StatementTests.schema() { try other.execute(statement) }
        for (what, query) in Self.queries {
            let wanted = try other.execute(query, []).rows.map(\.values)
            #expect(!wanted.isEmpty, "\(what)")
            #expect(try ours.execute(query, []).rows.map(\.values) == wanted, "\(what)")
        }
    }

    /// Tables that begin with `queue_` exist on a server only.
    private static let queries = [
        "columns": """
        SELECT table_name, column_name, data_type, is_nullable, coalesce(column_default, ''),
            coalesce(collation_name, ''), is_identity
        FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name NOT LIKE 'queue_%'
        ORDER BY table_name, column_name
        """,
        "order of the columns": """
        SELECT table_name, column_name FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name NOT LIKE 'queue_%'
        ORDER BY table_name, ordinal_position
        """,
        "constraints": """
        SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text NOT LIKE 'queue_%'
        ORDER BY 1, 2
        """,
        "indexes": """
        SELECT tablename::text, indexdef FROM pg_indexes
        WHERE schemaname = 'public' AND tablename NOT LIKE 'queue_%' ORDER BY 1, 2
        """,
    ]
}
#endif
