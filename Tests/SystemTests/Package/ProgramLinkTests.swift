import Foundation
import Subprocess
import SystemPackage
import Testing

/// The package's one binary, called by the names of the three programs.
@Suite struct ProgramLinkTests {
    /// The exit status and the output of the binary, called by a name.
    private func call(
        _ path: String,
        as name: String? = nil,
        _ arguments: String...,
        in programs: Programs
    ) async throws -> Programs.Outcome {
        let result = try await Subprocess.run(
            .path(FilePath(path)),
            arguments: Arguments(executablePathOverride: name, remainingValues: arguments),
            environment: programs.environment,
            output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 20)
        )
        guard case .exited(let status) = result.terminationStatus else { throw CancellationError() }
        return Programs.Outcome(status: status, output: result.standardOutput, error: result.standardError)
    }

    @Test(arguments: ["mcorder", "mcorderd", "till"])
    func `a link behaves like the program of its name`(_ program: String) async throws {
        try await Programs.withSandbox { programs in
            let link = "\(programs.folder)/\(program)"
            try FileManager.default.createSymbolicLink(
                atPath: link,
                withDestinationPath: try Programs.binaryFolder().appending("mcorder").string
            )
            for option in ["--version", "--help", "--experimental-dump-help"] {
                let linked = try await call(link, option, in: programs)
                let alone = try await programs.run(program, [option])
                #expect(linked.status == 0, "\(linked.error)")
                #expect(linked.output == alone.output && linked.error == alone.error)
            }
        }
    }

    @Test(arguments: [
        ("/usr/bin/mcorderd", "mcorderd"), ("-till", "till"), ("-/usr/bin/till", "till"), ("till", "till"),
        ("mcorder.old", "mcorder"), ("", "mcorder"), ("Till", "mcorder"),
    ])
    func `the name by which the binary is called decides, in the forms that systemd and login shells use`(
        _ name: String,
        _ program: String
    ) async throws {
        try await Programs.withSandbox { programs in
            let path = try Programs.binaryFolder().appending("mcorder").string
            let outcome = try await call(path, as: name, "no-such-command", in: programs)
            #expect(outcome.status == 64)
            #expect(outcome.error.hasPrefix("\(program): "), "\(outcome.error)")
        }
    }
}
