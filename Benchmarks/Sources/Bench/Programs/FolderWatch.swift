import Glibc

/// Detects renames into a folder.
public final class FolderWatch: Source {
    /// The time of the first rename since the last ``forget()``.
    public private(set) var first: ContinuousClock.Instant?
    private let inotify: Int32

    /// Watches a folder.
    public init(_ folder: String) throws(BenchError) {
        inotify = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
        guard inotify >= 0, inotify_add_watch(inotify, folder, UInt32(IN_MOVED_TO)) >= 0 else {
            throw BenchError(call: "inotify")
        }
    }

    deinit { close(inotify) }

    /// Discards what was recorded.
    public func forget() {
        first = nil
    }

    /// The descriptors to be read.
    public var descriptors: [Int32] { [inotify] }

    /// Reads from a descriptor.
    public func read(_ descriptor: Int32, at time: ContinuousClock.Instant) {
        var bytes = [UInt8](repeating: 0, count: 4096)
        if Glibc.read(inotify, &bytes, bytes.count) > 0, first == nil { first = time }
    }
}
