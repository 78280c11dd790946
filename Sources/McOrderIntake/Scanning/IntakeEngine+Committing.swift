internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

/// From judged files to unlinked files: one batch is committed while the next is read.
extension IntakeEngine {
    /// Starts committing the batch on another thread, while the next one is read.
    func beginCommit(_ scan: inout Scan) throws {
        try finishCommit(&scan)
        guard takeBatch(&scan) else { return }
        committer.begin(scan.inCommit, in: scan.folder.directory, maxOpen: settings.maxOpenPerDevice)
        try beat(scan)
    }

    /// Commits the batch, and returns when no commit is in progress.
    func commit(_ scan: inout Scan) throws {
        try finishCommit(&scan)
        guard takeBatch(&scan) else { return }
        // No file is read meanwhile, so another thread would gain nothing.
        let (directory, maxOpen) = (scan.folder.directory, settings.maxOpenPerDevice)
        note(try committer.commit(scan.inCommit, in: directory, maxOpen: maxOpen), &scan)
        try beat(scan)
    }

    /// Waits for the batch that is being committed.
    func finishCommit(_ scan: inout Scan) throws {
        note(try committer.finish(), &scan)
    }

    private func note(_ outcomes: [BatchCommitter.Outcome], _ scan: inout Scan) {
        for (file, outcome) in zip(scan.inCommit, outcomes) {
            scanner.decided(file, as: outcome.outcome, clock)
            if outcome.outcome.isDecision {
                (scan.report.decided, scan.decidedAt) = (scan.report.decided + 1, monotonic())
            }
            if let unlinking = outcome.unlinking { note(unlinking, of: file.name, file.stamp) }
        }
        scan.inCommit = []
    }

    /// Records the result of unlinking a file.
    func note(_ unlinking: Unlinker.Outcome, of name: FileName, _ stamp: FileStamp) {
        switch unlinking {
        case .unlinked, .changed: scanner.forget(name)
        case .postponed: scanner.keep(name, stamp, until: monotonic() + settings.unlinkAfter)
        case .refused(let error):
            let isKnown = scanner[name] == .ignored(stamp, .notRemovable)
            if !isKnown { log.notRemovable(name, error) }
            scanner.ignore(name, stamp, .notRemovable)
        }
    }

    /// Takes the files read so far, older orders first, and the notices that wait for these orders. Returns
    /// whether there are any.
    private func takeBatch(_ scan: inout Scan) -> Bool {
        guard !scan.batch.isEmpty else { return false }
        scan.inCommit = scan.batch.sorted { $0.place < $1.place }
        scan.inCommit += waitingNotices(for: scan.batch, in: scan.folder)
        scan.batch = []
        scan.batchBytes = 0
        return true
    }

    /// Reads the notices that wait for the orders of a batch again. So an order and its waiting notices are
    /// decided in one transaction, and no till sees the order in between. Notices that cannot be read wait
    /// for the next scan.
    private func waitingNotices(for batch: [JudgedFile], in folder: DropFolder) -> [JudgedFile] {
        // An order can be in a batch under several file names.
        let orders = Set(
            batch.compactMap { file in
                if case .acceptable = file.incoming.verdict { file.incoming.identity } else { nil }
            }
        )
        let names = orders.flatMap { scanner.notices(about: $0).prefix(Self.noticesPerOrder) }
        return names.compactMap { name in
            let found = Result { () throws(FileError) in
                try HostileFile.read(name, in: folder.directory, limit: Notice.sizeLimit)
            }
            guard case .success(.contents(let bytes, let stamp)) = found,
                case .decided(let incoming) = judgement(of: bytes, name), incoming.notice != nil
            else { return nil }
            scanner.commit(name, stamp, isFinal: false)
            return JudgedFile(name: name, stamp: stamp, incoming: incoming)
        }
    }
}

extension FileOutcome {
    /// Whether the queue has stored a decision or knew one already, or cannot store one.
    fileprivate var isDecision: Bool {
        switch self {
        case .orderUnknown, .undecided: false
        case .enqueued, .redelivered, .rejected, .noticed, .impossible: true
        }
    }
}
