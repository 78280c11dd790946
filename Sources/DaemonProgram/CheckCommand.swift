import ArgumentParser
import Foundation
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderSetup
import McOrderText

/// `mcorderd check`: prints every problem of configuration, catalogue, folders, permissions and database,
/// with advice.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: DaemonText.checkAbstract[Terminal.language]
    )

    /// Where there are several problems, the first status of this list that occurs is the exit code. Source:
    /// commands.md.
    private static let order: [ExitStatus] = [.badConfiguration, .notFound, .invalid, .storage]

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(DaemonText.jsonHelp[Terminal.language]))
    var json = false

    func run() async throws {
        let (faults, warnings) = try await find()
        if json {
            // A warning is not a failure, so its exit code is 0.
            let list =
                faults.map { (Int($0.status.rawValue), $0.sentence) } + warnings.map { (0, $0) }
            try Terminal.writeLine(
                JSONWriter.text(
                    .array(
                        list.map { status, sentence in
                            .object([
                                JSONValue.Member("exit", .integer(status)),
                                JSONValue.Member("message", .string(sentence[Terminal.language])),
                            ])
                        }
                    )
                )
            )
        } else {
            for fault in faults { try Terminal.writeLine(fault.sentence[Terminal.language]) }
            for warning in warnings { try Terminal.writeLine(warning[Terminal.language]) }
            if faults.isEmpty { try Terminal.writeLine(DaemonText.allWell[Terminal.language]) }
        }
        guard let first = faults.first else { return }
        let status = Self.order.first { status in faults.contains { $0.status == status } } ?? first.status
        throw CommandFailure(status, DaemonText.faultCount(faults.count))
    }

    private func find() async throws -> (faults: [CommandFailure], warnings: [Sentence]) {
        let configuration: DaemonConfiguration
        do {
            configuration = try await common.configuration(environment: ProcessInfo.processInfo.environment)
        } catch let faults as ConfigurationFaults {
            return (faults.sentences.map { CommandFailure(.badConfiguration, $0) }, [])
        }
        let inspection = Inspection(house: configuration.house, settings: configuration.settings)
        // A path that cannot be read may be reported by several checks.
        var told: Set<String> = []
        let (findings, catalogue) = await inspection.inspect()
        let faults = findings.map(CommandFailure.init(finding:)).filter {
            told.insert($0.sentence[Terminal.language]).inserted
        }
        guard let catalogue else { return (faults, []) }
        let currency = catalogue.company.currency
        return (faults, catalogue.warnings.map { $0.sentence(currency: currency) })
    }
}
