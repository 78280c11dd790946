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
    /// is looked at with every tick of the watcher, once a second. Where nothing has an end, a look every ten
    /// seconds finds out whether somebody else wrote the file.
    struct TodayService: Service {
        let intake: Intake
        let watcher: QueueWatcher

        func run() async throws {
            var lastLook = ContinuousClock.now
            // The queue as it was when there was nothing left to wait for.
            var done: Int?
            for await _ in watcher.changes().cancelOnGracefulShutdown() {
                let version = try intake.queueVersion()
                if version == done, lastLook.duration(to: .now) < .seconds(10) { continue }
                lastLook = .now
                done = try await intake.publishToday() ? version : nil
            }
        }
    }
}
