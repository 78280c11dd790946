import ArgumentParser
import McOrderConsole
import McOrderText
import Testing

@testable import DaemonProgram

/// The command line of `mcorderd`.
@Suite struct ArgumentTests {
    @Test(arguments: ["--config", "--cloud", "--state", "--queue", "--catalog", "--lang"])
    func `an option of all commands may stand before the command`(_ option: String) async throws {
        let arguments = DaemonCommand.arranged([option, option == "--lang" ? "eu" : "/x", "status", "--json"])
        let command = try await DaemonCommand.asyncParseAsRoot(arguments)
        #expect((command as? StatusCommand)?.answer.json == true)
    }

    @Test(
        arguments: [
            [], ["--since", "1h", "--device", "x"], ["--device", "x", "--until", "1h"], ["--csv", "t"],
            ["--from", "today"], ["--since", "1h", "--to", "today"],
            ["--csv", "t", "--from", "today", "--since", "1h"],
        ]
    )
    func `an export of nothing, or of two things, is refused`(_ arguments: [String]) async {
        await #expect(throws: (any Error).self) {
            try await DaemonCommand.asyncParseAsRoot(["export"] + arguments)
        }
    }

    @Test(
        arguments: [
            ["--since", "1h"], ["--since", "2h", "--until", "1h"], ["--device", "x"],
            ["--csv", "t", "--from", "today"], ["--csv", "t", "--from", "yesterday", "--to", "today"],
        ]
    )
    func `an export of one thing is accepted`(_ arguments: [String]) async throws {
        #expect(try await DaemonCommand.asyncParseAsRoot(["export"] + arguments) is ExportCommand)
    }

    @Test(arguments: ["", "-"])
    func `a backup is not written to a standard stream`(_ word: String) {
        let failure = #expect(throws: CommandError.self) { try CommonOptions.file(word) }
        #expect(failure?.status == .invalid)
    }
}
