package import ArgumentParser
package import McOrderConfiguration
import McOrderConsole
package import McOrderText

/// The options that `mcorderd`, `mcorder-web` and `mcorder-print` share.
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
        options[.state] = state.map(Terminal.absolute)
        options[.queue] = queue
        return try await DaemonConfiguration.read(file: config, options: options, environment: environment)
    }
}
