import Foundation
import Glibc
import McOrderModel
import Subprocess
import Testing

/// The restaurants of a folder belong to one queue: no daemon takes an order that another daemon took.
@Suite(.timeLimit(.minutes(5))) struct FolderClaimTests {
    private static let variables = ["MCORDERD_INTAKE_POLL": "50ms"]

    @Test
    func `a daemon with another queue is refused while one serves, and its error says how to take over`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try await programs.withSession(adding: Self.variables) { session in
                let rival = try programs.neighbour()
                #expect(try await rival.mcorderd("init").status == 0)
                var said: [String] = []
                for once in [[], ["--once"]] {
                    let second =
                        once.isEmpty
                        ? try await rival.endingDaemon("run") : try await rival.endingDaemon("run", "--once")
                    #expect(second.status == 78, "run \(once): \(second.error)")
                    #expect(second.error.contains("init --take-over"), "\(second.error)")
                    said.append(second.error)
                    // A date in any format: two digits, a separator, two digits.
                    #expect(second.error.contains(/\d\d[-\/:.]\d\d/), "\(second.error)")
                }
                try await programs.until("the folder is claimed") { try Claims(programs).names().count == 1 }
                let claim = try Claims(programs).read(try #require(try Claims(programs).names().first))
                #expect(claim.member("format")?.integer == 1)
                #expect(claim.member("restaurants") == .null)
                let host = try #require(claim.member("host")?.text)
                #expect(!host.isEmpty && said.allSatisfy { $0.contains(host) })
                #expect(claim.member("state")?.text?.isEmpty == false)
                try programs.drop(Programs.sample(1), as: "1.json")
                try await programs.until("the first has the order") { try await programs.lists(1) }
                #expect(try await rival.lists(1) == false)
                #expect(try Claims(programs).names().count == 1)
                #expect(try await session.problem() == nil)
            }
        }
    }

    @Test func `daemons of different restaurants claim one folder side by side`() async throws {
        try await Programs.withSandbox { programs in
            var garbera = programs
            garbera.settings["MCORDERD_RESTAURANTS"] = "garbera"
            let urbil = try garbera.neighbour(settings: ["MCORDERD_RESTAURANTS": "urbil"])
            #expect(try await urbil.mcorderd("init").status == 0)
            try await garbera.withSession(adding: Self.variables) { first in
                try await urbil.withSession(adding: Self.variables) { second in
                    try await programs.until("both claim theirs") { try Claims(programs).names().count == 2 }
                    let claimed = try Claims(programs).names().map { try Claims(programs).read($0) }
                        .compactMap { $0.member("restaurants")?.elements?.compactMap(\.text) }
                    #expect(Set(claimed) == [["garbera"], ["urbil"]])
                    let other = Programs.sample(2).replacing("McDonald's Garbera", with: "McDonald's Urbil")
                    try programs.drop(Programs.sample(1), as: "1.json")
                    try programs.drop(other, as: "2.json")
                    try await programs.until("each has its own") {
                        let one = try await garbera.lists(1)
                        let two = try await urbil.lists(2)
                        return one && two
                    }
                    #expect(try await garbera.allOrders().count == 1)
                    #expect(try await urbil.allOrders().count == 1)
                    #expect(try await first.problem() == nil)
                    #expect(try await second.problem() == nil)
                }
            }
        }
    }

    @Test func `after a take-over the new daemon serves, and the old one stops taking in but keeps running`()
        async throws
    {
        try await Programs.withSandbox { programs in
            let heard = try await programs.withSession(adding: Self.variables) { session in
                try programs.drop(Programs.sample(1), as: "1.json")
                try await programs.until("the first order is there") { try await programs.lists(1) }
                let rival = try programs.neighbour()
                #expect(try await rival.mcorderd("init").status == 0)
                let take = try await rival.mcorderd("init", "--take-over")
                try #require(take.status == 0, "\(take.error)")
                try await rival.withSession(adding: Self.variables) { second in
                    try await session.until(problem: "claimed")
                    let claimant = try await session.status().member("claimedBy")
                    #expect(claimant?.member("host")?.text?.isEmpty == false)
                    #expect(claimant?.member("since")?.text?.isEmpty == false)
                    try programs.drop(Programs.sample(2), as: "2.json")
                    try await programs.until("the second has the order") { try await rival.lists(2) }
                    #expect(try await programs.lists(2) == false)
                    try await programs.until("the second has no rival") {
                        try await second.status().member("claimedBy") == .null
                    }
                    // Orders in the old queue can still be collected.
                    #expect(try await programs.till("collect", "1").status == 0)
                    #expect(session.isAlive)
                }
            }
            #expect(heard.end == .exited(0))
        }
    }

    @Test func `a running daemon restores its claim, and the folder of claims`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.withSession(adding: Self.variables) { _ in
                let claims = Claims(programs)
                try await programs.until("the folder is claimed") { try claims.names().count == 1 }
                let name = try #require(try claims.names().first)
                let before = try claims.read(name)
                for path in ["\(claims.folder)/\(name)", claims.folder] {
                    try FileManager.default.removeItem(atPath: path)
                    try await programs.until("the claim is back") { try claims.names() == [name] }
                    #expect(try claims.read(name).member("since") == before.member("since"))
                }
                var status = stat()
                try #require(stat(claims.folder, &status) == 0)
                #expect(status.st_mode & 0o7777 == 0o2770)
                try #require(stat("\(claims.folder)/\(name)", &status) == 0)
                #expect(status.st_mode & 0o7777 == 0o660)
            }
        }
    }

    @Test func `a restored queue is served without taking over, and the old daemon stops`() async throws {
        try await Programs.withSandbox { programs in
            let heard = try await programs.withSession(adding: Self.variables) { session in
                try programs.drop(Programs.sample(1), as: "1.json")
                try await programs.until("the order is there") { try await programs.lists(1) }
                let backup = "\(programs.folder)/backup.sqlite"
                #expect(try await programs.mcorderd("backup", backup).status == 0)
                let heir = try programs.neighbour()
                try FileManager.default.createDirectory(
                    atPath: heir.state,
                    withIntermediateDirectories: false
                )
                let restored = try await heir.mcorderd("restore", backup)
                #expect(restored.status == 0, "\(restored.error)")
                let key = "\(programs.folder)/house.key"
                #expect(try await programs.mcorderd("key", "export", key).status == 0)
                #expect(try await heir.mcorderd("key", "import", key).status == 0)
                try await heir.withSession(adding: Self.variables) { second in
                    try await session.until(problem: "moved")
                    try programs.drop(Programs.sample(2), as: "2.json")
                    try await programs.until("the restored queue has the order") { try await heir.lists(2) }
                    #expect(try await programs.lists(2) == false)
                    #expect(try await second.problem() == nil)
                    #expect(try Claims(programs).names().count == 1)
                }
            }
            #expect(heard.end == .exited(0))
        }
    }
}
