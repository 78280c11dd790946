import Dispatch
import Logging
import McOrderFiles
import McOrderModel
import Synchronization

/// Triggers scans of a watched folder: when a file is announced, and at each poll.
///
/// The watch is renewed at each poll, because the folder may have been replaced, mounted or lost. This delays
/// a file by at most one poll. Source: rules.md, rule 6.
final class DropWatcher: Sendable {
    /// How many names of announced files are kept; beyond that, only the whole folder is scanned.
    static let nameLimit = 4096

    private let queue: DispatchQueue
    private let path: String
    private let log: Logger
    private let state: Mutex<State>

    private struct State {
        /// Nil before the start and after the stop.
        var scan: (@Sendable () -> Void)?
        var poll = Duration.seconds(2)
        var pump: EventPump?
        var names: [FileName] = []
        /// Nil while the user has too many inotify instances.
        var events: FolderEvents?
        var watch: FolderEvents.WatchID?
        var problem: RecurringProblem
    }

    /// Prepares to watch a folder, which need not exist.
    ///
    /// - Parameter queue: the queue that runs the watcher and the handler. Pass the queue that also runs the
    ///   scans, so that an event causes no thread switch.
    init(path: String, log: Logger, on queue: DispatchQueue = DispatchQueue(label: "drop watcher")) {
        self.path = path
        self.log = log
        self.queue = queue
        let problem = RecurringProblem(
            log,
            begins: "the folder cannot be watched; it is scanned at each poll",
            ends: "the folder is watched again"
        )
        state = Mutex(State(problem: problem))
    }

    /// Sets the watch and starts calling the handler on the watcher's queue; the first call comes at once.
    func start(poll: Duration, calling scan: @escaping @Sendable () -> Void) {
        state.withLock { $0.scan = scan }
        begin(poll: poll)
    }

    private func begin(poll: Duration) {
        renewWatch()
        state.withLock { state in
            state.poll = poll
            state.pump = EventPump(state.events, every: poll, on: queue) { [weak self] wake in
                self?.take(wake)
                return .zero
            }
        }
    }

    /// Changes the poll interval of a running watcher. Before ``start(poll:calling:)`` it does nothing.
    func use(poll: Duration) {
        if state.withLock({ $0.pump != nil && $0.poll != poll }) { begin(poll: poll) }
    }

    /// Returns the names announced since the last call, also from events that the handler has not got yet.
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
        state.withLock { state in
            state.pump?.stop()
            (state.pump, state.scan) = (nil, nil)
        }
    }

    private func take(_ wake: EventPump.Wake) {
        switch wake {
        case .events(let found):
            if keep(found) == .nothing { return }
        case .poll:
            let wasBlind = state.withLock { $0.events == nil }
            renewWatch()
            let (sees, poll) = state.withLock { ($0.events != nil, $0.poll) }
            if wasBlind, sees { begin(poll: poll) }
        case .failed(let error):
            log.warning(
                "events of the folder were lost; polls go on",
                metadata: ["error": "\(LogWords.of(error))"]
            )
        }
        notify()
    }

    private func notify() {
        state.withLock { $0.scan }?()
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
        state.withLock { state in
            var kept = Kept.nothing
            for event in found {
                guard case .arrived(let name, _) = event, state.names.count < Self.nameLimit else {
                    kept = .more
                    continue
                }
                if name.beginsWithDot, name != .marker { continue }
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
                // An old watch that cannot be ended causes needless scans, and nothing else.
                if let old = state.watch, old != watch { try? events.unwatch(old) }
                (state.events, state.watch) = (events, watch)
                state.problem.report(nil)
            case .failure(let error):
                state.watch = nil
                // The scan reports a missing folder.
                if !error.isAbsent { state.problem.report(error) }
            }
        }
    }
}
