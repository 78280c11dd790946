/// A statement of SQL in the dialect that all engines share, with the words of each engine where it has its
/// own.
///
/// Arguments are written `$1`, `$2` and so on; their numbers first appear in rising order, since SQLite
/// counts what it finds. What a statement is made from by interpolation is text of this program, never a
/// value.
struct Statement: Hashable, Sendable {
    /// An engine's kind of SQL.
    enum Dialect: CaseIterable, Sendable {
        case sqlite
        case postgreSQL
    }

    private let sqlite: String
    private let postgreSQL: String

    /// The text for an engine.
    func text(in dialect: Dialect) -> String {
        switch dialect {
        case .sqlite: sqlite
        case .postgreSQL: postgreSQL
        }
    }
}

extension Statement: ExpressibleByStringInterpolation {
    /// Puts a statement together for both dialects at once.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var sqlite = ""
        fileprivate var postgreSQL = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            sqlite.reserveCapacity(literalCapacity + 32 * interpolationCount)
            postgreSQL.reserveCapacity(literalCapacity + 32 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) {
            sqlite += literal
            postgreSQL += literal
        }

        mutating func appendInterpolation(_ text: String) {
            appendLiteral(text)
        }

        mutating func appendInterpolation(_ number: Int) {
            appendLiteral(String(number))
        }

        mutating func appendInterpolation(_ part: Statement) {
            sqlite += part.sqlite
            postgreSQL += part.postgreSQL
        }

        /// A column for which SQLite is to use no index: one that is more selective stays the first.
        mutating func appendInterpolation(unindexed column: String) {
            sqlite += "+" + column
            postgreSQL += column
        }

        /// That a column has one of the numbers of a list, which is the argument of that name.
        mutating func appendInterpolation(_ column: String, isAnyOf argument: String) {
            sqlite += "\(column) IN (SELECT value FROM json_each(\(argument)))"
            postgreSQL += "\(column) = ANY(\(argument))"
        }

        /// Has an INSERT return its row's id (``Connection/insert(_:_:)``). SQLite knows the last id by
        /// itself, and for RETURNING it fills a table of its own each time, which makes an INSERT take twice
        /// as long.
        mutating func appendInterpolation(returning column: String) {
            postgreSQL += " RETURNING \(column)"
        }

        /// Joins a table so that the one before is the outer loop: SQLite keeps the order of a CROSS JOIN.
        mutating func appendInterpolation(joiningInOrder table: String) {
            sqlite += "CROSS JOIN " + table
            postgreSQL += "JOIN " + table
        }
    }

    init(stringLiteral text: String) {
        (sqlite, postgreSQL) = (text, text)
    }

    init(stringInterpolation: StringInterpolation) {
        (sqlite, postgreSQL) = (stringInterpolation.sqlite, stringInterpolation.postgreSQL)
    }
}

/// A statement that is written in as many ways as a choice has.
struct StatementVariants<Choice: CaseIterable & Hashable & Sendable>: Sendable {
    private let statements: [Choice: Statement]

    init(_ write: (Choice) -> Statement) {
        statements = Dictionary(uniqueKeysWithValues: Choice.allCases.map { ($0, write($0)) })
    }

    subscript(_ choice: Choice) -> Statement {
        guard let statement = statements[choice] else {
            preconditionFailure("\(choice) is none of the cases of \(Choice.self)")
        }
        return statement
    }

    /// All of them.
    var all: [Statement] { Array(statements.values) }
}

/// Whether a statement is about one restaurant, whose id is an argument, or about all.
enum Scope: CaseIterable, Sendable {
    case everywhere
    case oneRestaurant
}
