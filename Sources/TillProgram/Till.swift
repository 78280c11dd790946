package import ArgumentParser
import Foundation
import McOrderConsole
import McOrderFiles
import McOrderText

/// `till`: the cashier's program.
package struct Till: AsyncParsableCommand {
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
            CollectCommand.self, PayCommand.self, RecallCommand.self, CancelCommand.self,
            NoShowCommand.self,
            StrikeCommand.self, AddCommand.self, ServiceCommand.self, PromiseCommand.self, CloseCommand.self,
            ClosesCommand.self,
            NoteCommand.self,
            HistoryCommand.self,
            EventsCommand.self,
            RejectedCommand.self, BlacklistCommand.self, DeviceCommand.self,
            PauseCommand.self, SoldOutCommand.self, StatsCommand.self, LoadCommand.self, TimeCommand.self,
            StationCommand.self, CheckinCommand.self,
            PrintCommand.self, TicketCommand.self, PrintersCommand.self,
            WebCommand.self, QRCommand.self, TablesCommand.self,
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
            let place = await CommonOptions.usualPlace(in: ProcessInfo.processInfo.environment)
            try await CommonOptions.$usualPlace.withValue(place) { [arguments] in
                var command = try await asyncParseAsRoot(arguments)
                // Before `run`, which works on other threads.
                if command is ScreenCommand { EventPump.countPolls() }
                if var command = command as? any AsyncParsableCommand {
                    try await command.run()
                } else {
                    try command.run()
                }
            }
        } catch let error as CommandError {
            end(error)
        } catch let error where exitCode(for: error) == .failure {
            end(CommandError(till: error))
        } catch {
            let (command, complete) = (ScreenCommand._commandName, help(for: error, arguments))
            end(ofParsing: error, arguments, without: command, complete: complete, fail: end)
        }
    }

    /// Adds the options of the screen to the program's own help.
    private static func help(
        for error: any Error,
        _ arguments: [String]
    ) -> (_ text: String, _ columns: Int?) -> String {
        let isRoot = ["-h", "--help", "help"].contains(arguments.first) && arguments.count == 1
        guard isRoot, exitCode(for: error).isSuccess else { return { text, _ in text } }
        return { ParserMessage.help($0, withOptionsOf: ScreenCommand.helpMessage(columns: $1)) }
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
    /// - Parameter written: makes the parser's text for a number of columns.
    private static func text(_ written: (_ columns: Int?) -> String) -> String {
        ParserMessage.text(
            of: "till",
            without: ScreenCommand._commandName,
            in: Terminal.language,
            written
        )
    }

    /// The arguments in the sequence that the parser needs: users may put the options of all commands before
    /// the command's name.
    static func arranged(_ arguments: [String]) -> [String] {
        let groups = configuration.subcommands.filter { !$0.configuration.subcommands.isEmpty }
        return ProgramArguments.arranged(
            arguments,
            options: ["--state", "--restaurant", "--as", "--lang"],
            flags: ["--json"],
            groups: Set(groups.map { $0._commandName })
        )
    }

    private static func end(_ failure: CommandError) -> Never {
        Terminal.report("till: \(failure.sentence[Terminal.language])")
        exit(withError: ExitCode(failure.status.rawValue))
    }
}
