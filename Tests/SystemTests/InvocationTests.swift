import Foundation
import McOrderModel
import Subprocess
import SystemPackage
import Testing

/// The programs as careless callers call them.
@Suite(.timeLimit(.minutes(5))) struct InvocationTests {
    /// Runs a line of shell in which `$0` is a program.
    private func shell(
        _ line: String,
        _ program: String,
        in house: Programs
    ) async throws -> (TerminationStatus, error: String) {
        let result = try await Subprocess.run(
            .path("/bin/sh"),
            arguments: ["-c", line, "\(try Programs.binaryFolder().appending(program))"],
            environment: house.environment,
            output: .discarded,
            error: .string(limit: 1 << 20)
        )
        return (result.terminationStatus, result.standardError)
    }

    @Test(arguments: [
        ("mcorder", #"device --name "$(printf 'caf\351')""#), ("mcorder", #""$(printf 'ticket\377')""#),
        ("mcorderd", #"init --state "$(printf 'x\377')""#), ("till", #"list --state "$(printf 'x\377')""#),
    ])
    func `what is not UTF-8 is refused, and not taken for something like it`(
        _ program: String,
        _ arguments: String
    ) async throws {
        try await Programs.withHouse { house in
            let before = try await house.customerJSON("device")
            let (status, error) = try await shell(
                "cd '\(house.folder)' && exec \"$0\" \(arguments)",
                program,
                in: house
            )
            #expect(status == .exited(64), "\(error)")
            #expect(error.hasPrefix("\(program): argument ") && error.contains("is not UTF-8"), "\(error)")
            #expect(try await house.customerJSON("device") == before)
            let names = try FileManager.default.contentsOfDirectory(atPath: house.folder)
            #expect(!names.contains { $0.hasPrefix("x") }, "\(names)")
        }
    }

    @Test func `a folder's name never moves the administrator's cursor`() async throws {
        try await Programs.withHouse { house in
            let place = "\(house.folder)/a\u{1B}[2J\nb"
            for command in [["init"], ["check"], ["run", "--once"], ["status"]] {
                for kept in ["--state", "--cloud"] {
                    let outcome = try await house.run("mcorderd", command + [kept, "\(place)\(kept)"])
                    #expect(outcome.isHarmless, "\(command) \(kept)")
                }
            }
            let till = try await house.till("list", "--state", "\(place)/none")
            #expect(till.status == 66 && till.isHarmless)
        }
    }

    @Test func `a daemon without standard descriptors keeps their numbers free of files`() async throws {
        try await Programs.withHouse { house in
            let end = try await Subprocess.run(
                .path("/bin/sh"),
                arguments: [
                    "-c", "exec \"$0\" run <&- >&- 2>&-",
                    "\(try Programs.binaryFolder().appending("mcorderd"))",
                ],
                environment: house.environment,
                input: .none,
                output: .discarded,
                error: .discarded
            ) { execution in
                try await house.until("running") { try await house.mcorderd("status").status == 0 }
                for descriptor in 0...2 {
                    let path = "/proc/\(execution.processIdentifier.value)/fd/\(descriptor)"
                    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "/dev/null")
                }
                try house.drop(Programs.sample, as: "9.json")
                try await house.until("taken in") { try await house.allOrders().count == 1 }
                try execution.send(signal: .terminate)
            }.terminationStatus
            #expect(end == .exited(0))
        }
    }

    @Test func `the options of all commands may stand in front of any command`() async throws {
        try await Programs.withHouse { house in
            try house.drop(Programs.sample, as: "9.json")
            let nowhere = ["MCORDER_STATE": "\(house.folder)/none"]
            let once = try await house.run(
                "mcorderd",
                ["--state", house.state, "run", "--once"],
                adding: nowhere
            )
            #expect(once.status == 0, "\(once.error)")
            for arguments in [["list"], ["show", "9"], ["blacklist", "list"], ["rejected"]] {
                let given = ["--json", "--state", house.state] + arguments
                let found = try await house.run("till", given, adding: nowhere)
                #expect(found.status == 0, "\(found.error)")
                #expect(throws: Never.self) { try found.json() }
            }
        }
    }
}
