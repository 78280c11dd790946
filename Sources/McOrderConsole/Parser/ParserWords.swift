internal import McOrderText
/// The words that the command-line parser writes around our own, in every language; in English as it writes
/// them.
enum ParserWords {
    static let overview = Inline(es: "RESUMEN: ", en: "OVERVIEW: ", eu: "LABURPENA: ")
    static let usageHeading = Inline(es: "USO: ", en: "USAGE: ", eu: "ERABILERA: ")
    /// The headings of lists, each in a line of its own.
    static let headings = [
        Inline(es: "ARGUMENTOS:", en: "ARGUMENTS:", eu: "ARGUMENTUAK:"),
        Inline(es: "OPCIONES:", en: "OPTIONS:", eu: "AUKERAK:"),
        Inline(es: "SUBCOMANDOS:", en: "SUBCOMMANDS:", eu: "AZPIKOMANDOAK:"),
    ]
    /// What the parser's own options do.
    static let abstracts = [
        Inline(es: "Muestra esta ayuda.", en: "Show help information.", eu: "Erakutsi laguntza hau."),
        Inline(es: "Muestra la versión.", en: "Show the version.", eu: "Erakutsi bertsioa."),
    ]
    static let optionsPlace = Inline(es: "<opciones>", en: "<options>", eu: "<aukerak>")
    static let subcommandPlace = Inline(es: "<subcomando>", en: "<subcommand>", eu: "<azpikomandoa>")
    static let defaultValue = Inline(es: "por defecto: ", en: "default: ", eu: "lehenetsia: ")
    static let values = Inline(es: "valores: ", en: "values: ", eu: "balioak: ")

    static let error = Inline(es: "Error: ", en: "Error: ", eu: "Errorea: ")
    static let help = Inline(es: "Ayuda: ", en: "Help:  ", eu: "Laguntza: ")
    static let usage = Inline(es: "Uso: ", en: "Usage: ", eu: "Erabilera: ")

    /// The last line of a help page that lists commands.
    static func detailedHelp(_ command: String) -> Sentence {
        Inline(
            es: "  La ayuda de cada uno: «\(command) <subcomando>».",
            en: "  See '\(command) <subcommand>' for detailed help.",
            eu: "  Bakoitzaren laguntza: «\(command) <azpikomandoa>»."
        )
    }

    /// The last line of a complaint.
    static func moreInformation(_ command: String) -> Sentence {
        Inline(
            es: "  Más información: «\(command)».",
            en: "  See '\(command)' for more information.",
            eu: "  Informazio gehiago: «\(command)»."
        )
    }
}
