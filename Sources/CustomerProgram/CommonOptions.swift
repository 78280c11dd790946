internal import ArgumentParser
internal import McOrderConsole
internal import McOrderText

/// The options of all commands.
struct CommonOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp(HelpOptionText.cloud, value: PlaceholderText.folder))
    var cloud: String?

    @Option(name: .long, help: ArgumentHelp(HelpOptionText.catalog, value: PlaceholderText.folder))
    var catalog: String?

    @Option(name: .long, help: ArgumentHelp(HelpOptionText.home, value: PlaceholderText.folder))
    var home: String?

    // Terminal.language finds the value by itself, since the help must be in that language too.
    @Option(name: .long, help: ArgumentHelp(HelpOptionText.lang, value: Verbatim(Language.codes)))
    var lang: Language?

    @Flag(name: .long, help: ArgumentHelp(HelpOptionText.json))
    var json = false
}
