/// The texts that the command-line parser adds to ours, in every language. The English text is exactly the
/// parser's.
package enum ParserWords: Message {
    case overview
    case usageHeading
    case argumentsHeading
    case optionsHeading
    case subcommandsHeading
    /// The help of the parser's own option for help.
    case helpAbstract
    /// The help of the parser's own option for the version.
    case versionAbstract
    /// The placeholder for options in a usage line.
    case optionsPlace
    /// The placeholder for a command of a group in a usage line.
    case subcommandPlace
    /// The label before an option's default value.
    case defaultValue
    /// The label before the values that an option accepts.
    case values

    // The labels of an error message.
    case help
    case usage

    /// The last line of a help page that lists commands.
    case detailedHelp(_ command: String)
    /// The last line of an error message.
    case moreInformation(_ command: String)

    /// The headings of lists, each on a line of its own.
    package static let headings: [ParserWords] = [.argumentsHeading, .optionsHeading, .subcommandsHeading]
    /// The help of the parser's own options.
    package static let abstracts: [ParserWords] = [.helpAbstract, .versionAbstract]

    package func text(in language: any Texts) -> String {
        switch self {
        case .overview: language.pick(en: "OVERVIEW: ", es: "RESUMEN: ", eu: "LABURPENA: ")
        case .usageHeading: language.pick(en: "USAGE: ", es: "USO: ", eu: "ERABILERA: ")
        case .argumentsHeading: language.pick(en: "ARGUMENTS:", es: "ARGUMENTOS:", eu: "ARGUMENTUAK:")
        case .optionsHeading: language.pick(en: "OPTIONS:", es: "OPCIONES:", eu: "AUKERAK:")
        case .subcommandsHeading: language.pick(en: "SUBCOMMANDS:", es: "SUBCOMANDOS:", eu: "AZPIKOMANDOAK:")
        case .helpAbstract:
            language.pick(
                en: "Show help information.",
                es: "Muestra esta ayuda.",
                eu: "Erakutsi laguntza hau."
            )
        case .versionAbstract:
            language.pick(
                en: "Show the version.",
                es: "Muestra la versión.",
                eu: "Erakutsi bertsioa."
            )
        case .optionsPlace: language.pick(en: "<options>", es: "<opciones>", eu: "<aukerak>")
        case .subcommandPlace: language.pick(en: "<subcommand>", es: "<subcomando>", eu: "<azpikomandoa>")
        case .defaultValue: language.pick(en: "default: ", es: "por omisión: ", eu: "lehenetsia: ")
        case .values: language.pick(en: "values: ", es: "valores: ", eu: "balioak: ")
        case .help: language.pick(en: "Help:  ", es: "Ayuda: ", eu: "Laguntza: ")
        case .usage: language.pick(en: "Usage: ", es: "Uso: ", eu: "Erabilera: ")
        case .detailedHelp(let command):
            language.pick(
                en: "  See '\(command) <subcommand>' for detailed help.",
                es: "  La ayuda de cada uno: «\(command) <subcomando>».",
                eu: "  Bakoitzaren laguntza: «\(command) <azpikomandoa>»."
            )
        case .moreInformation(let command):
            language.pick(
                en: "  See '\(command)' for more information.",
                es: "  Más información: «\(command)».",
                eu: "  Informazio gehiago: «\(command)»."
            )
        }
    }
}
