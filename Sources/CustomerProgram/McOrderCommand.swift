internal import ArgumentParser
internal import McOrderConsole
internal import McOrderText

/// The root command. Without a subcommand it is ``FlowCommand``.
struct McOrderCommand: ParsableCommand {
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

    /// The help page of the program in the user's language.
    static func helpMessage() -> String {
        text { helpMessage(includeHidden: false, columns: $0) }
    }

    /// A text of the parser in the user's language.
    ///
    /// - Parameters:
    ///   - complaint: what the parser complains of; nothing in a help page.
    ///   - written: the parser's text for so many columns.
    static func text(complaint: String = "", _ written: (_ columns: Int?) -> String) -> String {
        ParserMessage.text(
            of: "mcorder",
            without: FlowCommand._commandName,
            complaint: complaint,
            in: Terminal.language,
            written
        )
    }
}

/// `mcorder` alone: the guided flow on a terminal, and else help.
///
/// A command of its own, since options of the root would be taken out of the values of other commands'
/// options.
struct FlowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "flow", shouldDisplay: false)

    @OptionGroup var common: CommonOptions

    func run() throws {
        guard !TerminalTraits.current.isDumb else {
            Terminal.tell(McOrderCommand.helpMessage())
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        try Flow(common).run()
    }
}

extension CommandConfiguration {
    /// The configuration of a subcommand, its help in the user's language.
    init(_ name: String, _ help: CommandHelp, aliases: [String] = []) {
        self.init(
            commandName: name,
            abstract: help.abstract[Terminal.language],
            discussion: help.discussion(Terminal.language),
            aliases: aliases
        )
    }
}

extension ArgumentHelp {
    /// A help text, and what stands for the value, in the user's language.
    init(_ sentence: Sentence, value: Sentence? = nil) {
        self.init(sentence[Terminal.language], valueName: value?[Terminal.language])
    }
}
