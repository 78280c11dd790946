package import ArgumentParser
import CLinux
import Foundation
import Logging
import McOrderConfiguration
import McOrderConsole
import McOrderCounter
import McOrderFiles
import McOrderIntake
import McOrderModel
import McOrderPrinting
import McOrderService
import McOrderSettings
import McOrderText
import ServiceLifecycle
import UnixSignals

/// `mcorder-print`: prints tickets for kitchen and counter.
package struct PrintCommand: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "mcorder-print",
        abstract: PrintProgramText.abstract[Terminal.language],
        version: ProgramVersion.current,
        subcommands: [ServeCommand.self, CheckCommand.self],
        defaultSubcommand: ServeCommand.self
    )

    package init() {}

    /// Runs the program to its end.
    @MainActor package static func main() async {
        await runProgram(
            arrange: {
                ProgramArguments.arranged($0, options: ["--config", "--state", "--queue", "--lang"])
            },
            without: ServeCommand._commandName
        ) {
            CommandError(staff: $0)
        }
    }
}

/// Prints until a signal ends it.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: PrintProgramText.serveAbstract[Terminal.language]
    )

    @OptionGroup var options: ServiceOptions

    func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        clinux_share_heap()
        let environment = ProcessInfo.processInfo.environment
        let settings = try await options.configuration(environment: environment)
        guard !settings.printers.isEmpty else {
            throw CommandError(.badConfiguration, PrintProgramText.noPrinters)
        }
        let log = Logger(program: "mcorder-print", LogThreshold(settings.logLevel), environment: environment)
        let counter = Counter(state: settings.paths.queue, program: "mcorder-print", now: Timestamp.now)
        try await counter.adopt(settings.printers.map(\.record), settings.kitchen.fire)
        let font = Unifont.installed()
        if !font.has.letters { log.warning("no font", metadata: ["file": "\(Unifont.files.plain)"]) }
        let (board, language) = (PrinterBoard(), Language(rawValue: settings.language) ?? .spanish)
        let tickets = TicketWriter(counter, language, settings.kitchen.fire)
        let printers = settings.printers.map { printer in
            PrinterService(
                printer,
                among: settings.printers,
                settings.printing,
                counter,
                tickets,
                font,
                board,
                log
            )
        }
        let manager = ServiceManager(environment: environment)
        log.notice("printing", metadata: ["printers": "\(printers.map(\.settings.id))"])
        manager.ready()
        let group = ServiceGroup(
            services: [PrintService(counter: counter, printers: printers, log: log)],
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: log
        )
        try await group.run()
    }
}

extension Unifont {
    /// The font as Debian's packages install it; what is not installed is left out.
    static func installed() -> Unifont {
        let read = { (path: String) in FileManager.default.contents(atPath: path).map(Array.init) ?? [] }
        return Unifont(plain: read(files.plain), upper: read(files.upper))
    }
}
