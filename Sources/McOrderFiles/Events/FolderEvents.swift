import Glibc
import Synchronization
import SystemPackage

/// Hints that something happened in a folder or to a file; the poll is authoritative.
///
/// Changes that another machine makes on a network mount are not reported, and an overflow loses events. Both
/// delay a change by at most one poll. Safe to use from several threads at once. The descriptor is closed
/// with the last reference, so code that waits on it must keep this object. Source: inotify(7).
package final class FolderEvents: Sendable {
    private let inotify: OwnedDescriptor
    private let live = Mutex<Set<WatchID>>([])

    /// The size of an event without a name, in bytes.
    static let headSize = MemoryLayout<inotify_event>.size
    /// The smallest buffer, in bytes, that holds any single event.
    static let leastBuffer = headSize + 256
    private static let mostBuffer = 16_384

    /// Opens an event queue without watches.
    ///
    /// Throws EMFILE if the user has too many (`fs.inotify.max_user_instances`).
    package init() throws(FileError) {
        let flags = CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC)
        inotify = OwnedDescriptor(try answer("inotify_init1", on: "inotify") { inotify_init1(flags) })
    }

    /// The descriptor to wait on: readable when ``drain(atMost:)`` has something to return. Do not read or
    /// close it.
    package var descriptor: Int32 { inotify.number }

    /// Watches a folder or file for the changes that `interest` names.
    ///
    /// A symbolic link is followed. The watch stays with the file it found, not with the path. Watching the
    /// same file again returns the same id, and the later interest applies. Throws ENOTDIR for `.newFiles` on
    /// a path that is not a folder, ENOSPC if the user has too many watches (`fs.inotify.max_user_watches`;
    /// the disk is not full).
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

    /// Ends a watch; does nothing if the watch is lost or has ended. No further events of it are reported.
    package func unwatch(_ id: WatchID) throws(FileError) {
        let reason = live.withLock { live in
            live.remove(id) == nil ? nil : refusal { inotify_rm_watch(inotify.number, id.number) }
        }
        // EINVAL: the kernel has already removed the watch, because the watched file is gone.
        if let reason, reason != .invalidArgument {
            throw FileError(operation: "inotify_rm_watch", path: "inotify", errno: reason)
        }
    }

    /// Returns the events since the last call, oldest first, without waiting; `[]` if there are none.
    ///
    /// At most `limit` events (at least 17); the descriptor stays readable while there are more. Several
    /// changes of one watch are reported once a call, and its loss once.
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
            // If there were another event, this read would have returned it.
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
            // The kernel still watches a moved folder, but it is no longer at the wanted path.
            if moved { _ = refusal { inotify_rm_watch(inotify.number, id.number) } }
            return live.remove(id) != nil
        }
        if known { events.append(.watchLost(id)) }
    }
}
