internal import Dispatch
internal import McOrderFiles
internal import Synchronization

/// Wakes after each commit to a queue in SQLite.
///
/// A writer clears its name from the lock file after its commit and touches it, and that is what is watched:
/// watching the WAL would always be one commit late, and a writer that takes the lock has changed nothing
/// yet. Where the file cannot be watched (the user has too many watches), only the seconds wake.
final class LockFileFeed: ChangeFeed {
    private let state: String
    private let pump = Mutex<EventPump?>(nil)

    init(state: String) {
        self.state = state
    }

    func begin(_ look: @escaping @Sendable (_ isTick: Bool) -> Duration) {
        let events = Result { () throws(FileError) in
            let events = try FolderEvents()
            _ = try events.watch(path: QueueFiles.path(QueueFiles.lock, in: state), .fileTouch)
            return events
        }
        let watched: FolderEvents? =
            switch events {
            case .success(let events): events
            case .failure: nil
            }
        let queue = DispatchQueue(label: "queue watcher")
        let pump = EventPump(watched, every: .seconds(1), on: queue) { wake in
            let isTick = if case .poll = wake { true } else { false }
            return look(isTick)
        }
        self.pump.withLock { $0 = pump }
    }

    func end() {
        pump.withLock { $0?.stop() }
    }
}
