/// What the command-line parser complains of; in English as the parser itself says it.
///
/// Arguments come as they were typed and are neither cut nor made harmless here.
package enum ParserComplaintText: Message {
    /// There is no such option; one that is near, if any.
    case unknownOption(_ option: String, nearest: String?)
    /// Letters behind one dash: neither an option's name nor several options with their values.
    case unknownLetters(unknown: Sentence, missing: Sentence, letters: String)
    case missingValue(option: String)
    case needlessValue(option: String, value: String)
    case unexpected(_ argument: String)
    case severalUnexpected(_ arguments: [String])
    /// Two flags, as the parser quotes them, set the same value.
    case duplicate(_ flag: Sentence, earlier: Sentence)
    case missingArgument(_ argument: String)
    /// Arguments one of which cannot be left out.
    case missingOneOf(_ arguments: [String])
    /// An option or argument does not take a value; what the parser says behind that.
    case invalidValue(_ value: String, of: String, hint: Sentence)
    case missingSubcommand
    case invalidOption(_ option: String)
    /// Completions cannot be made for the shell; `nil` where it is not known which one it is.
    case unsupportedShell(_ shell: String?, supported: String)
    /// A fault of the parser itself.
    case internalError(isUnimplemented: Bool)

    // MARK: Parts

    /// A flag between quotation marks.
    case flag(_ argument: String)
    /// One letter of several behind a dash, and all of them.
    case letter(_ letter: String, in: String)
    /// Nothing but the end of the sentence that a value is invalid.
    case noHint
    /// The values that would be taken, one or more.
    case values(_ values: [String])
    /// Many values that would be taken, in a line each.
    case listedValues(_ values: [String])

    package func text(in language: any Texts) -> String { language.text(self) }
}
