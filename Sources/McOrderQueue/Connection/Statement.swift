/// A statement in the SQL dialect that all engines share, with the text of each engine where the dialects
/// differ.
///
/// Arguments are written `$1`, `$2` and so on. Their numbers must first appear in ascending order, because
/// SQLite numbers parameters in the order in which it finds them. Only text from this program's source may be
/// interpolated into a statement, never a value.
struct Statement: Hashable, Sendable {
    enum Dialect: CaseIterable, Sendable {
        case sqlite
        case postgreSQL
    }

    private let sqlite: String
    private let postgreSQL: String

    func text(in dialect: Dialect) -> String {
        switch dialect {
        case .sqlite: sqlite
        case .postgreSQL: postgreSQL
        }
    }
}

extension Statement: ExpressibleByStringInterpolation {
    /// Builds the text for both dialects at once.
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

        /// A column for which SQLite must not use an index, so that it prefers a more selective one.
        mutating func appendInterpolation(unindexed column: String) {
            sqlite += "+" + column
            postgreSQL += column
        }

        /// The condition that a column equals one of the values in the list that is passed as `argument`.
        mutating func appendInterpolation(_ column: String, isAnyOf argument: String) {
            sqlite += "\(column) IN (SELECT value FROM json_each(\(argument)))"
            postgreSQL += "\(column) = ANY(\(argument))"
        }

        /// Makes an INSERT return the id of its row (``Connection/insert(_:_:)``). SQLite provides the last
        /// id without RETURNING, and with RETURNING it fills a temporary table each time, which makes an
        /// INSERT take twice as long.
        mutating func appendInterpolation(returning column: String) {
            postgreSQL += " RETURNING \(column)"
        }

        /// Joins a table such that the table before it is the outer loop. SQLite does not reorder a CROSS
        /// JOIN.
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

/// A statement with one variant for each case of `Choice`.
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

    var all: [Statement] { Array(statements.values) }
}

/// Whether a statement covers one restaurant, whose id is an argument, or all restaurants.
enum Scope: CaseIterable, Sendable {
    case everywhere
    case oneRestaurant
}
