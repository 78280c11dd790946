package import ArgumentParser
package import McOrderConfiguration
import McOrderConsole
package import McOrderText

/// The options that `mcorderd` and `mcorder-web` share.
package struct ServiceOptions: ParsableArguments {
    @Option(help: ArgumentHelp(DaemonText.configHelp, value: PlaceholderText.file), completion: .file())
    package var config: String?

    @Option(help: ArgumentHelp(DaemonText.stateHelp, value: PlaceholderText.folder), completion: .directory)
    package var state: String?

    @Option(
        help: ArgumentHelp(DaemonText.queueHelp, value: PlaceholderText.address),
        completion: .list(["sqlite"])
    )
    package var queue: String?

    // `Terminal.language` reads this option itself, because the help must be in this language too.
    @Option(help: ArgumentHelp(HelpOptionText.lang, value: Language.codes))
    package var lang: Language?

    package init() {}

    /// The configuration, merged from options, environment, file and defaults.
    ///
    /// - Parameter others: values of options that only one program has.
    package func configuration(
        adding others: [Setting: String] = [:],
        environment: [String: String]
    ) async throws -> DaemonConfiguration {
        var options = others
        options[.state] = state.map(Self.absolute)
        options[.queue] = queue
        return try await DaemonConfiguration.read(file: config, options: options, environment: environment)
    }

    /// Makes a path of the command line absolute, from the folder in which the command was started.
    package static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = Terminal.environment("PWD") else { return path }
        return "\(folder)/\(path)"
    }
}
