import McOrderFiles

/// Files that cannot be decided yet: since when each has been unchanged, and when it is read again.
///
/// Files are identified by inode, so a file with many names counts once. Each unsuccessful reading postpones
/// the next one further, so that junk takes ever less of a scan's time. Source: format.md, *Deciding about a
/// file*, step 2.
struct PostponedFiles {
    /// Why a file is not decided.
    enum Cause: Hashable {
        /// Its bytes are not what its name says; the file may still be being written.
        case unreadable
        /// It can be read, but an external condition is missing: the right time, room for a notice.
        case undecidable
    }

    private struct Wait {
        var stamp: FileStamp
        var cause: Cause
        /// Since when the file has had this stamp.
        var since: ContinuousClock.Instant
        /// How many readings were unsuccessful.
        var readings = 0
        /// When it is read again.
        var due: ContinuousClock.Instant
        /// The scan that last saw the file.
        var scan: Int
    }

    /// How many files are remembered, about 20 MB; any further files are read again in each scan.
    static let capacity = 100_000
    /// How many readings follow each other without a pause, because an order may be written in pieces.
    static let promptReadings = 4
    /// Up to how many readings an announced file is read before it is due.
    static let eagerReadings = 32
    /// The longest time between two readings.
    static let longestPause = Duration.seconds(60)

    private var files: [UInt64: Wait] = [:]
    /// The current scan's number.
    var scan = 0

    var isEmpty: Bool { files.isEmpty }

    var count: Int { files.count }

    /// Why the file is not read now, and the time until it is; `nil` if it is to be read.
    mutating func wait(_ inode: UInt64, now: ContinuousClock.Instant) -> (cause: Cause, time: Duration)? {
        guard let wait = files[inode], now < wait.due else { return nil }
        files[inode]?.scan = scan
        return (wait.cause, wait.due - now)
    }

    /// Whether an announced file is read before it is due, because it has just been written.
    func isEager(_ inode: UInt64) -> Bool {
        files[inode].map { $0.readings < Self.eagerReadings } ?? true
    }

    /// Whether reading the file again would give the same bytes, which are not what its name says.
    func isUnchanged(_ stamp: FileStamp) -> Bool {
        files[stamp.inode].map { $0.cause == .unreadable && $0.stamp.hasContent(of: stamp) } ?? false
    }

    /// Records that the file cannot be decided.
    ///
    /// - Returns: how much longer it must stay unchanged to be decided; zero if that time has passed.
    mutating func postpone(
        _ stamp: FileStamp,
        _ cause: Cause,
        settle: Duration,
        now: ContinuousClock.Instant
    ) -> Duration {
        guard settle > .zero || cause == .undecidable else { return .zero }
        let known = files[stamp.inode]
        var wait = known ?? Wait(stamp: stamp, cause: cause, since: now, due: now, scan: scan)
        if !wait.stamp.hasContent(of: stamp) { wait.since = now }
        wait.stamp = stamp
        wait.cause = cause
        wait.readings += 1
        wait.scan = scan
        let remaining = cause == .unreadable ? max(.zero, settle - (now - wait.since)) : Self.longestPause
        wait.due = now + min(Self.pause(after: wait.readings), remaining)
        if known != nil || files.count < Self.capacity { files[stamp.inode] = wait }
        return remaining
    }

    private static func pause(after readings: Int) -> Duration {
        guard readings > promptReadings else { return .zero }
        return min(.seconds(1) * (1 << min(readings - promptReadings - 1, 10)), longestPause)
    }

    mutating func forget(_ inode: UInt64) {
        files[inode] = nil
    }

    /// Forgets the files that were last seen before the given scan.
    mutating func forget(seenBefore scan: Int) {
        for (inode, wait) in files where wait.scan < scan { files[inode] = nil }
    }

    /// Forgets the files that an external condition prevented from being decided.
    mutating func forgetUndecidable() {
        for (inode, wait) in files where wait.cause == .undecidable { files[inode] = nil }
    }
}
