extension ParserComplaint {
    /// The complaint in every language; in English as the parser itself says it.
    package var sentence: Sentence {
        switch self {
        case .unknownOption(let option, let nearest):
            Sentence(
                es: "No hay ninguna opción «\(option)»." + (nearest.map { " ¿Querías decir «\($0)»?" } ?? ""),
                en: "Unknown option '\(option)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? "")
            )
        case .unknownLetters(let unknown, let missing, let letters):
            Sentence(
                es: "\(unknown.sentence.spanish)\n   o: \(missing.sentence.spanish) Está en «\(letters)».",
                en: "\(unknown.sentence.english)\n   or: \(missing.sentence.english) in '\(letters)'"
            )
        case .missingValue(let option):
            Sentence(es: "Falta el valor de «\(option)».", en: "Missing value for '\(option)'")
        case .needlessValue(let option, let value):
            Sentence(
                es: "La opción «\(option)» no lleva valor, y se le ha dado «\(value)».",
                en: "The option '\(option)' does not take any value, but '\(value)' was specified."
            )
        case .unexpected(let argument):
            Sentence(es: "Sobra el argumento «\(argument)».", en: "Unexpected argument '\(argument)'")
        case .severalUnexpected(let arguments):
            Sentence(
                es: "Sobran \(arguments.count) argumentos: \(Self.spanish(arguments)).",
                en: "\(arguments.count) unexpected arguments: \(Self.english(arguments))"
            )
        case .duplicate(let flag, let earlier):
            Sentence(
                es: "\(flag.sentence.spanish) da un valor que ya había dado \(earlier.sentence.spanish).",
                en: "Value to be set with flag \(flag.sentence.english) had already been set with flag "
                    + earlier.sentence.english
            )
        case .missingArgument(let argument):
            Sentence(es: "Falta «\(argument)».", en: "Missing expected argument '\(argument)'")
        case .missingOneOf(let arguments):
            Sentence(
                es: "Falta uno de estos: \(Self.spanish(arguments)).",
                en: "Missing one of: \(Self.english(arguments))"
            )
        case .invalidValue(let value, let name, let reason):
            Sentence(
                es: "El valor «\(value)» no vale para «\(name)»\(reason.sentence.spanish)",
                en: "The value '\(value)' is invalid for '\(name)'\(reason.sentence.english)"
            )
        case .missingSubcommand:
            Sentence(es: "Falta el subcomando.", en: "Missing required subcommand.")
        case .invalidOption(let option):
            Sentence(es: "«\(option)» no puede ser una opción.", en: "Invalid option: \(option)")
        case .unsupportedShell(let shell, let supported):
            Sentence(
                es: (shell.map { "No hay autocompletado para «\($0)».\n" } ?? "No se sabe qué shell usas.\n")
                    + "Usa --generate-completion-script=<shell> con uno de estos:\n    \(supported)",
                en: (shell.map { "Can't generate completion scripts for '\($0)'.\n" }
                    ?? "Can't autodetect a supported shell.\n")
                    + "Please use --generate-completion-script=<shell> with one of:\n    \(supported)"
            )
        case .internalError(let isUnimplemented):
            Sentence(
                es: "Error interno al leer los argumentos. Escribe el comando de otra manera.",
                en: Self.internalWords(isUnimplemented: isUnimplemented)
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

    private static func english(_ texts: [String]) -> String {
        texts.map { "'\($0)'" }.joined(separator: ", ")
    }
}
