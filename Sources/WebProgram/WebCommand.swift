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
import NIOCore
import ServiceLifecycle
import UnixSignals

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
    ///
    /// Runs on the main thread, so that closed standard descriptors are occupied before another thread opens
    /// a file.
    @MainActor package static func main() async {
        Terminal.holdStandardDescriptors()
        HelpPage.ensureWidth()
        do {
            let command = try parse(try ProgramArguments.read())
            try await command.run()
        } catch let error where exitCode(for: error) != .failure || error is CleanExit {
            exit(withError: error)
        } catch {
            let failure = CommandError(web: error)
            for line in failure.sentence[Terminal.language].split(separator: "\n") {
                Terminal.report("mcorder-web: \(line)")
            }
            exit(withError: ExitCode(failure.status.rawValue))
        }
    }

    package func run() async throws {
        // With a heap for each thread it takes 93 MB instead of 82 (the benchmark's section `pages`).
        clinux_share_heap()
        let environment = ProcessInfo.processInfo.environment
        let settings = try await options.configuration(environment: environment)
        let threshold = LogThreshold(settings.logLevel)
        let log = Logger(label: "mcorder-web") { _ in
            LineLogHandler(
                threshold: threshold,
                isJournal: environment["JOURNAL_STREAM"] != nil,
                now: Timestamp.now
            )
        }
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
            log: log
        ) {
            log.notice("serving", metadata: ["staff": "\(settings.web.origin)"])
            manager.ready()
        }
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: ([CounterService(counter: counter), channels, server] as [any Service]).map {
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
            throw WebServer.StartError.address(settings.web.address.description, reason: reason)
        }
        log.notice("stopped")
    }
}

/// Reads the queue for all pages.
struct CounterService: Service {
    let counter: Counter

    func run() async throws {
        await cancelWhenGracefulShutdown { await counter.run() }
    }
}
