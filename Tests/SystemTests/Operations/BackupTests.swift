import Foundation
import McOrderModel
import Subprocess
import Testing

/// `mcorderd backup` and `mcorderd restore` as an administrator uses them.
@Suite(.timeLimit(.minutes(5))) struct BackupTests {
    /// An order of that number, as a file's text.
    static func order(_ number: Int, comment: String = "sin hielo") -> String {
        Programs.sample.replacing(#""9""#, with: "\"\(number)\"")
            .replacing("3 ketchups, por favor.", with: comment)
    }

    private func take(_ programs: Programs, _ path: String, _ arguments: String...) async throws
        -> Programs.Outcome
    {
        try await programs.run("mcorderd", ["backup", path] + arguments)
    }

    @Test func `a backup is made while the daemon runs, and a restore brings its orders back`() async throws {
        try await Programs.withSandbox { programs in
            let backup = "\(programs.folder)/backup.sqlite"
            let end = try await programs.withDaemon {
                try programs.drop(Self.order(1), as: "1.json")
                try await programs.until("taken in") { try await programs.allOrders().count == 1 }
                let taken = try await take(programs, backup, "--json")
                #expect(taken.status == 0, "\(taken.error)")
                let json = try taken.json()
                #expect(json.member("file")?.text == backup)
                #expect(json.member("orders")?.integer == 1 && json.member("rejections")?.integer == 0)
                let size = try FileManager.default.attributesOfItem(atPath: backup)[.size] as? Int
                #expect(json.member("bytes")?.integer == size)
                #expect(Timestamp(json.member("takenAt")?.text ?? "") != nil)
                try programs.drop(Self.order(2), as: "2.json")
                try await programs.until("taken in") { try await programs.allOrders().count == 2 }
                let refused = try await programs.mcorderd("restore", backup)
                #expect(refused.status == 75 && refused.error.contains("mcorderd "), "\(refused.error)")
                try await programs.until("receipts") {
                    try FileManager.default.contentsOfDirectory(atPath: programs.receipts).count == 2
                }
            }
            #expect(end.isSuccess)
            let unasked = try await programs.mcorderd("restore", backup, "--json")
            #expect(unasked.status == 65 && unasked.error.contains("--yes"), "\(unasked.error)")
            #expect(try await programs.allOrders().count == 2)
            let restored = try await programs.mcorderd("restore", backup, "--json", "--yes")
            #expect(restored.status == 0, "\(restored.error)")
            let json = try restored.json()
            #expect(json.member("orders")?.integer == 1 && json.member("lostOrders")?.integer == 1)
            #expect(json.member("receiptsRemoved")?.integer == 1)
            #expect(FileManager.default.fileExists(atPath: json.member("kept")?.text ?? ""))
            #expect(try await programs.allOrders().map { $0.member("number")?.text } == ["1"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: programs.receipts).count == 1)
            // An order that the customer sends again is taken in again.
            try programs.drop(Self.order(2), as: "2.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try await programs.allOrders().count == 2)
        }
    }

    @Test func `a restore refuses a queue on a server, and changes nothing in the state folder`() async throws
    {
        try await Programs.withSandbox { programs in
            try programs.drop(Self.order(1), as: "1.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let path = "\(programs.folder)/backup.sqlite"
            #expect(try await take(programs, path).status == 0)
            let files = { try FileManager.default.contentsOfDirectory(atPath: programs.state).sorted() }
            let before = try files()
            let server = "postgresql://mcorder@127.0.0.1:1/mcorder"
            let refused = try await programs.mcorderd("restore", path, "--queue", server)
            #expect(refused.status == 64 && refused.error.contains("pg_basebackup"), "\(refused.error)")
            #expect(try files() == before)
        }
    }

    @Test func `an existing file is refused with 73, and replaced with --force`() async throws {
        try await Programs.withSandbox { programs in
            let path = "\(programs.folder)/backup.sqlite"
            try Data("mine".utf8).write(to: URL(filePath: path))
            let refused = try await take(programs, path)
            #expect(refused.status == 73 && refused.error.contains("--force"))
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
            #expect(try await take(programs, path, "--force").status == 0)
            #expect(try await programs.mcorderd("restore", path).status == 0)
        }
    }

    @Test func `the daemon's start removes files of a killed restore, and keeps those of running processes`()
        async throws
    {
        try await Programs.withSandbox { programs in
            let living = ".mcorder-\(ProcessInfo.processInfo.processIdentifier)-0000000000000001.tmp"
            // No process id is as high as this one.
            let dead = ".mcorder-4194305-0000000000000002.tmp"
            for name in [living, dead, "\(dead)-journal", ".mine"] {
                try Data("SQLite".utf8).write(to: URL(filePath: "\(programs.state)/\(name)"))
            }
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let left = try FileManager.default.contentsOfDirectory(atPath: programs.state)
            #expect(left.filter { $0.hasPrefix(".") }.sorted() == [living, ".mine"])
        }
    }

    @Test func `a backup of a restaurant without a queue ends with 66`() async throws {
        try await Programs.withSandbox { programs in
            let outcome = try await programs.run(
                "mcorderd",
                ["backup", "\(programs.folder)/b.sqlite"],
                adding: ["MCORDER_STATE": "\(programs.folder)/none"]
            )
            #expect(outcome.status == 66)
            #expect(!FileManager.default.fileExists(atPath: "\(programs.folder)/b.sqlite"))
        }
    }

    @Test func `after the loss of a disk a restaurant serves again with a new state folder and a backup`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try programs.drop(Self.order(1), as: "1.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let backup = "\(programs.folder)/backup.sqlite"
            #expect(try await take(programs, backup).status == 0)
            try FileManager.default.removeItem(atPath: programs.state)
            try FileManager.default.createDirectory(
                atPath: programs.state,
                withIntermediateDirectories: false
            )
            let restored = try await programs.mcorderd("restore", backup, "--json")
            #expect(restored.status == 0, "\(restored.error)")
            #expect(try restored.json().member("kept") == .null)
            #expect(try await programs.allOrders().count == 1)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
        }
    }
}
