package import Dispatch
internal import Synchronization

/// Waits for a folder's events and for the next poll, and hands both to one closure, one after the other.
///
/// Events come through a Dispatch read source on the inotify descriptor, polls through a Dispatch timer
/// source; both run on one serial queue, the caller's, so the closure is never entered twice at once. It must return
/// soon. Source: architecture.md, rule 6: events are hints, the poll is the truth.
///
/// `@unchecked`: the sources are set once, in the initialiser, and afterwards only cancelled, which
/// libdispatch allows from any thread.
package final class EventPump: @unchecked Sendable {
    /// Why the closure is called.
    package enum Wake: Sendable {
        /// Something happened.
        case events([FolderEvents.Event])
        /// It is time to look anyway.
        case poll
        /// The events could not be read; polls go on.
        case failed(FileError)
    }

    private let readSource: (any DispatchSourceRead)?
    private let timerSource: any DispatchSourceTimer

    /// Begins to wait; the first poll comes at once.
    ///
    /// - Parameters:
    ///   - events: the watches, kept until the pump stops; without them there are only polls.
    ///   - interval: the time between polls, at least a millisecond.
    ///   - queue: where the closure is called, a serial one.
    ///   - handler: what is called; for so long as it says after events the next ones gather, and are then handed over
    ///     together.
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
        // With leeway libdispatch wakes twice for each poll on Linux: at its time, and at the end of the leeway.
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

    /// Keeps the events from being handed over for so long.
    private func pause(_ rest: Duration, on queue: DispatchQueue) {
        guard rest > .zero, let readSource else { return }
        readSource.suspend()
        // Held until it goes on: libdispatch ends the program over a source that is let go while suspended.
        nonisolated(unsafe) let held = readSource
        queue.asyncAfter(deadline: .now() + .milliseconds(Self.milliseconds(rest))) { held.resume() }
    }

    /// The next of the moments at which all pumps of this interval poll, and at some of which those of a multiple of it
    /// do, so that a process at rest wakes once for all of them.
    private static func nextMoment(each milliseconds: Int) -> DispatchTime {
        let interval = UInt64(milliseconds) * 1_000_000
        let beginning = beginning.load(ordering: .relaxed)
        let passed = DispatchTime.now().uptimeNanoseconds - beginning
        return DispatchTime(uptimeNanoseconds: beginning + (passed / interval + 1) * interval)
    }

    /// What all polls are counted from, on the clock of `DispatchTime`.
    private static let beginning = Atomic<UInt64>(0)

    /// Has all polls be counted from now on: to be called by a program that will poll, before any of its work is beside
    /// the main thread. The polls then fall together with what libdispatch wakes for itself.
    ///
    /// On Linux that is once a second, counted from its first worker on, to see whether its workers wait
    /// (`_dispatch_workq_monitor_pools` in its workqueue.c).
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

    /// Ends both sources. The closure may be running; it is not called again after that.
    package func stop() {
        readSource?.cancel()
        timerSource.cancel()
    }

    deinit {
        stop()
    }
}
