import ArgumentParser
import Foundation
import Logging
import McOrderConsole
import McOrderIntake
import McOrderModel
import ServiceLifecycle
import UnixSignals

/// `mcorderd run`: serves until SIGTERM, or once.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: DaemonText.runAbstract[Terminal.language]
    )

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(DaemonText.onceHelp[Terminal.language]))
    var once = false

    func run() async throws {
        let configuration = try await common.configuration(environment: ProcessInfo.processInfo.environment)
        let log = Self.logger(level: configuration.logLevel)
        let language = Language(rawValue: configuration.language) ?? .spanish
        let intake = try Intake(
            house: configuration.house,
            settings: configuration.settings,
            log: log,
            now: { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) },
            sentence: { $0.sentence[language] }
        )
        if once { return try await intake.runOnce() }
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: try intake.services().map {
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
        log.notice("serving", metadata: ["orders": "\(configuration.house.orders)"])
        try await group.run()
        try intake.close()
        log.notice("stopped")
    }

    private static func logger(level: String) -> Logger {
        var log = Logger(label: "mcorderd") { StreamLogHandler.standardError(label: $0) }
        log.logLevel = Logger.Level(rawValue: level) ?? .info
        return log
    }
}
