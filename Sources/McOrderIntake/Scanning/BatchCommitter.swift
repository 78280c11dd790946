import McOrderFiles
import McOrderModel
import McOrderQueue

/// Commits batches: the queue decides every file, then the files whose decision is on the disk are unlinked.
///
/// One batch may be committed on another thread while the owner reads the next one. Source: architecture.md,
/// rules 1, 5 and 8.
struct BatchCommitter: Sendable {
    /// The result for one file.
    struct Outcome: Sendable {
        let decision: FileOutcome
        /// Whether the file stays for a while, because the loss of the server might lose the decision.
        let isKept: Bool
        /// Why the file cannot be unlinked after the decision.
        let refusal: FileError?
    }

    let queue: OrderQueue
    let log: IntakeLog
    /// Called between the commit and the unlinking, for tests.
    let beforeUnlinking: @Sendable () -> Void
    private let unlinker = Unlinker()
    private let work = SideWork<[Outcome], any Error>(label: "intake: committing")

    /// Starts committing a batch on another thread.
    func begin(
        _ batch: [JudgedFile],
        in directory: Directory,
        _ settings: IntakeSettings,
        _ kitchens: Kitchens?
    ) {
        work.begin { try commit(batch, in: directory, settings, kitchens) }
    }

    /// Waits for the batch that was started; returns `[]` if there is none.
    ///
    /// - Throws: a ``QueueError``; then no file of the batch was decided or unlinked.
    func finish() throws -> [Outcome] {
        try work.finish() ?? []
    }

    /// Commits a batch.
    ///
    /// - Parameter kitchens: those that promise times; `nil` if none does.
    /// - Throws: a ``QueueError``; then no file was decided or unlinked.
    func commit(
        _ batch: [JudgedFile],
        in directory: Directory,
        _ settings: IntakeSettings,
        _ kitchens: Kitchens?
    ) throws -> [Outcome] {
        let decisions = try queue.blocking {
            try $0.decide(
                batch.map(\.incoming),
                by: "mcorderd",
                maxOpen: settings.maxOpenPerDevice,
                presence: settings.presence,
                kitchens: kitchens
            )
        }
        for (file, decision) in zip(batch, decisions) { log.decided(file.incoming, as: decision) }
        beforeUnlinking()
        let done = batch.indices.filter { batch[$0].isUnlinked(after: decisions[$0]) }
        let kept = queue.history.mayLoseChanges ? try recent(done, batch, decisions, settings) : []
        let gone = done.filter { !kept.contains($0) }
        var refusals = unlinker.unlink(gone.map { batch[$0] }, in: directory).makeIterator()
        return batch.indices.map { index in
            let isKept = kept.contains(index)
            let isGone = !isKept && batch[index].isUnlinked(after: decisions[index])
            let refusal = isGone ? refusals.next() : nil
            return Outcome(decision: decisions[index], isKept: isKept, refusal: refusal ?? nil)
        }
    }

    /// Those of the files whose decision is not older than the time for which a file is kept.
    private func recent(
        _ done: [Int],
        _ batch: [JudgedFile],
        _ decisions: [FileOutcome],
        _ settings: IntakeSettings
    ) throws(QueueError) -> Set<Int> {
        let again = done.filter { if case .redelivered = decisions[$0] { true } else { false } }
        let areOld = try queue.blocking {
            try $0.wereDecided(again.map { batch[$0].incoming }, before: settings.unlinkAfter)
        }
        return Set(done).subtracting(zip(again, areOld).filter(\.1).map(\.0))
    }
}
