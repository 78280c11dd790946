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
        signal(SIGPIPE, SIG_IGN)
        let environment = ProcessInfo.processInfo.environment
        let configuration = try await common.configuration(environment: environment)
        let manager = ServiceManager(environment: environment)
        let progress = DrainProgress()
        let now: @Sendable () -> Timestamp = {
            Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
        }
        let isJournal = environment["JOURNAL_STREAM"] != nil
        let log = Logger(label: "mcorderd") { _ in
            LineLogHandler(
                level: Logger.Level(rawValue: configuration.logLevel) ?? .info,
                isJournal: isJournal,
                now: now
            )
        }
        let language = Language(rawValue: configuration.language) ?? .spanish
        let intake = try Intake(
            house: configuration.house,
            settings: configuration.settings,
            log: log,
            now: now,
            sentence: { $0.sentence($1, now: nil)[language] },
            observer: IntakeObserver(
                patience: manager.patience,
                ready: { manager.ready() },
                pulse: { report in
                    manager.pulse(status: report.map { DaemonText.status(of: $0)[language] })
                    if let report { progress.show(report) }
                }
            )
        )
        if once { return try await intake.runOnce() }
        try await serve(intake, configuration, manager, log)
    }

    private func serve(
        _ intake: Intake,
        _ configuration: DaemonConfiguration,
        _ manager: ServiceManager,
        _ log: Logger
    ) async throws {
        let reload = ReloadService(
            intake: intake,
            manager: manager,
            log: log,
            house: configuration.house,
            configuration: {
                try await common.configuration(environment: ProcessInfo.processInfo.environment)
            }
        )
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: (intake.services() + [reload]).map {
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
        try await withGracefulShutdownHandler {
            try await group.run()
        } onGracefulShutdown: {
            manager.stopping()
        }
        try intake.close()
        log.notice("stopped")
    }
}

/// Reads configuration and catalogue anew at SIGHUP.
struct ReloadService: Service {
    let intake: Intake
    let manager: ServiceManager
    let log: Logger
    let house: IntakeHouse
    let configuration: @Sendable () async throws -> DaemonConfiguration

    func run() async throws {
        let signals = await UnixSignalsSequence(trapping: .sighup)
        for await _ in signals.cancelOnGracefulShutdown() {
            manager.reloading()
            do {
                let new = try await configuration()
                if new.house != house {
                    log.warning("folders do not change while running; restart for that")
                }
                try await intake.reload(new.settings)
            } catch let faults as ConfigurationFaults {
                log.error(
                    "the configuration is faulty; the one in force stays",
                    metadata: ["faults": "\(faults.faults.map(\.sentence.english).joined(separator: "; "))"]
                )
            } catch IntakeFailure.unknownRestaurants(let ids) {
                log.error(
                    "a restaurant to be served is not in the catalogue; the settings in force stay",
                    metadata: ["restaurants": "\(ids.map(\.description).joined(separator: ", "))"]
                )
            } catch let failure as CommandFailure {
                log.error(
                    "the configuration cannot be read; the one in force stays",
                    metadata: ["error": "\(failure.sentence.english)"]
                )
            }
            manager.ready()
        }
    }
}
