import ArgumentParser
import McOrderConsole
import McOrderText

struct CommonOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(HelpOptionText.cloud, value: PlaceholderText.folder),
        completion: .directory
    )
    var cloud: String?

    @Option(
        name: .long,
        help: ArgumentHelp(HelpOptionText.catalog, value: PlaceholderText.folder),
        completion: .directory
    )
    var catalog: String?

    @Option(
        name: .long,
        help: ArgumentHelp(HelpOptionText.home, value: PlaceholderText.folder),
        completion: .directory
    )
    var home: String?

    // Not read here: Terminal.language finds the value in the arguments itself, as the help needs the
    // language too.
    @Option(name: .long, help: ArgumentHelp(HelpOptionText.lang, value: Verbatim(Language.codes)))
    var lang: Language?

    @Flag(name: .long, help: ArgumentHelp(HelpOptionText.json))
    var json = false
}
