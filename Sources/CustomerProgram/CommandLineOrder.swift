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

    /// The names of all commands, and the other names that they go by.
    static var names: [String] {
        McOrderCommand.configuration.subcommands.flatMap { command in
            [command._commandName] + command.configuration.aliases
        }
    }
}
