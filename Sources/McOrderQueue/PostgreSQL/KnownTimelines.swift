#if PostgreSQL
import Synchronization

/// The highest timeline that this process knows of each cluster of servers, by its system identifier. A
/// server on a lower one lacks changes: it is the old primary of a pair whose standby took over.
enum KnownTimelines {
    private static let known = Mutex<[Int64: Int64]>([:])

    /// Notes a timeline that was found or is stored in a state folder.
    ///
    /// - Returns: the highest timeline known, `found` included.
    @discardableResult
    static func highest(of system: Int64, found: Int64) -> Int64 {
        known.withLock { known in
            let highest = max(known[system] ?? 0, found)
            known[system] = highest
            return highest
        }
    }
}
#endif
