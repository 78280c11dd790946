import Glibc

/// How long somebody waits for a lock, and what comes next: a pause, a word to whoever is interested, or
/// the end.
///
/// Time is CLOCK_MONOTONIC, which no one can set.
struct LockPatience {
    /// What to do after a try that failed.
    enum Step: Equatable {
        case sleep(Duration)
        case report(waited: Duration)
        case giveUp
    }

    private static let shortestPause = Duration.microseconds(200)
    private static let longestPause = Duration.milliseconds(2)

    private let start: SuspendingClock.Instant
    private let deadline: Duration?
    private let interval: Duration
    private var nextReport: Duration
    private var pause = shortestPause

    init(deadline: Duration?, interval: Duration, start: SuspendingClock.Instant = .now) {
        self.start = start
        self.deadline = deadline
        self.interval = max(interval, Self.shortestPause)
        nextReport = self.interval
    }

    /// The step after a try that failed at `now`; pauses double from 0.2 to 2 ms and never pass the
    /// deadline.
    mutating func next(at now: SuspendingClock.Instant = .now) -> Step {
        let waited = start.duration(to: now)
        if let deadline, waited >= deadline { return .giveUp }
        if waited >= nextReport {
            nextReport = waited + interval
            return .report(waited: waited)
        }
        let current = pause
        pause = min(pause * 2, Self.longestPause)
        return .sleep(deadline.map { min(current, $0 - waited) } ?? current)
    }

    /// Sleeps for less than a second, shorter where a signal interrupts. Source: clock_nanosleep(2).
    static func sleep(_ pause: Duration) {
        let nanoseconds = min(pause.components.attoseconds / 1_000_000_000, 999_999_999)
        var request = timespec(tv_sec: 0, tv_nsec: Int(nanoseconds))
        clock_nanosleep(CLOCK_MONOTONIC, 0, &request, nil)
    }
}
