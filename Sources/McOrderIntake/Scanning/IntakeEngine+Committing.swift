import McOrderFiles
import McOrderModel

/// From judged files to unlinked files: one batch is committed while the next is read.
extension IntakeEngine {
    /// Commits the files read so far, older orders first, and the notices that wait for these orders.
    ///
    /// - Parameter readsOn: whether to commit on another thread while the next files are read; otherwise no
    ///   commit is in progress when this returns.
    func commit(_ scan: inout Scan, whileReading readsOn: Bool = false) throws {
        try finishCommit(&scan)
        guard !scan.batch.isEmpty else { return }
        scan.inCommit = scan.batch.sorted { $0.place < $1.place }
        scan.inCommit += waitingNotices(for: scan.batch, in: scan.folder)
        (scan.batch, scan.batchBytes) = ([], 0)
        let directory = scan.folder.directory
        if readsOn {
            committer.begin(scan.inCommit, in: directory, settings, plannedKitchens)
        } else {
            note(try committer.commit(scan.inCommit, in: directory, settings, plannedKitchens), &scan)
        }
        try beat(report(on: scan))
    }

    /// Waits for the batch that is being committed.
    func finishCommit(_ scan: inout Scan) throws {
        note(try committer.finish(), &scan)
    }

    private func note(_ outcomes: [BatchCommitter.Outcome], _ scan: inout Scan) {
        for (file, outcome) in zip(scan.inCommit, outcomes) {
            scanner.decided(file, as: outcome.decision, clock)
            if outcome.isKept {
                scanner.keep(file.name, file.stamp, until: monotonic() + settings.unlinkAfter)
            }
            if let refusal = outcome.refusal { note(refusal, of: file.name, file.stamp) }
            switch outcome.decision {
            case .orderUnknown, .undecided: break
            case .enqueued, .redelivered, .rejected, .noticed, .impossible:
                scanner.report.decided += 1
                scan.decidedAt = monotonic()
            }
        }
        scan.inCommit = []
    }

    /// Records that a decided file cannot be unlinked.
    func note(_ error: FileError, of name: FileName, _ stamp: FileStamp) {
        if scanner[name] != .ignored(stamp, .notRemovable) { log.notRemovable(name, error) }
        scanner.ignore(name, stamp, .notRemovable)
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
            let limit = name.isNotice ? Notice.sizeLimit : OrderDocument.sizeLimit
            let found = try? HostileFile.read(name, in: folder.directory, limit: limit)
            guard case .contents(let bytes, let stamp)? = found,
                case .decided(let incoming) = judgement(of: bytes, name), incoming.notice != nil
            else { return nil }
            scanner.commit(name, stamp, isFinal: false)
            return JudgedFile(name: name, stamp: stamp, incoming: incoming)
        }
    }
}
