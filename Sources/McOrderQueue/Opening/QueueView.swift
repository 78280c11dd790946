package import McOrderFiles
import McOrderModel

/// The queue opened for reading: for what tills list and `status` counts. It never changes or creates
/// anything.
package actor QueueView: QueueActor {
    package nonisolated let executor = BlockingExecutor(label: "queue view")

    nonisolated let reader: any QueueReader
    /// What was made of the orders of each restaurant, for the kitchen book.
    var madeMemories: [RestaurantID: MadeLinesMemory] = [:]
    /// What the kitchen book of each restaurant defines.
    var bookDefinitions: [RestaurantID: BookDefinitions] = [:]

    /// Opens the queue of a state folder.
    ///
    /// - Throws: ``QueueError/absent(state:)``, ``QueueError/newerSchema(state:)``,
    ///   ``QueueError/olderSchema(state:)``, or the errors of file system and database.
    package init(state: String) async throws(QueueError) {
        // A session with a server finds out by itself, without another question.
        if !ServerAddress.isAddress(state) { try OrderQueue.requireQueue(in: state) }
        try await self.init(QueuePlace(state).engine())
    }

    init(_ engine: any QueueEngine) async throws(QueueError) {
        reader = try await executor.run { () throws(QueueError) in try engine.reader() }
    }

    /// Opens the queue of a state folder for an audit, such that SQLite also checks the constraints of its
    /// tables. SQLite does not even read the constraints on a connection that cannot write, so this
    /// connection can, but nothing is written.
    ///
    /// - Throws: the errors of ``init(state:)``, and ``QueueError/busy(holder:)``.
    package init(auditing state: String, as holder: String, patience: Patience) async throws(QueueError) {
        try OrderQueue.requireQueue(in: state)
        reader = try await executor.run { () throws(QueueError) in
            try QueuePlace(state).engine().auditor(as: holder, patience: patience)
        }
    }

    /// Reads from one consistent snapshot of the queue.
    func read<Result>(_ body: (any Connection) throws -> Result) throws(QueueError) -> Result {
        try reader.read(body)
    }

    /// A number that differs from an earlier result if another connection committed in between.
    package func dataVersion() throws(QueueError) -> Int {
        try reader.version()
    }

    /// Throws ``ServerProblem/standbyAway(names:)`` if changes wait for a standby that is not connected.
    package func requireCommits() throws(QueueError) {
        try reader.requireCommits()
    }

    /// The heartbeat that the daemon of a state folder wrote last; `nil` if it never wrote one. It can be
    /// read even when the queue cannot.
    package static func heartbeat(in state: String) throws(QueueError) -> Heartbeat? {
        try QueuePlace(state).engine().heartbeat()
    }

    /// Checks the whole database; takes time in proportion to its size. The constraints of its tables are
    /// checked only in a view from ``QueueView/init(auditing:as:patience:)``.
    ///
    /// - Throws: ``QueueError/storage(words:)`` with what it found.
    package func checkIntegrity() throws(QueueError) {
        try reader.checkIntegrity()
    }

    /// Copies the queue as it is at this instant into a new file, completely or not at all. The copy is
    /// verified before it gets its name.
    ///
    /// Writers are not blocked, because the copy is made from the snapshot of one read transaction. The copy
    /// is a single file without a journal. Its permissions are 0600, because it contains names. Takes time in
    /// proportion to the queue's size.
    ///
    /// - Parameters:
    ///   - name: the copy's name.
    ///   - folder: the folder for the copy.
    ///   - replacing: whether an existing file with this name is replaced.
    /// - Returns: the row counts of the copy, and its size in bytes.
    package func copy(
        to name: FileName,
        in folder: Directory,
        replacing: Bool
    ) throws(CopyError) -> (counts: QueueCounts, bytes: Int64) {
        try reader.copy(to: name, in: folder, replacing: replacing)
    }

    /// Closes the connection. Does nothing if it is closed already.
    package func close() throws(QueueError) {
        try reader.close()
    }
}
