internal import Synchronization

/// Tells when somebody has changed the queue: soon after each commit, and with a look once a second anyway.
///
/// After each it rests for a moment, in which the next ones gather: in a rush of a whole chain nobody has to
/// look after every commit. Source: architecture.md, rule 4.
package final class QueueWatcher: Sendable {
    private let feed: any ChangeFeed
    private let listeners: Listeners

    /// What a look found.
    private enum Finding {
        case nothing
        case news
        case unreadable
    }

    /// Those who are told, and what they were told last.
    private final class Listeners: Sendable {
        /// After how many looks that find nothing everybody is told all the same.
        private static let mostSilentTicks = 30

        /// Whom to tell, and how it ends. A function itself in a `Mutex` would be wrapped into another two
        /// each time that it is taken from there.
        struct Listener {
            let tell: @Sendable () -> Void
            let finish: @Sendable () -> Void
        }

        private struct State {
            var listeners: [Listener] = []
            var version: Int?
            var silentTicks = 0
            var isAsked = false
        }

        private let state = Mutex(State())
        private let version: @Sendable () throws -> Int

        init(version: @escaping @Sendable () throws -> Int) {
            self.version = version
        }

        func add(_ listener: Listener) {
            state.withLock { $0.listeners.append(listener) }
        }

        func ask() {
            state.withLock { $0.isAsked = true }
        }

        /// Looks, and tells of what was found; where the queue cannot be looked at, the listeners find out
        /// why.
        func look(isTick: Bool) -> Finding {
            let found = try? version()
            return state.withLock { state in
                let isNews = found == nil || found != state.version || state.isAsked
                state.silentTicks += isTick ? 1 : 0
                if isNews || state.silentTicks >= Self.mostSilentTicks {
                    (state.version, state.silentTicks, state.isAsked) = (found, 0, false)
                    for listener in state.listeners { listener.tell() }
                }
                return found == nil ? .unreadable : isNews ? .news : .nothing
            }
        }

        func finish() {
            state.withLock { for listener in $0.listeners { listener.finish() } }
        }
    }

    /// The time after a change in which the next ones gather.
    static let rest = Duration.milliseconds(20)

    /// Begins to watch a queue.
    ///
    /// - Parameters:
    ///   - view: the queue, which is looked at on the watcher's own thread.
    ///   - eachSecond: called there after each look that succeeded.
    package convenience init(_ view: QueueView, eachSecond: @escaping @Sendable () -> Void = {}) {
        self.init(view.reader.changeFeed(), version: view.reader.version, eachSecond: eachSecond)
    }

    /// - Parameter version: a number that is another one after every change.
    init(
        _ feed: any ChangeFeed,
        version: @escaping @Sendable () throws -> Int,
        eachSecond: @escaping @Sendable () -> Void = {}
    ) {
        self.feed = feed
        listeners = Listeners(version: version)
        feed.begin { [listeners] isTick in
            let finding = listeners.look(isTick: isTick)
            if isTick, finding != .unreadable { eachSecond() }
            // A writer that lets the lock go may have changed nothing, and the next one's commit must not be
            // late for that.
            return finding == .nothing ? .zero : Self.rest
        }
    }

    /// One element at once, one for any number of changes, and one each half a minute anyway; reading it
    /// slowly loses none of the latest.
    ///
    /// Any number of listeners share one watch. Who listens keeps the watcher.
    package func changes() -> AsyncStream<Void> {
        let (changes, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        continuation.yield()
        continuation.onTermination = { [self] _ in withExtendedLifetime(self) {} }
        listeners.add(Listeners.Listener(tell: { continuation.yield() }, finish: continuation.finish))
        return changes
    }

    /// Calls at once, and then on the watcher's thread whenever ``changes()`` would have an element, for as
    /// long as there is the watcher. What is called must return soon and not ask the watcher for anything.
    package func onChange(_ tell: @escaping @Sendable () -> Void) {
        tell()
        listeners.add(Listeners.Listener(tell: tell, finish: {}))
    }

    /// Has the next look, in a second at the latest, tell everybody, whatever it finds: for a listener who
    /// could not do what there was to do.
    package func tellAgain() {
        listeners.ask()
    }

    deinit {
        feed.end()
        listeners.finish()
    }
}
