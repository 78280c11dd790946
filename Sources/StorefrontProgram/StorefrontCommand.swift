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
import ServiceLifecycle

/// `mcorder-storefront`: the pages on which customers order with a phone.
package struct StorefrontCommand: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "mcorder-storefront",
        abstract: StoreProgramText.abstract[Terminal.language],
        version: ProgramVersion.current,
        subcommands: [ServeCommand.self, CheckCommand.self],
        defaultSubcommand: ServeCommand.self
    )

    package init() {}

    /// Runs the program to its end.
    @MainActor package static func main() async {
        await runProgram(
            prepare: EventPump.countPolls,
            arrange: { ProgramArguments.arranged($0, options: StorefrontOptions.names) },
            without: ServeCommand._commandName
        ) {
            CommandError(storefront: $0)
        }
    }
}

/// The options of all commands.
struct StorefrontOptions: ParsableArguments {
    static let names: Set = ["--config", "--cloud", "--state", "--house", "--listen", "--lang"]

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

/// Serves the pages until a signal ends it.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: StoreProgramText.serveAbstract[Terminal.language]
    )

    @OptionGroup var options: StorefrontOptions

    func run() async throws {
        // As the staff's pages do: with a heap for each thread it takes more memory.
        clinux_share_heap()
        let environment = ProcessInfo.processInfo.environment
        let settings = try await options.configuration(environment: environment)
        let log = Logger(
            program: "mcorder-storefront",
            LogThreshold(settings.logLevel),
            environment: environment
        )
        let state = try Directory.create(settings.state, mode: 0o700, parents: 0o755).folder
        let house = try House(settings.folders, house: settings.house, state: state, log: log)
        house.refresh()
        let watch = FolderWatch(house: house)
        let connections = Connections(
            limits: .customers(descriptors: DescriptorLimit.raise()),
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
            listeners: watch.listeners,
            secret: try StorefrontSecret(in: state),
            settings: settings,
            connections: connections,
            streams: streams,
            metrics: metrics,
            log: log
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
        try await WebServer.run(services, at: settings.pages.address, log: log)
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
