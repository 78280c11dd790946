import Foundation
import McOrderModel
import Subprocess
import SystemPackage
import Testing

/// The completions of the programs in bash, as a person gets them with the tabulator key.
@Suite(.timeLimit(.minutes(5))) struct CompletionTests {
    /// Reads a program's script, and completes the last of the words.
    private static let bash = """
        source "$1" || exit 1
        shift
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        COMP_LINE="$*"
        COMP_POINT=${#COMP_LINE}
        registered=$(complete -p "$1") || exit 1
        function=${registered#*-F }
        "${function%% *}" "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\\n' "${COMPREPLY[@]}"
        """

    private func completions(of words: [String], in programs: Programs) async throws -> [String] {
        let program = try #require(words.first)
        let script = "\(programs.folder)/\(program).bash"
        if !FileManager.default.fileExists(atPath: script) {
            let made = try await programs.run(program, ["--generate-completion-script", "bash"])
            try #require(made.status == 0, "\(made.error)")
            try Data(made.output.utf8).write(to: URL(filePath: script))
        }
        let result = try await Subprocess.run(
            .path("/bin/bash"),
            arguments: Arguments(["--norc", "-c", Self.bash, "bash", script] + words),
            environment: programs.environment.updating([
                "PATH": "\(try Programs.binaryFolder()):/usr/bin:/bin", "MCORDER_CATALOG": Programs.catalogue,
            ]),
            output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 20)
        )
        #expect(result.terminationStatus == .exited(0), "\(result.standardError)")
        #expect(result.standardError.isEmpty, "\(words): \(result.standardError)")
        return result.standardOutput.split(separator: "\n").map(String.init)
    }

    /// A restaurant with an open order, and a customer who has sent one and has another on the ticket.
    private func withShop(_ body: (Programs) async throws -> Void) async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "9.json")
            try #require(try await programs.mcorderd("run", "--once").status == 0)
            try await programs.fill("espresso")
            let sent = try await programs.customer("send", "-r", "garbera")
            try #require(sent.status == 0, "\(sent.error)")
            try await programs.fill("espresso")
            try await body(programs)
        }
    }

    /// What somebody has typed, and some of what the tabulator key offers then.
    private static let values: [(words: [String], expected: [String])] = [
        (["mcorder", "add", "coca"], ["coca-cola"]), (["mcorder", "restaurant", ""], ["garbera"]),
        (["mcorder", "products", "--without", "glu"], ["gluten"]), (["mcorder", "remove", ""], ["1"]),
        (["mcorder", "menu", "big"], ["bigmac"]), (["mcorder", "send", "-r", "gar"], ["garbera"]),
        (["mcorder", "send", "--lang", ""], ["es", "en", "eu"]), (["mcorder", "ad"], ["add"]),
        (["till", "show", ""], ["9-624"]),
        (["till", "collect", "9-624", "--paid", "ca"], ["cash", "card"]),
        (["till", "add", "9-624", "espr"], ["espresso"]), (["till", "sold-out", "espr"], ["espresso"]),
        (["till", "list", "--restaurant", "gar"], ["garbera"]),
        (["till", "list", "--in", "rec"], ["received"]),
        (["till", "device", "show", ""], [PersonalDataTests.udid]),
        (["till", "show", "9-624", "--device", ""], [PersonalDataTests.udid]),
        (["till", "blacklist", "add", ""], [PersonalDataTests.udid]),
        (["till", "web", "add", "Bar", "--role", ""], ["kitchen", "till", "board", "owner"]),
        (["mcorderd", "catalog", "price", "espr"], ["espresso"]),
        (["mcorderd", "catalog", "price", "espresso", "1.30", "--restaurant", "gar"], ["garbera"]),
        (["mcorderd", "forget", ""], [PersonalDataTests.udid]),
        (["mcorderd", "export", "--device", "975"], [PersonalDataTests.udid]),
        (["mcorderd", "status", "--lang", "e"], ["es", "en", "eu"]),
        (["mcorderd", "catalog", "imp"], ["import"]),
    ]

    @Test func `bash completes values`() async throws {
        try await withShop { programs in
            for (words, expected) in Self.values {
                let found = try await completions(of: words, in: programs)
                #expect(Set(expected).isSubset(of: found), "\(words): \(found)")
                let beginning = try #require(words.last)
                #expect(found.allSatisfy { $0.hasPrefix(beginning) }, "\(words): \(found)")
            }
        }
    }

    @Test func `the number of an order that was sent is completed`() async throws {
        try await withShop { programs in
            let number = try #require(try await programs.customerJSON("last").member("number")?.text)
            for command in ["status", "cancel", "code"] {
                #expect(try await completions(of: ["mcorder", command, ""], in: programs).contains(number))
            }
        }
    }

    @Test(arguments: [["till", "show", ""], ["mcorderd", "catalog", "price", ""]])
    func `without a queue and a catalogue nothing is offered and nothing is printed`(
        _ words: [String]
    ) async throws {
        try await Programs.withSandbox { programs in
            var elsewhere = Programs(folder: programs.folder, ownCatalogue: "\(programs.folder)/none")
            elsewhere.settings = ["MCORDER_STATE": "\(programs.folder)/none"]
            let none = try await completions(of: words, in: elsewhere)
            #expect(none == [])
        }
    }
}
