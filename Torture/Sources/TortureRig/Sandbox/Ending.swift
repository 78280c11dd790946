import Synchronization

/// A thread-safe flag that asks a running program or task to end.
final class Ending: Sendable {
    private let over = Mutex(false)

    /// Whether the end was requested.
    var isOver: Bool { over.withLock { $0 } }

    /// Requests the end.
    func end() { over.withLock { $0 = true } }
}
