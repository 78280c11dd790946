import CSQLite

/// A row of a query's result. Columns are counted from 0. Reading a column as another type throws a
/// ``RigError``.
struct DatabaseRow: CustomStringConvertible {
    private enum Value {
        case null
        case integer(Int64)
        case text(String)
        case bytes([UInt8])
    }

    private let values: [Value]

    /// The statement's current row.
    init(of statement: OpaquePointer) {
        values = (0..<sqlite3_column_count(statement)).map { column in
            // First the bytes, then their number, as sqlite.org/c3ref/column_blob.html advises.
            switch sqlite3_column_type(statement, column) {
            case SQLITE_NULL: return .null
            case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
            case SQLITE_BLOB:
                let start = sqlite3_column_blob(statement, column)
                let count = Int(sqlite3_column_bytes(statement, column))
                return .bytes(Array(UnsafeRawBufferPointer(start: start, count: count)))
            default:
                let start = sqlite3_column_text(statement, column)
                let count = Int(sqlite3_column_bytes(statement, column))
                return .text(String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
            }
        }
    }

    func integer(_ column: Int) throws -> Int64 {
        guard case .integer(let value) = values[column] else { throw mismatch(column) }
        return value
    }

    func text(_ column: Int) throws -> String {
        guard case .text(let value) = values[column] else { throw mismatch(column) }
        return value
    }

    func bytes(_ column: Int) throws -> [UInt8] {
        guard case .bytes(let value) = values[column] else { throw mismatch(column) }
        return value
    }

    func isNull(_ column: Int) -> Bool {
        if case .null = values[column] { true } else { false }
    }

    /// The result of `read` for a column, or `nil` where the column is NULL.
    func ifAny<Result>(_ column: Int, _ read: (Int) throws -> Result) rethrows -> Result? {
        isNull(column) ? nil : try read(column)
    }

    var description: String {
        values.map { value in
            switch value {
            case .null: "NULL"
            case .integer(let number): "\(number)"
            case .text(let text): text
            case .bytes(let bytes): "\(bytes.count) bytes"
            }
        }.joined(separator: " ")
    }

    private func mismatch(_ column: Int) -> RigError { RigError("column \(column) of the row \(self)") }
}
