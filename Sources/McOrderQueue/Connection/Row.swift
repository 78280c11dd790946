/// A row of a statement's result.
///
/// Columns that are read as another kind of value than they hold end the program, as an index out of range
/// does: the tables say which kind each has.
struct Row: Sendable {
    private let columns: [String]
    /// The values, in the columns' order.
    let values: [SQLValue]

    /// - Parameters:
    ///   - columns: the columns' names.
    ///   - values: as many values.
    init(columns: [String], values: [SQLValue]) {
        self.columns = columns
        self.values = values
    }

    /// A column that is never NULL.
    subscript<Value: SQLConvertible>(_ column: Int) -> Value {
        guard let value = Value(values[column]) else {
            preconditionFailure("\(columns[column]) is no \(Value.self): \(values[column])")
        }
        return value
    }

    /// A column that may be NULL.
    subscript<Value: SQLConvertible>(_ column: Int) -> Value? {
        values[column] == .null ? nil : self[column] as Value
    }

    /// A column that is never NULL, by its name.
    subscript<Value: SQLConvertible>(_ column: String) -> Value {
        self[index(of: column)]
    }

    /// A column that may be NULL, by its name.
    subscript<Value: SQLConvertible>(_ column: String) -> Value? {
        self[index(of: column)]
    }

    private func index(of column: String) -> Int {
        guard let index = columns.firstIndex(of: column) else {
            preconditionFailure("no column is called \(column)")
        }
        return index
    }
}
