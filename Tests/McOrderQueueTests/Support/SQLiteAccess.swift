import GRDB

@testable import McOrderQueue

extension OrderQueue {
    /// Makes a change through the API of GRDB, SQLite's library.
    nonisolated func writeSQLite<Result: Sendable>(
        survivesPowerCut: Bool = true,
        _ body: sending (Database) throws -> Result
    ) throws(QueueError) -> Result {
        try blocking { (queue) throws(QueueError) in
            try queue.write(survivesPowerCut: survivesPowerCut) { connection in try body(connection.sqlite) }
        }
    }
}

extension QueueView {
    /// Reads through the API of GRDB, SQLite's library.
    nonisolated func readSQLite<Result: Sendable>(
        _ body: sending (Database) throws -> Result
    ) throws(QueueError) -> Result {
        try blocking { (view) throws(QueueError) in
            try view.read { connection in try body(connection.sqlite) }
        }
    }
}

extension Connection {
    fileprivate var sqlite: Database {
        guard let connection = self as? SQLiteTransaction else { fatalError("\(Self.self) is not SQLite's") }
        return connection.database
    }
}
