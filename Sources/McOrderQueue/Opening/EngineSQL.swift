/// What this engine writes otherwise than the SQL that all engines share.
enum EngineSQL {
    /// A column that no index is used for: an index that is more selective stays the first.
    static func unindexed(_ column: String) -> String {
        "+" + column
    }

    /// Joins two tables so that the one before is the outer loop: SQLite keeps the order of a CROSS JOIN.
    static let joinInOrder = "CROSS JOIN"

    /// That a column has one of the numbers of a list, which ``list(_:)`` makes the statement's argument.
    static func isAny(_ column: String) -> String {
        "\(column) IN (SELECT value FROM json_each(?))"
    }

    /// The argument for ``isAny(_:)``.
    static func list(_ numbers: [Int64]) -> String {
        "[" + numbers.map(String.init).joined(separator: ",") + "]"
    }
}
