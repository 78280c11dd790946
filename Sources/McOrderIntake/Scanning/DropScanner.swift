import McOrderFiles
import McOrderModel

/// The state of each file in the drop folder, and what to do when the file is seen.
///
/// A pure state machine: the caller does what a ``Step`` says and reports the result. An unknown file is
/// read. It is unlinked once its decision is on the disk. Every ``FileState`` but ``FileState/committing`` is
/// a reason why the file stays in the folder:
///
///     unknown ── judged ──► committing ── unlinked ──► unknown
///        │                     ├── a server might lose the decision ──► decided
///        │                     ├── cannot be unlinked ──► ignored
///        │                     └── a notice without its order ──► awaitingOrder
///        ├── another daemon's file, or no permission to read it ──► ignored
///        ├── perhaps still being written, or the clock is in doubt ──► postponed
///        └── the disk fails ──► failed
///
/// Ignored files become unknown when they change, postponed ones when they are due, notices when their order
/// is accepted or they have waited too long. Source: architecture.md, *The way of a file*.
struct DropScanner {
    /// The state of a known file.
    enum FileState: Hashable {
        /// The file was read; it is not yet decided or not yet unlinked.
        case committing
        /// The file is decided, and is unlinked at that time.
        case decided(FileStamp, until: ContinuousClock.Instant)
        /// The file stays until it changes.
        case ignored(FileStamp, Reason)
        /// A notice about an order that is not in the queue yet, and when it was written; without a stamp it
        /// is read again.
        case awaitingOrder(FileStamp?, OrderIdentity, writtenAt: Timestamp)
        /// The file is read again when it is due.
        case postponed(PostponedFiles.Cause)
        /// The disk returned an error, which was logged; the file is tried again in each scan.
        case failed
    }

    /// Why a file is ignored.
    enum Reason: Hashable {
        /// Another daemon serves its restaurant.
        case elsewhere
        /// Decided, but it could not be unlinked.
        case notRemovable
        /// Decided without being read, or not readable: a folder, too large, no permission, rejected by the
        /// database.
        case reported
    }

    /// What to do about a file that was seen.
    enum Step: Hashable {
        /// Nothing: the file cannot contain anything new.
        case skip
        /// Get its stamp and ask again.
        case check
        /// Read it.
        case read
        /// Finish the commit in progress and ask again: another file may have taken the name.
        case finish
        /// Try again to unlink it.
        case unlink
    }

    /// Times and rules that come from outside the folder.
    struct Clock {
        /// The current time on a clock that cannot be set.
        let now: ContinuousClock.Instant
        /// How long a file that cannot be read must stay unchanged before it is refused.
        let settle: Duration
        /// Whether a notice written at this time no longer waits for its order.
        let isOverdue: (Timestamp) -> Bool
    }

    /// How many files are remembered, not counting notices and files being committed: about 20 MB. Any
    /// further files are read again in each scan.
    static let capacity = 100_000
    /// How many notices are remembered.
    static let noticeCapacity = 20_000

    private struct Entry {
        var state: FileState
        /// The scan that saw the file last.
        var scan: Int
    }

    private var files: [FileName: Entry] = [:]
    private var notices: [OrderIdentity: Set<FileName>] = [:]
    private var noticeCount = 0
    /// The files that cannot be decided yet, by inode.
    private var waits = PostponedFiles()
    private var scan = 0
    /// The number of the scan that started at the folder's first name.
    private var sweep = 0
    /// What the current scan has found. The caller adds what it decides, and what is no order and no notice.
    var report = ScanReport()

    /// Whether no further notice can be remembered.
    var isFullOfNotices: Bool { noticeCount >= Self.noticeCapacity }

    /// Whether a notice was seen before without its order.
    func hasWaited(_ name: FileName) -> Bool {
        if case .awaitingOrder = files[name]?.state { true } else { false }
    }

    /// The state of a file; `nil` if it is unknown.
    subscript(name: FileName) -> FileState? { files[name]?.state }

    // MARK: Scans

    /// Starts a scan, which may continue the previous one.
    mutating func begin(isContinued: Bool) {
        scan += 1
        if !isContinued { sweep = scan }
        report = ScanReport()
        waits.scan = scan
    }

    /// Forgets files that no longer exist; call it after the last name of the folder.
    mutating func endSweep() {
        for (name, entry) in files where entry.scan < sweep { set(name, nil) }
        waits.forget(seenBefore: sweep)
    }

    /// Forgets all decisions that depend on the settings or the catalogue.
    mutating func forgetDecisions() {
        for name in files.keys where files[name]?.state != .failed { set(name, nil) }
        waits.forgetUndecidable()
    }

    // MARK: Seeing files

    /// What to do about a file that was listed, with its inode, or announced, with `nil`.
    mutating func step(for name: FileName, inode: UInt64?, now: ContinuousClock.Instant) -> Step {
        let entry = files[name]
        if entry?.state == .committing { return inode == nil ? .finish : .skip }
        // The file was announced before it was listed.
        if inode != nil, let entry, entry.scan == scan { return .skip }
        if let inode, let wait = waits.wait(inode, now: now) {
            postpone(name, wait.cause, for: wait.time)
            return .skip
        }
        return entry == nil && waits.isEmpty ? .read : .check
    }

