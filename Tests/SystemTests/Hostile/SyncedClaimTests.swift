import Foundation
import McOrderModel
import Testing

/// Two machines, each with its own copy of the shared folder, whose daemons started before the copies were
/// synced.
@Suite(.timeLimit(.minutes(5))) struct SyncedClaimTests {
    private static let variables = ["MCORDERD_INTAKE_POLL": "50ms"]

    @Test
    func
        `of two daemons that did not see each other start the later one stops, and both report shared orders`()
        async throws
    {
        try await Programs.withSandbox { early in
            let late = try early.neighbour("late", .copy)
            #expect(try await late.mcorderd("init").status == 0)
            try await early.withSession(adding: Self.variables) { first in
                try await early.until("the earlier one has its claim") {
                    try Claims(early).names().count == 1
                }
                // Claims may have whole seconds only.
                let second = Int(Date.now.timeIntervalSince1970)
                try await early.until("it is a second later") {
                    Int(Date.now.timeIntervalSince1970) > second + 1
                }
                try await late.withSession(adding: Self.variables) { other in
                    try await early.until("the later one has its claim") {
                        try Claims(late).names().count == 1
                    }
                    for programs in [early, late] {
                        try programs.drop(Programs.sample(1), as: "1.json")
                        try await programs.until("order 1 is there") { try await programs.lists(1) }
                        try await programs.until("it has its receipt") {
                            try FileManager.default.contentsOfDirectory(atPath: programs.receipts)
                                .contains { !$0.hasPrefix(".") }
                        }
                    }
                    try Self.sync(early, late)
                    try await other.until(problem: "claimed")
                    try await early.until("both say what both took") {
                        let ours = try await first.status().member("takenTwice")?.elements?.compactMap(\.text)
                        let theirs = try await other.status().member("takenTwice")?.elements?.compactMap(
                            \.text
                        )
                        return ours == theirs && ours?.count == 1
                    }
                    let code = try await first.status().member("takenTwice")?.elements?.first?.text
                    #expect(code?.hasPrefix("1-") == true)
                    for programs in [early, late] { try programs.drop(Programs.sample(2), as: "2.json") }
                    try await early.until("the earlier one goes on") { try await early.lists(2) }
                    #expect(try await first.problem() == nil)
                    #expect(try await late.lists(2) == false)
                    #expect(try late.waiting().contains("2.json"))
                    #expect(other.isAlive)
                }
            }
        }
    }

    /// Syncs the two copies: each gets the files that it lacks, and of two versions the later one stays.
    /// Orders are not copied, since both copies had them.
    private static func sync(_ one: Programs, _ two: Programs) throws {
        let manager = FileManager.default
        for part in ["orders/.mcorder.d", "receipts"] {
            let pairs = [(one, two), (two, one)].map {
                ("\($0.folder)/cloud/\(part)", "\($1.folder)/cloud/\(part)")
            }
            for (source, target) in pairs {
                for name in try manager.contentsOfDirectory(atPath: source) where !name.hasPrefix(".") {
                    let (from, to) = ("\(source)/\(name)", "\(target)/\(name)")
                    if let old = try modified(to), let new = try modified(from), old >= new { continue }
                    try Data(contentsOf: URL(filePath: from)).write(to: URL(filePath: to), options: .atomic)
                }
            }
        }
    }

    private static func modified(_ path: String) throws -> Date? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}
