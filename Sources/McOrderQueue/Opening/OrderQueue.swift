internal import Foundation
internal import McOrderFiles
package import McOrderModel

/// The durable queue of a restaurant's orders, opened for changing it.
///
/// Every change is one transaction that is on the disk when the call returns, but for the mark that a receipt
/// was written: at a start all of them are written again. Reading is ``QueueView``'s. Source:
/// architecture.md, rules 2 to 4.
package actor OrderQueue {
    /// The state folder.
    package nonisolated let state: String
    nonisolated let executor: BlockingExecutor
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    private let writer: any QueueWriter
    /// How much of refused files is kept, and how much is there.
    var refusedFiles = RefusedFiles()

    /// Makes the queue's files and tables where they are missing and brings older tables up to date, of which
    /// it makes a copy before; safe to repeat. Only `mcorderd` does this.
    ///
    /// - Parameters:
    ///   - state: the state folder, which exists.
    ///   - holder: who asks, as others read while they wait.
    ///   - now: what the copy of an older queue is named after.
    package static func create(
        in state: String,
        as holder: String,
        patience: Patience,
        at now: Timestamp = Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    ) async throws(QueueError) -> OrderQueue {
        try await OrderQueue(SQLiteEngine(state: state), in: state, as: holder, patience, createsAt: now)
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
    ) async throws(QueueError) -> OrderQueue {
        try requireQueue(in: state)
        return try await OrderQueue(
            SQLiteEngine(state: state),
            in: state,
            as: holder,
            patience,
            createsAt: nil
        )
    }

    /// Whether there is a queue in the state folder.
    package static func exists(in state: String) throws(QueueError) -> Bool {
        try SQLiteEngine(state: state).exists()
    }

    /// Throws ``QueueError/absent(state:)`` where there is no queue in the state folder.
    package static func requireQueue(in state: String) throws(QueueError) {
        guard try exists(in: state) else { throw .absent(state: state) }
    }

    /// Opens a queue on an engine; see ``QueueEngine/writer(as:patience:createsAt:)``.
    init(
        _ engine: some QueueEngine,
        in state: String,
        as holder: String,
        _ patience: Patience,
        createsAt now: Timestamp?
    ) async throws(QueueError) {
        let executor = BlockingExecutor(label: "queue")
        self.state = state
        self.executor = executor
        writer = try await executor.run { () throws(QueueError) in
            try engine.writer(as: holder, patience: patience, createsAt: now)
        }
    }

    /// Makes one change: all of `body`, or nothing of it when it throws.
    ///
    /// - Parameters:
    ///   - isDurable: see ``QueueWriter/write(survivesPowerCut:deciding:_:)``.
    ///   - files: how many files it decides about, where it is about files.
    func write<Result>(
        survivesPowerCut isDurable: Bool = true,
        deciding files: Int? = nil,
        _ body: (any Connection) throws -> Result
    ) throws(QueueError) -> Result {
        try writer.write(survivesPowerCut: isDurable, deciding: files, body)
    }

    /// Empties the journal, in which what was forgotten still stands until it is overwritten.
    ///
    /// - Returns: whether it is empty; not while somebody reads an older picture.
    func emptyJournal() throws(QueueError) -> Bool {
        try writer.emptyJournal()
    }

    /// Says how fresh the queue's picture of the drop folder is.
    package func write(_ heartbeat: Heartbeat) throws(QueueError) {
        try writer.write(heartbeat)
    }

    /// Closes the connection; of a queue that is closed already it changes nothing. A queue that is not
    /// closed loses nothing.
    package func close() throws(QueueError) {
        try writer.close()
    }
}
