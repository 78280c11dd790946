internal import Synchronization

/// A word that what runs is to end, for who runs it.
final class Ending: Sendable {
    private let over = Mutex(false)

    /// Whether it is to end.
    var isOver: Bool { over.withLock { $0 } }

    /// Ends it.
    func end() { over.withLock { $0 = true } }
}
