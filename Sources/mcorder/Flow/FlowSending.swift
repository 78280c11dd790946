internal import Foundation

/// Whether a sending is under way.
///
/// `@unchecked Sendable`: the flag is read and written with the condition locked only.
final class FlowSending: @unchecked Sendable {
    private let condition = NSCondition()
    private var isUnderWay = false

    /// It begins.
    func begin() {
        condition.withLock { isUnderWay = true }
    }

    /// It ended, in whatever way.
    func end() {
        condition.withLock {
            isUnderWay = false
            condition.broadcast()
        }
    }

    /// Waits until none is under way, at most so many seconds; whether none is.
    func wait(upTo seconds: TimeInterval) -> Bool {
        let limit = Date(timeIntervalSinceNow: seconds)
        return condition.withLock {
            while isUnderWay, condition.wait(until: limit) {}
            return !isUnderWay
        }
    }
}
