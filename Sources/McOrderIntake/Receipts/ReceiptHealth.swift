internal import Synchronization

/// Whether receipts can be written; shared between their writer and the heartbeat.
final class ReceiptHealth: Sendable {
    private let stuck = Mutex(false)

    /// Whether the last attempt failed to write some of the due receipts.
    var isStuck: Bool {
        get { stuck.withLock { $0 } }
        set { stuck.withLock { $0 = newValue } }
    }
}
