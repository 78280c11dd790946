import Foundation
import Glibc
import McOrderModel
import Subprocess
import SystemPackage
import Testing

/// Changes to orders at the counter, and programs that follow events, run as whole programs.
@Suite struct CounterCommandTests {
    private static func withOrder(_ body: (Programs) async throws -> Void) async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "a.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            try await body(programs)
        }
    }

    @Test func `a line is struck by its number or name, and the total follows`() async throws {
        try await Self.withOrder { programs in
            #expect(try await programs.till("strike", "9", "3", "--reason", "x").status == 65)
            #expect(try await programs.till("strike", "9", "Agua", "--reason", "x").status == 65)
            #expect(try await programs.till("strike", "9", "espresso").status == 64)
            let struck = try await programs.till("strike", "9", "espresso", "--reason", "no coffee", "--json")
            #expect(struck.status == 0, "\(struck.error)")
            let order = try struck.json()
            #expect(order.member("totalCents")?.integer == 675)
            #expect(order.member("shownTotalCents")?.integer == 795)
            #expect(order.member("lines")?.elements?.count == 1)
            #expect(order.member("struckLines")?.elements?.first?.member("name")?.text == "Espresso")
            #expect(order.member("struckLines")?.elements?.first?.member("reason")?.text == "no coffee")
            #expect(try await programs.till("show", "9").output.contains("1 × Espresso (no coffee)\n"))
            let last = try await programs.till("strike", "9", "1", "--reason", "x", "--lang", "en")
            #expect(last.status == 65)
            #expect(last.error.contains("9-624: that is the only line. To cancel the order: till cancel"))
            #expect(try await programs.till("recall", "9").status == 0)
            let back = try await programs.till("show", "9", "--json").json()
            #expect(back.member("totalCents")?.integer == 795)
            #expect(back.member("struckLines") == nil)
            let history = try await programs.till("history", "9", "--lang", "en").output.split(
                separator: "\n"
            )
            #expect(history.suffix(2).first?.hasSuffix("\tstruck “Espresso”: no coffee") == true)
            #expect(history.last?.hasSuffix("\ttaken back: struck “Espresso”") == true, "\(history)")
            let changes = try await programs.till("history", "9", "--json").json().elements ?? []
            #expect(changes.map { $0.member("recalled") }.suffix(2) == [nil, .bool(true)])
        }
    }

    @Test func `a product or a menu is added at today's price of the restaurant`() async throws {
        try await Self.withOrder { programs in
            #expect(try await programs.till("add", "9", "Ristretto").status == 65)
            #expect(try await programs.till("add", "9", "BigMac + Espresso + Deluxe").status == 65)
            #expect(try await programs.till("add", "9", "agua").status == 0)
            let added = try await programs.till("add", "9", "(G) BigMac + Lipton Ice + Deluxe", "--json")
                .json()
            #expect(added.member("totalCents")?.integer == 795 + 120 + 675)
            let line = try #require(added.member("lines")?.elements?.last)
            #expect(line.member("added") == .bool(true))
            #expect(line.member("shownCents") == .null)
        }
    }

    @Test func `the parts of a menu are found like products, and an error says which part is wrong`()
        async throws
    {
        try await Self.withOrder { programs in
            let added = try await programs.till("add", "9", "BIGMAC + lipton-ice + deluxe", "--json")
            #expect(added.status == 0, "\(added.error)")
            let line = try #require(try added.json().member("lines")?.elements?.last)
            #expect(line.member("name")?.text == "BigMac + Lipton Ice + Deluxe")
            for (words, reported) in [
                ("BigMac + Aqua + Deluxe", "there is no product “Aqua”; did you mean “Agua”?"),
                ("Agua + BigMac + Deluxe", "“Agua + BigMac + Deluxe” is not a menu"),
            ] {
                let refused = try await programs.till("add", "9", words, "--lang", "en")
                #expect(refused.status == 65 && refused.error.contains(reported), "\(refused.error)")
            }
            let shown = try await programs.till("show", "9", "--lang", "en").output
            #expect(shown.contains("3.  1 × BigMac + Lipton Ice + Deluxe"), "\(shown)")
        }
    }

    @Test(arguments: ["customer", "Customer", "", "a\nb", String(repeating: "x", count: 201)])
    func `a till cannot have the customer's name or a name that cannot be shown`(name: String) async throws {
        try await Self.withOrder { programs in
            let refused = try await programs.till("prepare", "9", "--as", name, "--lang", "en")
            #expect(refused.status == 65 && refused.error.contains("--as (MCORDER_TILL)"), "\(refused.error)")
            let order = try #require(try await programs.allOrders().first)
            #expect(order.member("state")?.text == "received")
        }
    }

    @Test func `two equal lines are shown as one with their total`() async throws {
        try await Self.withOrder { programs in
            #expect(try await programs.till("add", "9", "agua").status == 0)
            #expect(try await programs.till("add", "9", "agua").status == 0)
            let shown = try await programs.till("show", "9", "--lang", "en").output
            #expect(shown.contains("2 × Agua  €2.40  ADDED"), "\(shown)")
        }
    }

    @Test(arguments: ["0", "99", "-1", "1 ", "x"])
    func `striking a missing line is an error`(line: String) async throws {
        try await Self.withOrder { programs in
            let refused = try await programs.till("strike", "9", "--reason", "x", "--", line)
            #expect(refused.status == 65, "\(refused.error)")
            #expect(
                try await programs.till("show", "9", "--json").json().member("totalCents")?.integer == 795
            )
        }
    }

    @Test func `the counter's note is shown beside the customer's comment`() async throws {
        try await Self.withOrder { programs in
            #expect(try await programs.till("comment", "9", "two\nlines").status == 65)
            #expect(try await programs.till("comment", "9", "sin sal").status == 0)
            let shown = try await programs.till("show", "9", "--lang", "en").output
            #expect(shown.contains("Comment: 3 ketchups, por favor.\nCounter: sin sal\n"))
            let history = try await programs.till("history", "9", "--json").json()
            #expect(history.elements?.last?.member("edit")?.text == "comment")
            #expect(history.elements?.last?.member("detail")?.text == "sin sal")
        }
    }

    @Test func `the customer's receipt has the new total after a line is struck`() async throws {
        try await Self.withOrder { programs in
            #expect(try await programs.till("strike", "9", "2", "--reason", "none left").status == 0)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let name = try #require(
                try FileManager.default.contentsOfDirectory(atPath: programs.receipts).first
            )
            let receipt = try JSONReader.read(
                Array(try Data(contentsOf: URL(filePath: "\(programs.receipts)/\(name)"))),
                depth: 8
            ).value
            #expect(receipt.member("totalCents")?.integer == 675)
            #expect(receipt.member("shownTotalCents")?.integer == 795)
            #expect(receipt.member("reason") == .null)
        }
    }

    @Test func `events lists today's changes, those after a number, and those since a time`() async throws {
        try await Self.withOrder { programs in
            for command in ["arrived", "prepare"] {
                #expect(try await programs.till(command, "9").status == 0)
            }
            let all = try await programs.till("events", "--json").output.split(separator: "\n")
            let events = try all.map { try JSONReader.read(Array($0.utf8), depth: 4).value }
            #expect(events.map { $0.member("change")?.text } == ["received", "arrived", "state"])
            let number = try #require(events[1].member("event")?.integer)
            let rest = try await programs.till("events", "--after", "\(number)").output
            #expect(rest.split(separator: "\n").count == 1)
            #expect(rest.split(separator: "\t")[2] == "state")
            #expect(rest.split(separator: "\t")[3] == "9-624")
            #expect(try await programs.till("events", "--since", "2099-01-01").output.isEmpty)
            #expect(try await programs.till("events", "--since", "soon").status == 65)
        }
    }

    /// Runs a program that does not end by itself; `body` reads its output so far.
    private func following(
        _ programs: Programs,
        _ executable: Executable,
        _ arguments: [String],
        _ body: (_ written: () throws -> String) async throws -> Void
    ) async throws {
        let path = "\(programs.folder)/written"
        let file = try FileDescriptor.open(
            FilePath(path),
            .writeOnly,
            options: [.create, .truncate],
            permissions: .ownerReadWrite
        )
        var options = PlatformOptions()
        options.processGroupID = 0
        _ = try await Subprocess.run(
            executable,
            arguments: Arguments(arguments),
            environment: programs.environment.updating([
                "PATH": "\(try Programs.binaryFolder()):/usr/bin:/bin", "LANG": "en",
            ]),
            platformOptions: options,
            input: .none,
            output: .fileDescriptor(file, closeAfterSpawningProcess: true),
            error: .discarded
        ) { execution in
            // Kills the process group, so that a script's child processes end too.
            defer { _ = kill(-execution.processIdentifier.value, SIGKILL) }
            try await body { try String(contentsOfFile: path, encoding: .utf8) }
        }
    }

    @Test func `a follower gets each change as it happens, and no earlier one`() async throws {
        try await Self.withOrder { programs in
            let arguments = ["events", "--follow", "--json"]
            try await following(programs, try Programs.binary("till"), arguments) { written in
                // The program prints nothing until an event happens, so changes are made until the first one
                // is seen.
                try await programs.until("a note is reported") {
                    _ = try await programs.till("comment", "9", "a")
                    return try written().contains("\"comment\"")
                }
                #expect(try await programs.till("collect", "9").status == 0)
                try await programs.until("the end is reported") { try written().contains("\"collected\"") }
                #expect(try !written().contains("\"received\",\"id"))
            }
        }
    }
}
