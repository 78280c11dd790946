import Foundation
import GRDB
import McOrderFiles
import Synchronization

/// Reads a queue in SQLite. It never changes or creates anything.
final class SQLiteReader: QueueReader {
    private let state: String
    private let database: DatabaseQueue
    private let file: OpenedDatabase
    private let turn = NSLock()
    private let isClosed = Atomic<Bool>(false)
    /// Set for a connection that can write: the lock is held while it is opened and closed.
    private let guardian: Guardian?

    struct Guardian {
        let lock: FileLock
        let holder: String
        let patience: Patience

        func holding<Result>(_ body: () throws -> Result) throws -> Result {
            try lock.holding(as: holder, patience, body)
        }
    }

    /// Opens the queue of a state folder for an audit, such that SQLite also checks the constraints of its
    /// tables. SQLite does not even read the constraints on a connection that cannot write, so this
    /// connection can, but nothing is written.
    convenience init(auditing state: String, as holder: String, patience: Patience) throws(QueueError) {
        let lock = try QueueError.converting(QueueError.init(sqlite:)) {
            try QueueFiles.openLock(in: state, create: false)
        }
        try self.init(state: state, guardian: Guardian(lock: lock, holder: holder, patience: patience))
    }

    /// - Parameter opensMoved: whether a queue that was copied to another place may be read.
    init(state: String, guardian: Guardian? = nil, opensMoved: Bool = false) throws(QueueError) {
        self.state = state
        self.guardian = guardian
        let open = {
            (try OpenedDatabase(state: state), try Self.connect(state, isReadOnly: guardian == nil))
        }
        (file, database) = try QueueError.converting(QueueError.init(sqlite:)) {
            let (file, database) = try guardian.map { try $0.holding(open) } ?? open()
            try database.read { connection in
                try QueueSchema.requireCurrent(connection, state: state)
                if !opensMoved { try QueueSchema.requirePresent(connection) }
            }
            return (file, database)
        }
    }

    private static func connect(_ state: String, isReadOnly: Bool) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = isReadOnly
        configuration.busyMode = .timeout(5)
        configuration.label = "queue view"
        return try DatabaseQueue(
            path: QueueFiles.path(QueueFiles.database, in: state),
            configuration: configuration
        )
    }

    func read<Result>(_ body: (any Connection) throws -> Result) throws(QueueError) -> Result {
        try reading { try body(SQLiteTransaction(database: $0)) }
    }

    private func reading<Result>(_ body: (Database) throws -> Result) throws(QueueError) -> Result {
        try opened { try database.read(body) }
    }

    private func opened<Result>(_ body: () throws -> Result) throws(QueueError) -> Result {
        try QueueError.converting(QueueError.init(sqlite:)) {
            try turn.withLock {
                // For a closed connection GRDB would pass a null pointer to SQLite.
                if isClosed.load(ordering: .acquiring) { throw QueueError.closed }
                try file.requireInPlace()
                return try body()
            }
        }
    }

    /// Source: sqlite.org/pragma.html#pragma_data_version.
    func version() throws(QueueError) -> Int {
        try opened {
            // This is called every second, so it uses no transaction.
            try database.unsafeRead { connection in
                try Int.fetchOne(connection.cachedStatement(sql: "PRAGMA data_version")) ?? 0
            }
        }
    }

    func changeFeed() -> any ChangeFeed {
        LockFileFeed(state: state)
    }

    func checkIntegrity() throws(QueueError) {
        try reading { connection in
            let words = try String.fetchAll(connection, sql: "PRAGMA integrity_check")
            guard words == ["ok"] else {
                throw QueueError.storage(cause: words.prefix(3).joined(separator: "; "))
            }
            guard try GRDB.Row.fetchOne(connection, sql: "PRAGMA foreign_key_check") == nil else {
                throw QueueError.storage(cause: "a row refers to one that is not there")
            }
        }
    }

    func auditFile(_ report: (AuditFinding) throws -> Void) throws {
        try reading { connection in
            let words = try String.fetchCursor(connection, sql: "PRAGMA integrity_check(100)")
            while let word = try words.next() {
                if word == "ok" { continue }
                try report(AuditFinding(subject: .database, problem: .damaged, detail: word))
            }
            let rows = try GRDB.Row.fetchCursor(connection, sql: "PRAGMA foreign_key_check")
            while let row = try rows.next() {
                let place = (row[1] as Int64?).map { "\(row[0] as String) \($0)" } ?? row[0] as String
                let detail = "\(place) → \(row[2] as String)"
                try report(AuditFinding(subject: .database, problem: .dangling, detail: detail))
            }
        }
    }

    func copy(
        to name: FileName,
        in folder: Directory,
        replacing: Bool
    ) throws(CopyError) -> (counts: QueueCounts, bytes: Int64) {
        let path = "\(folder.path)/\(name.display)"
        do {
            guard try replacing || folder.stat(name) == nil else { throw CopyError.taken(path: path) }
            let counts = try StagedDatabase.copy(
                to: name,
                in: folder,
                mode: 0o600,
                replacing: replacing,
                counting: { try QueueCounts(SQLiteTransaction(database: $0)) },
                reading: reading
            )
            return (counts, try folder.stat(name)?.size ?? 0)
        } catch let error as CopyError {
            throw error
        } catch let error as FileError {
            throw .file(error)
        } catch let error as WholeFileError {
            throw error.fileError.isTaken ? .taken(path: path) : .file(error.fileError)
        } catch {
            throw .queue(QueueError(sqlite: error))
        }
    }

    func close() throws(QueueError) {
        try QueueError.converting(QueueError.init(sqlite:)) {
            try turn.withLock {
                if isClosed.load(ordering: .acquiring) { return }
                try closeDatabase()
                isClosed.store(true, ordering: .releasing)
            }
        }
    }

    private func closeDatabase() throws {
        guard let guardian else { return try database.close() }
        // The last connection that is closed writes the content of the journal into the database.
        try guardian.holding { try database.close() }
    }

    deinit {
        guard guardian != nil, !isClosed.load(ordering: .acquiring) else { return }
        do {
            try closeDatabase()
        } catch {
            // A connection that stays open ends with the process, and no data is lost; see ``SQLiteWriter``.
            _ = Unmanaged.passRetained(database)
        }
    }
}
