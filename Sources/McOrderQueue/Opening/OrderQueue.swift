internal import Foundation
internal import GRDB
internal import McOrderFiles
package import McOrderModel
internal import Synchronization

/// The durable queue of a restaurant's orders, opened for changing it.
///
/// Every change is one transaction that is on the disk when the call returns (WAL, `synchronous = FULL`), but
/// for the mark that a receipt was written: at a start all of them are written again. It is made by one
/// process at a time: the lock file is held from before the transaction begins until after its commit, since
/// SQLite before 3.51.3 can corrupt a WAL database that two connections write or checkpoint at the same
/// instant. Calls block; they may come from any thread. Reading is ``QueueView``'s. Source: architecture.md,
/// rules 2 to 4.
package final class OrderQueue: Sendable {
    /// The state folder.
    package let state: String
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
    /// How much of refused files is kept, and how much is there.
    let refusedFiles = Mutex(RefusedFiles())

    /// Makes the queue's files and tables where they are missing and brings older tables up to date, of which
    /// it makes a copy before; safe to repeat. Only `mcorderd` does this.
    ///
    /// - Parameters:
    ///   - state: the state folder, which exists.
    ///   - holder: who asks, as others are told while they wait.
    ///   - now: what the copy of an older queue is named after.
    package static func create(
        in state: String,
        as holder: String,
        patience: Patience,
        at now: Timestamp = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    ) throws(QueueError) -> OrderQueue {
        try OrderQueue(state: state, holder: holder, patience: patience, createsAt: now)
    }

    /// Opens a queue that `mcorderd` made.
    ///
    /// - Throws: ``QueueError/absent(state:)``, ``QueueError/newerSchema(state:)``,
    ///   ``QueueError/olderSchema(state:)``, ``QueueError/notDurable(level:)``,
    ///   ``QueueError/busy(holder:)`` or what file system and database say.
    package static func open(
        in state: String,
        as holder: String,
        patience: Patience
    ) throws(QueueError) -> OrderQueue {
        try requireQueue(in: state)
        return try OrderQueue(state: state, holder: holder, patience: patience, createsAt: nil)
    }

    /// Whether there is a queue in the state folder.
    package static func exists(in state: String) throws(QueueError) -> Bool {
        do {
            return try QueueFiles.exist(in: state)
        } catch {
            throw .file(error)
        }
    }

    /// Throws ``QueueError/absent(state:)`` where there is no queue in the state folder.
    package static func requireQueue(in state: String) throws(QueueError) {
        guard try exists(in: state) else { throw .absent(state: state) }
    }

    private init(
        state: String,
        holder: String,
        patience: Patience,
        createsAt now: Timestamp?
    ) throws(QueueError) {
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
            throw QueueError(error)
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
        try database.read { try requireCurrentSchema($0, state: state) }
        return database
    }

    /// Refuses a connection whose commits may be lost with the power.
    static func requireDurability(_ connection: Database) throws {
        let level = try Int.fetchOne(connection, sql: "PRAGMA synchronous") ?? -1
        guard level == 2 else { throw QueueError.notDurable(level: level) }
    }

    static func requireCurrentSchema(_ connection: Database, state: String) throws {
        switch try QueueSchema.age(connection) {
        case .current: return
        case .older: throw QueueError.olderSchema(state: state)
        case .newer: throw QueueError.newerSchema(state: state)
        case .unreleased: throw QueueError.unreleasedSchema(state: state)
        }
    }

    /// Makes one change: all of `body`, or nothing of it when it throws.
    ///
    /// - Parameter survivesPowerCut: whether it is on the disk when this returns. One that is not is there as
    ///   soon as the next one that is; until then a power cut may take it, and it alone.
    func write<Result>(
        survivesPowerCut isDurable: Bool = true,
        _ body: (Database) throws -> Result
    ) throws(QueueError) -> Result {
        do {
            return try turn.withLock {
                // GRDB hands SQLite a null pointer for a connection that is closed.
                if isClosed.load(ordering: .acquiring) { throw QueueError.closed }
                return try database.writeWithoutTransaction { connection in
                    try lock.holding(as: holder, patience) {
                        // A restore holds the lock as well, so from here on the file stays the one it is.
                        try file.requireInPlace()
                        if isDurable { return try connection.changing(body) }
                        return try unsynced(connection) { try connection.changing(body) }
                    }
                }
            }
        } catch {
            throw QueueError(error)
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
    func use(_ room: QueueRoom, _ connection: Database) throws {
        guard self.room.exchange(room, ordering: .acquiringAndReleasing) != room else { return }
        try connection.use(room)
    }

    /// Empties the journal, in which what was forgotten still stands until it is overwritten.
    ///
    /// - Returns: whether it is empty; not while somebody reads an older picture.
    func emptyJournal() throws(QueueError) -> Bool {
        do {
            return try turn.withLock {
                if isClosed.load(ordering: .acquiring) { throw QueueError.closed }
                return try database.writeWithoutTransaction { connection in
                    try lock.holding(as: holder, patience) {
                        try Bool.fetchOne(connection, sql: "PRAGMA wal_checkpoint(TRUNCATE)") == false
                    }
                }
            }
        } catch {
            throw QueueError(error)
        }
    }

    /// Closes the connection, which may write what the WAL still holds into the database.
    ///
    /// A queue that is not closed loses nothing; the next one to open it finds the WAL. Of a queue that is
    /// closed already it changes nothing.
    package func close() throws(QueueError) {
        do {
            try turn.withLock {
                if isClosed.load(ordering: .acquiring) { return }
                try lock.holding(as: holder, patience) {
                    try database.close()
                }
                isClosed.store(true, ordering: .releasing)
            }
        } catch {
            throw QueueError(error)
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
    /// As GRDB's `inTransaction`, which has SQLite read the words of both statements anew each time: a fifth
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
