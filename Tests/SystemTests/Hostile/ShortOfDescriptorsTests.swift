import Foundation
import McOrderModel
import Subprocess
import SystemPackage
import Testing

/// A system at its limits is no faulty configuration: systemd starts a daemon again after 74, and never after 78.
@Suite(.timeLimit(.minutes(5))) struct ShortOfDescriptorsTests {
    @Test(arguments: ["EMFILE", "ENFILE", "EIO"])
    func `a configuration that cannot be opened just now does not end the daemon for good`(_ error: String)
        async throws
    {
        try await Programs.withHouse { house in
            let path = "\(house.folder)/mcorderd.yaml"
            try Data("language: en\n".utf8).write(to: URL(filePath: path))
            let result = try await Subprocess.run(
                .path("/usr/bin/strace"),
                arguments: Arguments(
                    [
                        "-f", "-q", "-o", "/dev/null", "-P", path, "-e", "trace=open,openat",
                        "-e", "inject=open,openat:error=\(error)",
                    ] + ["\(try Programs.binaryFolder())/mcorderd", "run", "--once", "--config", path]
                ),
                environment: house.environment,
                output: .string(limit: 65_536),
                error: .string(limit: 65_536)
            )
            #expect(result.terminationStatus == .exited(74), "\(result.standardError)")
        }
    }
}
