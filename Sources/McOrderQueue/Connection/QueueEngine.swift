import McOrderFiles
import McOrderModel

/// A kind of database, and the location of the queue in it. Calls block.
protocol QueueEngine: Sendable {
    /// Whether the queue exists.
    func exists() throws(QueueError) -> Bool

    /// Opens the queue for changing it.
    ///
    /// - Parameters:
    ///   - holder: the name of the program that opens the queue; other programs read it while they wait.
    ///   - now: the current time, where the queue is to be created or upgraded if necessary; the copy of an
    ///   older queue is named after it. `nil` where the queue has to exist already.
    func writer(as holder: String, patience: Patience, createsAt now: Timestamp?) throws(QueueError)
        -> any QueueWriter

    func reader() throws(QueueError) -> any QueueReader

    /// Opens the queue for reading, such that the whole database can be checked.
    func auditor(as holder: String, patience: Patience) throws(QueueError) -> any QueueReader

    /// The heartbeat that the daemon wrote last; `nil` if it never wrote one. It can be read even when the
    /// queue cannot.
    func heartbeat() throws(QueueError) -> Heartbeat?
}

/// What a kind of database supplies for changing a queue: the connection, and the lock for writing.
///
/// Only one process at a time writes, and it makes one change at a time. Calls block.
protocol QueueWriter: Sendable {
    /// Makes one change: all of `body`, or nothing of it if it throws.
    ///
    /// - Parameter isDurable: whether the change is on the disk when this returns. A change that is not
    ///   durable reaches the disk with the next durable one; until then a power cut may lose it, and nothing
    ///   else.
    func write<Result>(
        survivesPowerCut isDurable: Bool,
        _ body: (any Connection) throws -> Result
    ) throws(QueueError) -> Result

    /// Empties the journal, which still contains erased data until it is overwritten.
    ///
    /// - Returns: whether the journal is empty; `false` while a reader uses an older snapshot.
    func emptyJournal() throws(QueueError) -> Bool

    /// Writes the heartbeat, which says how up to date the queue is with the drop folder.
    func write(_ heartbeat: Heartbeat) throws(QueueError)

    /// Keeps the highest numbers of closes where a loss of the queue does not reach them. Called within the
    /// change that uses them.
    func keep(_ numbers: CloseNumbers) throws(QueueError)

    /// Takes or renews a lease; see ``OrderQueue/take(_:)``.
    func take(_ lease: Lease) throws(QueueError) -> Lease.Status

    /// Gives the lease up, if this object has one.
    func releaseLease() throws(QueueError)

    /// Whether files may be published. Does not block.
    var mayPublish: Bool { get }

    /// The history that the last change became part of. Does not block.
    var history: QueueHistory { get }

    /// Makes a durable change that no other program notices; see ``OrderQueue/tryChange()``.
    func tryChange() throws(QueueError)

    /// Makes the writer compare each change with the last place that is known; see ``OrderQueue/follow(_:)``.
    func follow(_ place: ServerPlace?)

    /// Closes the connection. Does nothing if it is closed already.
    func close() throws(QueueError)
}

/// A queue on one machine needs no lease: its state folder has a lock.
extension QueueWriter {
    func take(_ lease: Lease) throws(QueueError) -> Lease.Status { .ours }

    func releaseLease() throws(QueueError) {}

    var mayPublish: Bool { true }

    var history: QueueHistory { .ofOneMachine }

    func follow(_ place: ServerPlace?) {}

    func tryChange() throws(QueueError) {}
}

protocol QueueReader: Sendable {
    /// Reads from one consistent snapshot of the queue.
    func read<Result>(_ body: (any Connection) throws -> Result) throws(QueueError) -> Result

    /// A number that differs from an earlier result if another connection committed in between.
    func version() throws(QueueError) -> Int

    /// The history that is read.
    func history() throws(QueueError) -> QueueHistory

    /// Throws ``ServerProblem/standbyAway(names:)`` if changes wait for a standby that is not connected.
    func requireCommits() throws(QueueError)

    /// A new change feed, which calls back when the queue may have changed.
    func changeFeed() -> any ChangeFeed

    /// Checks the whole database.
    ///
    /// - Throws: ``QueueError/storage(words:)`` with what it found.
    func checkIntegrity() throws(QueueError)

    /// Checks the whole database for an audit.
    ///
    /// - Parameter report: called with each problem found; an error that it throws ends the audit.
    func auditFile(_ report: (AuditFinding) throws -> Void) throws

    /// Copies the queue as it is at this instant into a new file; see ``QueueView/copy(to:in:replacing:)``.
    func copy(
        to name: FileName,
        in folder: Directory,
        replacing: Bool
    ) throws(CopyError) -> (counts: QueueCounts, bytes: Int64)

    /// Closes the connection. Does nothing if it is closed already.
    func close() throws(QueueError)
}

extension QueueReader {
    func requireCommits() throws(QueueError) {}

    func history() throws(QueueError) -> QueueHistory { .ofOneMachine }
}

/// Calls back when a queue may have changed, and in any case from time to time.
protocol ChangeFeed: Sendable {
    /// Starts the feed. May be called only once.
    ///
    /// - Parameters:
    ///   - interval: the time between two calls without a change, at least a millisecond.
    ///   - check: called on a thread of the feed. `isTick` is true if the call is made only because the
    ///     interval has passed. Returns how long the feed waits before the next call, so that it coalesces
    ///     further changes.
    func begin(every interval: Duration, _ check: @escaping @Sendable (_ isTick: Bool) -> Duration)

    /// Stops the feed; `check` is not called afterwards.
    func end()
}
