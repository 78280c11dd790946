internal import McOrderQueue
internal import ServiceLifecycle

extension Intake {
    /// Publishes what is not to be had today, where that changed.
    func publishToday() async throws {
        let settings = await housekeeper.settings
        try await today.publishIfNeeded(serving: { settings.serves($0) }, at: now())
    }

    /// Publishes what is not to be had: at once when a till says so, and when something ends by itself, which
    /// is looked at with every tick of the watcher, once a second.
    struct TodayService: Service {
        let intake: Intake
        let watcher: QueueWatcher

        func run() async throws {
            for await _ in watcher.changes().cancelOnGracefulShutdown() {
                try await intake.publishToday()
            }
        }
    }
}
