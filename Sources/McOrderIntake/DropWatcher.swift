internal import Dispatch
internal import Logging
internal import McOrderFiles
internal import McOrderModel
internal import Synchronization

/// Tells when the folder of the orders is to be looked through: when something arrives, and at each poll.
///
/// The watch is set anew at each poll, which finds a folder that was replaced, mounted or lost; that
/// costs at most one poll. Source: architecture.md, rule 6.
final class DropWatcher: Sendable {
    /// How many names of arrivals are kept; of further ones only the fact that there were some.
    static let nameLimit = 4096

    private let looker = Mutex<Looker?>(nil)
    private let queue: DispatchQueue
    private let path: String
    private let log: Logger
    private let state = Mutex(State())
    private let pump = Mutex<EventPump?>(nil)
    private let interval = Mutex(Duration.seconds(2))

    /// Who is called. A function itself in a `Mutex` would be wrapped into another two each time that it is taken
    /// from there, for ever: a caller's thunks stay in what is written back.
    private struct Looker {
        let look: @Sendable () -> Void
    }

    private struct State {
        var names: [FileName] = []
        /// Missing while the user has too many inotify instances.
        var events: FolderEvents?
        var watch: FolderEvents.WatchID?
        var trouble: FileError?
    }

    /// Prepares to watch a folder, which need not be there.
    ///
    /// - Parameter queue: where it watches: that of whoever looks, so that no thread hands over to another.
    init(path: String, log: Logger, on queue: DispatchQueue = DispatchQueue(label: "drop watcher")) {
        self.path = path
        self.log = log
        self.queue = queue
    }

    /// Sets the watch and begins to call, on the watcher's queue; the first call comes at once.
    func start(poll: Duration, calling look: @escaping @Sendable () -> Void) {
        looker.withLock { $0 = Looker(look: look) }
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

    /// Polls as often as that from now on, if it has begun to; otherwise ``start(poll:calling:)`` says how often.
    func use(poll: Duration) {
        let isRunning = pump.withLock { $0 != nil }
        guard isRunning, interval.withLock({ $0 }) != poll else { return }
        begin(poll: poll)
    }

    /// Takes the names that arrived since the last call, also those of which nobody was told yet.
    func takeArrivals() -> [FileName] {
        if let events = state.withLock({ $0.events }) {
            do throws(FileError) {
                if keep(try events.drain()) == .more { queue.async { [weak self] in self?.tell() } }
            } catch {
                take(.failed(error))
            }
        }
        return state.withLock { state in
            defer { state.names = [] }
            return state.names
        }
    }

    /// Ends watching. Who is called may be called until the queue has come to an end.
    func stop() {
        pump.withLock { pump in
            pump?.stop()
            pump = nil
        }
        looker.withLock { $0 = nil }
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
        tell()
    }

    private func tell() {
        looker.withLock { $0 }?.look()
    }

    /// What came of events.
    private enum Kept {
        /// Nothing that anybody looks at.
        case nothing
        /// Names, and all of them.
        case names
        /// What only a look at the whole folder finds.
        case more
    }

    /// Keeps the names of arrivals. Temporaries are none: whoever renames one is heard once more, and does not wait for
    /// a look that was made for its hidden name.
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

    /// Watches what the path leads to now. Setting the same watch twice is one watch.
    private func renewWatch() {
        let events = state.withLock { $0.events }
        let outcome = Result { () throws(FileError) in
            let events = if let events { events } else { try FolderEvents() }
            return (events, try events.watch(path: path, .arrivals))
        }
        state.withLock { state in
            switch outcome {
            case .success(let (events, watch)):
                if let old = state.watch, old != watch { drop(old, of: events) }
                if state.trouble != nil { log.notice("the folder is watched again") }
                state.events = events
                state.watch = watch
                state.trouble = nil
            case .failure(let error):
                // An absent folder is the scan's to report.
                if state.trouble != error, !error.isAbsent {
                    log.warning(
                        "the folder cannot be watched; it is looked through at each poll",
                        metadata: ["error": "\(error)"]
                    )
                }
                state.watch = nil
                state.trouble = error.isAbsent ? nil : error
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
