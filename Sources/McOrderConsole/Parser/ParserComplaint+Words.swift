package import McOrderText
extension ParserComplaint {
    /// The complaint in every language; in English as the parser itself says it.
    package var sentence: Sentence {
        switch self {
        case .unknownOption(let option, let nearest):
            Inline(
                es: "No hay ninguna opción «\(option)»." + (nearest.map { " ¿Querías decir «\($0)»?" } ?? ""),
                en: "Unknown option '\(option)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? ""),
                eu: "Ez dago «\(option)» aukerarik." + (nearest.map { " «\($0)» esan nahi zenuen?" } ?? "")
            )
        case .unknownLetters(let unknown, let missing, let letters):
            Inline(
                es: "\(unknown.sentence.spanish)\n   o: \(missing.sentence.spanish) Está en «\(letters)».",
                en: "\(unknown.sentence.english)\n   or: \(missing.sentence.english) in '\(letters)'",
                eu: "\(unknown.sentence.basque)\n   edo: \(missing.sentence.basque) Hemen dago: «\(letters)»."
            )
        case .missingValue(let option):
            Inline(
                es: "Falta el valor de «\(option)».",
                en: "Missing value for '\(option)'",
                eu: "«\(option)» aukeraren balioa falta da."
            )
        case .needlessValue(let option, let value):
            Inline(
                es: "La opción «\(option)» no lleva valor, y se le ha dado «\(value)».",
                en: "The option '\(option)' does not take any value, but '\(value)' was specified.",
                eu: "«\(option)» aukerak ez du baliorik hartzen, eta «\(value)» eman zaio."
            )
        case .unexpected(let argument):
            Inline(
                es: "Sobra el argumento «\(argument)».",
                en: "Unexpected argument '\(argument)'",
                eu: "«\(argument)» argumentua soberan dago."
            )
        case .severalUnexpected(let arguments):
            Inline(
                es: "Sobran \(arguments.count) argumentos: \(Self.spanish(arguments)).",
                en: "\(arguments.count) unexpected arguments: \(Self.english(arguments))",
                eu: "\(arguments.count) argumentu soberan daude: \(Self.basque(arguments))."
            )
        case .duplicate(let flag, let earlier):
            Inline(
                es: "\(flag.sentence.spanish) da un valor que ya había dado \(earlier.sentence.spanish).",
                en: "Value to be set with flag \(flag.sentence.english) had already been set with flag "
                    + earlier.sentence.english,
                eu: "\(flag.sentence.basque) aukeraren balioa lehenago eman du "
                    + "\(earlier.sentence.basque) aukerak."
            )
        case .missingArgument(let argument):
            Inline(
                es: "Falta «\(argument)».",
                en: "Missing expected argument '\(argument)'",
                eu: "«\(argument)» falta da."
            )
        case .missingOneOf(let arguments):
            Inline(
                es: "Falta uno de estos: \(Self.spanish(arguments)).",
                en: "Missing one of: \(Self.english(arguments))",
                eu: "Hauetako bat falta da: \(Self.basque(arguments))."
            )
        case .invalidValue(let value, let name, let reason):
            Inline(
                es: "El valor «\(value)» no vale para «\(name)»\(reason.sentence.spanish)",
                en: "The value '\(value)' is invalid for '\(name)'\(reason.sentence.english)",
                eu: "«\(name)»: «\(value)» ez da balio egokia\(reason.sentence.basque)"
            )
        case .missingSubcommand:
            Inline(
                es: "Falta el subcomando.",
                en: "Missing required subcommand.",
                eu: "Azpikomandoa falta da."
            )
        case .invalidOption(let option):
            Inline(
                es: "«\(option)» no puede ser una opción.",
                en: "Invalid option: \(option)",
                eu: "«\(option)» ezin da aukera bat izan."
            )
        case .unsupportedShell(let shell, let supported):
            Inline(
                es: (shell.map { "No hay autocompletado para «\($0)».\n" } ?? "No se sabe qué shell usas.\n")
                    + "Usa --generate-completion-script=<shell> con uno de estos:\n    \(supported)",
                en: (shell.map { "Can't generate completion scripts for '\($0)'.\n" }
                    ?? "Can't autodetect a supported shell.\n")
                    + "Please use --generate-completion-script=<shell> with one of:\n    \(supported)",
                eu: (shell.map { "Ez dago osatze automatikorik «\($0)» shellerako.\n" }
                    ?? "Ez dakigu zein shell erabiltzen duzun.\n")
                    + "Erabili --generate-completion-script=<shell> hauetako batekin:\n    \(supported)"
            )
        case .internalError(let isUnimplemented):
            Inline(
                es: "Error interno al leer los argumentos. Escribe el comando de otra manera.",
                en: Self.internalWords(isUnimplemented: isUnimplemented),
                eu: "Barne-errorea argumentuak irakurtzean. Idatzi komandoa beste era batera."
            )
        }
    }

    /// What the parser says of its own faults.
    static func internalWords(isUnimplemented: Bool) -> String {
        isUnimplemented
            ? "Internal error. Parsing command-line arguments hit unimplemented code path."
            : "Internal error. Invalid state while parsing command-line arguments."
    }

    private static func spanish(_ texts: [String]) -> String {
        texts.map { "«\($0)»" }.joined(separator: ", ")
    }

    /// Basque has the quotation marks of Spanish.
    private static func basque(_ texts: [String]) -> String { spanish(texts) }

    private static func english(_ texts: [String]) -> String {
        texts.map { "'\($0)'" }.joined(separator: ", ")
    }
}
