import Dispatch
import McOrderFiles
import Synchronization

/// Calls back after each commit to a queue in SQLite.
///
/// After its commit a writer clears its name from the lock file and touches the file; the feed watches for
/// that. Watching the WAL would always be one commit late, and a writer that has only taken the lock has
/// changed nothing yet. If the file cannot be watched (the user has too many watches), the feed calls back
/// only once in each interval.
final class LockFileFeed: ChangeFeed {
    private let state: String
    private let pump = Mutex<EventPump?>(nil)

    init(state: String) {
        self.state = state
    }

    func begin(every interval: Duration, _ check: @escaping @Sendable (_ isTick: Bool) -> Duration) {
        let events = Result { () throws(FileError) in
            let events = try FolderEvents()
            _ = try events.watch(path: QueueFiles.path(QueueFiles.lock, in: state), .fileTouch)
            return events
        }
        let queue = DispatchQueue(label: "queue watcher")
        // Without events the pump only checks at each interval.
        let pump = EventPump(try? events.get(), every: interval, on: queue) { wake in
            let isTick = if case .poll = wake { true } else { false }
            return check(isTick)
        }
        self.pump.withLock { $0 = pump }
    }

    func end() {
        pump.withLock { $0?.stop() }
    }
}
