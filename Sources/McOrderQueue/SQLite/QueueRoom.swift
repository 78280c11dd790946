internal import GRDB
internal import Synchronization

/// The room that a writer has: in the journal before a commit copies it into the database, and in memory.
///
/// The commit waits for that copy, and other processes wait for the lock: a short journal delays single
/// orders only a little. In a backlog, batch after batch changes the same index pages, and a long journal
/// copies each page once. Devices and contents come in no order, so each batch reads most pages of their
/// indexes. Source: sqlite.org/pragma.html#pragma_wal_autocheckpoint, #pragma_cache_size.
enum QueueRoom: Int, AtomicRepresentable {
    case usual
    case backlog

    /// The room for a transaction that decides `count` files.
    init(deciding count: Int) {
        self = count < 64 ? .usual : .backlog
    }

    /// The length of the journal at which a commit copies it, in pages of 4 KiB.
    var journalPages: Int { self == .usual ? 500 : 4000 }

    /// The size of the part of the database that is kept in memory, in KiB.
    var cacheSize: Int { self == .usual ? 4000 : 8000 }
}

extension Database {
    /// Makes this connection write with this room.
    func use(_ room: QueueRoom) throws {
        _ = try Int.fetchOne(cachedStatement(sql: "PRAGMA wal_autocheckpoint = \(room.journalPages)"))
        try cachedStatement(sql: "PRAGMA cache_size = -\(room.cacheSize)").execute()
    }
}
