import Foundation
import GRDB
import McOrderFiles
import McOrderModel
import Synchronization

/// Changes a queue in SQLite.
///
/// Every change is one transaction. It is on the disk when the call returns (WAL, `synchronous = FULL`),
/// unless the caller does not need that. Only one process at a time makes a change: it holds the lock file
/// from before the transaction begins until after its commit, since SQLite before 3.51.3 can corrupt a WAL
/// database that two connections write or checkpoint at the same instant. Source: rules.md, rules 2 to
/// 4.
final class SQLiteWriter: QueueWriter {
    private let state: String
    private let database: DatabaseQueue
    private let file: OpenedDatabase
    private let lock: FileLock
    /// Lets one thread at a time use ``lock``, which excludes other objects but not this object's other
    /// threads. Always taken before GRDB's own queue and before the lock.
    private let turn = NSLock()
    private let isClosed = Atomic<Bool>(false)
    private let holder: String
    private let patience: Patience

    /// Opens the queue of a state folder for changing it.
    ///
    /// - Parameter now: the current time, where files and tables are to be created or upgraded if necessary;
    ///   the copy of an older queue is named after it. `nil` where they have to exist already.
    /// - Parameter opensMoved: whether a queue that was copied to another place may be changed.
    init(
        state: String,
        holder: String,
        patience: Patience,
        createsAt now: Timestamp?,
        opensMoved: Bool = false
    ) throws(QueueError) {
        self.state = state
        self.holder = holder
        self.patience = patience
        do {
            let lock = try QueueFiles.openLock(in: state, create: now != nil)
            self.lock = lock
            (file, database) = try lock.holding(as: holder, patience) {
                if now != nil { try QueueFiles.createDatabase(in: state) }
                let file = try OpenedDatabase(state: state)
                let database = try Self.connect(state: state, migratesAt: now)
                if !opensMoved { try database.read(QueueSchema.requirePresent) }
                return (file, database)
            }
        } catch {
            throw QueueError(sqlite: error)
        }
    }

