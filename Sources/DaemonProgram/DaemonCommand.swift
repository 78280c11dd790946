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
            ForgetCommand.self, QueueCommand.self, KeyCommand.self, BookCommand.self,
        ]
    )

    static let version = ProgramVersion.current

    package init() {}

    /// Runs the program to its end.
    @MainActor package static func main() async {
        await runProgram(prepare: EventPump.countPolls, arrange: arranged) { CommandError(daemon: $0) }
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
