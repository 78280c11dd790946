#if PostgreSQL
import Foundation
import McOrderModel
import ServerTesting
import Subprocess
import Testing

/// A daemon whose queue is on a server that is disturbed.
@Suite(.enabled(if: PrivatePostgreSQL.isInstalled), .timeLimit(.minutes(5))) struct DaemonOnServerTests {
    private static let isAway = "the queue's server cannot be used; waiting for it"

    /// Gives `body` a restaurant whose queue is in the database `shop` of a new server.
    private func withServer(
        _ settings: [String] = [],
        _ body: (PrivatePostgreSQL, Programs) async throws -> Void
    ) async throws {
        let server = try PrivatePostgreSQL(settings)
        defer { withExtendedLifetime(server) {} }
        let made = ["CREATE ROLE mcorder LOGIN", "CREATE DATABASE shop OWNER mcorder"]
        try #require(try server.complaints(about: made).isEmpty)
        try await Programs.withSandbox(adding: ["MCORDER_QUEUE": server.address("shop", as: "mcorder")]) {
            try await body(server, $0)
        }
    }

    private func drop(_ number: Int, _ programs: Programs) throws {
        let order = Programs.sample.replacingOccurrences(of: "\"9\"", with: "\"\(number)\"")
        try programs.drop(order, as: "order \(number).json")
    }

    /// Drops an order and waits for its receipt.
    private func serve(_ number: Int, _ programs: Programs) async throws {
        let before = try FileManager.default.contentsOfDirectory(atPath: programs.receipts).count
        try drop(number, programs)
        try await programs.until("receipt \(number)") {
            try FileManager.default.contentsOfDirectory(atPath: programs.receipts).count > before
        }
    }

    private func end(_ sessions: String, on server: PrivatePostgreSQL) throws {
        let statement = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE \(sessions)"
        try server.complaints(about: [statement])
    }

    @Test(
        arguments: [
            ("local all mcorder reject", [], []),
            ("", ["ALTER ROLE mcorder NOLOGIN"], ["ALTER ROLE mcorder LOGIN"]),
            ("", ["ALTER DATABASE shop RENAME TO other"], ["ALTER DATABASE other RENAME TO shop"]),
            ("", ["ALTER ROLE mcorder CONNECTION LIMIT 0"], ["ALTER ROLE mcorder CONNECTION LIMIT -1"]),
            ("", ["ALTER ROLE mcorder SET search_path TO nowhere"], ["ALTER ROLE mcorder RESET search_path"]),
            (
                "", ["ALTER ROLE mcorder SET synchronous_commit TO off"],
                ["ALTER ROLE mcorder RESET synchronous_commit"]
            ),
            (
                "", ["ALTER ROLE mcorder SET default_transaction_read_only TO on"],
                ["ALTER ROLE mcorder RESET default_transaction_read_only"]
            ),
        ] as [(String, [String], [String])]
    )
    func `a daemon waits for its server whatever is wrong there, and goes on by itself`(
        refusal: String,
        fault: [String],
        remedy: [String]
    ) async throws {
        try await withServer { server, programs in
            let (end, log) = try await programs.withSession { daemon in
                try await serve(1, programs)
                if !refusal.isEmpty { try server.admit(refusal) }
                // A database in use cannot be renamed.
                var statements = fault
                if fault.first?.contains("RENAME") == true {
                    statements = [
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'shop'"
                    ]
                    try server.admit("local shop mcorder reject")
                    try await daemon.untilLogged(Self.isAway)
                    statements += fault
                }
                #expect(try server.complaints(about: statements).isEmpty)
                if fault.first?.contains("RENAME") == true {
                    try server.withdraw("local shop mcorder reject")
                }
                try self.end("usename = 'mcorder'", on: server)
                try drop(2, programs)
                try await daemon.untilLogged(Self.isAway)
                if !refusal.isEmpty { try server.withdraw(refusal) }
                #expect(try server.complaints(about: remedy).isEmpty)
                try await programs.until("two receipts") {
                    try FileManager.default.contentsOfDirectory(atPath: programs.receipts).count == 2
                }
            }
            #expect(end == .exited(0), "\(log)")
            // It says once why.
            #expect(log.components(separatedBy: Self.isAway).count <= 4, "\(log)")
            #expect(try await programs.allOrders().count == 2)
        }
    }

    @Test func `a daemon goes on after each restart of its server, with its lease`() async throws {
        try await withServer { server, programs in
            let (end, log) = try await programs.withSession { daemon in
                for number in 1...3 {
                    try await serve(number, programs)
                    try server.crashAndRestart()
                }
                try await serve(4, programs)
            }
            #expect(end == .exited(0), "\(log)")
            #expect(!log.contains("another mcorderd serves"), "\(log)")
            #expect(try await programs.allOrders().count == 4)
        }
    }

    @Test func `a killed daemon has its own lease again at once`() async throws {
        try await withServer { server, programs in
            for number in 1...3 {
                let end = try await programs.withDaemon(endingBy: .kill) { try await serve(number, programs) }
                #expect(end == .signaled(9))
            }
            let (_, log) = try await programs.withSession { _ in try await serve(4, programs) }
            #expect(!log.contains("another mcorderd serves"), "\(log)")
            #expect(try await programs.allOrders().count == 4)
        }
    }

    @Test func `another client's lock is waited for, and its owner is named`() async throws {
        try await withServer { server, programs in
            let (end, log) = try await programs.withSession { daemon in
                try await serve(1, programs)
                let address = server.address("shop")
                let locking = Task.detached {
                    try server.run(
                        ["BEGIN", "LOCK TABLE orders", "SELECT pg_sleep(600)"],
                        in: address
                    )
                }
                try await programs.until("the lock") { try server.isLocked("orders", in: address) }
                try drop(2, programs)
                try await daemon.untilLogged("psql (postgres")
                try self.end("application_name = 'psql' AND pid <> pg_backend_pid()", on: server)
                try? await locking.value
                try await programs.until("two receipts") {
                    try FileManager.default.contentsOfDirectory(atPath: programs.receipts).count == 2
                }
            }
            #expect(end == .exited(0), "\(log)")
        }
    }

    @Test func `commits that wait for a standby are named as that by all programs`() async throws {
        try await withServer { server, programs in
            let (end, log) = try await programs.withSession { daemon in
                try await serve(1, programs)
                let standby = [
                    "ALTER SYSTEM SET synchronous_standby_names = 'far'", "SELECT pg_reload_conf()",
                ]
                #expect(try server.complaints(about: standby).isEmpty)
                try drop(2, programs)
                try await daemon.untilLogged("standby-away")
                let words = "synchronous standby far, which is not connected"
                let check = try await programs.run("mcorderd", ["check", "--lang", "en"])
                #expect(check.status != 0 && (check.output + check.error).contains(words), "\(check)")
                let till = try await programs.run(
                    "till",
                    ["--lang", "en", "--state", server.address("shop", as: "mcorder"), "prepare", "#1"]
                )
                #expect(till.error.contains(words), "\(till)")
                let status = try await programs.run("mcorderd", ["status", "--lang", "en"])
                #expect(status.status != 0 && status.output.hasPrefix("problem"), "\(status)")
                #expect(status.output.contains(words) && status.error.contains(words), "\(status)")
                let back = ["ALTER SYSTEM RESET synchronous_standby_names", "SELECT pg_reload_conf()"]
                #expect(try server.complaints(about: back).isEmpty)
                try await programs.until("two receipts") {
                    try FileManager.default.contentsOfDirectory(atPath: programs.receipts).count == 2
                }
            }
            #expect(end == .exited(0), "\(log)")
            #expect(try await programs.allOrders().count == 2)
        }
    }

    @Test func `a server that is restored from an older copy begins another history`() async throws {
        try await withServer { server, original in
            var programs = original
            programs.settings["MCORDERD_INTAKE_UNLINK_AFTER"] = "0s"
            let dump = "\(server.folder)/dump"
            let (end, log) = try await programs.withSession { daemon in
                try await serve(1, programs)
                try server.dump("shop", to: dump)
                try await serve(2, programs)
                // A file that is still there would be taken in again.
                try await programs.until("no file") { try programs.waiting().isEmpty }
                let before = try await programs.run("till", ["events", "--json"])
                let sealed = #"{"mcorder":"receipt","v":1,"ct":""}"#
                try sealed.write(toFile: "\(programs.receipts)/5ea1.json", atomically: true, encoding: .utf8)
                try server.restore("shop", from: dump)
                try await daemon.untilLogged("the queue lacks an order")
                let after = try await programs.run("till", ["events", "--json"])
                #expect(before.output != after.output)
                // The number of the lost order is free again, and its file is gone.
                try await serve(3, programs)
            }
            #expect(end == .exited(0), "\(log)")
            #expect(log.contains("missing=1") && log.contains("sealed=1"), "\(log)")
            #expect(try await programs.allOrders().count == 2)
        }
    }

    @Test func `a daemon whose folder is no longer the queue's takes nothing in`() async throws {
        try await withServer { server, programs in
            let (_, log) = try await programs.withSession { daemon in
                try await serve(1, programs)
                let other = try await programs.run(
                    "mcorderd",
                    ["init", "--new-cloud", "--cloud", "\(programs.folder)/other"]
                )
                #expect(other.status == 0, "\(other.error)")
                try await daemon.untilLogged(Self.isAway)
                try drop(2, programs)
            }
            #expect(log.contains("other-folder"), "\(log)")
            // Without a standby the first file stays for a while too.
            #expect(try programs.waiting().count == 2)
        }
    }

    @Test func `a run over all files renews its lease, and removes files whose decision is old`() async throws
    {
        try await withServer { server, programs in
            try drop(1, programs)
            let first = try await programs.mcorderd("run", "--once")
            #expect(first.status == 0, "\(first.error)")
            // There is no standby, so the file stays for a while.
            #expect(try programs.waiting().count == 1)
            var later = programs
            later.settings["MCORDERD_INTAKE_UNLINK_AFTER"] = "0s"
            #expect(try await later.mcorderd("run", "--once").status == 0)
            #expect(try programs.waiting().isEmpty)
            #expect(try await programs.allOrders().count == 1)
        }
    }

    @Test func `the status says what is known while the server is away`() async throws {
        try await withServer { server, programs in
            try drop(1, programs)
            server.stopServing()
            let status = try await programs.run("mcorderd", ["status", "--json"])
            #expect(status.status != 0)
            #expect(status.output.contains("\"running\": false"), "\(status)")
            #expect(status.output.contains("\"waitingFiles\": 1"), "\(status)")
            #expect(status.output.contains("\"problem\": \""), "\(status)")
        }
    }

    /// The commit waits for so long that a lease that nobody renews would have ended.
    @Test func `a run over all files renews its lease while it waits`() async throws {
        try await withServer { server, programs in
            try drop(1, programs)
            let address = server.address("shop")
            let locking = Task.detached {
                try server.run(["BEGIN", "LOCK TABLE order_lines", "SELECT pg_sleep(600)"], in: address)
            }
            try await programs.until("the lock") { try server.isLocked("order_lines", in: address) }
            let waiting = Task { try await programs.mcorderd("run", "--once") }
            try await programs.until("a long wait") {
                try server.isTrue(
                    """
                    EXISTS (SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'
                        AND clock_timestamp() - query_start > interval '4.2 seconds')
                    """,
                    in: address
                )
            }
            try self.end("application_name = 'psql' AND pid <> pg_backend_pid()", on: server)
            try? await locking.value
            let run = try await waiting.value
            #expect(run.status == 0, "\(run.error)")
            #expect(!run.error.contains("without a lease"), "\(run.error)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: programs.receipts).count == 1)
        }
    }

    @Test func `a file of passwords that others may read is named once, and only in our words`() async throws
    {
        try await withServer { server, original in
            try server.admit("local shop mcorder scram-sha-256")
            let statement = "ALTER ROLE mcorder PASSWORD 'secret'"
            #expect(try server.complaints(about: [statement]).isEmpty)
            let file = "\(original.folder)/pgpass"
            try Data("*:*:*:*:secret\n".utf8).write(to: URL(filePath: file))
            var programs = original
            programs.settings["PGPASSFILE"] = file
            for (mode, works) in [(0o644, false), (0o600, true)] {
                try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
                for (program, command) in [("till", "list"), ("mcorderd", "check")] {
                    let outcome = try await programs.run(program, [command, "--lang", "en"])
                    let words = outcome.output + outcome.error
                    #expect((outcome.status == 0) == works, "\(outcome)")
                    #expect(!words.contains("WARNING") && !words.contains("secret"), "\(outcome)")
                    #expect(words.contains("0644") == !works, "\(outcome)")
                }
            }
        }
    }
}
#endif
