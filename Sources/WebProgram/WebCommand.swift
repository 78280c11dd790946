package import ArgumentParser
import CLinux
import Foundation
import Hummingbird
import Logging
import McOrderConfiguration
import McOrderConsole
import McOrderCounter
import McOrderIntake
import McOrderModel
import McOrderService
import McOrderSettings
import McOrderText
import McOrderWeb
import ServiceLifecycle
import Synchronization

/// `mcorder-web`: the browser's screens of a restaurant's counter.
package struct WebCommand: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "mcorder-web",
        abstract: WebErrorText.abstract[Terminal.language],
        version: ProgramVersion.current
    )

    @OptionGroup var options: ServiceOptions

    package init() {}

    /// Runs the program to its end.
    @MainActor package static func main() async {
        await runProgram { CommandError(web: $0) }
    }

    package func run() async throws {
        // With a heap for each thread it takes 93 MB instead of 82 (the benchmark's section `pages`).
        clinux_share_heap()
        let environment = ProcessInfo.processInfo.environment
        let settings = try await options.configuration(environment: environment)
        let log = Logger(
            program: "mcorder-web",
            LogThreshold(settings.logLevel),
            environment: environment
        )
        let counter = Counter(state: settings.paths.queue, program: "mcorder-web", now: Timestamp.now)
        let channels = LiveChannels(counter)
        let connections = Connections(
            limits: .init(descriptors: DescriptorLimit.raise()),
            trusted: settings.web.trustedProxies
        )
        let router = StaffRouter(
            counter: counter,
            channels: channels,
            settings: settings,
            connections: connections,
            showsComponents: environment["MCORDER_STYLE_PAGE"] == "1"
        ).router()
        let manager = ServiceManager(environment: environment)
        let server = try WebServer.application(
            router,
            at: settings.web.address,
            certificate: WebServer.Certificate(
                chain: settings.web.certificate,
                key: settings.web.key
            ),
            language: settings.webLanguage,
            connections: connections,
            upload: BookPhotographRoutes.upload,
            log: log
        ) {
            log.notice("serving", metadata: ["staff": "\(settings.web.origin)"])
            manager.ready()
        }
        let services: [any Service] = [CounterService(counter: counter, log: log), channels, server]
        try await WebServer.run(services, at: settings.web.address, log: log)
    }
}

/// Reads the queue for all pages.
struct CounterService: Service {
    let counter: Counter
    let log: Logger

    func run() async throws {
        let problem = Mutex(
            RecurringProblem(log, begins: "the queue cannot be read", ends: "the queue can be read again")
        )
        await cancelWhenGracefulShutdown {
            await counter.run { failure in problem.withLock { $0.report(failure) } }
        }
    }
}
