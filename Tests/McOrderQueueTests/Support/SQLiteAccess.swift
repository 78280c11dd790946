import GRDB

@testable import McOrderQueue

extension OrderQueue {
    /// Makes a change by the words of SQLite's own library.
    func writeSQLite<Result>(
        survivesPowerCut: Bool = true,
        _ body: (Database) throws -> Result
    ) throws(QueueError) -> Result {
        try write(survivesPowerCut: survivesPowerCut) { connection in try body(connection.sqlite) }
    }
}

extension QueueView {
    /// Reads by the words of SQLite's own library.
    func readSQLite<Result>(_ body: (Database) throws -> Result) throws(QueueError) -> Result {
        try read { connection in try body(connection.sqlite) }
    }
}

extension Connection {
    fileprivate var sqlite: Database {
        guard let connection = self as? SQLiteTransaction else { fatalError("\(Self.self) is not SQLite's") }
        return connection.database
    }
}
