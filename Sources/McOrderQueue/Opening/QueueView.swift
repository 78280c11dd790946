internal import Foundation
internal import GRDB
internal import McOrderFiles
internal import Synchronization

/// The queue opened for reading: what tills list and what `status` counts. It never changes or creates
/// anything.
///
/// Calls block while SQLite reads; they may come from any thread.
package final class QueueView: Sendable {
    private let database: DatabaseQueue
    private let file: OpenedDatabase
    private let turn = NSLock()
    private let isClosed = Atomic<Bool>(false)
    /// Of a connection that could write: opening and closing it holds the lock.
    private let guardian: (lock: FileLock, holder: String, patience: Patience)?

    /// Opens the queue of a state folder.
    ///
    /// - Throws: ``QueueError/absent(state:)``, ``QueueError/newerSchema(state:)``,
    ///   ``QueueError/olderSchema(state:)``, or what file system and database say.
    package init(state: String) throws(QueueError) {
        try OrderQueue.requireQueue(in: state)
        guardian = nil
        do {
            file = try OpenedDatabase(state: state)
            database = try Self.connect(state, isReadOnly: true)
            try database.read { try OrderQueue.requireCurrentSchema($0, state: state) }
        } catch {
            throw QueueError(error)
        }
    }

    /// Opens the queue of a state folder so that SQLite looks at the constraints of its tables as well, which
    /// it does not even read for a connection that cannot write. Nothing is written all the same.
    ///
    /// - Throws: what ``init(state:)`` does, and ``QueueError/busy(holder:)``.
    package init(auditing state: String, as holder: String, patience: Patience) throws(QueueError) {
        try OrderQueue.requireQueue(in: state)
        do {
            let lock = try QueueFiles.openLock(in: state, create: false)
            guardian = (lock, holder, patience)
            (file, database) = try lock.holding(as: holder, patience) {
                (try OpenedDatabase(state: state), try Self.connect(state, isReadOnly: false))
            }
            try database.read { try OrderQueue.requireCurrentSchema($0, state: state) }
        } catch {
            throw QueueError(error)
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

    /// Reads from one unchanging picture of the database.
    func read<Result>(_ body: (Database) throws -> Result) throws(QueueError) -> Result {
        try wrapped { try database.read(body) }
    }

    private func wrapped<Result>(_ body: () throws -> Result) throws(QueueError) -> Result {
        do {
            return try turn.withLock {
                // GRDB hands SQLite a null pointer for a connection that is closed.
                if isClosed.load(ordering: .acquiring) { throw QueueError.closed }
                try file.requireInPlace()
                return try body()
            }
        } catch {
            throw QueueError(error)
        }
    }

    /// A number that differs from an earlier answer if another connection committed in between.
    /// Source: sqlite.org/pragma.html#pragma_data_version.
    package func dataVersion() throws(QueueError) -> Int {
        try wrapped {
            // Asked every second by whoever watches, so without a transaction around it.
            try database.unsafeRead { connection in
                try Int.fetchOne(connection.cachedStatement(sql: "PRAGMA data_version")) ?? 0
            }
        }
    }

    /// Closes the connection; of a view that is closed already it changes nothing.
    package func close() throws(QueueError) {
        do {
            try turn.withLock {
                if isClosed.load(ordering: .acquiring) { return }
                try Self.close(database, guardian)
                isClosed.store(true, ordering: .releasing)
            }
        } catch {
            throw QueueError(error)
        }
    }

    private static func close(
        _ database: DatabaseQueue,
        _ guardian: (lock: FileLock, holder: String, patience: Patience)?
    ) throws {
        guard let guardian else { return try database.close() }
        // The last one to close writes what the journal holds.
        try guardian.lock.holding(as: guardian.holder, guardian.patience) { try database.close() }
    }

    deinit {
        guard guardian != nil, !isClosed.load(ordering: .acquiring) else { return }
        do {
            try Self.close(database, guardian)
        } catch {
            // Left open it ends with the process, and nothing is lost; see ``OrderQueue``.
            _ = Unmanaged.passRetained(database)
        }
    }
}
