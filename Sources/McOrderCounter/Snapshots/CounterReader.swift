import McOrderFiles
import McOrderModel
import McOrderQueue
import Synchronization

/// Reads the queue once for all watchers of its snapshots, in one partition for each restaurant and scope.
final class CounterReader: Sendable {
    /// Seconds between two reports of the feed's health, when no presenter wants one every second.
    static let quietSeconds = 3
    /// How long the reader waits after it found nothing new on a server. Twenty tills of a chain with 100
    /// orders a second would otherwise keep the server busy with other restaurants' changes. Source:
    /// docs/decisions/0027-postgresql-engine.md.
    private static let rest = Duration.milliseconds(40)

    private struct PartitionKey: Hashable {
        let restaurant: RestaurantID?
        let scope: SnapshotScope
    }

    /// The watchers of one restaurant's orders.
    private struct Partition {
        let restaurant: KnownRestaurant?
        let scope: SnapshotScope
        /// The last snapshot that the watchers got; `nil` before the first.
        var snapshot: CounterSnapshot?
        var watchers: [Int: @Sendable (CounterSnapshot) -> Void] = [:]

        var key: PartitionKey { PartitionKey(restaurant: restaurant?.id, scope: scope) }

        /// Whether the queue was read for this partition.
        var isRead: Bool { (snapshot?.number ?? 0) > 0 }

        /// Shows the last snapshot again with the present health of the feed.
        mutating func report(_ health: FeedHealth) {
            var snapshot = self.snapshot ?? CounterSnapshot(of: restaurant?.id)
            let failure = snapshot.feed.failure
            snapshot.feed = health
            // Only a successful read of the queue clears a failure to read it.
            snapshot.feed.failure = health.failure ?? failure
            show(snapshot)
        }

        mutating func show(_ snapshot: CounterSnapshot) {
            self.snapshot = snapshot
            for show in watchers.values { show(snapshot) }
        }
    }

    private struct Registry {
        var partitions: [PartitionKey: Partition] = [:]
        var lastWatcher = 0
        var lastNumber = 0
        var isEachSecond = true
        /// The seconds since the last report.
        var silentSeconds = 0
    }

    /// What the reader knows without asking the queue.
    private struct Known {
        var health: FeedHealth?
        /// Why the queue cannot be read.
        var failure: CounterError?
        /// When the queue could last be read; `nil` while nobody reads it.
        var readAt: ContinuousClock.Instant?
    }

    /// The time after which a queue that is read each second counts as silent.
    private static let longestSilence = Duration.seconds(2)

    private let state: String
    private let now: @Sendable () -> Timestamp
    private let known = Mutex(Known())
    private let registry = Mutex(Registry())
    /// The queue that is being read.
    private let view = Mutex<QueueView?>(nil)
    /// One element for any number of reasons to read.
    private let wakes: AsyncStream<Void>
    private let wake: AsyncStream<Void>.Continuation

