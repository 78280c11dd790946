internal import McOrderModel
internal import McOrderQueue
internal import ServiceLifecycle

extension Intake {
    /// Publishes what is not to be had today, where that changed; whether that stays so until somebody says
    /// otherwise.
    @discardableResult
    func publishToday() async throws -> Bool {
        let settings = await housekeeper.settings
        return try await today.publishIfNeeded(serving: { settings.serves($0) }, at: now())
    }

    /// Publishes what is not to be had: at once when a till says so, and when something ends by itself, which
    /// is looked at once a second. Where nothing has an end, a look every half a minute finds out whether
    /// somebody else wrote the file.
    struct TodayService: Service {
        /// The least time between two looks.
        static let rest = Duration.milliseconds(250)
        /// The time after which the file is looked at anyway: less than that between two of the watcher's
        /// elements, also where the one before was late.
        static let look = Duration.seconds(20)

        let intake: Intake
        let watcher: QueueWatcher

        func run() async throws {
            var lastLook = ContinuousClock.now - Self.look
            // The queue as it was when there was nothing left to wait for.
            var done: Int?
            try await watcher.afterEachChange {
                let version = try await intake.queueVersion()
                let age = lastLook.duration(to: .now)
                if version == done, age < Self.look { return }
                // In a rush of orders one look serves many commits.
                if age < Self.rest { try await Task.sleep(for: Self.rest - age) }
                lastLook = .now
                done = try await intake.publishToday() ? version : nil
                if done == nil { watcher.tellAgain() }
            }
        }
    }
}
