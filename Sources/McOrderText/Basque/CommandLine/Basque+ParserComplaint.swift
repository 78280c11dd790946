extension Basque {
    package func text(_ message: ParserComplaintText) -> String {
        switch message {
        case .unknownOption(let option, let nearest):
            "Ez dago «\(option)» aukerarik." + (nearest.map { " «\($0)» esan nahi zenuen?" } ?? "")
        case .unknownLetters(let unknown, let missing, let letters):
            "\(say(unknown))\n   edo: \(say(missing)) Hemen dago: «\(letters)»."
        case .missingValue(let option): "«\(option)» aukeraren balioa falta da."
        case .needlessValue(let option, let value):
            "«\(option)» aukerak ez du baliorik hartzen, eta «\(value)» eman zaio."
        case .unexpected(let argument): "«\(argument)» argumentua soberan dago."
        case .severalUnexpected(let arguments):
            "\(arguments.count) argumentu soberan daude: \(marked(arguments).joined(separator: ", "))."
        case .duplicate(let flag, let earlier):
            "\(say(flag)) aukeraren balioa lehenago eman du \(say(earlier)) aukerak."
        case .missingArgument(let argument): "«\(argument)» falta da."
        case .missingOneOf(let arguments):
            "Hauetako bat falta da: \(marked(arguments).joined(separator: ", "))."
        case .invalidValue(let value, let name, let hint):
            "«\(name)»: «\(value)» ez da balio egokia\(say(hint))"
        case .missingSubcommand: "Azpikomandoa falta da."
        case .invalidOption(let option): "«\(option)» ezin da aukera bat izan."
        case .unsupportedShell(let shell, let supported):
            (shell.map { "Ez dago osatze automatikorik «\($0)» shellerako.\n" }
                ?? "Ez dakigu zein shell erabiltzen duzun.\n")
                + "Erabili --generate-completion-script=<shell> hauetako batekin:\n    \(supported)"
        case .internalError:
            "Barne-errorea argumentuak irakurtzean. Idatzi komandoa beste era batera."
        case .flag(let argument): "«\(argument)»"
        case .letter(let letter, let argument): "«\(argument)» barruko «\(letter)»"
        case .noHint: "."
        case .values(let values): ". Aukeratu \(alternatives(values))."
        case .listedValues(let values):
            ". Aukeratu hauetako bat:\n" + values.map { "  - \($0)" }.joined(separator: "\n")
        }
    }

    private func marked(_ texts: [String]) -> [String] { texts.map { "«\($0)»" } }

    /// Such as `«a»`, `«a» edo «b»`, `«a», «b» edo «c»`.
    private func alternatives(_ values: [String]) -> String {
        let marked = marked(values)
        guard let last = marked.last, marked.count > 1 else { return marked.joined() }
        return marked.dropLast().joined(separator: ", ") + " edo " + last
    }
}
