import ArgumentParser
import CLinux
import Foundation
import Logging
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderService
import McOrderSettings
import McOrderSetup
import McOrderText
import ServiceLifecycle
import UnixSignals

/// `mcorderd run`: serves until SIGTERM, or with `--once` until all present files are decided.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("run", DaemonText.runAbstract)

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(DaemonText.onceHelp))
    var once = false

    func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        // The same value as in the systemd unit. Every file gets exact permissions; with the umask of a
        // login, each file would need one more system call to set them.
        umask(0o007)
        // libdispatch's worker threads take turns. With one heap arena for each thread, nearly every order
        // would be processed in memory that no earlier order has brought into the processor's caches.
        clinux_share_heap()
        let environment = ProcessInfo.processInfo.environment
        let configuration = try await common.configuration(environment: environment)
        let manager = ServiceManager(environment: environment)
        let progress = DrainProgress()
        let threshold = LogThreshold(configuration.logLevel)
        let log = Logger(program: "mcorderd", threshold, environment: environment)
        let language = Language(rawValue: configuration.language) ?? .spanish
        let intake = try await Self.opening(configuration.paths) {
            try await Intake(
                paths: configuration.paths,
                settings: configuration.settings,
                log: log,
                now: Timestamp.now,
                sentence: { $0.sentence($1, now: nil, isNotice: $2)[language] },
                observer: IntakeObserver(
                    patience: manager.patience,
                    ready: { manager.ready() },
                    pulse: { report in
                        guard let report else { return manager.pulse(status: nil) }
                        let serving = DaemonText.serving(waiting: report.waiting, elsewhere: report.elsewhere)
                        let status = report.problem == nil ? serving : .waitingForFolder
                        manager.pulse(status: status[language])
                        progress.show(report)
                    }
                ),
                version: DaemonCommand.version
            )
        }
        for warning in await Inspection(paths: configuration.paths, settings: configuration.settings)
            .serverWarnings()
        {
            log.warning("\(warning.sentence[.english])")
        }
        if once { return try await intake.runOnce() }
        try await intake.begin()
        let reload = ReloadService(
            intake: intake,
            manager: manager,
            log: log,
            threshold: threshold,
            paths: configuration.paths,
            configuration: { try await common.configuration() }
        )
        try await Self.serve(with: reload)
    }

    /// Opens the intake. If its queue is on a server that has served this state folder before, the service
    /// manager has to try again, whatever the server's reason is: a password is being changed, or a server is
    /// being set up again.
    private static func opening(
        _ paths: IntakePaths,
        _ open: () async throws -> Intake
    ) async throws -> Intake {
        do {
            return try await open()
        } catch let error as QueueError {
            let failure = CommandError(queue: error)
            guard paths.isOnServer, try ServerPlaceFile(state: paths.state).read() != nil else {
                throw failure
            }
            throw CommandError(.unavailable, failure.sentence)
        }
    }

    private static func serve(with reload: ReloadService) async throws {
        let (intake, log) = (reload.intake, reload.log)
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [.init(essential: reload), .init(essential: intake.serving)],
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: log
            )
        )
        log.notice("serving", metadata: ["orders": "\(reload.paths.orders)"])
        try await group.run()
        try await intake.close()
        log.notice("stopped")
    }
}
