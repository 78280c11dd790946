import Glibc

/// Detects commits to the queue of a state folder without opening any of SQLite's files.
///
/// A commit writes to the WAL; then the writer clears its name from the lock file. So the first change of the
/// lock file after one of the WAL is the end of a commit.
public final class Commits: Source {
    /// The moments of one commit.
    public struct Commit: Sendable {
        /// The last write to the WAL, before it is synced.
        public let written: ContinuousClock.Instant
        /// The writer cleared its name: the commit is durable and visible.
        public let done: ContinuousClock.Instant
    }

    /// The commits since the last ``forget()``.
    public private(set) var all: [Commit] = []

    private let inotify: Int32
    private let log: Int32
    private var written: ContinuousClock.Instant?

    /// Watches the queue of a state folder, which must exist.
    public init(state: String) throws(BenchError) {
        inotify = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
        guard inotify >= 0 else { throw BenchError(call: "inotify_init1") }
        log = inotify_add_watch(inotify, state + "/queue.sqlite-wal", UInt32(IN_MODIFY))
        let lock = inotify_add_watch(inotify, state + "/queue.lock", UInt32(IN_MODIFY))
        guard log >= 0, lock >= 0 else { throw BenchError(call: "inotify_add_watch") }
    }

    deinit { close(inotify) }

    /// Discards what was recorded.
    public func forget() {
        all = []
    }

    /// The descriptors to be read.
    public var descriptors: [Int32] { [inotify] }

    /// Reads from a descriptor.
    public func read(_ descriptor: Int32, at time: ContinuousClock.Instant) {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.read(inotify, &bytes, bytes.count)
        guard count > 0 else { return }
        bytes.withUnsafeBytes { buffer in
            var place = 0
            while place + MemoryLayout<inotify_event>.size <= count {
                let event = buffer.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
                if event.wd == log {
                    written = time
                } else if let before = written {
                    all.append(Commit(written: before, done: time))
                    written = nil
                }
                place += MemoryLayout<inotify_event>.size + Int(event.len)
            }
        }
    }
}
