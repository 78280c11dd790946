import ArgumentParser
import Foundation
import McOrderConsole
import McOrderIntake
import McOrderModel

/// `mcorderd check`: every fault of configuration, catalogue, folders, rights and database, each with its
/// cure.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: DaemonText.checkAbstract[Terminal.language]
    )

    /// Of several faults the first of these is the exit code. Source: commands.md.
    private static let order: [ExitStatus] = [.badConfiguration, .notFound, .invalid, .storage]

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(DaemonText.jsonHelp[Terminal.language]))
    var json = false

    func run() async throws {
        let faults = try await find()
        if json {
            let list = faults.map { fault in
                JSONValue.object([
                    JSONValue.Member("exit", .integer(fault.status.rawValue)),
                    JSONValue.Member("message", .string(fault.sentence[Terminal.language])),
                ])
            }
            try Terminal.writeLine(JSONWriter.text(.array(list)))
        } else if faults.isEmpty {
            try Terminal.writeLine(DaemonText.allWell[Terminal.language])
        } else {
            for fault in faults { try Terminal.writeLine(fault.sentence[Terminal.language]) }
        }
        guard let first = faults.first else { return }
        let status = Self.order.first { status in faults.contains { $0.status == status } } ?? first.status
        throw CommandFailure(status, DaemonText.faultCount(faults.count))
    }

    private func find() async throws -> [CommandFailure] {
        let configuration: DaemonConfiguration
        do {
            configuration = try await common.configuration(environment: ProcessInfo.processInfo.environment)
        } catch let faults as ConfigurationFaults {
            return faults.sentences.map { CommandFailure(.badConfiguration, $0) }
        }
        let inspection = Inspection(house: configuration.house, settings: configuration.settings)
        // What cannot be looked at may be found more than once.
        var told: Set<Sentence> = []
        return inspection.findings().map(CommandFailure.init(finding:)).filter {
            told.insert($0.sentence).inserted
        }
    }
}
