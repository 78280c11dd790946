import ArgumentParser
import Foundation
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderService
import McOrderText

/// The options of every command.
struct CommonOptions: ParsableArguments {
    @OptionGroup var service: ServiceOptions

    @Option(help: ArgumentHelp(DaemonText.cloudHelp, value: PlaceholderText.folder), completion: .directory)
    var cloud: String?

    @Option(help: ArgumentHelp(DaemonText.catalogHelp, value: PlaceholderText.folder), completion: .directory)
    var catalog: String?

    /// The configuration, merged from options, environment, file and defaults.
    func configuration(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws -> DaemonConfiguration {
        var options: [Setting: String] = [:]
        options[.cloud] = cloud.map(Terminal.absolute)
        options[.catalog] = catalog.map(Terminal.absolute)
        var configuration = try await service.configuration(adding: options, environment: environment)
        configuration.paths.credentials = environment["CREDENTIALS_DIRECTORY"]
        return configuration
    }

    /// The absolute path of a file argument. The standard streams, `-`, are refused.
    static func file(_ text: String) throws(CommandError) -> String {
        guard !text.isEmpty, text != "-" else {
            throw CommandError(.invalid, DaemonErrorText.notAFile(text))
        }
        return Terminal.absolute(text)
    }
}

/// The option of commands whose answer may be read by a program.
struct AnswerOptions: ParsableArguments {
    @Flag(help: ArgumentHelp(DaemonText.jsonHelp))
    var json = false

    /// Writes the answer: for programs if they ask for it, or else for people, one sentence on each line.
    func write(_ sentences: @autoclosure () -> [Sentence], json value: @autoclosure () -> JSONValue) throws {
        if json { return try Terminal.writeLine(JSONWriter.text(value())) }
        for sentence in sentences() { try Terminal.writeLine(sentence[Terminal.language]) }
    }
}
