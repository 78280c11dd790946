import Foundation
import McOrderModel
import TerminalTesting
import Testing

/// A device that was erased and is on the blacklist: the lists print its key, and every command accepts that
/// key.
@Suite(.timeLimit(.minutes(5))) struct TillDeviceKeyTests {
    private static let udid = PersonalDataTests.udid

    private static func takeIn(_ number: Int, in programs: Programs) async throws {
        try programs.drop(BackupTests.order(number), as: "\(number).json")
        try #require(try await programs.mcorderd("run", "--once").status == 0)
    }

    /// A blacklisted device with a collected order that was erased; `body` gets its key from the list.
    private static func withErased(_ body: (Programs, String) async throws -> Void) async throws {
        try await Programs.withSandbox { programs in
            try await takeIn(1, in: programs)
            #expect(try await programs.till("collect", "1").status == 0)
            #expect(try await programs.till("blacklist", "add", udid, "--reason", "no vino").status == 0)
            let forgotten = try await programs.mcorderd("forget", udid, "--lang", "en")
            try #require(forgotten.status == 0, "\(forgotten.error)")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let list = try await programs.till("blacklist", "list").output
            let key = String(try #require(list.split(separator: "\t").first))
            #expect(forgotten.output.contains(key), "\(forgotten.output)")
            try await body(programs, key)
        }
    }

    @Test
    func `an erased device can be removed from the blacklist by its key, and its next order is taken in`()
        async throws
    {
        try await Self.withErased { programs, key in
            #expect(key.wholeMatch(of: /[0-9a-f]{64}/) != nil, "easy to copy, safe in a shell: \(key)")
            try await Self.takeIn(2, in: programs)
            #expect(try await programs.till("rejected", "--json").output.contains("\"blacklisted\""))
            let removed = try await programs.till("blacklist", "remove", key, "--lang", "en")
            #expect(removed.status == 0, "\(removed.error)")
            #expect(removed.output == "\(key): removed from the list\n")
            #expect(try await programs.till("blacklist", "list").output.isEmpty)
            #expect(try await programs.till("blacklist", "remove", key).status == 66)
            try await Self.takeIn(3, in: programs)
            #expect(try await programs.allOrders().map { $0.member("number")?.text } == ["1", "3"])
        }
    }

    @Test func `JSON output contains an erased device's key everywhere`() async throws {
        try await Self.withErased { programs, key in
            let entry = try await programs.till("blacklist", "list", "--json").json().elements?.first
            #expect(entry?.member("udid")?.text == key)
            #expect(try await programs.till("show", "#1", "--json").json().member("udid")?.text == key)
            let device = try await programs.till("device", "show", key, "--json")
            #expect(device.status == 0, "\(device.error)")
            #expect(try device.json().member("udid")?.text == key)
            #expect(try device.json().member("orders")?.member("collected")?.integer == 1)
            #expect(try device.json().member("blacklisted")?.member("udid")?.text == key)
            let export = try await programs.mcorderd("export", "--device", key)
            #expect(export.status == 0, "\(export.error)")
            let records = export.output.split(separator: "\n")
            #expect(records.count == 2 && records.allSatisfy { $0.contains(key) }, "\(export.output)")
            let again = try await programs.mcorderd("forget", key, "--json")
            #expect(again.status == 0, "\(again.error)")
            #expect(try again.json().member("orders")?.integer == 0)
        }
    }

    @Test func `an erased device's entry can be replaced by its key or its UDID`() async throws {
        try await Self.withErased { programs, key in
            for (device, reason) in [(key, "otra vez"), (Self.udid, "y otra"), (key, "la última")] {
                let added = try await programs.till(
                    "blacklist",
                    "add",
                    device,
                    "--reason",
                    reason,
                    "--days",
                    "3",
                    "--json"
                )
                #expect(added.status == 0, "\(added.error)")
                let own = try #require(try added.json().elements)
                #expect(own.map { $0.member("reason")?.text } == [reason])
                let all = try #require(try await programs.till("blacklist", "list", "--json").json().elements)
                #expect(all.map { $0.member("reason")?.text } == [reason])
                #expect(all.first?.member("until")?.text != nil)
            }
            #expect(try await programs.till("blacklist", "remove", Self.udid).status == 0)
            #expect(try await programs.till("blacklist", "list").output.isEmpty)
        }
    }

    @Test func `trusting an erased device is refused with an explanation`() async throws {
        try await Self.withErased { programs, key in
            for arguments in [["device", "trust", key, "--label", "PDA"], ["device", "untrust", key]] {
                let refused = try await programs.run("till", arguments + ["--lang", "en"])
                #expect(refused.status == 65)
                #expect(refused.error.contains("was erased"), "\(refused.error)")
                #expect(refused.error.contains("UDID"), "\(refused.error)")
            }
        }
    }

    @Test func `the key of an unknown device is refused`() async throws {
        try await Self.withErased { programs, key in
            let other = String(key.reversed())
            for arguments in [
                ["blacklist", "remove", other], ["blacklist", "add", other, "--reason", "x"],
                ["device", "show", other],
            ] {
                let refused = try await programs.run("till", arguments + ["--lang", "en"])
                #expect(refused.status == 66 && refused.error.contains(other), "\(refused.error)")
            }
            #expect(try await programs.mcorderd("forget", other).status == 66)
            #expect(try await programs.mcorderd("export", "--device", other).status == 66)
            #expect(try await programs.till("blacklist", "remove", String(key.dropLast())).status == 65)
        }
    }

    @Test func `the live screen removes an erased device from the blacklist`() async throws {
        try await Self.withErased { programs, key in
            let till = try TillScreenSession(programs)
            try #require(till.shows("EN CAMINO 0"))
            try till.terminal.type("d")
            try #require(
                till.shows("VETADOS", "(borrado) \(key.prefix(8))", "no vino"),
                "\(till.terminal.screen.text)"
            )
            try till.terminal.type("l")
            try #require(till.shows("Nada."), "\(till.terminal.screen.text)")
            #expect(try await programs.till("blacklist", "list").output.isEmpty)
            try await Self.takeIn(2, in: programs)
            #expect(try await programs.allOrders().count == 2)
        }
    }
}
