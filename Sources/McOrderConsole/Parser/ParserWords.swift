/// The words that the command-line parser writes around our own, in every language; in English as it writes
/// them.
enum ParserWords {
    static let overview = Sentence(es: "RESUMEN: ", en: "OVERVIEW: ")
    static let usageHeading = Sentence(es: "USO: ", en: "USAGE: ")
    /// The headings of lists, each in a line of its own.
    static let headings = [
        Sentence(es: "ARGUMENTOS:", en: "ARGUMENTS:"), Sentence(es: "OPCIONES:", en: "OPTIONS:"),
        Sentence(es: "SUBCOMANDOS:", en: "SUBCOMMANDS:"),
    ]
    /// What the parser's own options do.
    static let abstracts = [
        Sentence(es: "Muestra esta ayuda.", en: "Show help information."),
        Sentence(es: "Muestra la versión.", en: "Show the version."),
    ]
    static let optionsPlace = Sentence(es: "<opciones>", en: "<options>")
    static let subcommandPlace = Sentence(es: "<subcomando>", en: "<subcommand>")
    static let defaultValue = Sentence(es: "por defecto: ", en: "default: ")
    static let values = Sentence(es: "valores: ", en: "values: ")

    static let error = Sentence(es: "Error: ", en: "Error: ")
    static let help = Sentence(es: "Ayuda: ", en: "Help:  ")
    static let usage = Sentence(es: "Uso: ", en: "Usage: ")

    /// The last line of a help page that lists commands.
    static func detailedHelp(_ command: String) -> Sentence {
        Sentence(
            es: "  La ayuda de cada uno: «\(command) <subcomando>».",
            en: "  See '\(command) <subcommand>' for detailed help."
        )
    }

    /// The last line of a complaint.
    static func moreInformation(_ command: String) -> Sentence {
        Sentence(es: "  Más información: «\(command)».", en: "  See '\(command)' for more information.")
    }
}
