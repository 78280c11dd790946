internal import ArgumentParser
internal import McOrderConsole

/// Options of all commands may stand in front of the command's name: `mcorder --home DIR send`. The parser
/// wants them behind it.
enum CommandLineOrder {
    private static let withValue: Set<String> = ["--cloud", "--catalog", "--home", "--lang"]

    /// The arguments with the options in front of the command's name moved behind it.
    static func arranged(_ arguments: [String]) -> [String] {
        if let request = RootRequest.only(in: arguments, besides: withValue, ["--json"]) { return [request] }
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            if withValue.contains(argument) {
                index += 2
            } else if argument == "--json" || withValue.contains(where: { argument.hasPrefix($0 + "=") }) {
                index += 1
            } else {
                break
            }
        }
        guard index > 0, index < arguments.count, !arguments[index].hasPrefix("-") else { return arguments }
        return [arguments[index]] + arguments[..<index] + arguments[(index + 1)...]
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
