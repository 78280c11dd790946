internal import GRDB

extension QueueView {
    /// Has SQLite look through the whole database; takes time in proportion to its size. At the constraints
    /// of its tables it looks only in a view of ``QueueView/init(auditing:as:patience:)``.
    ///
    /// - Throws: ``QueueError/storage(words:)`` with what SQLite found.
    package func checkIntegrity() throws(QueueError) {
        try read { connection in
            let words = try String.fetchAll(connection, sql: "PRAGMA integrity_check")
            guard words == ["ok"] else {
                throw QueueError.storage(words: words.prefix(3).joined(separator: "; "))
            }
            guard try Row.fetchOne(connection, sql: "PRAGMA foreign_key_check") == nil else {
                throw QueueError.storage(words: "a row refers to one that is not there")
            }
        }
    }
}
