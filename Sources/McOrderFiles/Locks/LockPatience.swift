import Glibc

/// Decides what to do while waiting for a lock: sleep, report the time waited, or give up.
///
/// Time is CLOCK_MONOTONIC, which cannot be set.
struct LockPatience {
    /// What to do after a failed attempt.
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

    /// The step after an attempt that failed at `now`. Sleeps double from 0.2 to 2 ms and never extend past
    /// the deadline.
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

    /// Sleeps for less than a second; a signal may end the sleep early. Source: clock_nanosleep(2).
    static func sleep(_ pause: Duration) {
        let nanoseconds = min(pause.components.attoseconds / 1_000_000_000, 999_999_999)
        var request = timespec(tv_sec: 0, tv_nsec: Int(nanoseconds))
        clock_nanosleep(CLOCK_MONOTONIC, 0, &request, nil)
    }
}
