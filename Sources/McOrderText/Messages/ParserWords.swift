/// The words that the command-line parser writes around our own, in every language; in English as it writes
/// them.
package enum ParserWords: Message {
    case overview
    case usageHeading
    case argumentsHeading
    case optionsHeading
    case subcommandsHeading
    /// What the parser's own option for help does.
    case helpAbstract
    /// What the parser's own option for the version does.
    case versionAbstract
    /// What stands for options in a usage.
    case optionsPlace
    /// What stands for a command of a group in a usage.
    case subcommandPlace
    /// Before the value that an option has where none is given.
    case defaultValue
    /// Before the values that an option takes.
    case values

    // The labels of a complaint.
    case error
    case help
    case usage

    /// The last line of a help page that lists commands.
    case detailedHelp(_ command: String)
    /// The last line of a complaint.
    case moreInformation(_ command: String)

    /// The headings of lists, each in a line of its own.
    package static let headings: [ParserWords] = [.argumentsHeading, .optionsHeading, .subcommandsHeading]
    /// What the parser's own options do.
    package static let abstracts: [ParserWords] = [.helpAbstract, .versionAbstract]

    package func text(in language: any Texts) -> String { language.text(self) }
}
