internal import McOrderFiles
internal import Synchronization

/// Tells when somebody may have changed the queue: soon after each commit, and once a second anyway.
///
/// Whoever writes clears its name from the lock file after its commit, and that is what is watched:
/// watching the WAL would always be one commit late. Source: architecture.md, rule 4.
package final class QueueWatcher: Sendable {
    private let pump: EventPump
    private let listeners: Listeners

    /// Those who are told.
    private final class Listeners: Sendable {
        private let continuations = Mutex<[AsyncStream<Void>.Continuation]>([])

        func add(_ continuation: AsyncStream<Void>.Continuation) {
            continuations.withLock { $0.append(continuation) }
        }

        func tell() {
            continuations.withLock { for continuation in $0 { continuation.yield() } }
        }

        func finish() {
            continuations.withLock { for continuation in $0 { continuation.finish() } }
        }
    }

    /// Begins to watch the queue of a state folder. Where it cannot be watched (the user has too many watches), it is
    /// looked at once a second.
    package init(state: String) {
        let events = Result { () throws(FileError) in
            let events = try FolderEvents()
            _ = try events.watch(path: QueueFiles.path(QueueFiles.lock, in: state), .fileChange)
            return events
        }
        let pump: FolderEvents? =
            switch events {
            case .success(let events): events
            case .failure: nil
            }
        listeners = Listeners()
        self.pump = EventPump(pump, every: .seconds(1), label: "queue watcher") { [listeners] _ in
            listeners.tell()
        }
    }

    /// One element at once, and one for any number of changes; reading it slowly loses none of the latest.
    ///
    /// Any number of listeners share one watch. Who listens keeps the watcher.
    package func changes() -> AsyncStream<Void> {
        let (changes, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        continuation.yield()
        continuation.onTermination = { [self] _ in withExtendedLifetime(self) {} }
        listeners.add(continuation)
        return changes
    }

    deinit {
        pump.stop()
        listeners.finish()
    }
}
