extension English {
    package func text(_ message: ParserWords) -> String {
        switch message {
        case .overview: "OVERVIEW: "
        case .usageHeading: "USAGE: "
        case .argumentsHeading: "ARGUMENTS:"
        case .optionsHeading: "OPTIONS:"
        case .subcommandsHeading: "SUBCOMMANDS:"
        case .helpAbstract: "Show help information."
        case .versionAbstract: "Show the version."
        case .optionsPlace: "<options>"
        case .subcommandPlace: "<subcommand>"
        case .defaultValue: "default: "
        case .values: "values: "
        case .help: "Help:  "
        case .usage: "Usage: "
        case .detailedHelp(let command): "  See '\(command) <subcommand>' for detailed help."
        case .moreInformation(let command): "  See '\(command)' for more information."
        }
    }
}
