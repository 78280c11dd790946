internal import McOrderFiles

/// Files that cannot be decided about yet: since when each stands still, and when it is worth another look.
///
/// They are known by inode, so that many names of one file are one file. Each look at a file that still cannot be decided
/// about postpones the next one, so that junk takes ever less of a scan's time. All times are on a clock that nobody can
/// set. Source: format.md, *Deciding about a file*, step 2.
struct UnsettledFiles {
    /// Why a file is not decided about.
    enum Cause {
        /// Its bytes cannot be read as what its name says; somebody may still be writing it.
        case unreadable
        /// It can be read, but something outside of it is missing: a notice's order, the right time.
        case undecidable
    }

    private struct Watch {
        var stamp: FileStamp
        var cause: Cause
        /// Since when it has this stamp.
        var since: ContinuousClock.Instant
        /// How often it was looked at in vain.
        var looks = 0
        /// When it is looked at again; earlier only if it has just been written.
        var due: ContinuousClock.Instant
    }

    /// How many files are remembered, which takes some 20 MB; those beyond are read again in each scan.
    static let capacity = 100_000
    /// How many looks are made without a pause: an order may be written in pieces.
    static let promptLooks = 4
    /// How many looks a file is given for having just been written.
    static let eagerLooks = 32
    /// The longest time between two looks.
    static let longestPause = Duration.seconds(60)

    private var files: [UInt64: Watch] = [:]

    /// Whether nothing is remembered.
    var isEmpty: Bool { files.isEmpty }

    /// How many files are remembered.
    var count: Int { files.count }

    /// Why the file is not looked at yet; `nil` where it is to be.
    func postponed(_ inode: UInt64, now: ContinuousClock.Instant) -> Cause? {
        guard let watch = files[inode], now < watch.due else { return nil }
        return watch.cause
    }

    /// How long it takes until a postponed file is looked at again.
    func pause(_ inode: UInt64, now: ContinuousClock.Instant) -> Duration {
        files[inode].map { max(.zero, $0.due - now) } ?? .zero
    }

    /// Whether a file that has just been written is read before it is due.
    func isEager(_ inode: UInt64) -> Bool {
        files[inode].map { $0.looks < Self.eagerLooks } ?? true
    }

    /// How much longer the file must stand still to be decided about, whatever it holds; `nil` where it changed or is not
    /// remembered, and so has to be read.
    func remaining(
        _ stamp: FileStamp,
        of settle: Duration,
        now: ContinuousClock.Instant
    ) -> Duration? {
        guard let watch = files[stamp.inode], watch.cause == .unreadable, watch.stamp.hasContent(of: stamp)
        else {
            return nil
        }
        return max(.zero, settle - (now - watch.since))
    }

    /// Notes a look in vain, after which the file is postponed.
    ///
    /// - Returns: how much longer it must stand still to be decided about; zero when it has done so.
    mutating func look(
        _ stamp: FileStamp,
        _ cause: Cause,
        settle: Duration,
        now: ContinuousClock.Instant
    ) -> Duration {
        guard settle > .zero || cause == .undecidable else { return .zero }
        var watch = files[stamp.inode] ?? Watch(stamp: stamp, cause: cause, since: now, due: now)
        if !watch.stamp.hasContent(of: stamp) { watch.since = now }
        watch.stamp = stamp
        watch.cause = cause
        watch.looks += 1
        let remaining = cause == .unreadable ? max(.zero, settle - (now - watch.since)) : Self.longestPause
        watch.due = now + min(Self.pause(after: watch.looks), remaining)
        if files[stamp.inode] != nil || files.count < Self.capacity { files[stamp.inode] = watch }
        return remaining
    }

    private static func pause(after looks: Int) -> Duration {
        guard looks > promptLooks else { return .zero }
        return min(.seconds(1) * (1 << min(looks - promptLooks - 1, 10)), longestPause)
    }

    /// Forgets a file.
    mutating func forget(_ inode: UInt64) {
        files[inode] = nil
    }

    /// Forgets the files of which `isPresent` says that they are no longer there.
    mutating func keep(_ isPresent: (UInt64) -> Bool) {
        files = files.filter { isPresent($0.key) }
    }

    /// Forgets what something outside of the files kept from being decided about, as when that has changed.
    mutating func forgetUndecidable() {
        files = files.filter { $0.value.cause == .unreadable }
    }
}
