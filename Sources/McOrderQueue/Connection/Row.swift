/// A row of a statement's result.
///
/// Reading a column as another type than it holds ends the program, as an index out of range does: the schema
/// fixes the type of each column.
struct Row: Sendable {
    /// The columns' names.
    let columns: [String]
    /// The values, as many as there are columns and in their order.
    let values: [SQLValue]

    /// The value of a column that is never NULL.
    subscript<Value: SQLConvertible>(_ column: Int) -> Value {
        guard let value = Value(values[column]) else {
            preconditionFailure("\(columns[column]) is no \(Value.self): \(values[column])")
        }
        return value
    }

    /// The value of a column that may be NULL.
    subscript<Value: SQLConvertible>(_ column: Int) -> Value? {
        values[column] == .null ? nil : self[column] as Value
    }

    /// The value of the named column, which is never NULL.
    subscript<Value: SQLConvertible>(_ column: String) -> Value {
        self[index(of: column)]
    }

    /// The value of the named column, which may be NULL.
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
