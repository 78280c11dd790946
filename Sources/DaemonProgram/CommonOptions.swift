import ArgumentParser
import Foundation
import McOrderConfiguration
import McOrderConsole
import McOrderService
import McOrderText

/// The options of every command.
struct CommonOptions: ParsableArguments {
    @OptionGroup var service: ServiceOptions

    @Option(help: ArgumentHelp(DaemonText.cloudHelp, value: PlaceholderText.folder))
    var cloud: String?

    @Option(help: ArgumentHelp(DaemonText.catalogHelp, value: PlaceholderText.folder))
    var catalog: String?

    /// The configuration, merged from options, environment, file and defaults.
    func configuration(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws -> DaemonConfiguration {
        var options: [Setting: String] = [:]
        options[.cloud] = cloud.map(ServiceOptions.absolute)
        options[.catalog] = catalog.map(ServiceOptions.absolute)
        return try await service.configuration(adding: options, environment: environment)
    }

    /// The absolute path of a file argument. The standard streams, `-`, are refused.
    static func file(_ text: String) throws(CommandError) -> String {
        guard !text.isEmpty, text != "-" else {
            throw CommandError(.invalid, DaemonErrorText.notAFile(text))
        }
        return ServiceOptions.absolute(text)
    }
}
