package import McOrderFiles

/// The queue opened for reading: what tills list and what `status` counts. It never changes or creates
/// anything.
package actor QueueView {
    nonisolated let executor = BlockingExecutor(label: "queue view")
    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    nonisolated let reader: any QueueReader

    /// Opens the queue of a state folder.
    ///
    /// - Throws: ``QueueError/absent(state:)``, ``QueueError/newerSchema(state:)``,
    ///   ``QueueError/olderSchema(state:)``, or what file system and database say.
    package init(state: String) async throws(QueueError) {
        try OrderQueue.requireQueue(in: state)
        try await self.init(SQLiteEngine(state: state))
    }

    /// Opens a queue on an engine.
    init(_ engine: some QueueEngine) async throws(QueueError) {
        reader = try await executor.run { () throws(QueueError) in try engine.reader() }
    }

    /// Opens the queue of a state folder so that SQLite looks at the constraints of its tables as well, which
    /// it does not even read for a connection that cannot write. Nothing is written all the same.
    ///
    /// - Throws: what ``init(state:)`` does, and ``QueueError/busy(holder:)``.
    package init(auditing state: String, as holder: String, patience: Patience) async throws(QueueError) {
        try OrderQueue.requireQueue(in: state)
        reader = try await executor.run { () throws(QueueError) in
            try SQLiteEngine(state: state).auditor(as: holder, patience: patience)
        }
    }

    /// Reads from one unchanging picture of the queue.
    func read<Result>(_ body: (any Connection) throws -> Result) throws(QueueError) -> Result {
        try reader.read(body)
    }

    /// A number that differs from an earlier answer if somebody else committed in between.
    package func dataVersion() throws(QueueError) -> Int {
        try reader.version()
    }

    /// What the intake of a state folder last said about itself; `nil` when it never did. It is there also
    /// where the queue cannot be read.
    package static func heartbeat(in state: String) throws(QueueError) -> Heartbeat? {
        try SQLiteEngine(state: state).heartbeat()
    }

    /// Checks the whole database; takes time in proportion to its size. At the
    /// constraints of its tables it looks only in a view of ``QueueView/init(auditing:as:patience:)``.
    ///
    /// - Throws: ``QueueError/storage(words:)`` with what it found.
    package func checkIntegrity() throws(QueueError) {
        try reader.checkIntegrity()
    }

    /// Copies the queue as it is at this instant into a new file, whole or not at all, and makes sure of the
    /// copy before it gets its name.
    ///
    /// Nobody waits: one read transaction is one picture, and writers go on beside it. The copy is a single
    /// file without journal. Its rights are 0600: it holds names. Takes time in proportion to the queue's
    /// size.
    ///
    /// - Parameters:
    ///   - name: the copy's name.
    ///   - folder: where it is to be.
    ///   - replacing: whether a file of that name gives way.
    /// - Returns: what is in it, and how many bytes it has.
    package func copy(
        to name: FileName,
        in folder: Directory,
        replacing: Bool
    ) throws(CopyError) -> (counts: QueueCounts, bytes: Int64) {
        try reader.copy(to: name, in: folder, replacing: replacing)
    }

    /// Closes the connection; of a view that is closed already it changes nothing.
    package func close() throws(QueueError) {
        try reader.close()
    }
}
