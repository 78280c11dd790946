/// The arguments of a statement, `$1` first; `nil` is NULL.
typealias SQLArguments = [(any SQLConvertible)?]

/// A connection to a queue's database within a transaction: the operations that the queue needs from every
/// engine.
///
/// It is synchronous, belongs to one thread at a time, and must not be used after the transaction that it was
/// created for. Its calls throw ``ConstraintBroken`` or ``QueueError``.
protocol Connection {
    /// - Returns: how many rows it inserted, changed or deleted.
    @discardableResult
    func run(_ statement: Statement, _ arguments: SQLArguments) throws -> Int

    /// Executes an `INSERT` that ends in `\(returning: "id")`.
    ///
    /// - Returns: the new row's id.
    func insert(_ statement: Statement, _ arguments: SQLArguments) throws -> Int64

    /// Executes a statement once for each list of arguments, in their order. On a server that takes one
    /// message there and one back.
    ///
    /// - Returns: how many rows each one inserted, changed or deleted.
    @discardableResult
    func runEach(_ statement: Statement, _ all: [SQLArguments]) throws -> [Int]

    /// ``insert(_:_:)`` for each list of arguments; see ``runEach(_:_:)``.
    func insertEach(_ statement: Statement, _ all: [SQLArguments]) throws -> [Int64]

    /// ``rows(_:_:)`` for each list of arguments; see ``runEach(_:_:)``.
    func rowsEach(_ statement: Statement, _ all: [SQLArguments]) throws -> [[Row]]

    /// Calls `body` with each row of a result as it is read, until `body` returns `false`. `body` may not use
    /// the connection.
    func forEach(_ statement: Statement, _ arguments: SQLArguments, _ body: (Row) throws -> Bool) throws

    /// All rows of a result that is known to be short.
    func rows(_ statement: Statement, _ arguments: SQLArguments) throws -> [Row]

    /// The first row of a result that is known to be short; `nil` if the result is empty.
    func row(_ statement: Statement, _ arguments: SQLArguments) throws -> Row?

    /// Runs `body` in a savepoint and rolls its changes back if it throws.
    func undoing<Result>(_ body: () throws -> Result) throws -> Result

    /// The server's timeline; 0 for a queue on one machine.
    var timeline: Int64 { get }
}

/// A statement violates a constraint of the tables. The transaction can go on: the content of one order is
/// invalid, and the queue itself is intact.
struct ConstraintBroken: Error, CustomStringConvertible {
    /// The database's error message.
    let description: String
}

extension Connection {
    @discardableResult
    func runEach(_ statement: Statement, _ all: [SQLArguments]) throws -> [Int] {
        try all.map { try run(statement, $0) }
    }

    func insertEach(_ statement: Statement, _ all: [SQLArguments]) throws -> [Int64] {
        try all.map { try insert(statement, $0) }
    }

    func rowsEach(_ statement: Statement, _ all: [SQLArguments]) throws -> [[Row]] {
        try all.map { try rows(statement, $0) }
    }

    @discardableResult
    func run(_ statement: Statement) throws -> Int {
        try run(statement, [])
    }

    func rows(_ statement: Statement) throws -> [Row] {
        try rows(statement, [])
    }

    func rows(_ statement: Statement, _ arguments: SQLArguments) throws -> [Row] {
        var rows: [Row] = []
        try forEach(statement, arguments) { row in
            rows.append(row)
            return true
        }
        return rows
    }

    func row(_ statement: Statement) throws -> Row? {
        try row(statement, [])
    }

    func row(_ statement: Statement, _ arguments: SQLArguments) throws -> Row? {
        var first: Row?
        try forEach(statement, arguments) { row in
            first = row
            return false
        }
        return first
    }

    /// The row of a result that always has one.
    func onlyRow(_ statement: Statement, _ arguments: SQLArguments) throws -> Row {
        guard let row = try row(statement, arguments) else {
            throw QueueError.database(cause: "a result has no row")
        }
        return row
    }

    /// The first column of each row of a result; none of them may be NULL.
    func values<Value: SQLConvertible>(
        _ statement: Statement,
        _ arguments: SQLArguments = []
    ) throws -> [Value] {
        try rows(statement, arguments).map { $0[0] }
    }

    /// The first column of the first row; `nil` if that is NULL or the result is empty.
    func value<Value: SQLConvertible>(
        _ statement: Statement,
        _ arguments: SQLArguments = []
    ) throws -> Value? {
        try row(statement, arguments)?[0]
    }

    /// Whether the first column of the first row is true; `false` if it is NULL or the result is empty.
    func isTrue(_ statement: Statement, _ arguments: SQLArguments = []) throws -> Bool {
        try value(statement, arguments) ?? false
    }
}
