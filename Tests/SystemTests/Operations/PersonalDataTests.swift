import Foundation
import McOrderModel
import Testing

/// `mcorderd export` and `mcorderd forget` as an administrator uses them for a person's request.
@Suite(.timeLimit(.minutes(5))) struct PersonalDataTests {
    static let udid = "975319E0-43ED-435F-AA81-0B4F051B3768"

    private func lines(_ outcome: Programs.Outcome) throws -> [JSONValue] {
        try outcome.output.split(separator: "\n").map { try JSONReader.read(Array($0.utf8), depth: 8).value }
    }

    private func takeIn(_ texts: [String], in programs: Programs) async throws {
        for (index, text) in texts.enumerated() { try programs.drop(text, as: "\(index)-\(UUID()).json") }
        try #require(try await programs.mcorderd("run", "--once").status == 0)
    }

    @Test func `an export contains every order once, as the till shows it, with its history`() async throws {
        try await Programs.withSandbox { programs in
            // More than one page.
            try await takeIn((1...450).map { BackupTests.order($0) }, in: programs)
            #expect(try await programs.till("prepare", "9").status == 0)
            let outcome = try await programs.mcorderd("export", "--since", "1h")
            #expect(outcome.status == 0, "\(outcome.error)")
            let orders = try lines(outcome)
            #expect(Set(orders.compactMap { $0.member("number")?.text }).count == 450)
            #expect(orders.count == 450)
            let nine = try #require(orders.first { $0.member("number")?.text == "9" })
            let history = try #require(nine.member("history")?.elements)
            #expect(history.compactMap { $0.member("to")?.text } == ["received", "preparing"])
            let shown = try await programs.till("show", "9", "--json").json()
            guard case .object(let members) = shown else { throw CancellationError() }
            for member in members where member.name != "ageSeconds" {
                #expect(nine.member(member.name) == member.value, "\(member.name)")
            }
            let later = try await programs.mcorderd(
                "export",
                "--since",
                "2020-01-01",
                "--until",
                "2020-02-01"
            )
            #expect(later.status == 0 && later.output.isEmpty)
        }
    }

    /// Arguments of `export` that are refused, and the exit code of each.
    static let refusals: [(arguments: [String], status: Int32)] = [
        ([], 64), (["--since", "soon"], 65), (["--since", "0m", "--until", "1h"], 65),
        (["--since", "2999-01-01"], 65), (["--device", "nobody"], 65), (["--device", udid], 66),
    ]

    @Test func `invalid arguments of an export are refused`() async throws {
        try await Programs.withSandbox { programs in
            for (arguments, status) in Self.refusals {
                let outcome = try await programs.run("mcorderd", ["export"] + arguments)
                #expect(outcome.status == status, "\(outcome.error)")
                #expect(outcome.output.isEmpty)
            }
        }
    }

    @Test func `a device's export contains all its data, with its UDID in either case`() async throws {
        try await Programs.withSandbox { programs in
            try await takeIn([BackupTests.order(1), BackupTests.order(2)], in: programs)
            try await takeIn([BackupTests.order(1, comment: "otro")], in: programs)
            #expect(try await programs.till("blacklist", "add", Self.udid, "--reason", "no vino").status == 0)
            let outcome = try await programs.mcorderd("export", "--device", Self.udid.lowercased())
            #expect(outcome.status == 0, "\(outcome.error)")
            // The raw files in the export contain line ends, which our own reader refuses in an order's
            // strings.
            let records = try outcome.output.split(separator: "\n").map {
                try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
            }
            #expect(records.map { $0["record"] as? String } == ["device", "order", "order", "rejection"])
            #expect((records[0]["blacklisted"] as? [String: Any])?["reason"] as? String == "no vino")
            let raw = Set(records[1...2].compactMap { $0["raw"] as? String })
            #expect(raw == [BackupTests.order(1), BackupTests.order(2)])
            #expect(records[3]["reason"] as? String == "number-reused")
        }
    }

    @Test func `no file contains an erased device any more, and the daemon removes its receipts`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try await takeIn(
                [BackupTests.order(1, comment: "para Leire"), BackupTests.order(2)],
                in: programs
            )
            let open = try await programs.mcorderd("forget", Self.udid)
            #expect(open.status == 65 && open.error.contains("1-"), "\(open.error)")
            #expect(try await programs.till("collect", "1").status == 0)
            #expect(try await programs.till("cancel", "2", "--reason", "no queda").status == 0)
            #expect(try await programs.till("blacklist", "add", Self.udid, "--reason", "no vino").status == 0)
            let forgotten = try await programs.mcorderd("forget", Self.udid.lowercased(), "--json")
            #expect(forgotten.status == 0, "\(forgotten.error)")
            let json = try forgotten.json()
            #expect(json.member("orders")?.integer == 2 && json.member("receiptsPending")?.integer == 2)
            #expect(json.member("blacklisted") == .bool(true))
            #expect(try held("Leire", in: programs) == [])
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try FileManager.default.contentsOfDirectory(atPath: programs.receipts) == [])
            #expect(try await programs.mcorderd("forget", Self.udid).status == 0)
            for word in [Self.udid, "Leire", "iPhone4 de Beris"] {
                #expect(try held(word, in: programs) == [], "\(word)")
            }
            #expect(try await programs.mcorderd("verify").status == 0)
            try await takeIn([BackupTests.order(3)], in: programs)
            #expect(try await programs.till("rejected", "--json").output.contains("blacklisted"))
        }
    }

    @Test func `an unknown device and a word that is not a device are refused`() async throws {
        try await Programs.withSandbox { programs in
            for (device, status) in [(Self.udid, Int32(66)), ("nobody", 65)] {
                let outcome = try await programs.mcorderd("forget", device)
                #expect(outcome.status == status, "\(outcome.error)")
            }
            try #require(
                try await programs.till("device", "trust", Self.udid, "--label", "PDA").status == 0
            )
            let outcome = try await programs.mcorderd("forget", Self.udid)
            #expect(outcome.status == 65 && outcome.error.contains("PDA"), "\(outcome.error)")
        }
    }

    /// The files of the state folder that contain a word.
    private func held(_ word: String, in programs: Programs) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: programs.state).filter {
            try Data(contentsOf: URL(filePath: "\(programs.state)/\($0)")).range(of: Data(word.utf8)) != nil
        }
    }
}
