internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

/// From files that were judged to files that are gone.
///
/// Four batches are in hand at most: one is read, the one before it is decided about, and those before that,
/// whose decisions are on the disk, are unlinked, or wait for it: a disk that is slow for a moment keeps
/// nobody from reading. What the engine remembers changes on its own thread only, when a step has ended.
/// Source: architecture.md, rules 1 and 8.
extension IntakeEngine {
    /// How many batches are unlinked, or wait for it, before more is read.
    private static let mostInRemoval = 2

    /// Has the queue decide about the batch while the next is read.
    func beginSettling(_ pass: inout Pass) throws {
        let decided = try awaitDecisions(&pass)
        // The queue goes on at once: what was decided is told and unlinked beside it.
        if let batch = takeBatch(&pass) {
            pass.inDecision = batch
            for entry in batch { pass.inHand.insert(entry.name) }
            let (queue, arrivals, maxOpen) = (queue, batch.map(\.arrival), settings.maxOpenPerDevice)
            deciding.begin {
                try queue.blocking { try $0.settle(arrivals, by: "mcorderd", maxOpen: maxOpen) }
            }
        }
        try beginUnlinking(decided, &pass)
    }

    /// Has the queue decide about the batch, and unlinks what it decided about.
    func settle(_ pass: inout Pass) throws {
        try finish(&pass)
        guard let batch = takeBatch(&pass) else { return }
        // Nobody reads meanwhile, so no other thread is asked.
        let maxOpen = settings.maxOpenPerDevice
        let settlements = try queue.blocking {
            try $0.settle(batch.map(\.arrival), by: "mcorderd", maxOpen: maxOpen)
        }
        let decided = note(batch, settlements, &pass)
        decided.tell(log)
        note(decided.removals, unlinker.unlink(decided.removals, in: pass.folder.directory), &pass)
        try beat(pass)
    }

    /// Waits until nothing is in hand any more.
    func finish(_ pass: inout Pass) throws {
        // Also where the queue failed: what it had decided about before is unlinked.
        defer { while !pass.inRemoval.isEmpty { finishUnlinking(&pass) } }
        try beginUnlinking(try awaitDecisions(&pass), &pass)
    }

    /// A batch that was decided about.
    private struct Decided {
        var batch: [Entry] = []
        var settlements: [Settlement] = []
        /// The files that are to be unlinked.
        var removals: [Unlinker.Removal] = []

        func tell(_ log: IntakeLog) {
            for (entry, settlement) in zip(batch, settlements) { log.settled(entry.arrival, as: settlement) }
        }
    }

    /// What was read so far, older orders first, and the notices that wait for them.
    private func takeBatch(_ pass: inout Pass) -> [Entry]? {
        guard !pass.batch.isEmpty else { return nil }
        var batch = pass.batch
        if batch.count > 1 {
            batch = batch.map { (place: $0.arrival.place, entry: $0) }
                .sorted { $0.place < $1.place }
                .map(\.entry)
        }
        if !waiting.isEmpty { batch += waitingNotices(for: batch, in: pass.folder) }
        pass.batch = []
        pass.batchBytes = 0
        return batch
    }

    /// Waits for the decisions about the batch before.
    private func awaitDecisions(_ pass: inout Pass) throws -> Decided {
        let batch = pass.inDecision
        pass.inDecision = []
        // Where nothing was decided nothing is touched.
        let decided = try deciding.finish() ?? []
        return batch.isEmpty ? Decided() : note(batch, decided, &pass)
    }

    private func beginUnlinking(_ decided: Decided, _ pass: inout Pass) throws {
        guard !decided.batch.isEmpty else { return }
        if pass.inRemoval.count == Self.mostInRemoval { finishUnlinking(&pass) }
        let removals = decided.removals
        pass.inRemoval.append(removals)
        let (unlinker, directory, log) = (unlinker, pass.folder.directory, log)
        // Told there, too: whoever reads is what the queue waits for next.
        unlinking.begin {
            unlinker.unlink(removals, in: directory) { decided.tell(log) }
        }
        try beat(pass)
    }

    /// Waits until the oldest batch is unlinked.
    private func finishUnlinking(_ pass: inout Pass) {
        let removals = pass.inRemoval.removeFirst()
        note(removals, unlinking.finish() ?? [], &pass)
    }

    func beat(_ pass: Pass) throws {
        try beat(report(on: pass), isWhole: false)
    }

    /// Remembers what the queue decided about a batch.
    private func note(_ batch: [Entry], _ settlements: [Settlement], _ pass: inout Pass) -> Decided {
        beforeUnlinking()
        var removals: [Unlinker.Removal] = []
        for (entry, settlement) in zip(batch, settlements) {
            if let removal = note(entry, settlement, &pass) {
                removals.append(removal)
            } else {
                pass.inHand.remove(entry.name)
            }
        }
        return Decided(batch: batch, settlements: settlements, removals: removals)
    }

    private func note(_ removals: [Unlinker.Removal], _ outcomes: [Unlinker.Outcome], _ pass: inout Pass) {
        for (removal, outcome) in zip(removals, outcomes) {
            pass.inHand.remove(removal.name)
            note(removal, outcome)
            note(removal.name, &pass)
        }
    }

    /// Remembers what the queue decided about a file.
    ///
    /// - Returns: the file, where it is to be unlinked.
    private func note(_ entry: Entry, _ settlement: Settlement, _ pass: inout Pass) -> Unlinker.Removal? {
        if case .orderUnknown = settlement {
            wait(forOrderOf: entry.arrival, entry.name, entry.stamp, &pass)
            return nil
        }
        if case .undecided = settlement {
            postpone(entry.name, entry.stamp, .undecidable, &pass)
            return nil
        }
        pass.decided += 1
        waiting.forget(entry.name)
        if case .enqueued = settlement { release(noticesAbout: entry.arrival.identity) }
        if case .impossible = settlement {
            left.leave(entry.name, entry.stamp, .reported)
        } else if entry.arrival.raw == nil {
            left.leave(entry.name, entry.stamp, .reported)
        } else {
            return Unlinker.Removal(name: entry.name, stamp: entry.stamp)
        }
        note(entry.name, &pass)
        return nil
    }

    /// Remembers what became of a file that was to be unlinked.
    func note(_ removal: Unlinker.Removal, _ outcome: Unlinker.Outcome) {
        switch outcome {
        case .unlinked, .changed:
            left.forget(removal.name)
        case .refused(let error):
            if left.cause(removal.name, removal.stamp) != .notRemovable {
                log.notRemovable(removal.name, error)
            }
            left.leave(removal.name, removal.stamp, .notRemovable)
        }
    }
}
