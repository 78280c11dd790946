import Glibc
import Synchronization
import SystemPackage

/// Hints that something happened in a folder or to a file; the poll remains the truth.
///
/// Nothing is told of what another machine does on a network mount, and an overflow loses events: both cost
/// at most the next poll. Safe from several threads at once. The descriptor is closed with the last
/// reference, so whoever waits on it must keep this object. Source: inotify(7).
package final class FolderEvents: Sendable {
    private let inotify: OwnedDescriptor
    private let live = Mutex<Set<WatchID>>([])

    /// The size of an event without a name.
    static let headSize = MemoryLayout<inotify_event>.size
    /// The least buffer that any one event fits into.
    static let leastBuffer = headSize + 256
    private static let mostBuffer = 16_384

    /// Opens a queue of events with no watch.
    ///
    /// Throws EMFILE where the user has too many (`fs.inotify.max_user_instances`).
    package init() throws(FileError) {
        let flags = CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC)
        inotify = OwnedDescriptor(try answer("inotify_init1", on: "inotify") { inotify_init1(flags) })
    }

    /// The descriptor to wait on: readable when ``drain(atMost:)`` has something to return. Not to be
    /// read or closed.
    package var descriptor: Int32 { inotify.number }

    /// Watches a folder or file for what `interest` names.
    ///
    /// A symbolic link is followed. The watch stays with the file it found, not with the path. Watching the
    /// same one again returns the same id, and the later interest holds. Throws ENOTDIR for arrivals at
    /// what is no folder, ENOSPC where the user has too many watches (`fs.inotify.max_user_watches`; the
    /// disk is not full).
    package func watch(path: String, _ interest: Interest) throws(FileError) -> WatchID {
        try check(path: path, for: "inotify_add_watch")
        return try live.withLock { live throws(FileError) in
            let number = try answer("inotify_add_watch", on: path) {
                inotify_add_watch(inotify.number, path, interest.mask)
            }
            let id = WatchID(number: number)
            live.insert(id)
            return id
        }
    }

    /// Ends a watch; without effect on one that is lost or ended. Nothing more is reported of it.
    package func unwatch(_ id: WatchID) throws(FileError) {
        let reason = live.withLock { live in
            live.remove(id) == nil ? nil : refusal { inotify_rm_watch(inotify.number, id.number) }
        }
        // EINVAL: the kernel was first, since what was watched is gone.
        if let reason, reason != .invalidArgument {
            throw FileError(operation: "inotify_rm_watch", path: "inotify", errno: reason)
        }
    }

    /// Takes what has happened since the last call, oldest first, without waiting; `[]` when nothing has.
    ///
    /// At most `limit` events (at least 17); the descriptor stays readable while there are more. A watch's
    /// changes are told once a call however many they were, and its loss once.
    package func drain(atMost limit: Int = 4096) throws(FileError) -> [Event] {
        precondition(limit >= Self.leastBuffer / Self.headSize, "an event may need \(Self.leastBuffer) bytes")
        var events: [Event] = []
        var buffer = [UInt8](repeating: 0, count: min(Self.mostBuffer, limit * Self.headSize))
        while (limit - events.count) * Self.headSize >= Self.leastBuffer {
            let room = min(buffer.count, (limit - events.count) * Self.headSize)
            let count: Int
            do {
                count = try answer("read", on: "inotify") {
                    buffer.withUnsafeMutableBytes { read(inotify.number, $0.baseAddress, room) }
                }
            } catch {
                if error.errno == .wouldBlock { break }
                throw error
            }
            if count == 0 { break }
            buffer.withUnsafeBytes { append(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: &events) }
            // Another event would have been read as well.
            if room - count >= Self.leastBuffer { break }
        }
        return events
    }

    private func append(_ records: UnsafeRawBufferPointer, to events: inout [Event]) {
        for record in InotifyRecords(records) {
            switch record.meaning {
            case .overflow: events.append(.overflow)
            case .lost(let moved): lose(record.watch, moved: moved, &events)
            case .arrived(let name):
                if isLive(record.watch) { events.append(.arrived(name, record.watch)) }
            case .changed:
                if isLive(record.watch), !events.contains(.changed(record.watch)) {
                    events.append(.changed(record.watch))
                }
            case .nothing: break
            }
        }
    }

    private func isLive(_ id: WatchID) -> Bool { live.withLock { $0.contains(id) } }

    private func lose(_ id: WatchID, moved: Bool, _ events: inout [Event]) {
        let known = live.withLock { live in
            // A moved folder is still watched, but it is not where it was wanted.
            if moved { _ = refusal { inotify_rm_watch(inotify.number, id.number) } }
            return live.remove(id) != nil
        }
        if known { events.append(.watchLost(id)) }
    }
}