    private static func connect(state: String, migratesAt now: Timestamp?) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(5)
        configuration.label = "queue"
        let database = try DatabaseQueue(
            path: QueueFiles.path(QueueFiles.database, in: state),
            configuration: configuration
        )
        // GRDB sets NORMAL when it sets up the WAL, and then a power cut loses the last commits.
        try database.writeWithoutTransaction { connection in
            try connection.execute(sql: "PRAGMA synchronous = FULL")
            // Otherwise SQLite would write its temporary data, such as pages for a savepoint, to a file in
            // /tmp. Source: sqlite.org/tempfiles.html, 2.5.
            try connection.execute(sql: "PRAGMA temp_store = MEMORY")
            // A commit that copies the journal into the database makes other processes wait for the lock, so
            // a short journal, here of 500 pages of 4 KiB, delays single orders only a little. Source:
            // sqlite.org/pragma.html#pragma_wal_autocheckpoint
            _ = try Int.fetchOne(connection, sql: "PRAGMA wal_autocheckpoint = 500")
            // In KiB. Devices and contents come in no order, so each batch reads many pages of their indexes.
            try connection.execute(sql: "PRAGMA cache_size = -4000")
            // Erased data is overwritten, not only unlinked from its page.
            try connection.execute(sql: "PRAGMA secure_delete = ON")
            try requireDurability(connection)
        }
        if let now, try database.read(QueueSchema.age) == .older {
            if try database.read(UpgradeCopy.isNeeded) {
                try UpgradeCopy(state: state, at: now).make { try database.read($0) }
            }
            try QueueSchema.migrate(database)
        }
        try database.read { try QueueSchema.requireCurrent($0, state: state) }
        return database
    }

    /// Throws if a power cut may lose the commits of a connection.
    static func requireDurability(_ connection: Database) throws {
        let level = try Int.fetchOne(connection, sql: "PRAGMA synchronous") ?? -1
        guard level == 2 else { throw QueueError.notDurable(level: level) }
    }

    func write<Result>(
        survivesPowerCut isDurable: Bool,
        _ body: (any Connection) throws -> Result
    ) throws(QueueError) -> Result {
        try holdingLock { connection in
            // A restore holds the lock as well, so the file cannot be replaced from here on.
            try file.requireInPlace()
            func change() throws -> Result {
                try connection.changing { try body(SQLiteTransaction(database: connection)) }
            }
            return isDurable ? try change() : try unsynced(connection, change)
        }
    }

    /// Runs `body` with the connection, while no other thread and no other process uses the lock.
    private func holdingLock<Result>(_ body: (Database) throws -> Result) throws(QueueError) -> Result {
        try QueueError.converting(QueueError.init(sqlite:)) {
            try turn.withLock {
                // For a closed connection GRDB would pass a null pointer to SQLite.
                if isClosed.load(ordering: .acquiring) { throw QueueError.closed }
                return try database.writeWithoutTransaction { connection in
                    try lock.holding(as: holder, patience) { try body(connection) }
                }
            }
        }
    }

    /// Makes a change that SQLite writes into the WAL without syncing it.
    private func unsynced<Value>(_ connection: Database, _ change: () throws -> Value) throws -> Value {
        try connection.execute(sql: "PRAGMA synchronous = NORMAL")
        let outcome = Result { try change() }
        do {
            try connection.execute(sql: "PRAGMA synchronous = FULL")
            try Self.requireDurability(connection)
        } catch {
            // Later changes might be lost, so this object makes no more of them.
            isClosed.store(true, ordering: .releasing)
            throw error
        }
        return try outcome.get()
    }

    func emptyJournal() throws(QueueError) -> Bool {
        try holdingLock { connection in
            try Bool.fetchOne(connection, sql: "PRAGMA wal_checkpoint(TRUNCATE)") == false
        }
    }

    func write(_ heartbeat: Heartbeat) throws(QueueError) {
        try HeartbeatFile(state: state).write(heartbeat)
    }

    func keep(_ numbers: CloseNumbers) throws(QueueError) {
        try CloseNumberFile(state: state).raise(to: numbers)
    }

    /// Closes the connection, which may write the content of the WAL into the database.
    ///
    /// No data is lost if a queue is not closed; the next connection finds the WAL.
    func close() throws(QueueError) {
        try QueueError.converting(QueueError.init(sqlite:)) {
            try turn.withLock {
                if isClosed.load(ordering: .acquiring) { return }
                try lock.holding(as: holder, patience) { try database.close() }
                isClosed.store(true, ordering: .releasing)
            }
        }
    }

    deinit {
        if isClosed.load(ordering: .acquiring) { return }
        do {
            let limit = Duration.seconds(5)
            let brief = Patience(deadline: min(patience.deadline ?? limit, limit), onWait: patience.onWait)
            try lock.holding(as: holder, brief) { try database.close() }
        } catch {
            // GRDB would close the connection now, and so perhaps write, while another process holds the
            // lock. A connection that stays open ends with the process, as in a crash, and no data is lost.
            _ = Unmanaged.passRetained(database)
        }
    }
}

extension FileLock {
    /// Runs `body` while holding the lock; the lock is released also if `body` throws.
    ///
    /// An error on release is ignored: the holder's name then stays in the lock file, but the lock is free,
    /// and what `body` committed must not appear to have failed.
    func holding<Result>(
        as holder: String,
        _ patience: Patience,
        _ body: () throws -> Result
    ) throws -> Result {
        try acquire(deadline: patience.deadline, as: holder, onWait: patience.onWait)
        defer { try? release() }
        return try body()
    }
}

extension Database {
    /// Runs `body` in a transaction, which is rolled back if it throws.
    ///
    /// Replaces GRDB's `inTransaction`, with which SQLite parses BEGIN and COMMIT each time; that takes a
    /// fifth of the time of a single order, not counting the disk. On some errors SQLite itself rolls back
    /// (sqlite.org/lang_transaction.html): a `body` that goes on after an error has to make sure that it is
    /// still inside the transaction.
    fileprivate func changing<Result>(_ body: () throws -> Result) throws -> Result {
        try cachedStatement(sql: "BEGIN IMMEDIATE").execute()
        do {
            let result = try body()
            try cachedStatement(sql: "COMMIT").execute()
            return result
        } catch {
            if isInsideTransaction { try rollback() }
            throw error
        }
    }
}
