internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

/// Commits batches: the queue decides every file, then the files whose decision is on the disk are unlinked.
///
/// One batch may be committed on another thread while the owner reads the next one. Source: architecture.md,
/// rules 1, 5 and 8.
struct BatchCommitter: Sendable {
    /// The result for one file.
    struct Outcome: Sendable {
        let outcome: FileOutcome
        /// `nil` if the file stays.
        let unlinking: Unlinker.Outcome?
    }

    let queue: OrderQueue
    let log: IntakeLog
    /// Called between the commit and the unlinking, for tests.
    let beforeUnlinking: @Sendable () -> Void
    private let unlinker = Unlinker()
    private let work = SideWork<[Outcome], any Error>(label: "intake: committing")

    /// Starts committing a batch on another thread.
    func begin(_ batch: [JudgedFile], in directory: Directory, maxOpen: Int) {
        work.begin { try commit(batch, in: directory, maxOpen: maxOpen) }
    }

    /// Waits for the batch that was started; returns `[]` if there is none.
    ///
    /// - Throws: a ``QueueError``; then no file of the batch was decided or unlinked.
    func finish() throws -> [Outcome] {
        try work.finish() ?? []
    }

    /// Commits a batch.
    ///
    /// - Throws: a ``QueueError``; then no file was decided or unlinked.
    func commit(_ batch: [JudgedFile], in directory: Directory, maxOpen: Int) throws -> [Outcome] {
        let outcomes = try queue.blocking {
            try $0.decide(batch.map(\.incoming), by: "mcorderd", maxOpen: maxOpen)
        }
        for (file, outcome) in zip(batch, outcomes) { log.decided(file.incoming, as: outcome) }
        beforeUnlinking()
        let isSafe = !queue.history.mayLoseChanges
        let decided = isSafe ? zip(batch, outcomes).filter { $0.isUnlinked(after: $1) }.map(\.0) : []
        var unlinked = unlinker.unlink(decided, in: directory).makeIterator()
        return zip(batch, outcomes).map { file, outcome in
            Outcome(
                outcome: outcome,
                unlinking: file.isUnlinked(after: outcome) ? unlinked.next() ?? .postponed : nil
            )
        }
    }
}
