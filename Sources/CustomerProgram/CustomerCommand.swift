import ArgumentParser
import McOrderConsole
import McOrderText

/// The root command. Without a subcommand it runs ``FlowCommand``.
struct CustomerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcorder",
        abstract: CommandHelp.program.abstract[Terminal.language],
        discussion: CommandHelp.program.discussion(Terminal.language),
        version: ProgramVersion.current,
        subcommands: [
            JoinCommand.self, ProductsCommand.self, NewCommand.self, AddCommand.self, MenuCommand.self,
            TicketCommand.self, RemoveCommand.self, RestaurantsCommand.self, RestaurantCommand.self,
            FavouriteCommand.self, SendCommand.self, LastCommand.self, ReorderCommand.self,
            StatusCommand.self, CancelCommand.self, ArrivedCommand.self, CodeCommand.self,
            DeviceCommand.self, WebsiteCommand.self,
            FlowCommand.self,
        ],
        defaultSubcommand: FlowCommand.self
    )

    /// Moves options that stand before the command's name behind it.
    static func arranged(_ arguments: [String]) -> [String] {
        ProgramArguments.arranged(
            arguments,
            options: ["--cloud", "--catalog", "--home", "--lang"],
            flags: ["--json"]
        )
    }

    /// The help page of the program in the user's language.
    static func helpMessage() -> String {
        ParserMessage.text(of: "mcorder", without: FlowCommand._commandName, in: Terminal.language) {
            helpMessage(includeHidden: false, columns: $0)
        }
    }
}

/// `mcorder` alone: the guided flow on a terminal, otherwise the help.
///
/// It is a command of its own because the parser would take options of the root command out of the values of
/// other commands' options.
struct FlowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "flow", shouldDisplay: false)

    @OptionGroup var common: CommonOptions

    func run() throws {
        guard !TerminalTraits.current.isDumb else {
            Terminal.report(CustomerCommand.helpMessage())
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        try Flow(common).run()
    }
}

/// A command that runs with the context of ``Session``.
protocol SessionCommand: ParsableCommand {
    var common: CommonOptions { get }

    func run(_ session: Session) throws
}

extension SessionCommand {
    func run() throws {
        try run(try Session(common))
    }
}

extension CommandConfiguration {
    /// The configuration of a subcommand, with its help in the user's language.
    init(_ name: String, _ help: CommandHelp, aliases: [String] = []) {
        self.init(
            commandName: name,
            abstract: help.abstract[Terminal.language],
            discussion: help.discussion(Terminal.language),
            aliases: aliases
        )
    }
}
