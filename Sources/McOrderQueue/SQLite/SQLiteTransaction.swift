import GRDB
import GRDBSQLite

/// A connection to SQLite, for the duration of a transaction.
struct SQLiteTransaction: Connection {
    let database: Database

    var timeline: Int64 { 0 }

    func run(_ statement: Statement, _ arguments: SQLArguments) throws -> Int {
        try execute(statement, arguments) { _ in true }
        return database.changesCount
    }

    func insert(_ statement: Statement, _ arguments: SQLArguments) throws -> Int64 {
        try execute(statement, arguments) { _ in true }
        return database.lastInsertedRowID
    }

    func forEach(
        _ statement: Statement,
        _ arguments: SQLArguments,
        _ body: (Row) throws -> Bool
    ) throws {
        try execute(statement, arguments) { prepared in
            let values = (0..<sqlite3_column_count(prepared.sqliteStatement)).map { column in
                SQLValue(prepared.sqliteStatement, column)
            }
            return try body(Row(columns: prepared.columnNames, values: values))
        }
    }

    /// Executes a statement and calls `body` at each row, until it returns `false`.
    ///
    /// GRDB prepares the statement, and SQLite's own functions do the rest: with GRDB's functions an order
    /// takes a seventh more processor time (`make bench BENCH="--only drain"`), because each value is
    /// converted twice.
    private func execute(
        _ statement: Statement,
        _ arguments: SQLArguments,
        _ body: (GRDB.Statement) throws -> Bool
    ) throws {
        try translating {
            let prepared = try database.cachedStatement(sql: statement.text(in: .sqlite))
            let handle = prepared.sqliteStatement
            precondition(
                sqlite3_stmt_busy(handle) == 0
                    && sqlite3_bind_parameter_count(handle) == CInt(arguments.count),
                "in use, or with other arguments: \(statement.text(in: .sqlite))"
            )
            // Its result is the error of the last step, which has been thrown already.
            defer { sqlite3_reset(handle) }
            for (index, argument) in arguments.enumerated() {
                let code = (argument?.sqlValue ?? .null).bind(to: handle, at: CInt(index + 1))
                guard code == SQLITE_OK else { throw failure() }
            }
            while true {
                switch sqlite3_step(handle) {
                case SQLITE_ROW: guard try body(prepared) else { return }
                case SQLITE_DONE: return
                default: throw failure()
                }
            }
        }
    }

    /// SQLite's error for the last call that failed.
    private func failure() -> DatabaseError {
        let connection = database.sqliteConnection
        return DatabaseError(
            resultCode: ResultCode(rawValue: sqlite3_extended_errcode(connection)),
            message: sqlite3_errmsg(connection).map { String(cString: $0) }
        )
    }

    func undoing<Result>(_ body: () throws -> Result) throws -> Result {
        try translating {
            var result: Result?
            try database.inSavepoint {
                result = try body()
                return .commit
            }
            guard let result else { throw QueueError.database(cause: "a savepoint without a result") }
            return result
        }
    }

    /// Converts SQLite's errors to errors of the queue.
    private func translating<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as DatabaseError {
            // On some errors SQLite itself rolls back (sqlite.org/lang_transaction.html); then the
            // transaction cannot go on.
            if error.isOfContent, database.isInsideTransaction {
                throw ConstraintBroken(description: error.words)
            }
            throw QueueError(sqlite: error)
        }
    }
}

extension DatabaseError {
    /// Whether the values that were to be stored caused the error.
    var isOfContent: Bool {
        [.SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_TOOBIG].contains(resultCode)
    }
}

extension SQLValue {
    /// Binds the value to a parameter of a statement.
    fileprivate func bind(to statement: OpaquePointer, at index: CInt) -> CInt {
        // Makes SQLite copy the bytes that it gets. Source: sqlite.org/c3ref/c_static.html.
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch self {
        case .null: return sqlite3_bind_null(statement, index)
        case .integer(let number): return sqlite3_bind_int64(statement, index, number)
        // Without an address both would be NULL.
        case .text(""): return sqlite3_bind_text(statement, index, "", 0, transient)
        case .bytes([]): return sqlite3_bind_zeroblob(statement, index, 0)
        case .text(var text):
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    sqlite3_bind_text(statement, index, $0.baseAddress, CInt($0.count), transient)
                }
            }
        case .bytes(let bytes):
            return bytes.withUnsafeBytes {
                sqlite3_bind_blob(statement, index, $0.baseAddress, CInt($0.count), transient)
            }
        case .integers(let numbers):
            let list = "[\(numbers.map(String.init).joined(separator: ","))]"
            return SQLValue.text(list).bind(to: statement, at: index)
        case .texts(let texts):
            let list = "[\(texts.map { "\"\($0)\"" }.joined(separator: ","))]"
            return SQLValue.text(list).bind(to: statement, at: index)
        }
    }

    /// Reads a column of the current row of a statement.
    fileprivate init(_ statement: OpaquePointer, _ column: CInt) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
        case SQLITE_NULL: self = .null
        case SQLITE_BLOB:
            let start = sqlite3_column_blob(statement, column)
            self = .bytes(
                Array(
                    UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
                )
            )
        // No table of the queue has fractions; a fraction that SQLite itself calculates is read as text.
        default:
            let start = sqlite3_column_text(statement, column)
            let count = Int(sqlite3_column_bytes(statement, column))
            self = .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
        }
    }
}
