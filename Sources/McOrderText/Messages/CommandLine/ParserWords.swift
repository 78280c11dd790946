/// The texts that the command-line parser adds to ours, in every language. The English text is exactly the
/// parser's.
package enum ParserWords: Message {
    case overview
    case usageHeading
    case argumentsHeading
    case optionsHeading
    case subcommandsHeading
    /// The help of the parser's own option for help.
    case helpAbstract
    /// The help of the parser's own option for the version.
    case versionAbstract
    /// The placeholder for options in a usage line.
    case optionsPlace
    /// The placeholder for a command of a group in a usage line.
    case subcommandPlace
    /// The label before an option's default value.
    case defaultValue
    /// The label before the values that an option accepts.
    case values

    // The labels of an error message.
    case help
    case usage

    /// The last line of a help page that lists commands.
    case detailedHelp(_ command: String)
    /// The last line of an error message.
    case moreInformation(_ command: String)

    /// The headings of lists, each on a line of its own.
    package static let headings: [ParserWords] = [.argumentsHeading, .optionsHeading, .subcommandsHeading]
    /// The help of the parser's own options.
    package static let abstracts: [ParserWords] = [.helpAbstract, .versionAbstract]

    package func text(in language: any Texts) -> String { language.text(self) }
}
