package import McOrderFiles
package import McOrderModel

/// The durable queue of a restaurant's orders, opened for changing it.
///
/// Every change is one transaction that is on the disk when the call returns, with two exceptions: the mark
/// that a refused file's receipt was written, since the daemon writes all receipts again at each start, and
/// the result of the clock check. ``QueueView`` is for reading. Source: rules.md, rules 2 to 4.
package actor OrderQueue: QueueActor {
    package nonisolated let state: String
    package nonisolated let executor: BlockingExecutor

    nonisolated let writer: any QueueWriter
    nonisolated let redelivered = RedeliveredOrders()
    nonisolated let fullKitchens = FullKitchens()
    /// The space that refused files may take. Only the process that decides files, the daemon, counts it.
    var room = RejectionRoom(limit: Retention().rejectedMegabytes << 20)

    /// Creates the queue's files and tables where they are missing, and upgrades older tables after making a
    /// copy of them. Safe to repeat. Only `mcorderd` does this.
    ///
    /// - Parameters:
    ///   - state: the state folder, which must exist, or the address of a PostgreSQL server.
    ///   - holder: the name of the program that opens the queue; other programs read it while they wait.
    ///   - now: the time after which the copy of an older queue is named.
    package static func create(
        in state: String,
        as holder: String,
        patience: Patience,
        at now: Timestamp = .now()
    ) async throws(QueueError) -> OrderQueue {
        let engine = try QueuePlace(state).engine()
        return try await OrderQueue(engine, in: state, as: holder, patience, createsAt: now)
    }

    /// Opens a queue that `mcorderd` has created.
    ///
    /// - Throws: ``QueueError/absent(state:)``, ``QueueError/newerSchema(state:)``,
    ///   ``QueueError/olderSchema(state:)``, ``QueueError/notDurable(level:)``, ``QueueError/busy(holder:)``,
    ///   or the errors of file system and database.
    package static func open(
        in state: String,
        as holder: String,
        patience: Patience
    ) async throws(QueueError) -> OrderQueue {
        if !ServerAddress.isAddress(state) { try requireQueue(in: state) }
        let engine = try QueuePlace(state).engine()
        return try await OrderQueue(engine, in: state, as: holder, patience, createsAt: nil)
    }

    /// Whether there is a queue in the state folder.
    package static func exists(in state: String) throws(QueueError) -> Bool {
        try QueuePlace(state).engine().exists()
    }

    /// Throws ``QueueError/absent(state:)`` if there is no queue in the state folder.
    package static func requireQueue(in state: String) throws(QueueError) {
        guard try exists(in: state) else { throw .absent(state: state) }
    }

    /// Opens a queue on an engine; see ``QueueEngine/writer(as:patience:createsAt:)``.
    init(
        _ engine: any QueueEngine,
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

    /// Makes one change: all of `body`, or nothing of it if it throws.
    ///
    /// - Parameter isDurable: see ``QueueWriter/write(survivesPowerCut:_:)``.
    func write<Result>(
        survivesPowerCut isDurable: Bool = true,
        _ body: (any Connection) throws -> Result
    ) throws(QueueError) -> Result {
        try writer.write(survivesPowerCut: isDurable, body)
    }

    /// Writes the heartbeat, which says how up to date the queue is with the drop folder.
    package func write(_ heartbeat: Heartbeat) throws(QueueError) {
        try writer.write(heartbeat)
    }

    /// Closes the connection. Does nothing if it is closed already. No data is lost if a queue is not closed.
    package func close() throws(QueueError) {
        try writer.close()
    }
}
