internal import McOrderModel
internal import McOrderQueue
internal import ServiceLifecycle

extension Intake {
    /// Publishes what is unavailable today, if that has changed. Returns whether this stays valid until it is
    /// changed by a till or another program.
    @discardableResult
    func publishToday() async throws -> Bool {
        let settings = await maintenance.settings
        return try await today.publishIfNeeded(serving: { settings.serves($0) }, at: now())
    }

    /// Publishes what is unavailable: at once when a till changes it, and when something becomes available
    /// again by itself, which is checked once a second. If nothing has an end time, a check about every 30 s
    /// finds out whether another program has written the file.
    struct TodayService: Service {
        /// The minimum time between two checks.
        static let rest = Duration.milliseconds(250)
        /// The time after which the file is checked in any case. It is shorter than the watcher's interval of
        /// about 30 s, even if the previous element came late.
        static let checkInterval = Duration.seconds(20)

        let intake: Intake
        let watcher: QueueWatcher

        func run() async throws {
            var lastCheck = ContinuousClock.now - Self.checkInterval
            // The queue's version when there was nothing left to wait for.
            var done: Int?
            try await watcher.afterEachChange {
                let version = try await intake.queueVersion()
                let age = lastCheck.duration(to: .now)
                if version == done, age < Self.checkInterval { return }
                // During a rush of orders, one check serves many commits.
                if age < Self.rest { try await Task.sleep(for: Self.rest - age) }
                lastCheck = .now
                done = try await intake.publishToday() ? version : nil
                if done == nil { watcher.announceAgain() }
            }
        }
    }
}
