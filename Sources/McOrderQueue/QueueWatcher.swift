internal import McOrderFiles

/// Tells when somebody may have changed the queue: soon after each commit, and once a second anyway.
///
/// Whoever writes clears its name from the lock file after its commit, and that is what is watched:
/// watching the WAL would always be one commit late. Source: architecture.md, rule 4.
package final class QueueWatcher: Sendable {
    /// One element for any number of changes; reading it slowly loses none of the latest.
    package let changes: AsyncStream<Void>
    private let pump: EventPump
    private let continuation: AsyncStream<Void>.Continuation

    /// Begins to watch the queue of a state folder. Where it cannot be watched (the user has too many watches), it is
    /// looked at once a second.
    package init(state: String) {
        let (changes, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        self.changes = changes
        self.continuation = continuation
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
        self.pump = EventPump(pump, every: .seconds(1), label: "queue watcher") { _ in
            continuation.yield()
        }
    }

    deinit {
        pump.stop()
        continuation.finish()
    }
}
