package import ArgumentParser
import McOrderConsole
import McOrderFiles
import McOrderText

/// `till`: the cashier's program.
package struct Till: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "till",
        abstract: TillHelpText.abstract[Terminal.language],
        discussion: """
            till list
            till show 9
            till collect 9-624
            """,
        version: ProgramVersion.current,
        subcommands: [
            ListCommand.self, ShowCommand.self, ArrivedCommand.self, PrepareCommand.self, ReadyCommand.self,
            CollectCommand.self, RecallCommand.self, CancelCommand.self, NoShowCommand.self,
            StrikeCommand.self, AddCommand.self, ServiceCommand.self, CloseCommand.self, NoteCommand.self,
            HistoryCommand.self,
            EventsCommand.self,
            RejectedCommand.self, BlacklistCommand.self, DeviceCommand.self,
            PauseCommand.self, SoldOutCommand.self, StatsCommand.self, CheckinCommand.self,
            WebCommand.self,
            ScreenCommand.self,
        ],
        defaultSubcommand: ScreenCommand.self
    )

    package init() {}

    /// Runs the program to its end.
    ///
    /// Runs on the main thread, so that closed standard descriptors are occupied before another thread opens
    /// a file.
    @MainActor package static func main() async {
        Terminal.holdStandardDescriptors()
        HelpPage.ensureWidth()
        var arguments: [String] = []
        do {
            arguments = arranged(try ProgramArguments.read())
            var command = try parseAsRoot(arguments)
            // Before `run`, which works on other threads.
            if command is ScreenCommand { EventPump.countPolls() }
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let error as CommandError {
            end(error)
        } catch let error where exitCode(for: error) == .failure {
            end(CommandError(till: error))
        } catch {
            end(ofParsing: error, arguments)
        }
    }

    /// Ends with the parser's help or error message.
    private static func end(ofParsing error: any Error, _ arguments: [String]) -> Never {
        let status = exitCode(for: error)
        let names = configuration.subcommands.flatMap { [$0._commandName] + $0.configuration.aliases }
        if !status.isSuccess, let word = ParserMessage.unknownCommand(in: arguments, among: names) {
            end(CommandError(.usage, ParserMessage.unknownCommand(word, of: "till", among: names)))
        }
        let isRoot = ["-h", "--help", "help"].contains(arguments.first) && arguments.count == 1
        let message = text(complaint: message(for: error)) { columns in
            let text = fullMessage(for: error, columns: columns)
            guard status.isSuccess, isRoot else { return text }
            return ParserMessage.help(text, withOptionsOf: ScreenCommand.helpMessage(columns: columns))
        }
        guard status.isSuccess else {
            if !message.isEmpty { Terminal.report(message) }
            exit(withError: status)
        }
        do {
            try Terminal.writeLine(message)
        } catch {
            end(CommandError(till: error))
        }
        exit(withError: status)
    }

    /// The help page of the program in the user's language.
    static func helpMessage() -> String {
        text { helpMessage(includeHidden: false, columns: $0) }
    }

    /// The help page of a command in the user's language.
    static func helpMessage(for command: any ParsableCommand.Type) -> String {
        text { helpMessage(for: command, includeHidden: false, columns: $0) }
    }

    /// A text of the parser in the user's language.
    ///
    /// - Parameters:
    ///   - complaint: the parser's error message; empty for a help page.
    ///   - written: makes the parser's text for a number of columns.
    private static func text(complaint: String = "", _ written: (_ columns: Int?) -> String) -> String {
        ParserMessage.text(
            of: "till",
            without: ScreenCommand._commandName,
            complaint: complaint,
            in: Terminal.language,
            written
        )
    }

    /// The arguments in the sequence that the parser needs: users may put the options of all commands before
    /// the command's name.
    static func arranged(_ arguments: [String]) -> [String] {
        let options: Set = ["--state", "--restaurant", "--as", "--lang"]
        if let request = RootRequest.only(in: arguments, besides: options, ["--json"]) { return [request] }
        let groups = configuration.subcommands.filter { !$0.configuration.subcommands.isEmpty }
        return ProgramArguments.arranged(
            arguments,
            options: options,
            flags: ["--json"],
            groups: Set(groups.map { $0._commandName })
        )
    }

    private static func end(_ failure: CommandError) -> Never {
        Terminal.report("till: \(failure.sentence[Terminal.language])")
        exit(withError: ExitCode(failure.status.rawValue))
    }
}
