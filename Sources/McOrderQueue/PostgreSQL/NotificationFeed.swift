#if PostgreSQL
import Foundation
import Synchronization

/// Calls back when a writer announces a commit, and once in each interval.
final class NotificationFeed: ChangeFeed {
    /// The channel on which writers announce their commits.
    static let channel = "mcorder"

    private let address: ServerAddress
    private let name: String
    private let hasEnded = Mutex(false)

    init(of address: ServerAddress, as name: String) {
        self.address = address
        self.name = name
    }

    func begin(every interval: Duration, _ check: @escaping @Sendable (_ isTick: Bool) -> Duration) {
        let (address, name) = (address, name)
        Thread.detachNewThread { [weak self] in
            var session: ServerSession?
            var tick = ContinuousClock.now + interval
            while true {
                let isTold = Self.waitOnce(&session, address, name, until: tick)
                let isTick = ContinuousClock.now >= tick
                if isTick { tick = .now + interval }
                guard let self else { return }
                let rest = self.hasEnded.withLock { $0 ? nil : check(isTick && !isTold) }
                guard let rest else { return }
                if rest > .zero { Thread.sleep(forTimeInterval: rest / .seconds(1)) }
            }
        }
    }

    /// Waits until a commit is announced or the time has come.
    ///
    /// - Returns: whether there may have been a commit.
    private static func waitOnce(
        _ session: inout ServerSession?,
        _ address: ServerAddress,
        _ name: String,
        until tick: ContinuousClock.Instant
    ) -> Bool {
        do {
            if let session { return try session.waitForNotification(by: tick) }
            let new = try ServerSession(to: address, as: name)
            try new.execute("LISTEN \(channel)")
            session = new
            // What happened before LISTEN was not announced to this session.
            return true
        } catch {
            // The check reads the queue itself and finds out the reason.
            session = nil
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
