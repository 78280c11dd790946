#if PostgreSQL
/// A connection to a PostgreSQL server, for the duration of a transaction.
struct ServerTransaction: Connection {
    /// How many rows a cursor reads at a time.
    private static let page = 500

    let session: ServerSession

    var timeline: Int64 { session.place.history }

    func run(_ statement: Statement, _ arguments: SQLArguments) throws -> Int {
        let changed = try execute(statement, arguments).changedRows
        session.changedRows += changed
        return changed
    }

    func insert(_ statement: Statement, _ arguments: SQLArguments) throws -> Int64 {
        let result = try execute(statement, arguments)
        session.changedRows += 1
        guard let id = result.number else { throw QueueError.database(cause: "an INSERT without an id") }
        return id
    }

    func rows(_ statement: Statement, _ arguments: SQLArguments) throws -> [Row] {
        try execute(statement, arguments).rows
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
        _ = try execute("DECLARE c NO SCROLL CURSOR FOR \(statement)", arguments)
        reading: while true {
            let rows = try translating { try session.execute("FETCH \(Self.page) FROM c").rows }
            for row in rows where try !body(row) { break reading }
            if rows.count < Self.page { break }
        }
        _ = try translating { try session.execute("CLOSE c") }
    }

    func undoing<Result>(_ body: () throws -> Result) throws -> Result {
        try translating { _ = try session.execute("SAVEPOINT undoing") }
        do {
            let result = try body()
            try translating { _ = try session.execute("RELEASE SAVEPOINT undoing") }
            return result
        } catch {
            try translating {
                _ = try session.execute("ROLLBACK TO SAVEPOINT undoing; RELEASE SAVEPOINT undoing")
            }
            throw error
        }
    }

    private func execute(_ statement: Statement, _ arguments: SQLArguments) throws -> ServerResult {
        try translating { try session.execute(statement.text(in: .postgreSQL), arguments) }
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
