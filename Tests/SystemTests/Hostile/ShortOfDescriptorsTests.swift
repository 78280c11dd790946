import Foundation
import McOrderModel
import Subprocess
import SystemPackage
import Testing

/// A lack of descriptors is no configuration error: systemd restarts a daemon after 74, and never after 78.
@Suite(.timeLimit(.minutes(5))) struct ShortOfDescriptorsTests {
    /// Runs `mcorderd` with those arguments while one file cannot be opened.
    ///
    /// - Parameter path: the file as the system call names it; its last path component where the call is
    ///   relative to an open folder.
    private func run(
        _ arguments: [String],
        in programs: Programs,
        failing path: String,
        with error: String
    ) async throws -> (status: TerminationStatus, output: String, error: String) {
        let result = try await Subprocess.run(
            .path("/usr/bin/strace"),
            arguments: Arguments(
                [
                    "-f", "-q", "-o", "/dev/null", "-P", path, "-e", "trace=open,openat",
                    "-e", "inject=open,openat:error=\(error)", "\(try Programs.binaryFolder())/mcorderd",
                ] + arguments
            ),
            environment: programs.environment,
            output: .string(limit: 65_536),
            error: .string(limit: 65_536)
        )
        return (result.terminationStatus, result.standardOutput, result.standardError)
    }

    @Test(arguments: ["EMFILE", "ENFILE", "EIO"])
    func `a configuration that cannot be opened does not end the daemon for good`(_ error: String)
        async throws
    {
        try await Programs.withSandbox { programs in
            let path = "\(programs.folder)/mcorderd.yaml"
            try Data("language: en\n".utf8).write(to: URL(filePath: path))
            let result = try await run(
                ["run", "--once", "--config", path],
                in: programs,
                failing: path,
                with: error
            )
            #expect(result.status == .exited(74), "\(result.error)")
        }
    }

    @Test(
        arguments: ["EMFILE", "ENFILE", "ENOMEM", "EIO"],
        ["products.json", "coffee.svg"]
    )
    func `a catalogue that cannot be opened does not end the daemon for good`(_ error: String, _ file: String)
        async throws
    {
        try await Programs.withSandbox { programs in
            let result = try await run(["run", "--once"], in: programs, failing: file, with: error)
            #expect(result.status == .exited(74), "\(result.error)")
        }
    }

    /// Swift needs /proc/self/maps to find a program's arguments, and has none without it.
    @Test func `a program has its arguments also if /proc cannot be read`() async throws {
        try await Programs.withSandbox { programs in
            let maps = "/proc/self/maps"
            let result = try await run(["run", "--no-such-flag"], in: programs, failing: maps, with: "EIO")
            #expect(result.status == .exited(64), "\(result.output)")
            #expect(result.error.contains("--no-such-flag"))
        }
    }
}