    init(state: String, now: @escaping @Sendable () -> Timestamp) {
        self.state = state
        self.now = now
        (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    func watch(
        _ restaurant: KnownRestaurant?,
        _ scope: SnapshotScope,
        _ show: @escaping @Sendable (CounterSnapshot) -> Void
    ) -> CounterWatch {
        let new = Partition(restaurant: restaurant, scope: scope)
        let id = registry.withLock { registry in
            registry.lastWatcher += 1
            var partition = registry.partitions[new.key] ?? new
            partition.watchers[registry.lastWatcher] = show
            registry.partitions[new.key] = partition
            if let known = partition.snapshot { show(known) }
            return registry.lastWatcher
        }
        wake.yield()
        return CounterWatch { [weak self] in self?.end(id, of: new.key) }
    }

    private func end(_ watcher: Int, of partition: PartitionKey) {
        registry.withLock { registry in
            registry.partitions[partition]?.watchers[watcher] = nil
            if registry.partitions[partition]?.watchers.isEmpty == true {
                registry.partitions[partition] = nil
            }
        }
    }

    func reportsEachSecond(_ isEach: Bool) {
        registry.withLock { $0.isEachSecond = isEach }
    }

    func whileQuiet(_ body: () -> Void) {
        guard let view = view.withLock({ $0 }) else { return body() }
        // Runs on the view's own thread, which reads nothing meanwhile.
        view.whileQuiet(body)
    }

    /// The health that was reported last; `nil` before the first report.
    var health: FeedHealth? { known.withLock(\.health) }

    /// Why the queue cannot be read at present, as far as the reader found out. Does not ask the queue.
    var failure: CounterError? {
        known.withLock { known in
            if let failure = known.failure { return failure }
            guard let readAt = known.readAt, .now - readAt > Self.longestSilence else { return nil }
            return .silent
        }
    }

    /// Runs until the task is cancelled.
    ///
    /// - Parameter noteFailure: called when the queue cannot be read, with the reason, and with `nil` when it
    ///   can again.
    func run(_ noteFailure: @escaping @Sendable (CounterError?) -> Void) async {
        while !Task.isCancelled {
            do {
                try await follow(noteFailure)
            } catch {
                let failure = CounterError(error)
                known.withLock { $0.failure = failure }
                noteFailure(failure)
                await blocking.run { self.report(failure) }
            }
            // Cancellation ends the pause, and then the loop.
            try? await Task.sleep(for: .seconds(1))
        }
    }

    /// Reads after every change until the queue fails or is removed.
    private func follow(_ noteFailure: @Sendable (CounterError?) -> Void) async throws {
        try Counter.requireOwnMachine(state)
        let view = try await QueueView(state: state)
        self.view.withLock { $0 = view }
        defer { self.view.withLock { $0 = nil } }
        let watcher = QueueWatcher(view) { [weak self] in self?.second() }
        watcher.onChange { [wake] in wake.yield() }
        defer { withExtendedLifetime(watcher) {} }
        let isOnServer = ServerAddress.isAddress(state)
        defer { known.withLock { $0.readAt = nil } }
        var readers: [PartitionKey: (reader: PartitionReader, version: Int, day: Timestamp?)] = [:]
        for await _ in wakes {
            // A question to a server would block this thread. Its views find out by themselves.
            if !isOnServer { try OrderQueue.requireQueue(in: state) }
            let version = try await view.dataVersion()
            self.known.withLock { ($0.failure, $0.readAt) = (nil, .now) }
            noteFailure(nil)
            let now = now()
            let wanted = registry.withLock { Array($0.partitions.values) }
            readers = readers.filter { key, _ in wanted.contains { $0.key == key } }
            var hasNews = false
            for partition in wanted {
                let (restaurant, key) = (partition.restaurant, partition.key)
                let day = restaurant?.days.start(at: now)
                if partition.isRead, let known = readers[key], known.version == version, known.day == day {
                    continue
                }
                // Removed from the dictionary, so that the reader's memory is changed in place and not
                // copied.
                var known = readers.removeValue(forKey: key)?.reader
                // When a partition lost its last watcher and has a new one, its watcher has no snapshot yet.
                // The old reader would report no change, so a new one is needed.
                if !partition.isRead { known = nil }
                var reader = known ?? PartitionReader(view, of: restaurant, partition.scope)
                known = nil
                let number = registry.withLock { $0.lastNumber + 1 }
                if let snapshot = try await reader.snapshot(number, at: now) {
                    hasNews = true
                    show(snapshot, await blocking.run { self.heartbeat() }, to: key)
                }
                readers[key] = (reader, version, day)
            }
            // Cancellation ends the pause, and then the loop.
            if !hasNews, isOnServer { try? await Task.sleep(for: Self.rest) }
        }
    }

    /// Where the heartbeat is read, which blocks.
    private let blocking = BlockingExecutor(label: "health")

    private func heartbeat() -> FeedHealth {
        let health = FeedHealth(state: state)
        known.withLock { $0.health = health }
        return health
    }

    private func show(_ snapshot: CounterSnapshot, _ health: FeedHealth, to partition: PartitionKey) {
        var snapshot = snapshot
        snapshot.feed = health
        registry.withLock { registry in
            registry.lastNumber = snapshot.number
            registry.silentSeconds = snapshot.feed.isStale(at: now()) ? Self.quietSeconds : 0
            registry.partitions[partition]?.show(snapshot)
        }
    }

    private func second() {
        known.withLock { if $0.failure == nil { $0.readAt = .now } }
        let isDue = registry.withLock { registry in
            registry.silentSeconds += 1
            return registry.isEachSecond || registry.silentSeconds >= Self.quietSeconds
        }
        if isDue { report(nil) }
    }

    private func report(_ failure: CounterError?) {
        var health = heartbeat()
        health.failure = failure
        let isStale = health.isStale(at: now())
        registry.withLock { registry in
            // While the feed is stale, a report comes every second: it shows for how long, and reports the
            // end of the alarm at once.
            registry.silentSeconds = isStale ? Self.quietSeconds : 0
            for key in registry.partitions.keys { registry.partitions[key]?.report(health) }
        }
    }
}
