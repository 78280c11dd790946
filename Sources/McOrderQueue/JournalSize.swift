internal import GRDB
internal import Synchronization

/// How long the journal grows before a commit copies it into the database; in pages of 4 KiB.
///
/// Whoever commits then waits for the copy, and so does everybody else for the lock: a short journal delays single orders
/// by little. In a backlog a page of an index is changed by batch after batch, and a long journal copies it once.
/// Source: sqlite.org/pragma.html#pragma_wal_autocheckpoint.
enum JournalSize: Int, AtomicRepresentable {
    case usual = 500
    case backlog = 4000

    /// The size for transactions that decide about so many files.
    init(deciding count: Int) {
        self = count < 64 ? .usual : .backlog
    }
}

extension Database {
    /// Has commits of this connection copy the journal once it is so long.
    func copyJournal(at size: JournalSize) throws {
        _ = try Int.fetchOne(cachedStatement(sql: "PRAGMA wal_autocheckpoint = \(size.rawValue)"))
    }
}
