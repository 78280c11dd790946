extension Spanish {
    package func text(_ message: ParserComplaintText) -> String {
        switch message {
        case .unknownOption(let option, let nearest):
            "No hay ninguna opción «\(option)»." + (nearest.map { " ¿Querías decir «\($0)»?" } ?? "")
        case .unknownLetters(let unknown, let missing, let letters):
            "\(say(unknown))\n   o: \(say(missing)) Está en «\(letters)»."
        case .missingValue(let option): "Falta el valor de «\(option)»."
        case .needlessValue(let option, let value):
            "La opción «\(option)» no lleva valor, y se le ha dado «\(value)»."
        case .unexpected(let argument): "Sobra el argumento «\(argument)»."
        case .severalUnexpected(let arguments):
            "Sobran \(arguments.count) argumentos: \(marked(arguments).joined(separator: ", "))."
        case .duplicate(let flag, let earlier):
            "\(say(flag)) da un valor que ya había dado \(say(earlier))."
        case .missingArgument(let argument): "Falta «\(argument)»."
        case .missingOneOf(let arguments):
            "Falta uno de estos: \(marked(arguments).joined(separator: ", "))."
        case .invalidValue(let value, let name, let hint):
            "El valor «\(value)» no vale para «\(name)»\(say(hint))"
        case .missingSubcommand: "Falta el subcomando."
        case .invalidOption(let option): "«\(option)» no puede ser una opción."
        case .unsupportedShell(let shell, let supported):
            (shell.map { "No hay autocompletado para «\($0)».\n" } ?? "No se sabe qué shell usas.\n")
                + "Usa --generate-completion-script=<shell> con uno de estos:\n    \(supported)"
        case .internalError:
            "Error interno al leer los argumentos. Escribe el comando de otra manera."
        case .flag(let argument): "«\(argument)»"
        case .letter(let letter, let argument): "«\(letter)» en «\(argument)»"
        case .noHint: "."
        case .values(let values): ". Elige \(alternatives(values))."
        case .listedValues(let values):
            ". Elige uno de estos:\n" + values.map { "  - \($0)" }.joined(separator: "\n")
        }
    }

    private func marked(_ texts: [String]) -> [String] { texts.map { "«\($0)»" } }

    /// Such as `«a»`, `«a» o «b»`, `«a», «b» o «c»`.
    private func alternatives(_ values: [String]) -> String {
        let marked = marked(values)
        guard let last = marked.last, marked.count > 1 else { return marked.joined() }
        return marked.dropLast().joined(separator: ", ") + " o " + last
    }
}
