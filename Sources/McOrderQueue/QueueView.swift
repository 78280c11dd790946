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
    private let turn = NSLock()
    private let isClosed = Atomic<Bool>(false)

    /// Opens the queue of a state folder.
    ///
    /// - Throws: ``QueueError/absent(state:)``, ``QueueError/newerSchema(state:)``,
    ///   ``QueueError/olderSchema(state:)``, or what file system and database say.
    package init(state: String) throws(QueueError) {
        try OrderQueue.requireQueue(in: state)
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(5)
        configuration.label = "queue view"
        do {
            database = try DatabaseQueue(
                path: QueueFiles.path(QueueFiles.database, in: state),
                configuration: configuration
            )
            try database.read { try OrderQueue.requireCurrentSchema($0, state: state) }
        } catch {
            throw QueueError(error)
        }
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
                try database.close()
                isClosed.store(true, ordering: .releasing)
            }
        } catch {
            throw QueueError(error)
        }
    }
}
