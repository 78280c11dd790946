import Synchronization

/// How many streams each browser follows.
final class StreamCount: Sendable {
    private let counts = Mutex<[Int64: Int]>([:])

    /// The number of all streams.
    var total: Int { counts.withLock { $0.values.reduce(0, +) } }

    /// Counts a further stream, unless the browser has as many as it may.
    func begin(_ browser: Int64, most: Int) -> Bool {
        counts.withLock { counts in
            guard counts[browser, default: 0] < most else { return false }
            counts[browser, default: 0] += 1
            return true
        }
    }

    func end(_ browser: Int64) {
        counts.withLock { counts in
            counts[browser, default: 1] -= 1
            if counts[browser] == 0 { counts[browser] = nil }
        }
    }
}
