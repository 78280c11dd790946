/// The errors of the command-line parser. The English text is exactly the parser's.
///
/// Arguments are quoted as they were typed, and are neither cut nor made safe to print here.
package enum ParserComplaintText: Message {
    /// There is no such option. `nearest` is a similar one, if there is one.
    case unknownOption(_ option: String, nearest: String?)
    /// Letters behind one dash that are neither an option's name nor several options with their values.
    case unknownLetters(unknown: Sentence, missing: Sentence, letters: String)
    case missingValue(option: String)
    case needlessValue(option: String, value: String)
    case unexpected(_ argument: String)
    case severalUnexpected(_ arguments: [String])
    /// Two flags, as the parser quotes them, set the same value.
    case duplicate(_ flag: Sentence, earlier: Sentence)
    case missingArgument(_ argument: String)
    /// One of these arguments is required.
    case missingOneOf(_ arguments: [String])
    /// An option or argument does not accept a value. `hint` is the parser's text after that.
    case invalidValue(_ value: String, of: String, hint: Sentence)
    case missingSubcommand
    case invalidOption(_ option: String)
    /// There are no completions for the shell; `nil` if the parser could not detect the shell.
    case unsupportedShell(_ shell: String?, supported: String)
    /// An error of the parser itself.
    case internalError(isUnimplemented: Bool)

    // MARK: Parts

    /// A flag in quotation marks.
    case flag(_ argument: String)
    /// One of several letters behind a dash, with all of them.
    case letter(_ letter: String, in: String)
    /// Only the end of the sentence that a value is invalid.
    case noHint
    /// The accepted values, one or more.
    case values(_ values: [String])
    /// Many accepted values, one per line.
    case listedValues(_ values: [String])

    package func text(in language: any Texts) -> String { language.text(self) }
}
