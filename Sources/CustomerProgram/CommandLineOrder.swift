internal import ArgumentParser
internal import McOrderConsole

/// Lets the options of all commands stand before the command's name: `mcorder --home DIR send`. The parser
/// expects them after it.
enum CommandLineOrder {
    private static let withValue: Set<String> = ["--cloud", "--catalog", "--home", "--lang"]
    private static let flags: Set<String> = ["--json"]

    /// Moves options that stand before the command's name behind it.
    static func arranged(_ arguments: [String]) -> [String] {
        if let request = RootRequest.only(in: arguments, besides: withValue, flags) { return [request] }
        return ProgramArguments.arranged(arguments, options: withValue, flags: flags)
    }

    /// The names and aliases of all commands.
    static var names: [String] {
        McOrderCommand.configuration.subcommands.flatMap { command in
            [command._commandName] + command.configuration.aliases
        }
    }
}
