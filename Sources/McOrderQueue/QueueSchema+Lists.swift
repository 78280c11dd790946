internal import GRDB

extension QueueSchema {
    /// Writes the lists of values in the tables' checks and in the indexes' conditions as comparisons: `a = 1 OR a = 2 OR
    /// a = 3` for `a IN (1, 2, 3)`.
    ///
    /// For a list of more than two SQLite fills a table of its own each time it is asked, eleven of them for an order.
    /// What rows and indexes hold stays the same, so that only the texts are exchanged and no years of orders are copied.
    /// Source: sqlite.org/lang_altertable.html, *Making Other Kinds Of Table Schema Changes*, the shorter procedure.
    static func replaceLists(_ connection: Database) throws {
        let rows = try Row.fetchAll(
            connection,
            sql: "SELECT rowid, sql FROM sqlite_schema WHERE sql IS NOT NULL"
        )
        try connection.execute(sql: "PRAGMA writable_schema = ON")
        for row in rows {
            try connection.execute(
                sql: "UPDATE sqlite_schema SET sql = ? WHERE rowid = ?",
                arguments: [withoutLists(row[1]), row[0] as Int64]
            )
        }
        // Has this connection read the texts again; others do so since an index goes in the same transaction.
        try connection.execute(sql: "PRAGMA writable_schema = RESET")
    }

    /// A text of the schema with comparisons instead of its lists of more than two values.
    static func withoutLists(_ text: String) -> String {
        text.replacing(/(\w+) IN\s*\(('[^']*'(?:,\s*'[^']*'){2,})\)/) { list in
            let values = list.2.split(separator: ",").map { value in value.drop { $0.isWhitespace } }
            return "(" + values.map { "\(list.1) = \($0)" }.joined(separator: " OR ") + ")"
        }
    }
}
