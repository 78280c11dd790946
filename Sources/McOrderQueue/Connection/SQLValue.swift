/// A value in the form that databases store.
enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case bytes([UInt8])
    /// A list of numbers; only used as the argument of `isAnyOf:` (``Statement``).
    case integers([Int64])
    /// A list of texts without quotes and backslashes; only used as the argument of `isAnyOf:`.
    case texts([String])
}

/// A type whose values can be arguments of a statement or columns of its rows.
protocol SQLConvertible {
    var sqlValue: SQLValue { get }

    /// Reads the value of a column; `nil` if it has another type.
    init?(_ value: SQLValue)
}

extension SQLConvertible where Self: BinaryInteger {
    var sqlValue: SQLValue { .integer(Int64(self)) }

    init?(_ value: SQLValue) {
        guard case .integer(let number) = value else { return nil }
        self.init(exactly: number)
    }
}

extension Int: SQLConvertible {}
extension Int64: SQLConvertible {}

extension Bool: SQLConvertible {
    var sqlValue: SQLValue { .integer(self ? 1 : 0) }

    init?(_ value: SQLValue) {
        guard case .integer(let number) = value else { return nil }
        self = number != 0
    }
}

extension String: SQLConvertible {
    var sqlValue: SQLValue { .text(self) }

    init?(_ value: SQLValue) {
        guard case .text(let text) = value else { return nil }
        self = text
    }
}

extension [UInt8]: SQLConvertible {
    var sqlValue: SQLValue { .bytes(self) }

    init?(_ value: SQLValue) {
        guard case .bytes(let bytes) = value else { return nil }
        self = bytes
    }
}

extension SQLValue: SQLConvertible {
    var sqlValue: SQLValue { self }

    init?(_ value: SQLValue) {
        self = value
    }
}
