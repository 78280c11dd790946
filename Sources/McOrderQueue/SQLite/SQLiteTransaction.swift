internal import Foundation
internal import GRDB

/// A connection to SQLite, for as long as a transaction lasts.
struct SQLiteTransaction: Connection {
    let database: Database

    init(_ database: Database) {
        self.database = database
    }

    func run(_ statement: Statement, _ arguments: SQLArguments) throws -> Int {
        try translating {
            try database.cachedStatement(sql: statement.text(in: .sqlite))
                .execute(arguments: StatementArguments(arguments.map(DatabaseValue.init)))
            return database.changesCount
        }
    }

    func insert(_ statement: Statement, _ arguments: SQLArguments) throws -> Int64 {
        _ = try run(statement, arguments)
        return database.lastInsertedRowID
    }

    func forEach(
        _ statement: Statement,
        _ arguments: SQLArguments,
        _ body: (Row) throws -> Bool
    ) throws {
        try translating {
            let prepared = try database.cachedStatement(sql: statement.text(in: .sqlite))
            let columns = prepared.columnNames
            let rows = try GRDB.Row.fetchCursor(
                prepared,
                arguments: StatementArguments(arguments.map(DatabaseValue.init))
            )
            while let row = try rows.next() {
                guard try body(Row(columns: columns, values: row.databaseValues.map(SQLValue.init))) else {
                    return
                }
            }
        }
    }

    func undoing<Result>(_ body: () throws -> Result) throws -> Result {
        try translating {
            var result: Result?
            try database.inSavepoint {
                result = try body()
                return .commit
            }
            guard let result else { throw QueueError.database(words: "a savepoint without a result") }
            return result
        }
    }

    /// Throws what SQLite says as an error of ours.
    private func translating<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as DatabaseError {
            // At some errors SQLite itself rolls back (sqlite.org/lang_transaction.html): nobody may go on
            // then.
            if error.isOfContent, database.isInsideTransaction {
                throw ConstraintBroken(description: error.words)
            }
            throw QueueError(sqlite: error)
        }
    }
}

extension DatabaseError {
    /// Whether the error is about what was to be stored.
    var isOfContent: Bool {
        switch resultCode {
        case .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_TOOBIG: true
        default: false
        }
    }
}

extension DatabaseValue {
    fileprivate init(_ argument: (any SQLConvertible)?) {
        self =
            switch argument?.sqlValue ?? .null {
            case .null: .null
            case .integer(let number): number.databaseValue
            case .text(let text): text.databaseValue
            case .bytes(let bytes): Data(bytes).databaseValue
            case .integers(let numbers): "[\(numbers.map(String.init).joined(separator: ","))]".databaseValue
            }
    }
}

extension SQLValue {
    fileprivate init(_ value: DatabaseValue) {
        self =
            switch value.storage {
            case .null: .null
            case .int64(let number): .integer(number)
            // No table of ours has such a column; SQLite's own functions may.
            case .double(let number): .text("\(number)")
            case .string(let text): .text(text)
            case .blob(let bytes): .bytes(Array(bytes))
            }
    }
}
