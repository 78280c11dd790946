internal import Foundation
internal import GRDB
internal import McOrderFiles
internal import McOrderModel
internal import Synchronization

/// Changes a queue in SQLite.
///
/// Every change is one transaction that is on the disk when the call returns (WAL, `synchronous = FULL`). It
/// is made by one process at a time: the lock file is held from before the transaction begins until after its
/// commit, since SQLite before 3.51.3 can corrupt a WAL database that two connections write or checkpoint at
/// the same instant. Source: architecture.md, rules 2 to 4.
final class SQLiteWriter: QueueWriter {
    private let state: String
    private let database: DatabaseQueue
    private let file: OpenedDatabase
    private let lock: FileLock
    /// Lets one thread at a time use ``lock``, which excludes other objects but not this one from itself.
    /// Always taken before GRDB's own queue and before the lock.
    private let turn = NSLock()
    private let isClosed = Atomic<Bool>(false)
    private let holder: String
    private let patience: Patience
    private let room = Atomic<QueueRoom>(.usual)

    /// Opens the queue of a state folder for changing it.
    ///
    /// - Parameter now: what the copy of an older queue is named after, where files and tables are to be made
    ///   and brought up to date; `nil` where they have to be there.
    init(state: String, holder: String, patience: Patience, createsAt now: Timestamp?) throws(QueueError) {
        self.state = state
        self.holder = holder
        self.patience = patience
        do {
            let lock = try QueueFiles.openLock(in: state, create: now != nil)
            self.lock = lock
            (file, database) = try lock.holding(as: holder, patience) {
                if now != nil { try QueueFiles.createDatabase(in: state) }
                return (
                    try OpenedDatabase(state: state), try Self.connect(state: state, migratesAt: now)
                )
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
        // GRDB sets NORMAL when it sets up the WAL, which loses the last commits with the power.
        try database.writeWithoutTransaction { connection in
            try connection.execute(sql: "PRAGMA synchronous = FULL")
            // What SQLite puts aside, such as pages for a savepoint, would otherwise be written to a file in
            // /tmp. Source: sqlite.org/tempfiles.html, 2.5.
            try connection.execute(sql: "PRAGMA temp_store = MEMORY")
            try connection.use(.usual)
            // What is forgotten is overwritten, not only unlinked from its page.
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

    /// Refuses a connection whose commits may be lost with the power.
    static func requireDurability(_ connection: Database) throws {
        let level = try Int.fetchOne(connection, sql: "PRAGMA synchronous") ?? -1
        guard level == 2 else { throw QueueError.notDurable(level: level) }
    }

    func write<Result>(
        survivesPowerCut isDurable: Bool,
        deciding files: Int?,
        _ body: (any Connection) throws -> Result
    ) throws(QueueError) -> Result {
        try holdingLock { connection in
            // A restore holds the lock as well, so from here on the file stays the one it is.
            try file.requireInPlace()
            func change() throws -> Result {
                try connection.changing { connection in
                    if let files { try use(QueueRoom(deciding: files), connection) }
                    return try body(SQLiteTransaction(connection))
                }
            }
            return isDurable ? try change() : try unsynced(connection, change)
        }
    }

    /// Does something with the connection, alone in this process and among all.
    private func holdingLock<Result>(_ body: (Database) throws -> Result) throws(QueueError) -> Result {
        do {
            return try turn.withLock {
                // GRDB hands SQLite a null pointer for a connection that is closed.
                if isClosed.load(ordering: .acquiring) { throw QueueError.closed }
                return try database.writeWithoutTransaction { connection in
                    try lock.holding(as: holder, patience) { try body(connection) }
                }
            }
        } catch {
            throw QueueError(sqlite: error)
        }
    }

    /// Makes a change that SQLite writes into the WAL and does not sync.
    private func unsynced<Value>(_ connection: Database, _ change: () throws -> Value) throws -> Value {
        try connection.execute(sql: "PRAGMA synchronous = NORMAL")
        let outcome = Result { try change() }
        do {
            try connection.execute(sql: "PRAGMA synchronous = FULL")
            try Self.requireDurability(connection)
        } catch {
            // What is written from here on might be lost: nothing is.
            isClosed.store(true, ordering: .releasing)
            throw error
        }
        return try outcome.get()
    }

    /// Has that much room from this transaction on.
    private func use(_ room: QueueRoom, _ connection: Database) throws {
        guard self.room.exchange(room, ordering: .acquiringAndReleasing) != room else { return }
        try connection.use(room)
    }

    func emptyJournal() throws(QueueError) -> Bool {
        try holdingLock { connection in
            try Bool.fetchOne(connection, sql: "PRAGMA wal_checkpoint(TRUNCATE)") == false
        }
    }

    func write(_ heartbeat: Heartbeat) throws(QueueError) {
        try HeartbeatFile(state: state).write(heartbeat)
    }

    /// Closes the connection, which may write what the WAL still holds into the database.
    ///
    /// A queue that is not closed loses nothing; the next one to open it finds the WAL.
    func close() throws(QueueError) {
        do {
            try turn.withLock {
                if isClosed.load(ordering: .acquiring) { return }
                try lock.holding(as: holder, patience) {
                    try database.close()
                }
                isClosed.store(true, ordering: .releasing)
            }
        } catch {
            throw QueueError(sqlite: error)
        }
    }

    deinit {
        if isClosed.load(ordering: .acquiring) { return }
        do {
            let limit = Duration.seconds(5)
            let brief = Patience(deadline: min(patience.deadline ?? limit, limit), onWait: patience.onWait)
            try lock.holding(as: holder, brief) { try database.close() }
        } catch {
            // GRDB would close it now, and so perhaps write, while somebody else has the lock. Left open it
            // ends with the process, as in a crash, and nothing is lost.
            _ = Unmanaged.passRetained(database)
        }
    }
}

extension FileLock {
    /// Runs `body` while holding the lock; it is released also when `body` throws.
    ///
    /// Not an error: a name that stays in the lock's file, since the lock is free all the same, and what
    /// `body` committed must not look as if it had failed.
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
    /// Does something in a transaction, of which nothing remains where it throws.
    ///
    /// As GRDB's `inTransaction`, which has SQLite read the words of both statements each time: a fifth
    /// of what a lone order takes beside the disk. At some errors SQLite itself rolls back
    /// (sqlite.org/lang_transaction.html): a `body` that goes on after one makes sure that it is still inside
    /// the transaction.
    fileprivate func changing<Result>(_ body: (Database) throws -> Result) throws -> Result {
        try cachedStatement(sql: "BEGIN IMMEDIATE").execute()
        do {
            let result = try body(self)
            try cachedStatement(sql: "COMMIT").execute()
            return result
        } catch {
            if isInsideTransaction { try rollback() }
            throw error
        }
    }
}
