package import McOrderText

extension ParserComplaint {
    /// The complaint in every language. The English text is exactly the parser's.
    package var sentence: Sentence { text }

    private var text: ParserComplaintText {
        switch self {
        case .unknownOption(let option, let nearest): .unknownOption(option, nearest: nearest)
        case .unknownLetters(let unknown, let missing, let letters):
            .unknownLetters(unknown: unknown.sentence, missing: missing.sentence, letters: letters)
        case .missingValue(let option): .missingValue(option: option)
        case .needlessValue(let option, let value): .needlessValue(option: option, value: value)
        case .unexpected(let argument): .unexpected(argument)
        case .severalUnexpected(let arguments): .severalUnexpected(arguments)
        case .duplicate(let flag, let earlier): .duplicate(flag.sentence, earlier: earlier.sentence)
        case .missingArgument(let argument): .missingArgument(argument)
        case .missingOneOf(let arguments): .missingOneOf(arguments)
        case .invalidValue(let value, let name, let reason):
            .invalidValue(value, of: name, hint: reason.sentence)
        case .missingSubcommand: .missingSubcommand
        case .invalidOption(let option): .invalidOption(option)
        case .unsupportedShell(let shell, let supported): .unsupportedShell(shell, supported: supported)
        case .internalError(let isUnimplemented): .internalError(isUnimplemented: isUnimplemented)
        }
    }

    /// The parser's text for an error of its own.
    static func internalWords(isUnimplemented: Bool) -> String {
        ParserComplaintText.internalError(isUnimplemented: isUnimplemented)[.english]
    }
}
