internal import Foundation

/// Counts the sendings, of an order or of notices, that are in progress.
///
/// `@unchecked Sendable`: the count is accessed only while the condition is locked.
final class FlowSending: @unchecked Sendable {
    private let condition = NSCondition()
    private var count = 0

    /// Counts a sending that starts.
    func begin() {
        condition.withLock { count += 1 }
    }

    /// Counts a sending that ended, successfully or not.
    func end() {
        condition.withLock {
            count -= 1
            condition.broadcast()
        }
    }

    /// Waits until no sending is in progress, at most this many seconds. Returns whether none is.
    func wait(upTo seconds: TimeInterval) -> Bool {
        let limit = Date(timeIntervalSinceNow: seconds)
        return condition.withLock {
            while count > 0, condition.wait(until: limit) {}
            return count == 0
        }
    }
}
