package import ArgumentParser
import Foundation
import Hummingbird
import Logging
import McOrderConfiguration
import McOrderConsole
import McOrderCounter
import McOrderIntake
import McOrderModel
import McOrderService
import McOrderText
import NIOCore
import ServiceLifecycle
import TillProgram
import UnixSignals

/// `mcorder-web`: the browser's screens of a restaurant's counter.
package struct MCOrderWeb: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "mcorder-web",
        abstract: WebErrorText.abstract[Terminal.language],
        version: ProgramVersion.current
    )

    @Option(
        help: ArgumentHelp(
            DaemonText.configHelp[Terminal.language],
            valueName: PlaceholderText.file[Terminal.language]
        )
    )
    var config: String?

    @Option(
        help: ArgumentHelp(
            DaemonText.stateHelp[Terminal.language],
            valueName: PlaceholderText.folder[Terminal.language]
        )
    )
    var state: String?

    // `Terminal.language` reads this option itself, because the help must be in this language too.
    @Option(help: ArgumentHelp(HelpOptionText.lang[Terminal.language], valueName: Language.codes))
    var lang: Language?

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
        let environment = ProcessInfo.processInfo.environment
        var options: [Setting: String] = [:]
        options[.state] = state
        let settings = try await DaemonConfiguration.read(
            file: config,
            options: options,
            environment: environment
        )
        let threshold = LogThreshold(settings.logLevel)
        let log = Logger(label: "mcorder-web") { _ in
            LineLogHandler(
                threshold: threshold,
                isJournal: environment["JOURNAL_STREAM"] != nil,
                now: Self.now
            )
        }
        let counter = Counter(state: settings.paths.state, program: "mcorder-web", now: Self.now)
        let channels = LiveChannels(counter, now: counter.now)
        let router = StaffRouter(counter: counter, channels: channels, settings: settings, now: counter.now)
            .router()
        let manager = ServiceManager(environment: environment)
        let server = try StaffServer.application(router, settings: settings.web, log: log) {
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
            throw StaffServer.StartError.address(settings.web.staff.description, reason: reason)
        }
        log.notice("stopped")
    }

    /// The present time of the machine's clock.
    private static func now() -> Timestamp {
        Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }
}

/// Reads the queue for all pages.
struct CounterService: Service {
    let counter: Counter

    func run() async throws {
        await cancelWhenGracefulShutdown { await counter.run() }
    }
}
