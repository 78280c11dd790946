import ArgumentParser
import Foundation
import McOrderClient
import McOrderConsole
import McOrderModel
import McOrderSettings
import McOrderText

/// Says what is wrong, and how to fix it.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: StoreProgramText.checkAbstract[Terminal.language]
    )

    @OptionGroup var options: StorefrontOptions

    func run() async throws {
        let settings = try await options.configuration(environment: ProcessInfo.processInfo.environment)
        let findings = StorefrontInspection(settings: settings, now: .now()).findings()
        for finding in findings { try Terminal.writeLine(finding.sentence[Terminal.language]) }
        if findings.isEmpty { try Terminal.writeLine(StoreCheckText.allWell[Terminal.language]) }
        let count = findings.count { $0.isError }
        guard count == 0 else {
            throw CommandError(.badConfiguration, StoreCheckText.problems(count))
        }
    }
}
