import Logging
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderService
import McOrderSettings
import McOrderText
import ServiceLifecycle
import UnixSignals

/// Reads configuration and catalogue again on SIGHUP, and reports the reload and the shutdown to the service
/// manager.
struct ReloadService: Service {
    let intake: Intake
    let manager: ServiceManager
    let log: Logger
    let threshold: LogThreshold
    let paths: IntakePaths
    let configuration: @Sendable () async throws -> DaemonConfiguration

    func run() async throws {
        try await withGracefulShutdownHandler {
            try await reloadAtEachSignal()
        } onGracefulShutdown: {
            manager.stopping()
        }
    }

    /// Puts new settings into use, as soon as the queue's server can be used.
    private func reload(_ settings: IntakeSettings) async throws {
        var isWaiting = false
        while !Task.isShuttingDownGracefully {
            do {
                return try await intake.reload(settings)
            } catch let error as QueueError where intake.isOnServer {
                if !isWaiting {
                    let reason: Logger.Metadata = ["error": "\(LogWords.of(error))"]
                    log.warning("the new settings wait for the queue's server", metadata: reason)
                }
                isWaiting = true
            }
            // Shutdown ends the pause, and then the loop.
            await cancelWhenGracefulShutdown { try? await Task.sleep(for: .seconds(1)) }
            try Task.checkCancellation()
        }
    }

    private func reloadAtEachSignal() async throws {
        let signals = await UnixSignalsSequence(trapping: .sighup)
        for await _ in signals.cancelOnGracefulShutdown() {
            manager.reloading()
            do {
                let new = try await configuration()
                if new.paths != paths {
                    log.warning("folders do not change while running; restart for that")
                }
                try await reload(new.settings)
                threshold.level = new.logLevel
            } catch let errors as ConfigurationErrors {
                log.error(
                    "the configuration is faulty; the one in force stays",
                    metadata: ["errors": "\(errors.sentences.map { $0[.english] }.joined(separator: "; "))"]
                )
            } catch IntakeError.unknownRestaurants(let ids) {
                log.error(
                    "a restaurant to be served is not in the catalogue; the settings in force stay",
                    metadata: ["restaurants": "\(ids.map(\.description).joined(separator: ", "))"]
                )
            } catch let failure as ConfigurationReadingError {
                log.error(
                    "the configuration cannot be read; the one in force stays",
                    metadata: ["error": "\(CommandError(daemon: failure).sentence[.english])"]
                )
            }
            manager.ready()
        }
    }
}
