internal import McOrderFiles

/// Files that cannot be decided yet: since when each is the same, and when it is read again.
///
/// Known by inode, so that many names of one file are one file. Each reading in vain postpones the next, so that junk
/// takes ever less of a scan's time. Source: format.md, *Deciding about a file*, step 2.
struct PostponedFiles {
    /// Why a file is not decided.
    enum Cause: Hashable {
        /// Its bytes are not what its name says; somebody may still be writing it.
        case unreadable
        /// It can be read, but something outside of it is missing: the right time, room for a notice.
        case undecidable
    }

    private struct Wait {
        var stamp: FileStamp
        var cause: Cause
        /// Since when it has this stamp.
        var since: ContinuousClock.Instant
        /// How often it was read in vain.
        var readings = 0
        /// When it is read again.
        var due: ContinuousClock.Instant
        /// The scan that saw it last.
        var scan: Int
    }

    /// How many files are remembered, some 20 MB; those beyond are read again in each scan.
    static let capacity = 100_000
    /// How many readings follow each other without a pause: an order may be written in pieces.
    static let promptReadings = 4
    /// How many readings an announced file is given before it is due.
    static let eagerReadings = 32
    /// The longest time between two readings.
    static let longestPause = Duration.seconds(60)

    private var files: [UInt64: Wait] = [:]
    /// The present scan's number.
    var scan = 0

    /// Whether nothing is remembered.
    var isEmpty: Bool { files.isEmpty }

    /// How many files are remembered.
    var count: Int { files.count }

    /// Why the file is not read before it is due; `nil` of one that is to be read.
    mutating func cause(_ inode: UInt64, now: ContinuousClock.Instant) -> Cause? {
        guard let wait = files[inode], now < wait.due else { return nil }
        files[inode]?.scan = scan
        return wait.cause
    }

    /// How long it takes until the file is read again.
    func pause(_ inode: UInt64, now: ContinuousClock.Instant) -> Duration {
        files[inode].map { max(.zero, $0.due - now) } ?? .zero
    }

    /// Whether a file is read before it is due because somebody has just written it.
    func isEager(_ inode: UInt64) -> Bool {
        files[inode].map { $0.readings < Self.eagerReadings } ?? true
    }

    /// How much longer the file must stay the same to be decided whatever it holds; `nil` of one that changed or is
    /// not remembered, and so has to be read.
    func remaining(_ stamp: FileStamp, of settle: Duration, now: ContinuousClock.Instant) -> Duration? {
        guard let wait = files[stamp.inode], wait.cause == .unreadable, wait.stamp.hasContent(of: stamp)
        else {
            return nil
        }
        return max(.zero, settle - (now - wait.since))
    }

    /// Notes that the file cannot be decided.
    ///
    /// - Returns: how much longer it must stay the same to be decided; zero when it has done so.
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

    /// Forgets a file.
    mutating func forget(_ inode: UInt64) {
        files[inode] = nil
    }

    /// Forgets the files that no scan since that one has seen.
    mutating func forget(seenBefore scan: Int) {
        for (inode, wait) in files where wait.scan < scan { files[inode] = nil }
    }

    /// Forgets the files that something outside of them kept from being decided.
    mutating func forgetUndecidable() {
        for (inode, wait) in files where wait.cause == .undecidable { files[inode] = nil }
    }
}
