extension English {
    package func text(_ message: ParserComplaintText) -> String {
        switch message {
        case .unknownOption(let option, let nearest):
            "Unknown option '\(option)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? "")
        case .unknownLetters(let unknown, let missing, let letters):
            "\(say(unknown))\n   or: \(say(missing)) in '\(letters)'"
        case .missingValue(let option): "Missing value for '\(option)'"
        case .needlessValue(let option, let value):
            "The option '\(option)' does not take any value, but '\(value)' was specified."
        case .unexpected(let argument): "Unexpected argument '\(argument)'"
        case .severalUnexpected(let arguments):
            "\(arguments.count) unexpected arguments: \(marked(arguments).joined(separator: ", "))"
        case .duplicate(let flag, let earlier):
            "Value to be set with flag \(say(flag)) had already been set with flag \(say(earlier))"
        case .missingArgument(let argument): "Missing expected argument '\(argument)'"
        case .missingOneOf(let arguments):
            "Missing one of: \(marked(arguments).joined(separator: ", "))"
        case .invalidValue(let value, let name, let hint):
            "The value '\(value)' is invalid for '\(name)'\(say(hint))"
        case .missingSubcommand: "Missing required subcommand."
        case .invalidOption(let option): "Invalid option: \(option)"
        case .unsupportedShell(let shell, let supported):
            (shell.map { "Can't generate completion scripts for '\($0)'.\n" }
                ?? "Can't autodetect a supported shell.\n")
                + "Please use --generate-completion-script=<shell> with one of:\n    \(supported)"
        case .internalError(isUnimplemented: true):
            "Internal error. Parsing command-line arguments hit unimplemented code path."
        case .internalError(isUnimplemented: false):
            "Internal error. Invalid state while parsing command-line arguments."
        case .flag(let argument): "'\(argument)'"
        case .letter(let letter, let argument): "'\(letter)' in '\(argument)'"
        case .noHint: ""
        case .values(let values): ". Please provide one of \(alternatives(values))."
        case .listedValues(let values):
            ". Please provide one of the following:\n" + values.map { "  - \($0)" }.joined(separator: "\n")
        }
    }

    private func marked(_ texts: [String]) -> [String] { texts.map { "'\($0)'" } }

    /// `'a'`, `'a' and 'b'`, `'a', 'b' or 'c'`, as the parser writes them.
    private func alternatives(_ values: [String]) -> String {
        let marked = marked(values)
        guard let last = marked.last, marked.count > 1 else { return marked.joined() }
        return marked.dropLast().joined(separator: ", ") + (marked.count == 2 ? " and " : " or ") + last
    }
}
