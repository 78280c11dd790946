internal import McOrderText

/// An error of the command-line parser, as data; ``sentence`` states it in every language.
///
/// The parser keeps its error types internal and exposes only their English text, so the case is parsed from
/// that text. Source: `ErrorMessageGenerator` of swift-argument-parser 1.8.
package indirect enum ParserComplaint: Hashable, Sendable {
    /// There is no such option. `nearest` is a similar one, if there is one.
    case unknownOption(String, nearest: String?)
    /// Letters behind one dash that are neither an option's name nor several options with their values.
    case unknownLetters(unknown: ParserComplaint, missing: ParserComplaint, letters: String)
    case missingValue(option: String)
    case needlessValue(option: String, value: String)
    /// An argument that the command does not accept.
    case unexpected(String)
    /// Several arguments that the command does not accept.
    case severalUnexpected([String])
    /// Two flags set the same value.
    case duplicate(ParserFlag, earlier: ParserFlag)
    /// A required argument, or a required option with its value, is missing.
    case missingArgument(String)
    /// One of these arguments is required.
    case missingOneOf([String])
    /// The option or argument does not accept the value.
    case invalidValue(String, of: String, reason: ParserValueHint)
    /// A group of commands was called without the name of a command.
    case missingSubcommand
    /// The text behind a dash cannot be an option's name.
    case invalidOption(String)
    /// There are no completions for the shell; `nil` if the parser could not detect the shell.
    case unsupportedShell(String?, supported: String)
    /// An error of the parser itself.
    case internalError(isUnimplemented: Bool)

    /// Parses the parser's text; `nil` if its form is unknown.
    ///
    /// The result is used only if ``sentence`` gives the same English text, byte for byte.
    package init?(_ text: String) {
        guard let complaint = Self.read(text), complaint.sentence[.english].utf8.elementsEqual(text.utf8)
        else {
            return nil
        }
        self = complaint
    }

    private static func read(_ text: String) -> ParserComplaint? {
        switch text {
        case "Missing required subcommand.": .missingSubcommand
        case internalWords(isUnimplemented: true): .internalError(isUnimplemented: true)
        case internalWords(isUnimplemented: false): .internalError(isUnimplemented: false)
        default: readOption(text) ?? readArgument(text) ?? readShell(text)
        }
    }

    private static func readOption(_ text: String) -> ParserComplaint? {
        if let slots = Slots("Unknown option '", "\n   or: Missing value for '", " in '", "'").read(text),
            let unknown = readOption("Unknown option '\(slots[0])"),
            let missing = readOption("Missing value for '\(slots[1])")
        {
            .unknownLetters(unknown: unknown, missing: missing, letters: slots[2])
        } else if let slots = Slots("Unknown option '", "'. Did you mean '", "'?").read(text) {
            .unknownOption(slots[0], nearest: slots[1])
        } else if let slots = Slots("Unknown option '", "'").read(text) {
            .unknownOption(slots[0], nearest: nil)
        } else if let slots = Slots("Missing value for '", "'").read(text) {
            .missingValue(option: slots[0])
        } else if let slots = Slots("The option '", "' does not take any value, but '", "' was specified.")
            .read(text)
        {
            .needlessValue(option: slots[0], value: slots[1])
        } else if let slots = Slots("Invalid option: ", "").read(text) {
            .invalidOption(slots[0])
        } else {
            nil
        }
    }

    private static func readArgument(_ text: String) -> ParserComplaint? {
        if let slots = Slots("Unexpected argument '", "'").read(text) {
            .unexpected(slots[0])
        } else if let slots = Slots("", " unexpected arguments: '", "'").read(text) {
            .severalUnexpected(slots[1].split(on: "', '"))
        } else if let slots = Slots("Missing expected argument '", "'").read(text) {
            .missingArgument(slots[0])
        } else if let slots = Slots("Missing one of: '", "'").read(text) {
            .missingOneOf(slots[0].split(on: "', '"))
        } else if let slots = Slots("The value '", "' is invalid for '", "").read(text),
            // The name of an option or argument contains no quotation mark.
            let end = slots[1].firstIndex(of: "'")
        {
            .invalidValue(
                slots[0],
                of: String(slots[1][..<end]),
                reason: ParserValueHint(String(slots[1][slots[1].index(after: end)...]))
            )
        } else if let slots = Slots(
            "Value to be set with flag ",
            " had already been set with flag ",
            ""
        ).read(text), let later = ParserFlag(slots[0]), let earlier = ParserFlag(slots[1]) {
            .duplicate(later, earlier: earlier)
        } else {
            nil
        }
    }

    private static func readShell(_ text: String) -> ParserComplaint? {
        let supported = "\nPlease use --generate-completion-script=<shell> with one of:\n    "
        if let slots = Slots("Can't generate completion scripts for '", "'." + supported, "").read(text) {
            return .unsupportedShell(slots[0], supported: slots[1])
        }
        return Slots("Can't autodetect a supported shell." + supported, "").read(text).map {
            .unsupportedShell(nil, supported: $0[0])
        }
    }
}
