internal import McOrderQueue
internal import ServiceLifecycle

extension Intake {
    /// Writes the metrics soon after each change and otherwise every few seconds; removes them at the end.
    struct MetricsService: Service {
        let writer: MetricsWriter
        let watcher: QueueWatcher

        func run() async throws {
            do {
                try await watcher.afterEachChange {
                    try await writer.write()
                    watcher.announceAgain()
                }
            } catch {
                await writer.remove()
                throw error
            }
            await writer.remove()
        }
    }
}
