import Logging
import McOrderQueue
package import ServiceLifecycle
import Synchronization

extension Intake {
    /// Whether the queue is on a server.
    package var isOnServer: Bool { resources.paths.isOnServer }

    /// Serves until graceful shutdown. Call ``begin()`` before it and ``close()`` after it.
    ///
    /// If the queue is on a server that cannot be used for a time, whatever the reason is, all services start
    /// again as soon as it can: only what is wrong on this machine ends a daemon that serves.
    package struct ServingService: Service {
        /// The time between two attempts to use the server again.
        private static let pause = Duration.milliseconds(500)
        /// The services run for this long before the server counts as usable again.
        private static let proof = Duration.seconds(2)

        let intake: Intake

        package func run() async throws {
            let problem = Mutex(
                RecurringProblem(
                    intake.log,
                    begins: "the queue's server cannot be used; waiting for it",
                    ends: "the queue's server can be used again"
                )
            )
            var isAgain = false
            while true {
                do {
                    if isAgain { try await intake.waitForLease() }
                    return try await serve { problem.withLock { $0.report(nil) } }
                } catch let error as QueueError {
                    guard intake.isOnServer, !Task.isShuttingDownGracefully, !Task.isCancelled else {
                        throw error
                    }
                    problem.withLock { $0.report(error) }
                } catch is CancellationError where Task.isShuttingDownGracefully {
                    return
                }
                isAgain = true
                intake.observer.pulse(nil)
                // Cancellation ends the pause, and then the loop.
                await cancelWhenGracefulShutdown { try? await Task.sleep(for: Self.pause) }
                if Task.isShuttingDownGracefully { return }
                try Task.checkCancellation()
            }
        }

        private func serve(_ isUsable: @escaping @Sendable () -> Void) async throws {
            var services = intake.services().map {
                ServiceGroupConfiguration.ServiceConfiguration(essential: $0)
            }
            let proof = ProofService(after: Self.proof, report: isUsable)
            services.insert(.init(essential: proof), at: 0)
            try await ServiceGroup(
                configuration: ServiceGroupConfiguration(services: services, logger: intake.log)
            ).run()
        }
    }

    /// Reports that the other services have run for a while.
    private struct ProofService: Service {
        let after: Duration
        let report: @Sendable () -> Void

        /// A group that is shutting down fails if a service ends before its turn, so this one waits for it.
        func run() async throws {
            await cancelWhenGracefulShutdown {
                guard (try? await Task.sleep(for: after)) != nil else { return }
                report()
            }
            try await gracefulShutdown()
        }
    }

    /// The services as one, for a service group that also traps signals.
    package var serving: ServingService { ServingService(intake: self) }
}

extension ServiceGroupConfiguration.ServiceConfiguration {
    /// A service without which the others have nothing to do: its end ends the group.
    package init(essential service: any Service) {
        self.init(
            service: service,
            successTerminationBehavior: .gracefullyShutdownGroup,
            failureTerminationBehavior: .cancelGroup
        )
    }
}
