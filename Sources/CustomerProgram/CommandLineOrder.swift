internal import McOrderConsole

/// Lets the options of all commands stand before the command's name: `mcorder --home DIR send`. The parser
/// expects them after it.
enum CommandLineOrder {
    private static let withValue: Set<String> = ["--cloud", "--catalog", "--home", "--lang"]
    private static let flags: Set<String> = ["--json"]

    /// Moves options that stand before the command's name behind it.
    static func arranged(_ arguments: [String]) -> [String] {
        ProgramArguments.arranged(arguments, options: withValue, flags: flags)
    }
}
