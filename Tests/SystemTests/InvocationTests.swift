import Foundation
import McOrderModel
import Subprocess
import SystemPackage
import Testing

/// Command lines with mistakes.
@Suite(.timeLimit(.minutes(5))) struct InvocationTests {
    /// Runs a line of shell in which `$0` is a program.
    private func shell(
        _ line: String,
        _ program: String,
        in programs: Programs
    ) async throws -> (TerminationStatus, error: String) {
        let result = try await Subprocess.run(
            .path("/bin/sh"),
            arguments: ["-c", line, "\(try Programs.binaryFolder().appending(program))"],
            environment: programs.environment,
            output: .discarded,
            error: .string(limit: 1 << 20)
        )
        return (result.terminationStatus, result.standardError)
    }

    @Test(arguments: [
        ("mcorder", #"device --name "$(printf 'caf\351')""#), ("mcorder", #""$(printf 'ticket\377')""#),
        ("mcorderd", #"init --state "$(printf 'x\377')""#), ("till", #"list --state "$(printf 'x\377')""#),
    ])
    func `an argument that is not UTF-8 is refused, and not replaced by a similar one`(
        _ program: String,
        _ arguments: String
    ) async throws {
        try await Programs.withSandbox { programs in
            let before = try await programs.customerJSON("device")
            let (status, error) = try await shell(
                "cd '\(programs.folder)' && exec \"$0\" \(arguments)",
                program,
                in: programs
            )
            #expect(status == .exited(64), "\(error)")
            #expect(error.hasPrefix("\(program): argument ") && error.contains("is not UTF-8"), "\(error)")
            #expect(try await programs.customerJSON("device") == before)
            let names = try FileManager.default.contentsOfDirectory(atPath: programs.folder)
            #expect(!names.contains { $0.hasPrefix("x") }, "\(names)")
        }
    }

    @Test(arguments: [
        ("till", "colect", "collect"), ("mcorderd", "statu", "status"), ("mcorder", "tiket", "ticket"),
    ])
    func `for a mistyped command the nearest one is suggested, but no hidden one`(
        _ program: String,
        _ word: String,
        _ near: String
    ) async throws {
        try await Programs.withSandbox { programs in
            let outcome = try await programs.run(program, [word, "9"], adding: ["LC_ALL": "en_GB.UTF-8"])
            #expect(outcome.status == 64)
            #expect(
                outcome.error == """
                    \(program): there is no command “\(word)”. Did you mean \(near)? See them all with \
                    “\(program) --help”.

                    """
            )
        }
    }

    @Test func `the help of till has the screen's options, and no usage names the hidden command`()
        async throws
    {
        try await Programs.withSandbox { programs in
            let help = try await programs.till("--help")
            #expect(
                help.status == 0 && help.output.contains("--no-bell") && help.output.contains("--as <name>")
            )
            let wrong = try await programs.till("--restaurnt", "garbera")
            #expect(wrong.status == 64 && !wrong.error.contains("till screen"), "\(wrong.error)")
        }
    }

    @Test func `till list accepts states with --in, and suggests one for a typing mistake`() async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "9.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try await programs.till("list", "--in", "received").output.contains("9-624"))
            #expect(try await programs.till("list", "--in", "ready").output.isEmpty)
            #expect(try await programs.till("list", "--state", "received").output.contains("9-624"))
            for option in ["--in", "--state"] {
                let outcome = try await programs.till("list", option, "redy", "--lang", "en")
                #expect(outcome.status == 65)
                #expect(outcome.error == "till: “redy” is not a state; did you mean ready?\n")
            }
        }
    }

    @Test func `a folder's name cannot move the administrator's cursor`() async throws {
        try await Programs.withSandbox { programs in
            let place = "\(programs.folder)/a\u{1B}[2J\nb"
            for command in [["init"], ["check"], ["run", "--once"], ["status"]] {
                for kept in ["--state", "--cloud"] {
                    let outcome = try await programs.run("mcorderd", command + [kept, "\(place)\(kept)"])
                    #expect(outcome.isHarmless, "\(command) \(kept)")
                }
            }
            let till = try await programs.till("list", "--state", "\(place)/none")
            #expect(till.status == 66 && till.isHarmless)
        }
    }

    @Test func `a daemon without standard descriptors gives their numbers to no file`() async throws {
        try await Programs.withSandbox { programs in
            let end = try await Subprocess.run(
                .path("/bin/sh"),
                arguments: [
                    "-c", "exec \"$0\" run <&- >&- 2>&-",
                    "\(try Programs.binaryFolder().appending("mcorderd"))",
                ],
                environment: programs.environment,
                input: .none,
                output: .discarded,
                error: .discarded
            ) { execution in
                try await programs.until("running") { try await programs.mcorderd("status").status == 0 }
                for descriptor in 0...2 {
                    let path = "/proc/\(execution.processIdentifier.value)/fd/\(descriptor)"
                    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "/dev/null")
                }
                try programs.drop(Programs.sample, as: "9.json")
                try await programs.until("taken in") { try await programs.allOrders().count == 1 }
                try execution.send(signal: .terminate)
            }.terminationStatus
            #expect(end == .exited(0))
        }
    }

    @Test func `the options of all commands may stand before any command`() async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "9.json")
            let nowhere = ["MCORDER_STATE": "\(programs.folder)/none"]
            let once = try await programs.run(
                "mcorderd",
                ["--state", programs.state, "run", "--once"],
                adding: nowhere
            )
            #expect(once.status == 0, "\(once.error)")
            for arguments in [["list"], ["show", "9"], ["blacklist", "list"], ["rejected"]] {
                let given = ["--json", "--state", programs.state] + arguments
                let found = try await programs.run("till", given, adding: nowhere)
                #expect(found.status == 0, "\(found.error)")
                #expect(throws: Never.self) { try found.json() }
            }
        }
    }
}
