internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

/// Notices: what customers say about orders that were sent.
///
/// A notice that overtook its order waits in the folder. It is remembered by whose order it is about, and
/// each look at the folder begins with the notices; so whenever an order is taken in, what waits for it is
/// decided about in the same transaction, and no till sees the order between. Only in a folder of more files than are
/// listed at a time, where nobody shall wait until all names were looked at, may a notice be found after its order.
extension IntakeEngine {
    /// Looks at files that have just arrived, notices first.
    func examine(arrivals names: [FileName], _ pass: inout Pass) throws {
        for name in names where name.isNotice { try examine(name, limit: Self.smallFile, &pass) }
        for name in names where name.isCandidate { try examine(name, limit: Self.smallFile, &pass) }
    }

    /// What is to be done with a file's bytes.
    func judgement(of bytes: [UInt8], _ name: FileName) -> OrderJudge.Judgement {
        guard name.isNotice else { return judge.judge(bytes, file: name.display, receivedAt: now()) }
        // Without its order only the time speaks against a notice, and the clock may be wrong.
        let hasWaited = doubt == nil && (waiting.said(name) != nil || waiting.isFull)
        return judge.judge(notice: bytes, file: name.display, receivedAt: now(), hasWaited: hasWaited)
    }

    /// Whether a notice that waits for its order is to be decided about without it.
    func hasWaitedTooLong(_ name: FileName) -> Bool {
        guard doubt == nil, let said = waiting.said(name) else { return false }
        return judge.objection(toNoticeSaidAt: said, now: now()) != nil
    }

    /// Leaves a notice whose order nobody knows where it is.
    func wait(forOrderOf arrival: Arrival, _ name: FileName, _ stamp: FileStamp, _ pass: inout Pass) {
        // Its order may just have been refused; then it was counted before.
        if !pass.present.contains(name) { countWaitingNotice(&pass) }
        guard let notice = arrival.notice, waiting.remember(name, notice) else {
            // Too many wait for their orders: this one is looked at ever more rarely.
            _ = unsettled.look(stamp, .undecidable, settle: settings.settle, now: .now)
            pass.presentInodes.insert(stamp.inode)
            return
        }
        left.leave(name, stamp, .orderUnknown)
        note(name, &pass)
        // One that is too late at first sight is refused at the next look: its order may lie beside it.
        if hasWaitedTooLong(name) {
            pass.waiting += 1
            pass.untilSettled = .zero
        }
    }

    /// Counts a notice that stays: to a daemon that serves only some restaurants it may be another's.
    func countWaitingNotice(_ pass: inout Pass) {
        if judge.leavesUnreadable { pass.elsewhere += 1 } else { pass.waitingNotices += 1 }
    }

    /// The notices that wait for the orders of a batch, read anew; what cannot be read stays for the next
    /// look.
    func waitingNotices(
        for batch: [Entry],
        in folder: DropFolder
    ) -> [Entry] {
        let orders = batch.compactMap { entry in
            if case .acceptable = entry.arrival.verdict { entry.arrival.identity } else { nil }
        }
        let taken = Set(batch.map(\.name))
        let names = orders.flatMap { waiting.names(about: $0).prefix(WaitingNotices.perOrder) }
        return names.compactMap { name in
            guard !taken.contains(name) else { return nil }
            let found = Result { () throws(FileError) in
                try HostileFile.read(name, in: folder.directory, limit: Notice.sizeLimit)
            }
            guard case .success(.contents(let bytes, let stamp)) = found,
                case .decided(let arrival) = judgement(of: bytes, name), arrival.notice != nil
            else { return nil }
            return (arrival, name, stamp)
        }
    }

    /// Has the notices about an order that was taken in looked at again.
    func release(noticesAbout order: OrderIdentity?) {
        guard let order else { return }
        for name in waiting.names(about: order) { left.forget(name) }
    }
}
