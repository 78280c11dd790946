internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

/// Commits batches: has the queue decide about every file, then unlinks those whose decision is on the disk.
///
/// One batch may be committed on a thread beside its owner's, who reads the next meanwhile.
/// Source: architecture.md, rules 1, 5 and 8.
struct BatchCommitter: Sendable {
    /// What became of a file.
    struct Outcome: Sendable {
        let settlement: Settlement
        /// `nil` of a file that stays.
        let unlinking: Unlinker.Outcome?
    }

    let queue: OrderQueue
    let log: IntakeLog
    /// Called between the commit and the unlinking, for tests.
    let beforeUnlinking: @Sendable () -> Void
    private let work = SideWork<[Outcome], any Error>(label: "intake: committing")

    init(queue: OrderQueue, log: IntakeLog, beforeUnlinking: @escaping @Sendable () -> Void) {
        self.queue = queue
        self.log = log
        self.beforeUnlinking = beforeUnlinking
    }

    /// Begins to commit a batch beside the caller.
    func begin(_ batch: [JudgedFile], in directory: Directory, maxOpen: Int) {
        work.begin { try commit(batch, in: directory, maxOpen: maxOpen) }
    }

    /// Waits for the batch that was begun; nothing where none was.
    ///
    /// - Throws: a ``QueueError``; then nothing of the batch was decided, and nothing unlinked.
    func finish() throws -> [Outcome] {
        try work.finish() ?? []
    }

    /// Commits a batch.
    ///
    /// - Throws: a ``QueueError``; then nothing was decided, and nothing unlinked.
    func commit(_ batch: [JudgedFile], in directory: Directory, maxOpen: Int) throws -> [Outcome] {
        let settlements = try queue.blocking {
            try $0.settle(batch.map(\.arrival), by: "mcorderd", maxOpen: maxOpen)
        }
        for (file, settlement) in zip(batch, settlements) { log.settled(file.arrival, as: settlement) }
        beforeUnlinking()
        return zip(batch, settlements).map { file, settlement in
            Outcome(
                settlement: settlement,
                unlinking: file.isUnlinked(after: settlement)
                    ? Unlinker.unlink(file.name, file.stamp, in: directory) : nil
            )
        }
    }
}
