import Foundation
import McOrderModel
import Subprocess
import Testing

/// A shared folder that fills the disk does not use the space that the tills need.
@Suite(.timeLimit(.minutes(5))) struct ReserveTests {
    /// More than the free space of any disk.
    private static let tooMuch = ["MCORDERD_INTAKE_MIN_FREE": "1000000GB", "MCORDERD_INTAKE_POLL": "50ms"]

    @Test func `below the reserve nothing is taken in, and tills continue to work`() async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample(1), as: "1.json")
            let first = try await programs.run(
                "mcorderd",
                ["run", "--once"],
                adding: ["MCORDERD_INTAKE_MIN_FREE": "0"]
            )
            #expect(first.status == 0, "\(first.error)")
            try programs.drop(Programs.sample(2), as: "2.json")
            let heard = try await programs.withSession(adding: Self.tooMuch) { session in
                try await session.until(problem: "no-space")
                #expect(try await programs.till("prepare", "1").status == 0)
                #expect(try await programs.till("ready", "1").status == 0)
                #expect(try await programs.till("collect", "1").status == 0)
                #expect(try await programs.lists(2) == false)
                #expect(try programs.waiting().contains("2.json"))
                #expect(
                    try await programs.mcorderd("status", "--lang", "en").output.contains("intake.min_free")
                )
                #expect(session.isAlive)
            }
            #expect(heard.end == .exited(0))
            let once = try await programs.run("mcorderd", ["run", "--once"], adding: Self.tooMuch)
            #expect(once.status == 74, "\(once.error)")
            #expect(try programs.waiting().contains("2.json"))
            let last = try await programs.run(
                "mcorderd",
                ["run", "--once"],
                adding: ["MCORDERD_INTAKE_MIN_FREE": "0"]
            )
            #expect(last.status == 0, "\(last.error)")
            #expect(try await programs.lists(2))
        }
    }

    @Test func `status counts files with other names in the folder`() async throws {
        try await Programs.withSandbox { programs in
            for name in ["film.mkv", "order.json~", "README", "notes.txt"] {
                try Data("x".utf8).write(to: URL(filePath: "\(programs.orders)/\(name)"))
            }
            try programs.drop(Programs.sample(1), as: "1.json")
            try await programs.withSession(adding: ["MCORDERD_INTAKE_POLL": "50ms"]) { session in
                try await programs.until("the order is there") { try await programs.lists(1) }
                try await programs.until("four are counted") {
                    try await session.status().member("otherFiles")?.integer == 4
                }
                #expect(try programs.waiting().filter { !$0.hasPrefix(".") }.count == 4)
            }
        }
    }

    @Test func `a file that is neither an order nor a notice gets no receipt`() async throws {
        try await Programs.withSandbox { programs in
            try Junk.files(60, in: programs)
            try programs.drop(Programs.sample(1), as: "1.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let rejected = try await programs.till("rejected", "list", "--json")
            #expect(rejected.status == 0, "\(rejected.error)")
            #expect(try rejected.json().elements?.count == 60)
            let receipts = try FileManager.default.contentsOfDirectory(atPath: programs.receipts)
            #expect(receipts.filter { !$0.hasPrefix(".") }.count == 1, "\(receipts.count) receipts")
        }
    }
}
