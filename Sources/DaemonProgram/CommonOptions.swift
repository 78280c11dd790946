import ArgumentParser
import Foundation
import McOrderConfiguration
import McOrderConsole
import McOrderFiles
import McOrderIntake
import McOrderModel
import McOrderText

/// The options of every command.
struct CommonOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            DaemonText.configHelp[Terminal.language],
            valueName: PlaceholderText.file[Terminal.language]
        )
    )
    var config: String?

    @Option(
        help: ArgumentHelp(
            DaemonText.cloudHelp[Terminal.language],
            valueName: PlaceholderText.folder[Terminal.language]
        )
    )
    var cloud: String?

    @Option(
        help: ArgumentHelp(
            DaemonText.stateHelp[Terminal.language],
            valueName: PlaceholderText.folder[Terminal.language]
        )
    )
    var state: String?

    @Option(
        help: ArgumentHelp(
            DaemonText.queueHelp[Terminal.language],
            valueName: PlaceholderText.address[Terminal.language]
        )
    )
    var queue: String?

    @Option(
        help: ArgumentHelp(
            DaemonText.catalogHelp[Terminal.language],
            valueName: PlaceholderText.folder[Terminal.language]
        )
    )
    var catalog: String?

    // `Terminal.language` reads this option itself, because the help must be in this language too.
    @Option(help: ArgumentHelp(HelpOptionText.lang[Terminal.language], valueName: Language.codes))
    var lang: Language?

    /// The configuration, merged from options, environment, file and defaults.
    func configuration(environment: [String: String]) async throws -> DaemonConfiguration {
        var options: [Setting: String] = [:]
        options[.cloud] = cloud.map(Self.absolute)
        options[.state] = state.map(Self.absolute)
        options[.queue] = queue
        options[.catalog] = catalog.map(Self.absolute)
        return try await DaemonConfiguration.read(file: config, options: options, environment: environment)
    }

    /// The present time of the machine's clock.
    static func now() -> Timestamp {
        Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }

    /// The absolute path of a file argument. The standard streams, `-`, are refused.
    static func file(_ text: String) throws(CommandError) -> String {
        guard !text.isEmpty, text != "-" else {
            throw CommandError(.invalid, DaemonErrorText.notAFile(text))
        }
        return absolute(text)
    }

    /// Makes a path of the command line absolute, from the folder in which the command was started.
    private static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = Terminal.environment("PWD") else { return path }
        return "\(folder)/\(path)"
    }
}
