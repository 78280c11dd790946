internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

/// One file: whether it has to be read, what it holds, and what is remembered of it.
extension IntakeEngine {
    /// Looks at a file that may hold an order or a notice.
    ///
    /// - Parameters:
    ///   - inode: its inode, where it was listed; `nil` of one that has just arrived.
    ///   - limit: how large it may be to be read now; larger ones are left to the end of the scan.
    func examine(_ name: FileName, inode: UInt64? = nil, limit: Int, _ pass: inout Pass) throws {
        if pass.inHand.contains(name) { try finish(&pass) }
        guard !pass.present.contains(name), !pass.batch.contains(where: { $0.name == name }) else { return }
        let found: HostileRead
        do {
            if let inode, let cause = unsettled.postponed(inode, now: monotonic.now) {
                return skip(over: name, inode, cause, &pass)
            }
            let isKnown = left.remembers(name) || !unsettled.isEmpty
            let seen = isKnown ? try pass.folder.directory.stat(name) : nil
            if let seen, try skip(name, seen, isListed: inode != nil, &pass) { return }
            left.forget(name)
            if !hasWaitedTooLong(name) { waiting.forget(name) }
            found = try HostileFile.read(name, in: pass.folder.directory, limit: limit)
        } catch {
            return try report(unreadable: name, error, &pass)
        }
        troubled.remove(name)
        switch found {
        case .absent:
            return
        case .changing(let stamp):
            postpone(name, stamp, .unreadable, &pass)
        case .notAFile(let stamp):
            leave(name, stamp, .notAFile, &pass)
        case .tooLarge(let stamp) where stamp.size <= Int64(OrderDocument.sizeLimit):
            if pass.large.count < Self.largeLimit { pass.large.append(name) }
        case .tooLarge(let stamp):
            leave(name, stamp, .tooLarge, &pass)
        case .contents(let bytes, let stamp):
            consider(bytes, name, stamp, &pass)
        }
    }

    /// Whether nothing new can be found in a file, by what is remembered of it.
    private func skip(_ name: FileName, _ seen: FileStamp, isListed: Bool, _ pass: inout Pass)
        throws(FileError) -> Bool
    {
        if let cause = left.cause(name, seen), cause != .orderUnknown || !hasWaitedTooLong(name) {
            pass.present.insert(name)
            switch cause {
            case .elsewhere: pass.elsewhere += 1
            case .orderUnknown: countWaitingNotice(&pass)
            case .reported: break
            case .notRemovable:
                let removal = Unlinker.Removal(name: name, stamp: seen)
                note(removal, unlinker.unlink(removal, in: pass.folder.directory))
            }
            return true
        }
        let now = monotonic.now
        if let cause = unsettled.postponed(seen.inode, now: now), isListed || !unsettled.isEager(seen.inode) {
            skip(over: name, seen.inode, cause, &pass)
            return true
        }
        guard let remaining = unsettled.remaining(seen, of: settings.settle, now: now) else { return false }
        if remaining > .zero {
            postpone(name, seen, .unreadable, &pass)
            return true
        }
        guard let last = lastSettled, last.isNotice == name.isNotice, last.stamp.hasContent(of: seen) else {
            return false
        }
        add(last.arrival.named(name.display), name, seen, &pass)
        return true
    }

    private func consider(_ bytes: [UInt8], _ name: FileName, _ stamp: FileStamp, _ pass: inout Pass) {
        switch judgement(of: bytes, name) {
        case .decided(let arrival) where doubt != nil && arrival.dependsOnTime:
            add(arrival.awaitingClock(), name, stamp, &pass)
        case .decided(let arrival):
            unsettled.forget(stamp.inode)
            add(arrival, name, stamp, &pass)
        case .unsettled(let arrival):
            if postpone(name, stamp, .unreadable, &pass) > .zero { return }
            lastSettled = (stamp, name.isNotice, arrival)
            add(arrival, name, stamp, &pass)
        case .elsewhere:
            leave(elsewhere: name, stamp, &pass)
        }
    }

