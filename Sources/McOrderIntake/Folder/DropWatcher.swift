internal import Dispatch
internal import Logging
internal import McOrderFiles
internal import McOrderModel
internal import Synchronization

/// Triggers scans of a watched folder: when a file is announced, and at each poll.
///
/// The watch is renewed at each poll, because the folder may have been replaced, mounted or lost. This delays
/// a file by at most one poll. Source: rules.md, rule 6.
final class DropWatcher: Sendable {
    /// How many names of announced files are kept; beyond that, only the whole folder is scanned.
    static let nameLimit = 4096

    private let listener = Mutex<Listener?>(nil)
    private let queue: DispatchQueue
    private let path: String
    private let log: Logger
    private let state = Mutex(State())
    private let pump = Mutex<EventPump?>(nil)
    private let interval = Mutex(Duration.seconds(2))

    /// Holds the handler. A function stored directly in a `Mutex` would be wrapped in two more functions each
    /// time it is read, without end, because the caller's reabstraction thunks stay in the value that is
    /// written back.
    private struct Listener {
        let scan: @Sendable () -> Void
    }

    private struct State {
        var names: [FileName] = []
        /// Nil while the user has too many inotify instances.
        var events: FolderEvents?
        var watch: FolderEvents.WatchID?
        var problem: FileError?
    }

    /// Prepares to watch a folder, which need not exist.
    ///
    /// - Parameter queue: the queue that runs the watcher and the handler. Pass the queue that also runs the
    ///   scans, so that an event causes no thread switch.
    init(path: String, log: Logger, on queue: DispatchQueue = DispatchQueue(label: "drop watcher")) {
        self.path = path
        self.log = log
        self.queue = queue
    }

    /// Sets the watch and starts calling the handler on the watcher's queue; the first call comes at once.
    func start(poll: Duration, calling scan: @escaping @Sendable () -> Void) {
        listener.withLock { $0 = Listener(scan: scan) }
        begin(poll: poll)
    }

    private func begin(poll: Duration) {
        interval.withLock { $0 = poll }
        renewWatch()
        let events = state.withLock { $0.events }
        let new = EventPump(events, every: poll, on: queue) { [weak self] wake in
            self?.take(wake)
            return .zero
        }
        pump.withLock { $0 = new }
    }

    /// Changes the poll interval of a running watcher. Before ``start(poll:calling:)`` it does nothing.
    func use(poll: Duration) {
        let isRunning = pump.withLock { $0 != nil }
        guard isRunning, interval.withLock({ $0 }) != poll else { return }
        begin(poll: poll)
    }

    /// Returns the names announced since the last call, including events that were not yet delivered to the
    /// handler.
    func takeAnnounced() -> [FileName] {
        if let events = state.withLock({ $0.events }) {
            do throws(FileError) {
                if keep(try events.drain()) == .more { queue.async { [weak self] in self?.notify() } }
            } catch {
                take(.failed(error))
            }
        }
        return state.withLock { state in
            defer { state.names = [] }
            return state.names
        }
    }

    /// Stops watching. The handler may still be called until the work on the queue has ended.
    func stop() {
        pump.withLock { pump in
            pump?.stop()
            pump = nil
        }
        listener.withLock { $0 = nil }
    }

    private func take(_ wake: EventPump.Wake) {
        switch wake {
        case .events(let found):
            if keep(found) == .nothing { return }
        case .poll:
            let wasBlind = state.withLock { $0.events == nil }
            renewWatch()
            if wasBlind, state.withLock({ $0.events != nil }) { begin(poll: interval.withLock { $0 }) }
        case .failed(let error):
            log.warning("events of the folder were lost; polls go on", metadata: ["error": "\(error)"])
        }
        notify()
    }

    private func notify() {
        listener.withLock { $0 }?.scan()
    }

    /// What a list of events contained.
    private enum Kept {
        /// Nothing relevant.
        case nothing
        /// Only names, all of which were kept.
        case names
        /// Something that only a scan of the whole folder finds.
        case more
    }

    /// Keeps the names of announced files. Temporary files are skipped: their renaming is a further event,
    /// which then does not have to wait for a scan that was started for the hidden name.
    private func keep(_ found: [FolderEvents.Event]) -> Kept {
        let marker = FileName(FolderMarker.fileName)
        return state.withLock { state in
            var kept = Kept.nothing
            for event in found {
                guard case .arrived(let name, _) = event, state.names.count < Self.nameLimit else {
                    kept = .more
                    continue
                }
                if name.beginsWithDot, name != marker { continue }
                state.names.append(name)
                if kept == .nothing { kept = .names }
            }
            return kept
        }
    }

    /// Watches the folder that the path leads to now. Setting the same watch twice results in one watch.
    private func renewWatch() {
        let events = state.withLock { $0.events }
        let outcome = Result { () throws(FileError) in
            let events = if let events { events } else { try FolderEvents() }
            return (events, try events.watch(path: path, .newFiles))
        }
        state.withLock { state in
            switch outcome {
            case .success(let (events, watch)):
                if let old = state.watch, old != watch { drop(old, of: events) }
                if state.problem != nil { log.notice("the folder is watched again") }
                state.events = events
                state.watch = watch
                state.problem = nil
            case .failure(let error):
                // The scan reports a missing folder.
                if state.problem != error, !error.isAbsent {
                    log.warning(
                        "the folder cannot be watched; it is scanned at each poll",
                        metadata: ["error": "\(error)"]
                    )
                }
                state.watch = nil
                state.problem = error.isAbsent ? nil : error
            }
        }
    }

    private func drop(_ watch: FolderEvents.WatchID, of events: FolderEvents) {
        do {
            try events.unwatch(watch)
        } catch {
            log.debug("an old watch could not be ended", metadata: ["error": "\(error)"])
        }
    }
}
