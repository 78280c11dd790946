internal import McOrderText

/// What the command-line parser complains of, as data; ``sentence`` says it in every language.
///
/// The parser keeps its errors to itself and hands out only their English text, so the case is read from that
/// text. Source: `ErrorMessageGenerator` of swift-argument-parser 1.8.
package indirect enum ParserComplaint: Hashable, Sendable {
    /// There is no such option; one that is near, if any.
    case unknownOption(String, nearest: String?)
    /// Letters behind one dash: neither an option's name nor several options with their values.
    case unknownLetters(unknown: ParserComplaint, missing: ParserComplaint, letters: String)
    /// The option needs a value.
    case missingValue(option: String)
    /// The option takes no value.
    case needlessValue(option: String, value: String)
    /// An argument that the command does not take.
    case unexpected(String)
    /// Several arguments that the command does not take.
    case severalUnexpected([String])
    /// Two flags set the same value.
    case duplicate(ParserFlag, earlier: ParserFlag)
    /// An argument, or an option with its value, that cannot be left out.
    case missingArgument(String)
    /// Arguments one of which cannot be left out.
    case missingOneOf([String])
    /// The option or argument does not take the value.
    case invalidValue(String, of: String, reason: ParserValueHint)
    /// A command of a group has to be named.
    case missingSubcommand
    /// What stands behind a dash cannot be an option's name.
    case invalidOption(String)
    /// Completions cannot be made for the shell; `nil` where it is not known which one it is.
    case unsupportedShell(String?, supported: String)
    /// A fault of the parser itself.
    case internalError(isUnimplemented: Bool)

    /// The complaint of the parser's text; `nil` where its shape is not known.
    ///
    /// A reading is used only if ``sentence`` gives the same English, byte for byte.
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
            // The name of an option or argument has no quotation mark.
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
