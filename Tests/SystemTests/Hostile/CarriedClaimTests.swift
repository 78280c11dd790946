import Foundation
import Subprocess
import SystemPackage
import Testing

/// Whether rclone is installed. With `MCORDER_EVERY_DOCUMENT` set the tests always run, and fail without
/// rclone.
private func isReady() -> Bool {
    FileManager.default.fileExists(atPath: "/usr/bin/rclone")
        || ProcessInfo.processInfo.environment["MCORDER_EVERY_DOCUMENT"] != nil
}

/// Claims that rclone copies between two machines, with the script of the documents.
@Suite(.timeLimit(.minutes(5)), .enabled("rclone is not installed", isReady))
struct CarriedClaimTests {
    private static let variables = ["MCORDERD_INTAKE_POLL": "50ms"]

    @Test func `a claim is copied both ways, stays in the cloud, and keeps a second daemon from starting`()
        async throws
    {
        try await Programs.withSandbox { programs in
            let late = try programs.neighbour("late", .copy)
            #expect(try await late.mcorderd("init").status == 0)
            try await programs.withSession(adding: Self.variables) { session in
                try await programs.until("the folder is claimed") { try Claims(programs).names().count == 1 }
                let name = try #require(try Claims(programs).names().first)
                let before = try Claims(programs).read(name)
                for _ in 1...2 {
                    for side in [programs, late] { try await Self.carry(side, by: programs) }
                    #expect(try Claims(programs).names() == [name])
                    #expect(try Claims(programs).read(name) == before)
                    #expect(try Claims(late).read(name) == before)
                    #expect(
                        try FileManager.default.contentsOfDirectory(
                            atPath: "\(programs.folder)/remote/orders/.mcorder.d"
                        ) == [name]
                    )
                }
                let refused = try await late.endingDaemon("run")
                #expect(refused.status == 78, "\(refused.error)")
                let take = try await late.mcorderd("init", "--take-over")
                try #require(take.status == 0, "\(take.error)")
                try await late.withSession(adding: Self.variables) { second in
                    for side in [late, programs] { try await Self.carry(side, by: programs) }
                    try await session.until(problem: "claimed")
                    for side in [late, programs, late] { try await Self.carry(side, by: programs) }
                    #expect(try await second.problem() == nil)
                }
            }
        }
    }

    @Test func `the daemon on the old machine reports that its queue moved`() async throws {
        try await Programs.withSandbox { programs in
            let heir = try programs.neighbour("heir", .copy)
            #expect(try await heir.mcorderd("init").status == 0)
            try await programs.withSession(adding: Self.variables) { session in
                try await programs.until("the folder is claimed") { try Claims(programs).names().count == 1 }
                try await Self.carry(programs, by: programs)
                let backup = "\(programs.folder)/backup.sqlite"
                #expect(try await programs.mcorderd("backup", backup).status == 0)
                #expect(try await heir.mcorderd("restore", backup).status == 0)
                // The identity that it made for itself is not that of the queue.
                let key = "\(programs.folder)/house.key"
                #expect(try await programs.mcorderd("key", "export", key).status == 0)
                #expect(try await heir.mcorderd("key", "import", key).status == 0)
                // Claims, and so the times of their files, may have whole seconds only.
                let second = Int(Date.now.timeIntervalSince1970)
                try await programs.until("it is a second later") {
                    Int(Date.now.timeIntervalSince1970) > second + 1
                }
                try await heir.withSession(adding: Self.variables) { new in
                    try await programs.until("the heir claims it") { try Claims(heir).names().count == 1 }
                    for side in [heir, programs, heir] { try await Self.carry(side, by: programs) }
                    try await session.until(problem: "moved")
                    #expect(try await new.problem() == nil)
                    #expect(session.isAlive)
                }
            }
        }
    }

    /// Copies a machine's folder to the cloud and back once; the cloud is a folder in `programs`.
    private static func carry(_ side: Programs, by programs: Programs) async throws {
        let remote = "\(programs.folder)/remote"
        try FileManager.default.createDirectory(atPath: "\(remote)/orders", withIntermediateDirectories: true)
        let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "docs/examples/rclone-carry.sh").path(percentEncoded: false)
        let result = try await Subprocess.run(
            .path("/bin/sh"),
            arguments: [script, remote, "\(side.folder)/cloud"],
            environment: .inherit.updating(["RCLONE_CONFIG": "/dev/null"]),
            output: .discarded,
            error: .string(limit: 1 << 20)
        )
        guard case .exited(0) = result.terminationStatus else {
            Issue.record("rclone-carry: \(result.terminationStatus): \(result.standardError)")
            return
        }
    }
}
