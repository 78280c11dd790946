package import Dispatch
import Synchronization

/// Waits for a folder's events and for the next poll, and passes both to one handler, one at a time.
///
/// Events come through a Dispatch read source on the inotify descriptor, polls through a Dispatch timer
/// source. Both run on the caller's serial queue, so calls of the handler never overlap. The handler must
/// return soon. Source: rules.md, rule 6: events are only hints, the poll is authoritative.
///
/// `@unchecked`: the sources are set once, in the initialiser, and afterwards only cancelled, which
/// libdispatch allows from any thread.
package final class EventPump: @unchecked Sendable {
    /// Why the handler is called.
    package enum Wake: Sendable {
        /// Something happened in the folder.
        case events([FolderEvents.Event])
        /// The poll interval has passed.
        case poll
        /// Reading the events failed; polls continue.
        case failed(FileError)
    }

    private let readSource: (any DispatchSourceRead)?
    private let timerSource: any DispatchSourceTimer

    /// Starts waiting; the first poll comes at once.
    ///
    /// - Parameters:
    ///   - events: the watches, kept until the pump stops; if nil, there are only polls.
    ///   - interval: the time between polls, at least a millisecond.
    ///   - queue: the queue that calls the handler; it must be serial.
    ///   - handler: the closure to call. After a call for events, the duration that it returns is a pause:
    ///     events that occur meanwhile are collected and delivered together.
    package init(
        _ events: FolderEvents?,
        every interval: Duration,
        on queue: DispatchQueue,
        handler: @escaping @Sendable (Wake) -> Duration
    ) {
        readSource = events.map { events in
            DispatchSource.makeReadSource(fileDescriptor: events.descriptor, queue: queue)
        }
        timerSource = DispatchSource.makeTimerSource(queue: queue)
        readSource?.setEventHandler { [weak self] in
            guard let events else { return }
            do throws(FileError) {
                let found = try events.drain()
                if !found.isEmpty { self?.pause(handler(.events(found)), on: queue) }
            } catch {
                self?.pause(handler(.failed(error)), on: queue)
            }
        }
        let milliseconds = max(1, Self.milliseconds(interval))
        // With a leeway, libdispatch wakes twice for each poll on Linux: on time, and at the end of the
        // leeway.
        timerSource.schedule(
            deadline: Self.nextMoment(each: milliseconds),
            repeating: .milliseconds(milliseconds),
            leeway: .nanoseconds(0)
        )
        timerSource.setEventHandler { _ = handler(.poll) }
        queue.async { [weak self] in
            if let self, !self.timerSource.isCancelled { _ = handler(.poll) }
        }
        readSource?.activate()
        timerSource.activate()
    }

    /// Delivers no events for the given time.
    private func pause(_ rest: Duration, on queue: DispatchQueue) {
        guard rest > .zero, let readSource else { return }
        readSource.suspend()
        // The closure keeps the source alive: libdispatch ends the program if a suspended source is released.
        nonisolated(unsafe) let held = readSource
        queue.asyncAfter(deadline: .now() + .milliseconds(Self.milliseconds(rest))) { held.resume() }
    }

    /// The next poll time for this interval, a multiple of it counted from ``beginning``.
    ///
    /// All pumps of this interval poll at these times, and pumps of a multiple of it poll at some of them. So
    /// an idle process wakes once for all of them.
    private static func nextMoment(each milliseconds: Int) -> DispatchTime {
        let interval = UInt64(milliseconds) * 1_000_000
        let beginning = beginning.load(ordering: .relaxed)
        let passed = DispatchTime.now().uptimeNanoseconds - beginning
        return DispatchTime(uptimeNanoseconds: beginning + (passed / interval + 1) * interval)
    }

    /// The time from which all polls are counted, on the clock of `DispatchTime`.
    private static let beginning = Atomic<UInt64>(0)

    /// Counts all polls from now on. A program that polls must call it before it starts any work on threads
    /// other than the main thread. The polls then coincide with the wake-ups of libdispatch itself.
    ///
    /// On Linux libdispatch wakes once a second, counted from the start of its first worker, to check whether
    /// its workers are blocked (`_dispatch_workq_monitor_pools` in its workqueue.c).
    package static func countPolls() {
        let isCounted = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            beginning.store(DispatchTime.now().uptimeNanoseconds, ordering: .relaxed)
            isCounted.signal()
        }
        isCounted.wait()
    }

    private static func milliseconds(_ time: Duration) -> Int {
        let (seconds, attoseconds) = time.components
        return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    }

    /// Cancels both sources. A call of the handler that is running ends normally; no further call follows.
    package func stop() {
        readSource?.cancel()
        timerSource.cancel()
    }

    deinit {
        stop()
    }
}
