import Synchronization

/// Notifies listeners when the queue has changed: soon after each commit, and in any case after a check every
/// second or two.
///
/// Changes that follow within 20 ms are coalesced, so that listeners need not read after every commit when a
/// whole chain is busy. Source: rules.md, rule 4.
package final class QueueWatcher: Sendable {
    private let feed: any ChangeFeed
    private let listeners: Listeners

    /// The listeners, and the version of the queue that they were last notified of.
    private final class Listeners: Sendable {
        /// A listener's callbacks. They are members of a struct because a closure that is stored in a `Mutex`
        /// itself would be wrapped in two more closures each time it is read.
        struct Listener {
            let report: @Sendable () -> Void
            let finish: @Sendable () -> Void
        }

        private struct State {
            var listeners: [Listener] = []
            var version: Int?
            var lastReport = ContinuousClock.now
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

        /// Checks for changes and notifies the listeners. If the queue cannot be read, they are notified too
        /// and find out the reason themselves.
        func check() -> (isReadable: Bool, isNews: Bool) {
            let now = ContinuousClock.now
            let found = try? version()
            return state.withLock { state in
                let isNews = found == nil || found != state.version || state.isAsked
                if isNews || now - state.lastReport >= QueueWatcher.longestSilence {
                    (state.version, state.lastReport, state.isAsked) = (found, now, false)
                    for listener in state.listeners { listener.report() }
                }
                return (found != nil, isNews)
            }
        }

        func finish() {
            state.withLock { for listener in $0.listeners { listener.finish() } }
        }
    }

    /// The time after a change in which further changes are coalesced.
    static let rest = Duration.milliseconds(20)
    /// After this time without a change the listeners are notified anyway.
    private static let longestSilence = Duration.seconds(30)
    /// The time between two checks, unless somebody wants one each second. It equals the daemon's poll of its
    /// folder, so that one wake-up serves both. With a check each second the idle daemon used 1.2 × the
    /// processor time (the benchmark's section `rest`).
    private static let calmInterval = Duration.seconds(2)

    /// Starts to watch a queue.
    ///
    /// - Parameters:
    ///   - view: the queue, which is checked on a thread of the watcher.
    ///   - eachSecond: called on that thread once a second, after each check that could read the queue. If
    ///     nil, there is a check every two seconds.
    package convenience init(_ view: QueueView, eachSecond: (@Sendable () -> Void)? = nil) {
        self.init(view.reader.changeFeed(), version: view.reader.version, eachSecond: eachSecond)
    }

    /// - Parameter version: returns a number that differs after every change.
    init(
        _ feed: any ChangeFeed,
        version: @escaping @Sendable () throws -> Int,
        eachSecond: (@Sendable () -> Void)? = nil
    ) {
        self.feed = feed
        listeners = Listeners(version: version)
        feed.begin(every: eachSecond == nil ? Self.calmInterval : .seconds(1)) { [listeners] isTick in
            let (isReadable, isNews) = listeners.check()
            if isTick, isReadable { eachSecond?() }
            // A writer that releases the lock may have changed nothing. Waiting then would delay the
            // notification of the next writer's commit.
            return isNews ? Self.rest : .zero
        }
    }

    /// A stream with one element at once, one for any number of changes, and one every half minute anyway. A
    /// slow reader skips elements but never misses the latest change.
    ///
    /// Any number of streams share one watcher. A stream that is in use keeps the watcher alive.
    package func changes() -> AsyncStream<Void> {
        let (changes, continuation) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        continuation.yield()
        continuation.onTermination = { [self] _ in withExtendedLifetime(self) {} }
        listeners.add(Listeners.Listener(report: { continuation.yield() }, finish: continuation.finish))
        return changes
    }

    /// Calls `report` at once, and then on the watcher's thread whenever ``changes()`` would have an element,
    /// for as long as the watcher exists. `report` must return soon and must not call the watcher.
    package func onChange(_ report: @escaping @Sendable () -> Void) {
        report()
        listeners.add(Listeners.Listener(report: report, finish: {}))
    }

    /// Makes the next check, within two seconds, notify all listeners whatever it finds: for a listener that
    /// could not do its work.
    package func announceAgain() {
        listeners.ask()
    }

    deinit {
        feed.end()
        listeners.finish()
    }
}
