package import ArgumentParser
import CLinux
import Foundation
import Hummingbird
import Logging
import McOrderClient
import McOrderConsole
import McOrderFiles
import McOrderModel
import McOrderSettings
import McOrderText
import McOrderWeb
import NIOCore
import ServiceLifecycle
import UnixSignals

/// `mcorder-storefront`: the pages on which customers order with a phone.
package struct StorefrontCommand: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "mcorder-storefront",
        abstract: StoreErrorText.abstract[Terminal.language],
        version: ProgramVersion.current,
        subcommands: [ServeCommand.self, CheckCommand.self],
        defaultSubcommand: ServeCommand.self
    )

    package init() {}

    /// Runs the program to its end.
    ///
    /// Runs on the main thread, so that closed standard descriptors are occupied before another thread opens
    /// a file.
    @MainActor package static func main() async {
        Terminal.holdStandardDescriptors()
        HelpPage.ensureWidth()
        do {
            var command = try parseAsRoot(try ProgramArguments.read())
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let error where exitCode(for: error) != .failure || error is CleanExit {
            exit(withError: error)
        } catch {
            let failure = CommandError(storefront: error)
            for line in failure.sentence[Terminal.language].split(separator: "\n") {
                Terminal.report("mcorder-storefront: \(line)")
            }
            exit(withError: ExitCode(failure.status.rawValue))
        }
    }
}

/// The options of all commands.
struct StorefrontOptions: ParsableArguments {
    @Option(help: ArgumentHelp(DaemonText.configHelp, value: PlaceholderText.file), completion: .file())
    var config: String?

    @Option(help: ArgumentHelp(DaemonText.cloudHelp, value: PlaceholderText.folder), completion: .directory)
    var cloud: String?

    @Option(
        help: ArgumentHelp(StoreProgramText.stateHelp, value: PlaceholderText.folder),
        completion: .directory
    )
    var state: String?

    @Option(help: ArgumentHelp(StoreProgramText.houseHelp, value: PlaceholderText.code))
    var house: String?

    @Option(help: ArgumentHelp(StoreProgramText.listenHelp, value: PlaceholderText.address))
    var listen: String?

    // `Terminal.language` reads this option itself, because the help must be in this language too.
    @Option(help: ArgumentHelp(HelpOptionText.lang, value: Language.codes))
    var lang: Language?

    func configuration(environment: [String: String]) async throws -> StorefrontConfiguration {
        var options: [StorefrontSetting: String] = [:]
        options[.cloud] = cloud.map(Terminal.absolute)
        options[.state] = state.map(Terminal.absolute)
        options[.house] = house
        options[.listen] = listen
        return try await StorefrontConfiguration.read(
            file: config,
            options: options,
            environment: environment
        )
    }
}

/// Serves the pages until it is told to stop.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: StoreErrorText.abstract[Terminal.language]
    )

    @OptionGroup var options: StorefrontOptions

    func run() async throws {
        // As the staff's pages do: with a heap for each thread it takes more memory.
        clinux_share_heap()
        let environment = ProcessInfo.processInfo.environment
        let settings = try await options.configuration(environment: environment)
        let threshold = LogThreshold(settings.logLevel)
        let log = Logger(label: "mcorder-storefront") { _ in
            LineLogHandler(
                threshold: threshold,
                isJournal: environment["JOURNAL_STREAM"] != nil,
                now: Timestamp.now
            )
        }
        let state = try Directory.create(settings.state, mode: 0o700, parents: 0o755).folder
        let house = House(settings.folders, house: settings.house, state: state, log: log)
        house.refresh()
        let watch = FolderWatch(house: house, log: log)
        let connections = Connections(
            limits: .init(descriptors: DescriptorLimit.raise()),
            trusted: settings.pages.trustedProxies
        )
        let streams = StreamCount(
            mostOfStrangers: connections.limits.streams,
            mostAtAddress: connections.limits.streamsAtAddress
        )
        let metrics = RequestMetrics<StorefrontContext>(
            streams: streams,
            connections: connections,
            prefix: "mcorder_storefront"
        )
        let router = StorefrontRouter(
            house: house,
            watch: watch,
            secret: try StorefrontSecret(in: state),
            settings: settings,
            connections: connections,
            streams: streams,
            metrics: metrics
        ).router()
        let manager = ServiceManager(environment: environment)
        var services: [any Service] = [watch]
        services.append(
            try WebServer.application(
                router,
                at: settings.pages.address,
                certificate: WebServer.Certificate(
                    chain: settings.pages.certificate,
                    key: settings.pages.key
                ),
                language: settings.language,
                connections: connections,
                largestField: 16 * 1024,
                log: log
            ) {
                log.notice("serving", metadata: ["origin": "\(settings.pages.origin)"])
                manager.ready()
            }
        )
        if let address = settings.metrics {
            services.append(try MetricsServer.application(metrics, at: address, settings.language, log))
        }
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
            throw WebServer.StartError.address(settings.pages.address.description, reason: reason)
        }
        log.notice("stopped")
    }
}

/// Serves the figures at an address of their own, which no customer reaches.
enum MetricsServer {
    static func application(
        _ metrics: RequestMetrics<StorefrontContext>,
        at address: ListenAddress,
        _ language: Language,
        _ log: Logger
    ) throws -> some ApplicationProtocol {
        let router = Router(context: StorefrontContext.self)
        router.get("/metrics") { _, _ in metrics.response([]) }
        return try WebServer.application(
            router,
            at: address,
            certificate: nil,
            language: language,
            connections: Connections(limits: .init(descriptors: 64)),
            log: log
        ) {}
    }
}
