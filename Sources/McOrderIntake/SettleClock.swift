internal import McOrderFiles

/// Remembers since when each unreadable file stands still, on a clock that nobody can set.
///
/// Source: format.md, *Deciding*, step 2.
struct SettleClock {
    /// How many files are watched at a time; further ones wait for their turn, which costs only time.
    static let capacity = 10_000

    private var since: [FileName: (stamp: FileStamp, instant: ContinuousClock.Instant)] = [:]

    /// How many files are being watched.
    var count: Int {
        since.count
    }

    /// Whether the file is being watched.
    func remembers(_ name: FileName) -> Bool {
        since[name] != nil
    }

    /// Whether the file stood still for `time`.
    mutating func isSettled(
        _ name: FileName,
        _ stamp: FileStamp,
        for time: Duration,
        now: ContinuousClock.Instant
    ) -> Bool {
        guard time > .zero else { return true }
        if let known = since[name], known.stamp == stamp { return now - known.instant >= time }
        if since[name] != nil || since.count < Self.capacity { since[name] = (stamp, now) }
        return false
    }

    /// How much longer the file must stand still.
    func remaining(_ name: FileName, of time: Duration, now: ContinuousClock.Instant) -> Duration {
        guard let known = since[name] else { return time }
        return max(.zero, time - (now - known.instant))
    }

    /// Forgets a file.
    mutating func forget(_ name: FileName) {
        since[name] = nil
    }

    /// Forgets the files that are no longer there.
    mutating func keep(_ present: Set<FileName>) {
        since = since.filter { present.contains($0.key) }
    }
}
