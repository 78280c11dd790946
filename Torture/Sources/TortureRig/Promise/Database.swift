import CSQLite

/// An SQLite database, used through plain SQL. The checker shares no code with the product, so it does not
/// use GRDB.
package final class Database {
    private let connection: OpaquePointer

    /// Opens a database that exists.
    ///
    /// - Throws: ``RigError`` with SQLite's message, as all functions of this type do.
    package init(_ path: String, isReadOnly: Bool = false) throws {
        let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
        var connection: OpaquePointer?
        let code = sqlite3_open_v2(path, &connection, flags, nil)
        guard code == SQLITE_OK, let connection else {
            sqlite3_close(connection)
            throw RigError("\(path): \(String(cString: sqlite3_errstr(code)))")
        }
        self.connection = connection
        sqlite3_busy_timeout(connection, 5000)
    }

    deinit { sqlite3_close(connection) }

    /// Runs statements and ignores their rows.
    package func execute(_ sql: String) throws {
        guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else { throw failure(sql) }
    }

    func rows(_ sql: String) throws -> [DatabaseRow] {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw failure(sql)
        }
        defer { sqlite3_finalize(statement) }
        var rows: [DatabaseRow] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: rows.append(DatabaseRow(of: statement))
            case SQLITE_DONE: return rows
            default: throw failure(sql)
            }
        }
    }

    private func failure(_ sql: String) -> RigError {
        RigError("\(String(cString: sqlite3_errmsg(connection))), by \(sql)")
    }
}
