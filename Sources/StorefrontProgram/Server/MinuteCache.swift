import McOrderModel
import Synchronization

/// What is the same for all visitors, made once while nothing changes.
///
/// It is made again after each change of what the house publishes, and each minute, because opening hours and
/// times of sale begin and end.
final class MinuteCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        let value: Value
        let version: Int
        let minute: Int64
    }

    private let entries = Mutex<[Key: Entry]>([:])

    /// - Parameters:
    ///   - version: the version of what the house publishes.
    ///   - now: the present time.
    func value(_ key: Key, version: Int, at now: Timestamp, _ make: () -> Value) -> Value {
        let minute = now.seconds / 60
        let known = entries.withLock { $0[key] }
        if let known, known.version == version, known.minute == minute { return known.value }
        let value = make()
        entries.withLock { $0[key] = Entry(value: value, version: version, minute: minute) }
        return value
    }
}
