internal import McOrderFiles
internal import McOrderModel

/// A kind of database, and where in it the queue is. Calls block.
protocol QueueEngine: Sendable {
    /// Whether there is a queue.
    func exists() throws(QueueError) -> Bool

    /// Opens the queue for changing it.
    ///
    /// - Parameters:
    ///   - holder: who asks, as others read while they wait.
    ///   - now: what a copy of an older queue is named after, where the queue is to be made or brought up to
    ///     date; `nil` where it has to be there.
    func writer(as holder: String, patience: Patience, createsAt now: Timestamp?) throws(QueueError)
        -> any QueueWriter

    /// Opens the queue for reading it.
    func reader() throws(QueueError) -> any QueueReader

    /// Opens the queue for reading it so that the whole database can be checked.
    func auditor(as holder: String, patience: Patience) throws(QueueError) -> any QueueReader

    /// What the intake last said about itself; `nil` when it never did. It is there also where the queue
    /// cannot be read.
    func heartbeat() throws(QueueError) -> Heartbeat?
}

/// What a kind of database supplies for changing a queue: the connection, and the right to write.
///
/// One change is made at a time, by one process. Calls block.
protocol QueueWriter: Sendable {
    /// Makes one change: all of `body`, or nothing of it when it throws.
    ///
    /// - Parameters:
    ///   - isDurable: whether it is on the disk when this returns. One that is not is there as soon as the
    ///     next one that is; until then a power cut may take it, and it alone.
    ///   - files: how many files it decides about, where it is about files, so that the engine can make room.
    func write<Result>(
        survivesPowerCut isDurable: Bool,
        deciding files: Int?,
        _ body: (any Connection) throws -> Result
    ) throws(QueueError) -> Result

    /// Empties the journal, in which what was forgotten still stands until it is overwritten.
    ///
    /// - Returns: whether it is empty; not while somebody reads an older picture.
    func emptyJournal() throws(QueueError) -> Bool

    /// Says how fresh the queue's picture of the drop folder is.
    func write(_ heartbeat: Heartbeat) throws(QueueError)

    /// Closes the connection; of one that is closed already it changes nothing.
    func close() throws(QueueError)
}

/// What a kind of database supplies for reading a queue. Calls block.
protocol QueueReader: Sendable {
    /// Reads from one unchanging picture of the queue.
    func read<Result>(_ body: (any Connection) throws -> Result) throws(QueueError) -> Result

    /// A number that differs from an earlier answer if another connection committed in between.
    func version() throws(QueueError) -> Int

    /// A feed of its own, which wakes when somebody may have changed the queue.
    func changeFeed() -> any ChangeFeed

    /// Checks the whole database.
    ///
    /// - Throws: ``QueueError/storage(words:)`` with what it found.
    func checkIntegrity() throws(QueueError)

    /// The same for an audit.
    ///
    /// - Parameter report: called with each fault; what it throws ends the audit.
    func auditFile(_ report: (QueueFault) throws -> Void) throws

    /// Copies the queue as it is at this instant into a new file; see ``QueueView/copy(to:in:replacing:)``.
    func copy(
        to name: FileName,
        in folder: Directory,
        replacing: Bool
    ) throws(CopyError) -> (counts: QueueCounts, bytes: Int64)

    /// Closes the connection; of one that is closed already it changes nothing.
    func close() throws(QueueError)
}

/// Wakes somebody when a queue may have changed, and once a second anyway.
protocol ChangeFeed: Sendable {
    /// Begins. Called once.
    ///
    /// - Parameter look: called on a thread of the feed's own; `isTick` says that only the second is over.
    ///   Returns for how long the feed is to rest, while further changes gather.
    func begin(_ look: @escaping @Sendable (_ isTick: Bool) -> Duration)

    /// Ends; nothing is called afterwards.
    func end()
}
