import ArgumentParser
import McOrderConsole

/// `till`: the cashier's program.
@main
struct Till: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "till",
        abstract: TillText.abstract[Terminal.language],
        discussion: """
            till list
            till show 9
            till collect 9-624
            """,
        version: ProgramVersion.current,
        subcommands: [
            ListCommand.self, ShowCommand.self, ArrivedCommand.self, PrepareCommand.self, ReadyCommand.self,
            CollectCommand.self, RecallCommand.self, CancelCommand.self, NoShowCommand.self,
            StrikeCommand.self, AddCommand.self, NoteCommand.self, HistoryCommand.self, EventsCommand.self,
            RejectedCommand.self, BlacklistCommand.self, DeviceCommand.self,
            PauseCommand.self, SoldOutCommand.self, StatsCommand.self, CheckinCommand.self,
            ScreenCommand.self,
        ],
        defaultSubcommand: ScreenCommand.self
    )

    static func main() async {
        Terminal.holdStandardDescriptors()
        do {
            var command = try parseAsRoot(arranged(try ProgramArguments.read()))
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let error as CommandFailure {
            end(error)
        } catch let error where exitCode(for: error) == .failure {
            end(CommandFailure(till: error))
        } catch {
            exit(withError: error)
        }
    }

    /// The arguments as the parser wants them: the options of all commands may stand in front of the command's name.
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

    private static func end(_ failure: CommandFailure) -> Never {
        Terminal.tell("till: \(failure.sentence[Terminal.language])")
        exit(withError: ExitCode(failure.status.rawValue))
    }
}
