/// The arguments of a statement, `$1` first; `nil` is NULL.
typealias SQLArguments = [(any SQLConvertible)?]

/// A connection to a queue's database within a transaction: what the queue's code asks of any engine.
///
/// It is synchronous, belongs to one thread at a time and is not kept beyond the transaction that it was
/// handed out for. Its calls throw ``ConstraintBroken`` or ``QueueError``.
protocol Connection {
    /// Executes a statement.
    ///
    /// - Returns: how many rows it inserted, changed or deleted.
    @discardableResult
    func run(_ statement: Statement, _ arguments: SQLArguments) throws -> Int

    /// Executes an `INSERT` that ends in `\(returning: "id")`.
    ///
    /// - Returns: the new row's id.
    func insert(_ statement: Statement, _ arguments: SQLArguments) throws -> Int64

    /// Calls `body` with each row of a result as it is read, until it returns `false`. It may not use the
    /// connection.
    func forEach(_ statement: Statement, _ arguments: SQLArguments, _ body: (Row) throws -> Bool) throws

    /// Does something in a savepoint, of which nothing remains where it throws.
    func undoing<Result>(_ body: () throws -> Result) throws -> Result
}

/// What a statement wanted to store breaks a rule of the tables, and its transaction can go on: the content
/// of one order is at fault, not the queue.
struct ConstraintBroken: Error, CustomStringConvertible {
    /// What the database says.
    let description: String
}

extension Connection {
    /// Executes a statement without arguments.
    @discardableResult
    func run(_ statement: Statement) throws -> Int {
        try run(statement, [])
    }

    /// All rows of a result.
    func rows(_ statement: Statement, _ arguments: SQLArguments = []) throws -> [Row] {
        var rows: [Row] = []
        try forEach(statement, arguments) { row in
            rows.append(row)
            return true
        }
        return rows
    }

    /// The first row of a result; `nil` where it is empty.
    func row(_ statement: Statement, _ arguments: SQLArguments = []) throws -> Row? {
        var first: Row?
        try forEach(statement, arguments) { row in
            first = row
            return false
        }
        return first
    }

    /// The first column of each row of a result; none of them is NULL.
    func values<Value: SQLConvertible>(
        _ statement: Statement,
        _ arguments: SQLArguments = []
    ) throws -> [Value] {
        try rows(statement, arguments).map { $0[0] }
    }

    /// The first column of the first row; `nil` where that is NULL, or the result is empty.
    func value<Value: SQLConvertible>(
        _ statement: Statement,
        _ arguments: SQLArguments = []
    ) throws -> Value? {
        try row(statement, arguments)?[0]
    }

    /// Whether the first column of the first row is true.
    func isTrue(_ statement: Statement, _ arguments: SQLArguments = []) throws -> Bool {
        try value(statement, arguments) ?? false
    }
}
