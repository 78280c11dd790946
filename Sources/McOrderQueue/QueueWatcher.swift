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

    /// Begins to watch the queue of a state folder.
    ///
    /// - Throws: ``QueueError/file(_:)`` when there is no lock file or the user has too many watches.
    package init(state: String) throws(QueueError) {
        do {
            let events = try FolderEvents()
            let path = QueueFiles.path(QueueFiles.lock, in: state)
            _ = try events.watch(path: path, .fileChange)
            let (changes, continuation) = AsyncStream.makeStream(
                of: Void.self,
                bufferingPolicy: .bufferingNewest(1)
            )
            self.changes = changes
            self.continuation = continuation
            pump = EventPump(events, every: .seconds(1), label: "queue watcher") { _ in
                continuation.yield()
            }
        } catch {
            throw .file(error)
        }
    }

    deinit {
        pump.stop()
        continuation.finish()
    }
}
