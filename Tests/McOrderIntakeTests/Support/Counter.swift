import Synchronization

/// Counts calls from any thread.
final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    /// Adds one and returns the new count.
    @discardableResult
    func add() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
