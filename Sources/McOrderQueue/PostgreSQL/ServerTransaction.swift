#if PostgreSQL
/// A connection to a PostgreSQL server, for the duration of a transaction.
struct ServerTransaction: Connection {
    /// How many rows a cursor reads at a time.
    private static let page = 500

    let session: ServerSession

    var timeline: Int64 { session.place.history }

    func run(_ statement: Statement, _ arguments: SQLArguments) throws -> Int {
        try runEach(statement, [arguments])[0]
    }

    func insert(_ statement: Statement, _ arguments: SQLArguments) throws -> Int64 {
        try insertEach(statement, [arguments])[0]
    }

    func rows(_ statement: Statement, _ arguments: SQLArguments) throws -> [Row] {
        try execute(statement, arguments).rows
    }

    func runEach(_ statement: Statement, _ all: [SQLArguments]) throws -> [Int] {
        let changed = try execute(statement, all).map(\.changedRows)
        session.changedRows += changed.reduce(0, +)
        return changed
    }

    func insertEach(_ statement: Statement, _ all: [SQLArguments]) throws -> [Int64] {
        let ids = try execute(statement, all).compactMap(\.number)
        session.changedRows += all.count
        guard ids.count == all.count else { throw QueueError.database(cause: "an INSERT without an id") }
        return ids
    }

    func rowsEach(_ statement: Statement, _ all: [SQLArguments]) throws -> [[Row]] {
        try execute(statement, all).map(\.rows)
    }

    func row(_ statement: Statement, _ arguments: SQLArguments) throws -> Row? {
        try rows(statement, arguments).first
    }

    /// Reads the rows with a cursor, because `body` may end the reading long before the last row.
    func forEach(
        _ statement: Statement,
        _ arguments: SQLArguments,
        _ body: (Row) throws -> Bool
    ) throws {
        let next = ServerCall("FETCH \(Self.page) FROM c", isPrepared: false)
        let query = ServerCall(
            "DECLARE c NO SCROLL CURSOR FOR \(statement.text(in: .postgreSQL))",
            arguments
        )
        // The last cursor is closed in the same message.
        let calls = session.hasCursor ? [Self.closing, query, next] : [query, next]
        var rows = try translating { try session.execute(calls).last?.rows } ?? []
        session.hasCursor = true
        while true {
            for row in rows where try !body(row) { return }
            if rows.count < Self.page { return }
            rows = try translating { try session.execute([next]).last?.rows } ?? []
        }
    }

    private static let closing = ServerCall("CLOSE c", isPrepared: false)

    func undoing<Result>(_ body: () throws -> Result) throws -> Result {
        // A cursor of before the savepoint would survive it.
        let closing = session.hasCursor ? "CLOSE c; " : ""
        try translating { _ = try session.execute("\(closing)SAVEPOINT undoing") }
        session.hasCursor = false
        do {
            let result = try body()
            try translating { _ = try session.execute("RELEASE SAVEPOINT undoing") }
            return result
        } catch {
            try translating {
                _ = try session.execute("ROLLBACK TO SAVEPOINT undoing; RELEASE SAVEPOINT undoing")
            }
            session.hasCursor = false
            throw error
        }
    }

    private func execute(_ statement: Statement, _ arguments: SQLArguments) throws -> ServerResult {
        try execute(statement, [arguments])[0]
    }

    private func execute(_ statement: Statement, _ all: [SQLArguments]) throws -> [ServerResult] {
        try translating { try session.execute(statement.text(in: .postgreSQL), all) }
    }

    /// Converts the server's errors to errors of the queue.
    private func translating<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as ServerError {
            if case .refused(_, let words) = error, error.isOfContent {
                throw ConstraintBroken(description: words)
            }
            // Its transaction is tried again.
            if error.isWait { throw error }
            throw QueueError(server: error)
        }
    }
}
#endif
