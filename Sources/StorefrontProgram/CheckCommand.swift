import ArgumentParser
import Foundation
import McOrderConsole
import McOrderText

/// Says what is wrong, and how to fix it.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: StoreErrorText.checkAbstract[Terminal.language]
    )

    @OptionGroup var options: StorefrontOptions

    func run() async throws {
        _ = try await options.configuration(environment: ProcessInfo.processInfo.environment)
    }
}
