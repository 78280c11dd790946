package import ArgumentParser
import Foundation
import McOrderConsole
import McOrderFiles
import McOrderText

/// `mcorderd`: accepts orders from a shared folder into the restaurant's queue.
package struct DaemonCommand: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "mcorderd",
        abstract: DaemonText.abstract[Terminal.language],
        discussion: """
            mcorderd init --cloud /srv/mcorder/cloud --state /var/lib/mcorderd
            mcorderd run
            mcorderd run --once
            mcorderd backup /var/backups/mcorder.sqlite
            """,
        version: version,
        subcommands: [
            InitCommand.self, RunCommand.self, CheckCommand.self, StatusCommand.self, BackupCommand.self,
            RestoreCommand.self, CatalogCommand.self, VerifyCommand.self, ExportCommand.self,
            ForgetCommand.self, QueueCommand.self, KeyCommand.self,
        ]
    )

    static let version = ProgramVersion.current

    package init() {}

    /// Runs the program to its end.
    ///
    /// Runs on the main thread, so that closed standard descriptors are occupied before another thread opens
    /// a file.
    @MainActor package static func main() async {
        Terminal.holdStandardDescriptors()
        HelpPage.ensureWidth()
        EventPump.countPolls()
        var arguments: [String] = []
        do {
            arguments = arranged(try ProgramArguments.read())
            var command = try await asyncParseAsRoot(arguments)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let error where Self.exitCode(for: error) != .failure || error is CleanExit {
            end(ofParsing: error, arguments, fail: end)
        } catch {
            end(CommandError(daemon: error))
        }
    }

    private static func end(_ failure: CommandError) -> Never {
        for line in failure.sentence[Terminal.language].split(separator: "\n") {
            Terminal.report("mcorderd: \(line)")
        }
        exit(withError: ExitCode(failure.status.rawValue))
    }

    /// The arguments in the sequence that the parser needs: users may put the options of all commands before
    /// the command's name.
    static func arranged(_ arguments: [String]) -> [String] {
        ProgramArguments.arranged(
            arguments,
            options: ["--config", "--cloud", "--state", "--queue", "--catalog", "--lang"]
        )
    }
}
