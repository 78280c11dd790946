import McOrderModel
import TerminalTesting
import Testing

/// A lost device at the till's commands.
@Suite(.timeLimit(.minutes(5))) struct TillRevokeTests {
    private static let udid = PersonalDataTests.udid

    private static func takeIn(_ number: Int, in programs: Programs) async throws {
        try programs.drop(BackupTests.order(number), as: "\(number).json")
        try #require(try await programs.mcorderd("run", "--once").status == 0)
    }

    @Test func `nothing of a revoked device counts until the revocation is taken back`() async throws {
        try await Programs.withSandbox { programs in
            let trusted = try await programs.till("device", "trust", Self.udid, "--label", "PDA 1")
            #expect(trusted.status == 0)
            let revoked = try await programs.till("device", "revoke", Self.udid, "--lang", "en")
            #expect(revoked.output == "\(Self.udid): lost; its orders and notices no longer count\n")
            try await Self.takeIn(1, in: programs)
            #expect(try await programs.till("rejected", "--json").output.contains("\"revoked\""))
            let device = try await programs.till("device", "show", Self.udid, "--json").json()
            #expect(device.member("trusted") == .bool(false))
            #expect(device.member("revoked")?.member("by")?.text?.isEmpty == false)
            let again = try await programs.till("device", "trust", Self.udid, "--label", "x", "--lang", "en")
            #expect(again.status == 65 && again.error.contains("--undo"), "\(again)")
            let listed = try await programs.till("blacklist", "add", Self.udid, "--reason", "x")
            #expect(listed.status == 65, "\(listed)")
            let undone = try await programs.till("device", "revoke", Self.udid, "--undo", "--json")
            #expect(try undone.json() == ["udid": Self.udid, "revoked": JSONValue.null])
            let twice = try await programs.till("device", "revoke", Self.udid, "--undo", "--lang", "en")
            #expect(twice.status == 66 && twice.error.contains("is not revoked"), "\(twice)")
            try await Self.takeIn(2, in: programs)
            #expect(try await programs.allOrders().map { $0.member("number")?.text } == ["2"])
        }
    }
}
