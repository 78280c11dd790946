import Foundation
package import Logging
package import McOrderModel
import NIOCore
package import ServiceLifecycle
import UnixSignals

extension WebServer {
    /// Runs the services of a program until one of them ends, or a signal asks for it.
    ///
    /// - Parameter address: where the program's pages are served.
    /// - Throws: ``StartError/address(_:reason:)``, or what a service throws.
    package static func run(_ services: [any Service], at address: ListenAddress, log: Logger) async throws {
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: services.map {
                    ServiceGroupConfiguration.ServiceConfiguration(
                        service: $0,
                        successTerminationBehavior: .gracefullyShutdownGroup,
                        failureTerminationBehavior: .cancelGroup
                    )
                },
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: log
            )
        )
        do {
            try await group.run()
        } catch let error as IOError {
            let reason = String(cString: strerror(error.errnoCode))
            throw StartError.address(address.description, reason: reason)
        }
        log.notice("stopped")
    }
}
