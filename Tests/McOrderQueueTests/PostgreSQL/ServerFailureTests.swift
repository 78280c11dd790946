#if PostgreSQL
import Foundation
import McOrderModel
import OrderTesting
import ServerTesting
import Synchronization
import Testing

@testable import McOrderQueue

/// Failures and upgrades of a server while programs use it.
@Suite(.enabled(if: PrivatePostgreSQL.isInstalled), .timeLimit(.minutes(5))) struct ServerFailureTests {
    private static let writers = 3
    private static let ordersOfEach = 40

    /// The number of decided files.
    private final class Progress: Sendable {
        let decided = Mutex(0)
    }

    private func engine(on server: PrivatePostgreSQL) throws -> PostgreSQLEngine {
        PostgreSQLEngine(address: try TestServer.address("postgres", on: server))
    }

    private func number(_ query: String, in engine: PostgreSQLEngine) async throws -> Int64 {
        let view = try await QueueView(engine)
        let number = try await view.read { try $0.value(Statement(stringLiteral: query)) as Int64? }
        try await view.close()
        return try #require(number)
    }

    /// Decides a file until the queue says that it is decided.
    private static func decide(_ file: IncomingFile, in queue: OrderQueue) async throws {
        while true {
            do {
                _ = try await queue.decide([file], by: "mcorderd")
                return
            } catch QueueError.server(.unreachable) {
                // The change was not made.
            }
        }
    }

    @Test func `a server that crashes under load loses and doubles nothing`() async throws {
        let server = try PrivatePostgreSQL()
        defer { withExtendedLifetime(server) {} }
        let engine = try engine(on: server)
        try engine.writer(as: "t", patience: .long, createsAt: noon).close()
        let progress = Progress()
        try await withThrowingTaskGroup { group in
            for writer in 0..<Self.writers {
                group.addTask {
                    let queue = try await OrderQueue(engine, in: "", as: "\(writer)", .long, createsAt: nil)
                    for number in 1...Self.ordersOfEach {
                        try await Self.decide(
                            try incoming(try order(writer * Self.ordersOfEach + number)),
                            in: queue
                        )
                        progress.decided.withLock { $0 += 1 }
                    }
                    try await queue.close()
                }
            }
            for part in 1...3 {
                while progress.decided.withLock({ $0 }) < part * Self.writers * Self.ordersOfEach / 4 {
                    try await Task.sleep(for: .milliseconds(2))
                }
                try server.crashAndRestart()
            }
            try await group.waitForAll()
        }
        let all = Int64(Self.writers * Self.ordersOfEach)
        #expect(try await number("SELECT count(*) FROM orders", in: engine) == all)
        // No change was made that was reported to its writer as not made.
        #expect(try await number("SELECT CAST(sum(redeliveries) AS BIGINT) FROM orders", in: engine) == 0)
    }

    @Test(.enabled(if: getuid() == 0, "only root can mount a small disk"))
    func `a full disk of the server refuses a decision, which is made once there is room`() async throws {
        let server = try PrivatePostgreSQL()
        defer { withExtendedLifetime(server) {} }
        let disk = try smallDisk(of: server, megabytes: 24)
        defer { #expect(throws: Never.self) { try run("umount", ["--lazy", disk]) } }
        let complaints = try server.complaints(about: [
            "CREATE TABLESPACE small LOCATION '\(disk)'", "CREATE DATABASE \"full\" TABLESPACE small",
        ])
        #expect(complaints.isEmpty)
        let engine = PostgreSQLEngine(address: try TestServer.address("full", on: server))
        let queue = try await OrderQueue(engine, in: "", as: "mcorderd", .long, createsAt: noon)

        let filler = try fill(disk)
        var made: Int64 = 0
        var refused: IncomingFile?
        while refused == nil, made < 5000 {
            let file = try incoming(try order(Int(made) + 1, comment: String(repeating: "x", count: 100)))
            do throws(QueueError) {
                _ = try await queue.decide([file], by: "mcorderd")
                made += 1
            } catch {
                guard case .storage = error else { throw error }
                refused = file
            }
        }
        let waiting = try #require(refused)
        #expect(try await number("SELECT count(*) FROM orders", in: engine) == made)
        try FileManager.default.removeItem(atPath: filler)
        guard case .enqueued? = try await queue.decide([waiting], by: "mcorderd").first else {
            Issue.record("the file is not decided although there is room")
            return
        }
        #expect(try await number("SELECT count(*) FROM orders", in: engine) == made + 1)
        try await queue.close()
        let removal = ["DROP DATABASE \"full\" WITH (FORCE)", "DROP TABLESPACE small"]
        #expect(try server.complaints(about: removal).isEmpty)
    }

    @Test(.enabled(if: getuid() == 0, "only root can mount a small disk"))
    func `a full disk of the write-ahead log stops the server, and loses and doubles nothing`() async throws {
        let server = try PrivatePostgreSQL()
        defer { withExtendedLifetime(server) {} }
        let disk = try smallDisk(of: server, megabytes: 64)
        defer { #expect(throws: Never.self) { try run("umount", ["--lazy", disk]) } }
        let log = "\(server.folder)/data/pg_wal"
        try server.crashAndRestart {
            try run("mv", [log, "\(disk)/log"])
            try FileManager.default.createSymbolicLink(atPath: log, withDestinationPath: "\(disk)/log")
        }
        let engine = try engine(on: server)
        let queue = try await OrderQueue(engine, in: "", as: "mcorderd", .long, createsAt: noon)
        let session = try ServerSession.open(engine.address, as: "other")
        let filler = try fill(disk)

        var made = 0
        var failure: (any Error)?
        while failure == nil, made < 200 {
            let file = try incoming(try order(made + 1))
            do {
                _ = try await queue.decide([file], by: "mcorderd")
                made += 1
                // The next change needs a new file of the log.
                try session.execute("SELECT pg_switch_wal()")
            } catch {
                failure = error
            }
        }
        // The whole server ends, so that either session may lose it first.
        switch try #require(failure) {
        case QueueError.server(.unreachable), QueueError.server(.unknownOutcome), ServerError.lost: break
        case let other: throw other
        }
        try server.crashAndRestart { try FileManager.default.removeItem(atPath: filler) }
        let count = try await number("SELECT count(*) FROM orders", in: engine)
        // If its outcome is unknown, the last decision may have been made; otherwise it was not.
        if case QueueError.server(.unknownOutcome)? = failure {
            #expect((made...made + 1).contains(Int(count)))
        } else {
            #expect(count == made)
        }
        try await Self.decide(try incoming(try order(made + 1)), in: queue)
        #expect(try await number("SELECT count(*) FROM orders", in: engine) == Int64(made) + 1)
        let redeliveries = "SELECT CAST(sum(redeliveries) AS BIGINT) FROM orders"
        #expect(try await number(redeliveries, in: engine) == count - Int64(made))
        try await queue.close()
    }

    /// Mounts an empty disk, which the server may use.
    ///
    /// - Returns: its folder.
    private func smallDisk(of server: PrivatePostgreSQL, megabytes: Int) throws -> String {
        let disk = "\(server.folder)/disk"
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
        try run("mount", ["-t", "tmpfs", "-o", "size=\(megabytes)m", "tmpfs", disk])
        try server.own(disk)
        return disk
    }

    /// Fills a disk.
    ///
    /// - Returns: the file that does it.
    private func fill(_ disk: String) throws -> String {
        let filler = "\(disk)/filler"
        try #require(FileManager.default.createFile(atPath: filler, contents: nil))
        let file = try FileHandle(forWritingTo: URL(filePath: filler))
        while (try? file.write(contentsOf: Data(repeating: 1, count: 65_536))) != nil {}
        while (try? file.write(contentsOf: Data(repeating: 1, count: 512))) != nil {}
        try file.close()
        return filler
    }

    private func run(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/\(program)")
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(program) \(arguments)")
    }

    /// A newer program upgrades the tables while an older one waits and a standby follows.
    @Test func `an upgrade of the tables stops older programs, also after a standby took over`() async throws
    {
        let primary = try PrivatePostgreSQL(["synchronous_standby_names=*"])
        let standby = try PrivatePostgreSQL(standbyOf: primary)
        defer { withExtendedLifetime((primary, standby)) {} }
        let engine = try engine(on: primary)
        let older = try await OrderQueue(engine, in: "", as: "mcorderd", .long, createsAt: noon)
        let view = try await QueueView(engine)
        _ = try await older.decide([try incoming(try order(1))], by: "mcorderd")

        let session = try ServerSession.open(engine.address, as: "newer")
        let newer =
            ServerSchema.steps + [{ "ALTER TABLE orders ADD COLUMN extra BIGINT NOT NULL DEFAULT 0;" }]
        try ServerSchema.migrate(session, at: engine.address, by: newer)
        await #expect(throws: QueueError.newerSchema(state: engine.address.description)) {
            _ = try await older.decide([try incoming(try order(2))], by: "mcorderd")
        }
        // The open orders can still be read.
        #expect(try await view.orders(at: nil, in: OrderState.open).count == 1)

        try standby.promote()
        let other = try self.engine(on: standby)
        #expect(throws: QueueError.newerSchema(state: other.address.description)) {
            _ = try other.writer(as: "mcorderd", patience: .long, createsAt: noon)
        }
        let promoted = try ServerSession.open(other.address, as: "newer")
        #expect(promoted.timeline == 2)
        #expect(try promoted.execute("SELECT sum(extra)::bigint + count(*) FROM orders").number == 1)
        try await view.close()
        try await older.close()
    }
}
#endif
