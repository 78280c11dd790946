internal import GRDB
internal import Synchronization

/// How much room a writer has: in the journal before a commit copies it into the database, and in
/// memory.
///
/// The commit waits for that copy, and everybody else for the lock: a short journal delays single orders by
/// little. In a backlog a page of an index is changed by batch after batch, and a long
/// journal copies it once; devices and contents come in no order, so that most pages of their indexes are
/// read with each batch. Source: sqlite.org/pragma.html#pragma_wal_autocheckpoint, #pragma_cache_size.
enum QueueRoom: Int, AtomicRepresentable {
    case usual
    case backlog

    /// The room for transactions that decide about so many files.
    init(deciding count: Int) {
        self = count < 64 ? .usual : .backlog
    }

    /// How long the journal grows; in pages of 4 KiB.
    var journalPages: Int { self == .usual ? 500 : 4000 }

    /// How much of the database is kept in memory; in KiB.
    var cacheSize: Int { self == .usual ? 4000 : 8000 }
}

extension Database {
    /// Has this connection write with so much room.
    func use(_ room: QueueRoom) throws {
        _ = try Int.fetchOne(cachedStatement(sql: "PRAGMA wal_autocheckpoint = \(room.journalPages)"))
        try cachedStatement(sql: "PRAGMA cache_size = -\(room.cacheSize)").execute()
    }
}
