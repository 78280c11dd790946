internal import ArgumentParser
internal import McOrderConsole

/// Options of all commands may stand in front of the command's name: `mcorder --home DIR send`. The parser
/// wants them behind it.
enum CommandLineOrder {
    private static let withValue: Set<String> = ["--cloud", "--catalog", "--home", "--lang"]
    private static let flags: Set<String> = ["--json"]

    /// The arguments with the options in front of the command's name moved behind it.
    static func arranged(_ arguments: [String]) -> [String] {
        if let request = RootRequest.only(in: arguments, besides: withValue, flags) { return [request] }
        return ProgramArguments.arranged(arguments, options: withValue, flags: flags)
    }

    /// The word in the command's place, if there is no such command.
    static func unknownCommand(in arranged: [String]) -> String? {
        guard let word = arranged.first, !word.hasPrefix("-"), word != "help" else { return nil }
        return names.contains(word) ? nil : word
    }

    /// The names of all commands, and the other names that they go by.
    static var names: [String] {
        McOrderCommand.configuration.subcommands.flatMap { command in
            [command._commandName] + command.configuration.aliases
        }
    }
}
