internal import Foundation

/// Whether sendings, of an order or of notices, are under way.
///
/// `@unchecked Sendable`: the count is read and written with the condition locked only.
final class FlowSending: @unchecked Sendable {
    private let condition = NSCondition()
    private var count = 0

    /// One begins.
    func begin() {
        condition.withLock { count += 1 }
    }

    /// One ended, in whatever way.
    func end() {
        condition.withLock {
            count -= 1
            condition.broadcast()
        }
    }

    /// Waits until none is under way, at most so many seconds; whether none is.
    func wait(upTo seconds: TimeInterval) -> Bool {
        let limit = Date(timeIntervalSinceNow: seconds)
        return condition.withLock {
            while count > 0, condition.wait(until: limit) {}
            return count == 0
        }
    }
}
