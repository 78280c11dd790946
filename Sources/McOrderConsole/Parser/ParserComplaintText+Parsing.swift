package import McOrderText

/// Reads the errors of the command-line parser.
///
/// The parser keeps its error types internal and exposes only their English text, so the case is parsed from
/// that text. Source: `ErrorMessageGenerator` of swift-argument-parser 1.8.
extension ParserComplaintText {
    /// Parses the parser's text; `nil` if its form is unknown.
    ///
    /// The result is used only if it gives the same English text, byte for byte.
    package init?(parsing text: String) {
        guard let complaint = Self.read(text), complaint[.english].utf8.elementsEqual(text.utf8) else {
            return nil
        }
        self = complaint
    }

    private static func read(_ text: String) -> ParserComplaintText? {
        let fixed: [ParserComplaintText] = [
            .missingSubcommand, .internalError(isUnimplemented: true), .internalError(isUnimplemented: false),
        ]
        if let complaint = fixed.first(where: { $0[.english] == text }) { return complaint }
        return patterns.lazy.compactMap { pattern, complaint in pattern.read(text).flatMap(complaint) }.first
    }

    private static let patterns: [(TextPattern, @Sendable ([String]) -> ParserComplaintText?)] = [
        (TextPattern("Unknown option '", "\n   or: Missing value for '", " in '", "'"), unknownLetters),
        (
            TextPattern("Unknown option '", "'. Did you mean '", "'?"),
            { .unknownOption($0[0], nearest: $0[1]) }
        ),
        (TextPattern("Unknown option '", "'"), { .unknownOption($0[0], nearest: nil) }),
        (TextPattern("Missing value for '", "'"), { .missingValue(option: $0[0]) }),
        (
            TextPattern("The option '", "' does not take any value, but '", "' was specified."),
            { .needlessValue(option: $0[0], value: $0[1]) }
        ),
        (TextPattern("Invalid option: ", ""), { .invalidOption($0[0]) }),
        (TextPattern("Unexpected argument '", "'"), { .unexpected($0[0]) }),
        (TextPattern("", " unexpected arguments: '", "'"), { .severalUnexpected($0[1].split(on: "', '")) }),
        (TextPattern("Missing expected argument '", "'"), { .missingArgument($0[0]) }),
        (TextPattern("Missing one of: '", "'"), { .missingOneOf($0[0].split(on: "', '")) }),
        (TextPattern("The value '", "' is invalid for '", ""), invalidValue),
        (TextPattern("Value to be set with flag ", " had already been set with flag ", ""), duplicate),
        (
            TextPattern("Can't generate completion scripts for '", "'." + supportedShells, ""),
            { .unsupportedShell($0[0], supported: $0[1]) }
        ),
        (
            TextPattern("Can't autodetect a supported shell." + supportedShells, ""),
            { .unsupportedShell(nil, supported: $0[0]) }
        ),
    ]

    private static let supportedShells =
        "\nPlease use --generate-completion-script=<shell> with one of:\n    "

    private static func unknownLetters(_ gaps: [String]) -> ParserComplaintText? {
        guard let unknown = read("Unknown option '\(gaps[0])"),
            let missing = read("Missing value for '\(gaps[1])")
        else { return nil }
        return .unknownLetters(unknown: unknown, missing: missing, letters: gaps[2])
    }

    private static func invalidValue(_ gaps: [String]) -> ParserComplaintText? {
        // The name of an option or argument contains no quotation mark.
        guard let end = gaps[1].firstIndex(of: "'") else { return nil }
        let reason = String(gaps[1][gaps[1].index(after: end)...])
        return .invalidValue(gaps[0], of: String(gaps[1][..<end]), hint: hint(reason))
    }

    /// The parser's text after a value that an option or argument does not accept: the accepted values, in
    /// one line or one per line, or a text that the option itself provides.
    private static func hint(_ text: String) -> Sentence {
        if text.isEmpty { return noHint }
        if let list = TextPattern(". Please provide one of the following:\n  - ", "").read(text) {
            return listedValues(list[0].split(on: "\n  - "))
        }
        if let several = TextPattern(". Please provide one of '", "' or '", "'.").read(text) {
            return values(several[0].split(on: "', '") + [several[1]])
        }
        let few = TextPattern(". Please provide one of '", "' and '", "'.").read(text)
        return (few ?? TextPattern(". Please provide one of '", "'.").read(text)).map(values)
            ?? Verbatim(text)
    }

    private static func duplicate(_ gaps: [String]) -> ParserComplaintText? {
        guard let later = flag(gaps[0]), let earlier = flag(gaps[1]) else { return nil }
        return .duplicate(later, earlier: earlier)
    }

    /// A flag as the parser quotes it: `'--large'`, or one of several letters behind one dash, `'l' in
    /// '-yl'`.
    private static func flag(_ text: String) -> ParserComplaintText? {
        TextPattern("'", "' in '", "'").read(text).map { .letter($0[0], in: $0[1]) }
            ?? TextPattern("'", "'").read(text).map { .flag($0[0]) }
    }
}
