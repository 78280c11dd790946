import Foundation
import Subprocess
import SystemPackage
import Testing

/// What README shows of a day is what the programs do, command by command as printed.
@Suite struct ReadmeDayTests {
    /// A command of the README, and what it says that it prints.
    private struct Step {
        var command: String
        var output: [String] = []
    }

    /// The block under *The day in one screen*.
    private static func block() throws -> [String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let section = try #require(text.components(separatedBy: "## The day in one screen\n").last)
        let block = try #require(section.components(separatedBy: "```console\n").dropFirst().first)
        let lines = try #require(block.components(separatedBy: "\n```").first)
        return lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func steps() throws -> [Step] {
        var steps: [Step] = []
        for line in try block() {
            if line.hasPrefix("$ ") {
                let command = line.dropFirst(2).components(separatedBy: "  #").first ?? ""
                steps.append(Step(command: command))
            } else {
                try #require(!steps.isEmpty, "\(line)")
                steps[steps.count - 1].output.append(line)
            }
        }
        return steps
    }

    /// A line without what is another one each day: check digits and times.
    private static func masked(_ line: some StringProtocol) -> String {
        String(line).replacing(/[0-9]+-[0-9]{3}/, with: "#").replacing(/[0-9]{2}:[0-9]{2}/, with: "##:##")
            .replacing("\u{A0}", with: " ")
    }

    @Test func `it fits on a terminal`() throws {
        let block = try Self.block()
        #expect(block.count <= 24)
        #expect(block.allSatisfy { $0.count <= 120 })
    }

    @Test func `every command does what is printed below it`() async throws {
        let steps = try Self.steps()
        try #require(steps.count > 5)
        try await Programs.withHouse { house in
            var house = house
            house.settings = ["LC_ALL": "es_ES.UTF-8", "MCORDER_RESTAURANT": "garbera"]
            #expect(try await house.customer("device", "--name", "iPhone de Ane").status == 0)
            try await house.fill("Espresso", "Espresso")
            let end = try await house.withDaemon {
                try await house.until("the catalogue is published") {
                    FileManager.default.fileExists(atPath: "\(house.folder)/cloud/catalog/catalog.json")
                }
                for step in steps {
                    // A screen needs a terminal, and never ends by itself.
                    let isScreen = step.command.trimmingCharacters(in: .whitespaces) == "till checkin"
                    let said = try await Self.shell(step.command + (isScreen ? " --help" : ""), house)
                    if !isScreen {
                        #expect(said.map(Self.masked) == step.output.map(Self.masked), "\(step.command)")
                    }
                    try await house.until("nothing waits") { try house.waiting().isEmpty }
                }
            }
            #expect(end == .exited(0))
        }
    }

    /// What a shell's command writes, on both of its outputs.
    private static func shell(_ command: String, _ house: Programs) async throws -> [Substring] {
        let result = try await Subprocess.run(
            .path("/bin/sh"),
            arguments: ["-c", "{ \(command)\n} 2>&1"],
            environment: house.environment.updating(["PATH": "\(try Programs.binaryFolder()):/usr/bin:/bin"]),
            output: .string(limit: 1 << 20),
            error: .discarded
        )
        return result.standardOutput.split(separator: "\n")
    }
}