    private func add(_ arrival: Arrival, _ name: FileName, _ stamp: FileStamp, _ pass: inout Pass) {
        pass.batch.append((arrival, name, stamp))
        pass.batchBytes += arrival.raw?.count ?? 0
    }

    /// Leaves a file that cannot be decided about for a later scan.
    ///
    /// - Returns: how much longer it must stand still to be decided about whatever it holds; zero when it has done so,
    ///   and then it is not left.
    @discardableResult
    func postpone(
        _ name: FileName,
        _ stamp: FileStamp,
        _ cause: UnsettledFiles.Cause,
        _ pass: inout Pass
    ) -> Duration {
        let remaining = unsettled.look(stamp, cause, settle: settings.settle, now: monotonic.now)
        guard remaining > .zero else { return .zero }
        // One that has just arrived is listed as well.
        if pass.resumption == 0, pass.present.count < LeftFiles.capacity { pass.present.insert(name) }
        if cause == .unreadable { pass.untilSettled = min(pass.untilSettled ?? remaining, remaining) }
        count(postponed: name, stamp.inode, cause, &pass)
        return remaining
    }

    /// Counts a file that is not looked at before it is due.
    private func skip(
        over name: FileName,
        _ inode: UInt64,
        _ cause: UnsettledFiles.Cause,
        _ pass: inout Pass
    ) {
        if cause == .unreadable {
            let pause = unsettled.pause(inode, now: monotonic.now)
            pass.untilSettled = min(pass.untilSettled ?? pause, pause)
        }
        count(postponed: name, inode, cause, &pass)
    }

    private func count(
        postponed name: FileName,
        _ inode: UInt64,
        _ cause: UnsettledFiles.Cause,
        _ pass: inout Pass
    ) {
        pass.presentInodes.insert(inode)
        if cause == .undecidable, name.isNotice { countWaitingNotice(&pass) } else { pass.waiting += 1 }
        note(name, &pass)
    }

    /// Keeps what is remembered about a file that is there. Beyond what can be remembered nothing is kept,
    /// so that memory does not grow with the folder.
    func note(_ name: FileName, _ pass: inout Pass) {
        if left.remembers(name) || waiting.said(name) != nil || troubled.contains(name) {
            pass.present.insert(name)
        }
    }

    private func leave(elsewhere name: FileName, _ stamp: FileStamp, _ pass: inout Pass) {
        pass.elsewhere += 1
        left.leave(name, stamp, .elsewhere)
        note(name, &pass)
    }

    /// Reports what stays where it is and is never read.
    private func leave(_ name: FileName, _ stamp: FileStamp, _ reason: RejectionReason, _ pass: inout Pass) {
        guard !judge.leavesUnreadable else { return leave(elsewhere: name, stamp, &pass) }
        let identity = Array("\(reason.rawValue):\(stamp.identity.device):\(stamp.identity.inode):".utf8)
        let arrival = Arrival(
            kind: name.isNotice ? .notice : .order,
            file: name.display,
            receivedAt: now(),
            raw: nil,
            size: max(0, stamp.size),
            identity: nil,
            key: .entry(identity + name.bytes),
            verdict: .rejected(reason, restaurant: nil)
        )
        add(arrival, name, stamp, &pass)
    }

    /// Reports a file that cannot be read; it stops no other one.
    ///
    /// - Throws: what keeps the folder itself from being read, which is then not one file's trouble.
    func report(
        unreadable name: FileName,
        _ error: FileError,
        _ pass: inout Pass
    ) throws(FileError) {
        if let marker = FileName(FolderMarker.fileName) { _ = try pass.folder.directory.stat(marker) }
        if !troubled.contains(name), troubled.count < Self.troubledLimit {
            troubled.insert(name)
            log.unreadable(name, error)
        }
        // An error of the device may pass; a right that is missing changes with the file.
        if error.isPermission, let stamp = try pass.folder.directory.stat(name) {
            left.leave(name, stamp, .reported)
        }
        note(name, &pass)
    }
}
