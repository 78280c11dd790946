#if PostgreSQL
import Foundation
import Synchronization

/// Calls back when a writer announces a commit, and once in each interval.
final class NotificationFeed: ChangeFeed {
    /// The channel on which writers announce their commits.
    static let channel = "mcorder"

    private let session: SharedSession
    private let hasEnded = Mutex(false)

    init(of session: SharedSession) {
        self.session = session
    }

    func begin(every interval: Duration, _ check: @escaping @Sendable (_ isTick: Bool) -> Duration) {
        let session = session
        Thread.detachNewThread { [weak self] in
            var tick = ContinuousClock.now + interval
            while true {
                let isTold = Self.waitOnce(session, until: tick)
                let isTick = ContinuousClock.now >= tick
                if isTick { tick = .now + interval }
                guard let self else { return }
                let rest = self.hasEnded.withLock { $0 ? nil : check(isTick && !isTold) }
                guard let rest else { return }
                if rest > .zero { Thread.sleep(forTimeInterval: rest / .seconds(1)) }
            }
        }
    }

    private static func waitOnce(_ session: SharedSession, until tick: ContinuousClock.Instant) -> Bool {
        do {
            return try session.waitForNotification(by: tick)
        } catch {
            // The check reads the queue itself and finds out the reason.
            let rest = tick - .now
            if rest > .zero { Thread.sleep(forTimeInterval: rest / .seconds(1)) }
            return false
        }
    }

    func end() {
        hasEnded.withLock { $0 = true }
    }
}
#endif
