import McOrderConsole
import McOrderModel
import McOrderQueue
import Synchronization

/// Keeps the screen's picture of the queue fresh, beside the loop: after every change, and with the age of
/// the daemon's last scan as often as the screen shows seconds or an alarm, and every few seconds otherwise.
///
/// It outlives everything: a queue that is not there yet, that fails or goes is told and looked for again.
final class TillFeed: Sendable {
    private let state: String
    private let mailbox: Mailbox<TillMessage>
    private let now: @Sendable () -> Timestamp
    private let restaurant = Mutex<KnownRestaurant?>(nil)
    /// The queue that is read.
    private let view = Mutex<QueueView?>(nil)
    private let pace = Mutex(Pace())
    /// One element for any number of reasons to look.
    private let wakes: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    /// How often the time is told.
    private struct Pace {
        /// Of how many seconds one is told while none is shown: well below ``TillScreen/patience``.
        static let quiet = 3

        var isEverySecond = true
        var untold = 0

        /// Counts a second; whether it is to be told.
        mutating func count() -> Bool {
            untold += 1
            return isEverySecond || untold >= Self.quiet
        }
    }

    init(state: String, mailbox: Mailbox<TillMessage>, now: @escaping @Sendable () -> Timestamp) {
        self.state = state
        self.mailbox = mailbox
        self.now = now
        (wakes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    /// Shows this restaurant's orders from now on, or those of all.
    ///
    /// The feed alone makes pictures: of two makers one could be overtaken by the other, and an older
    /// picture would stay.
    func serve(_ restaurant: KnownRestaurant?) {
        self.restaurant.withLock { $0 = restaurant }
        continuation.yield()
    }

    /// Tells each second from now on, or some of them.
    func tellSeconds(_ each: Bool) {
        pace.withLock { $0.isEverySecond = each }
    }

    /// Whose orders are shown; `nil` for those of all.
    var current: KnownRestaurant? {
        restaurant.withLock { $0 }
    }

    /// Does something while the queue is not being read.
    func quietly(_ body: () -> Void) {
        guard let view = view.withLock({ $0 }) else { return body() }
        // On the view's own thread, where nothing is read meanwhile.
        view.whileQuiet(body)
    }

    /// Runs until the task is cancelled.
    func run() async {
        while !Task.isCancelled {
            do {
                try await follow()
            } catch {
                tick()
                mailbox.post(.blind(CommandFailure(till: error).sentence), topic: "picture")
            }
            // Cancellation ends the pause, and then the loop.
            try? await Task.sleep(for: .seconds(1))
        }
    }

    /// Reads after every change until the queue fails or goes.
    private func follow() async throws {
        try QueuePlace.requireOwnMachine(state)
        let view = try await QueueView(state: state)
        self.view.withLock { $0 = view }
        defer { self.view.withLock { $0 = nil } }
        let watcher = QueueWatcher(view) { [weak self] in self?.second() }
        watcher.onChange { [continuation] in continuation.yield() }
        defer { withExtendedLifetime(watcher) {} }
        var reader = TillReader(view)
        var seen: Int?
        var shown: KnownRestaurant?
        var day: Timestamp?
        for await _ in wakes {
            try OrderQueue.requireQueue(in: state)
            let restaurant = current
            let version = try await view.dataVersion()
            let now = now()
            let today = restaurant?.zone.startOfDay(at: now)
            if seen == version, shown == restaurant, day == today { continue }
            if let picture = try await reader.picture(of: restaurant, at: now) {
                tick()
                mailbox.post(.picture(picture), topic: "picture")
            }
            (seen, shown, day) = (version, restaurant, today)
        }
    }

    private func second() {
        if pace.withLock({ $0.count() }) { tick() }
    }

    private func tick() {
        let (now, health) = (now(), FeedHealth(state: state))
        // An alarm says for how long, and its end is told at once.
        pace.withLock { $0.untold = health.isStale(at: now) ? Pace.quiet : 0 }
        mailbox.post(.tick(now, health), topic: "tick")
    }
}

extension FeedHealth {
    /// What the heartbeat in a state folder tells; where it cannot be read, that nobody knows.
    init(state: String) {
        do throws(QueueError) {
            self.init(try QueueView.heartbeat(in: state))
        } catch {
            self.init(lastScanAt: nil)
        }
    }
}