    /// What to do about a file whose stamp is now known.
    mutating func step(for name: FileName, _ stamp: FileStamp, isListed: Bool, _ clock: Clock) -> Step {
        let state = files[name]?.state
        switch state {
        case .ignored(stamp, let reason):
            set(name, state)
            return reason == .notRemovable ? .unlink : .skip
        case .decided(stamp, let due):
            set(name, state)
            return clock.now < due ? .skip : .unlink
        case .awaitingOrder(stamp, _, let writtenAt) where !clock.isOverdue(writtenAt):
            set(name, state)
            return .skip
        default: break
        }
        if let wait = waits.wait(stamp.inode, now: clock.now), isListed || !waits.isEager(stamp.inode) {
            postpone(name, wait.cause, for: wait.time)
            return .skip
        }
        if waits.isUnchanged(stamp), postpone(name, stamp, .unreadable, clock) > .zero { return .skip }
        // A notice that has waited too long is decided without its order, which makes room for another
        // notice.
        if case .awaitingOrder(_, let order, let writtenAt) = state, clock.isOverdue(writtenAt) {
            set(name, .awaitingOrder(nil, order, writtenAt: writtenAt))
        } else if state != .failed {
            set(name, nil)
        }
        return .read
    }

    // MARK: What came of reading

    /// The file does not exist.
    mutating func forget(_ name: FileName) {
        set(name, nil)
    }

    /// The file was judged and is to be decided.
    mutating func commit(_ name: FileName, _ stamp: FileStamp, isFinal: Bool) {
        if isFinal { waits.forget(stamp.inode) }
        set(name, .committing)
    }

    /// The file stays until it changes.
    mutating func ignore(_ name: FileName, _ stamp: FileStamp, _ reason: Reason) {
        set(name, .ignored(stamp, reason))
    }

    /// The file is decided, and stays until that time.
    mutating func keep(_ name: FileName, _ stamp: FileStamp, until due: ContinuousClock.Instant) {
        set(name, .decided(stamp, until: due))
    }

    /// The disk returned an error for the file. Returns whether this is new.
    mutating func fail(_ name: FileName) -> Bool {
        defer { set(name, .failed) }
        return files[name]?.state != .failed
    }

    /// The file cannot be decided at present.
    ///
    /// - Returns: how much longer it must stay unchanged to be decided whatever it contains. If zero, that
    ///   time has passed, and the file is not postponed.
    mutating func postpone(
        _ name: FileName,
        _ stamp: FileStamp,
        _ cause: PostponedFiles.Cause,
        _ clock: Clock
    ) -> Duration {
        let remaining = waits.postpone(stamp, cause, settle: clock.settle, now: clock.now)
        guard remaining > .zero else { return .zero }
        postpone(name, cause, for: remaining)
        return remaining
    }

    private mutating func postpone(_ name: FileName, _ cause: PostponedFiles.Cause, for pause: Duration) {
        if cause == .unreadable { report.untilDue = min(report.untilDue ?? pause, pause) }
        set(name, .postponed(cause))
    }

    // MARK: What came of deciding

    /// The queue's decision about a file that stays, or has yet to be unlinked.
    mutating func decided(_ file: JudgedFile, as outcome: FileOutcome, _ clock: Clock) {
        switch outcome {
        case .orderUnknown: awaitOrder(file, clock)
        case .undecided: _ = postpone(file.name, file.stamp, .undecidable, clock)
        case .enqueued:
            release(noticesAbout: file.incoming.identity)
            set(file.name, nil)
        case _ where file.isUnlinked(after: outcome): set(file.name, nil)
        default: set(file.name, .ignored(file.stamp, .reported))
        }
    }

    private mutating func awaitOrder(_ file: JudgedFile, _ clock: Clock) {
        guard let notice = file.incoming.notice, !isFullOfNotices else {
            _ = postpone(file.name, file.stamp, .undecidable, clock)
            return
        }
        set(file.name, .awaitingOrder(file.stamp, notice.identity, writtenAt: notice.at))
        // It is refused in the next scan, because its order may be in the folder too.
        if clock.isOverdue(notice.at) {
            report.waiting += 1
            report.untilDue = .zero
        }
    }

    /// The notices that wait for an order.
    func notices(about order: OrderIdentity) -> Set<FileName> {
        notices[order] ?? []
    }

    /// Marks the notices about an accepted order to be read again.
    mutating func release(noticesAbout order: OrderIdentity?) {
        guard let order else { return }
        for name in notices(about: order) {
            guard case .awaitingOrder(_, let order, let writtenAt) = files[name]?.state else { continue }
            files[name]?.state = .awaitingOrder(nil, order, writtenAt: writtenAt)
        }
    }

    // MARK: States

    private mutating func set(_ name: FileName, _ state: FileState?) {
        let old = files[name]
        if let old {
            if old.scan == scan { count(name, old.state, -1) }
            index(name, old.state, isThere: false)
        }
        guard let state else {
            files[name] = nil
            return
        }
        count(name, state, 1)
        guard old != nil || hasRoom(for: state) else { return }
        files[name] = Entry(state: state, scan: scan)
        index(name, state, isThere: true)
    }

    private func hasRoom(for state: FileState) -> Bool {
        switch state {
        case .committing, .decided: true
        case .awaitingOrder: !isFullOfNotices
        case .ignored, .postponed, .failed: files.count - noticeCount < Self.capacity
        }
    }

    private mutating func count(_ name: FileName, _ state: FileState, _ change: Int) {
        switch state {
        case .ignored(_, .elsewhere): report.elsewhere += change
        case .awaitingOrder: report.waitingNotices += change
        case .postponed(.undecidable) where name.isNotice: report.waitingNotices += change
        case .postponed: report.waiting += change
        case .committing, .decided, .ignored, .failed: break
        }
    }

    private mutating func index(_ name: FileName, _ state: FileState, isThere: Bool) {
        guard case .awaitingOrder(_, let order, _) = state else { return }
        noticeCount += isThere ? 1 : -1
        if isThere {
            notices[order, default: []].insert(name)
        } else {
            notices[order]?.remove(name)
            if notices[order]?.isEmpty ?? false { notices[order] = nil }
        }
    }
}
