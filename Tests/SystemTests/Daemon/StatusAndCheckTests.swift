import Foundation
import Glibc
import McOrderModel
import Testing

/// `mcorderd status` and `mcorderd check` as an administrator uses them.
@Suite struct StatusAndCheckTests {
    @Test func `while the daemon is not running status reports this and the queue`() async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "a.json")
            try programs.drop("nonsense", as: "b.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let down = try await programs.mcorderd("status", "--json")
            #expect(down.status == 69)
            let json = try down.json()
            #expect(json.member("running") == .bool(false))
            #expect(json.member("orders")?.member("received")?.integer == 1)
            #expect(json.member("rejected")?.integer == 1)
            #expect(json.member("redelivered")?.integer == 0)
            #expect(json.member("waitingFiles")?.integer == 0)
            #expect(
                json.member("restaurants")?.elements?.first { $0.member("received")?.integer == 1 }?
                    .member("name")?.text == "McDonald's Garbera"
            )
            #expect(down.error.contains("mcorderd is not running"))
        }
    }

    @Test func `status of a daemon stopped by SIGSTOP ends with 69, and its first line says since when`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try await programs.withSession(adding: ["MCORDERD_INTAKE_POLL": "50ms"]) { session in
                try await programs.until("it is healthy") {
                    try await programs.mcorderd("status").status == 0
                }
                try session.send(SIGSTOP)
                var status = try await programs.mcorderd("status", "--lang", "en")
                try await programs.until("it is stuck") {
                    status = try await programs.mcorderd("status", "--lang", "en")
                    return status.status == 69
                }
                let problem = try #require(status.output.split(separator: "\n").first)
                #expect(
                    problem.wholeMatch(
                        of: /problem\tmcorderd has not looked at the folder for (1\d|\d{2,}) s.*/
                    ) != nil
                )
                #expect(status.error.contains("journalctl -u mcorderd"))
                try session.send(SIGCONT)
                try await programs.until("it goes on") { try await programs.mcorderd("status").status == 0 }
            }
        }
    }

    @Test func `status ends with 69 while receipts cannot be written, and counts them`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.withSession(adding: ["MCORDERD_INTAKE_POLL": "50ms"]) { session in
                try #require(rename(programs.receipts, programs.receipts + "-away") == 0)
                try programs.drop(Programs.sample, as: "a.json")
                try await programs.until("the receipt is due") {
                    try await programs.mcorderd("status").status == 69
                }
                #expect(try await session.status().member("receiptsDue")?.integer == 1)
                let status = try await programs.mcorderd("status", "--lang", "en")
                #expect(status.output.hasPrefix("problem\treceipts cannot be written (due: 1)"))
                #expect(status.output.contains("receipts due\t1\n"))
                try #require(rename(programs.receipts + "-away", programs.receipts) == 0)
                try await programs.until("it is written") {
                    try await programs.mcorderd("status").status == 0
                }
                #expect(try await session.status().member("receiptsDue")?.integer == 0)
            }
        }
    }

    @Test func `status of a restaurant without a queue ends with 66`() async throws {
        try await Programs.withSandbox { programs in
            let status = try await programs.run(
                "mcorderd",
                ["status"],
                adding: ["MCORDER_STATE": "\(programs.folder)/none"]
            )
            #expect(status.status == 66)
            #expect(status.error.contains("mcorderd init"))
        }
    }

    @Test func `check finds no problem in a new restaurant`() async throws {
        try await Programs.withSandbox { programs in
            let check = try await programs.mcorderd("check")
            #expect(check.status == 0, "\(check.error)")
        }
    }

    @Test func `check reports all errors of the configuration at once`() async throws {
        try await Programs.withSandbox { programs in
            let path = "\(programs.folder)/mcorderd.yaml"
            let text = """
                intak: {poll: 1s}
                intake: {max_ahead: -5, price_grace: soon, price_policy: honor}
                log: {level: loud}
                """
            try Data(text.utf8).write(to: URL(filePath: path))
            let check = try await programs.mcorderd("check", "--config", path, "--lang", "en")
            #expect(check.status == 78)
            let said = check.output + check.error
            for key in [
                "intak", "intake.max_ahead", "intake.price_grace", "intake.price_policy", "log.level",
            ] {
                #expect(said.contains(key), "\(key) is missing in: \(said)")
            }
            #expect(said.contains("honour"))
        }
    }

    @Test func `check finds a missing marker, an invalid catalogue and a damaged queue`() async throws {
        try await Programs.withSandbox { programs in
            try FileManager.default.removeItem(atPath: "\(programs.orders)/.mcorder")
            let own = "\(programs.folder)/own"
            try FileManager.default.copyItem(atPath: Programs.catalogue, toPath: own)
            try Data("[]".utf8).write(to: URL(filePath: "\(own)/company.json"))
            let queue = try FileHandle(forUpdating: URL(filePath: "\(programs.state)/queue.sqlite"))
            try queue.write(contentsOf: Data(repeating: 7, count: 4096))
            try queue.close()
            let check = try await programs.run(
                "mcorderd",
                ["check", "--lang", "en"],
                adding: ["MCORDERD_CATALOG": own]
            )
            let said = check.output + check.error
            #expect(said.contains(".mcorder"), "\(said)")
            #expect(said.contains("company.json"), "\(said)")
            #expect(said.contains("queue"), "\(said)")
            #expect(check.status == 65, "\(said)")
        }
    }

    @Test func `check finds rights with which a sync client cannot work`() async throws {
        try await Programs.withSandbox { programs in
            try #require(chmod(programs.orders, 0o700) == 0)
            let check = try await programs.mcorderd("check", "--lang", "en")
            #expect(check.status == 77)
            #expect((check.output + check.error).contains("chmod 3770"))
        }
    }

    /// Rights that are wider or narrower than needed: the part of the restaurant, its rights, and the command
    /// that repairs them.
    private static let wrongRights: [(part: String, rights: mode_t, cure: String)] = [
        ("cloud/orders", 0o2770, "chmod 3770"), ("cloud/orders", 0o1770, "chmod 3770"),
        ("cloud/orders", 0o3777, "chmod 3770"), ("cloud/orders", 0o3750, "chmod 3770"),
        ("cloud/orders/.mcorder.d", 0o2755, "chmod 2770"),
        ("cloud/orders/.mcorder", 0o660, "chmod 640"), ("cloud/orders/.mcorder", 0o600, "chmod 640"),
        ("cloud/receipts", 0o2770, "chmod 2750"), ("cloud/receipts", 0o2755, "chmod 2750"),
        ("cloud/catalog", 0o3770, "chmod 2750"), ("cloud/catalog", 0o2700, "chmod 2750"),
        ("state", 0o2750, "chmod 2770"), ("state", 0o2771, "chmod 2770"),
    ]

    @Test(arguments: wrongRights)
    func `check finds wrong rights, and the command that it prints repairs them`(
        _ part: String,
        _ rights: mode_t,
        _ cure: String
    ) async throws {
        try await Programs.withSandbox { programs in
            let path = "\(programs.folder)/\(part)"
            try #require(chmod(path, rights) == 0)
            let check = try await programs.mcorderd("check", "--lang", "en")
            #expect(check.status == 77)
            #expect(check.output.contains("; \(cure) \(path)"), "\(check.output)")
            let wanted = try #require(cure.split(separator: " ").last.flatMap { mode_t($0, radix: 8) })
            try #require(chmod(path, wanted) == 0)
            let cured = try await programs.mcorderd("check")
            #expect(cured.status == 0, "\(cured.output)")
        }
    }

    @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
    func `check finds a marker that another user can change`() async throws {
        try await Programs.withSandbox { programs in
            let marker = "\(programs.orders)/.mcorder"
            try #require(lchown(marker, 1, gid_t.max) == 0)
            let check = try await programs.mcorderd("check", "--lang", "en")
            #expect(check.status == 77)
            #expect(check.output.contains("chown root \(marker)"), "\(check.output)")
        }
    }

    @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
    func `check finds a folder of orders from which the daemon cannot remove files`() async throws {
        try await Programs.withSandbox { programs in
            // The daemon's user is the owner of the state folder.
            try #require(lchown(programs.state, 1, gid_t.max) == 0)
            let check = try await programs.mcorderd("check", "--lang", "en")
            #expect(check.status == 77)
            #expect(check.output.contains("; chown "), "\(check.output)")
        }
    }

    @Test(.enabled(if: geteuid() == 0 && sharedGroup != nil, "needs root and a group of several users"))
    func `check finds that customers and tills are in the same group`() async throws {
        let group = try #require(Self.sharedGroup)
        try await Programs.withSandbox { programs in
            let parts = ["cloud/orders", "cloud/orders/.mcorder", "cloud/receipts", "cloud/catalog", "state"]
            for part in parts {
                try #require(lchown("\(programs.folder)/\(part)", uid_t.max, group) == 0)
            }
            for (path, mode) in [(programs.orders, mode_t(0o3770)), (programs.state, 0o2770)] {
                try #require(chmod(path, mode) == 0)
            }
            let check = try await programs.mcorderd("check", "--lang", "en")
            #expect(check.status == 77)
            #expect(check.output.contains("chgrp mcorder-drop \(programs.orders)"), "\(check.output)")
            for part in parts.dropLast() {
                try #require(lchown("\(programs.folder)/\(part)", uid_t.max, getegid()) == 0)
            }
            let apart = try await programs.mcorderd("check")
            #expect(apart.status == 0, "\(apart.output)")
            // With write access to the folder above, the group could replace the folder of the receipts.
            try #require(lchown("\(programs.folder)/cloud", uid_t.max, group) == 0)
            try #require(chmod("\(programs.folder)/cloud", 0o2770) == 0)
            let above = try await programs.mcorderd("check", "--lang", "en")
            #expect(above.status == 77)
            #expect(above.output.contains("; chmod 2750 \(programs.folder)/cloud\n"), "\(above.output)")
        }
    }

    /// A group of this machine that lists a user other than root.
    private static let sharedGroup: gid_t? = {
        setgrent()
        defer { endgrent() }
        while let entry = getgrent() {
            if let member = entry.pointee.gr_mem?.pointee, String(cString: member) != "root" {
                return entry.pointee.gr_gid
            }
        }
        return nil
    }()

    @Test func `run --once ends with 69 without the folder, and with 78 for another restaurant's marker`()
        async throws
    {
        try await Programs.withSandbox { programs in
            let marker = "\(programs.orders)/.mcorder"
            let other = #"{"format": 1, "id": "00000000-0000-4000-8000-000000000000"}"#
            try Data(other.utf8).write(to: URL(filePath: marker))
            #expect(try await programs.mcorderd("run", "--once").status == 78)
            try FileManager.default.removeItem(atPath: marker)
            #expect(try await programs.mcorderd("run", "--once").status == 69)
            #expect(try await programs.mcorderd("init").status == 69)
            #expect(try await programs.mcorderd("init", "--new-cloud").status == 0)
            #expect(try await programs.mcorderd("run", "--once").status == 0)
        }
    }
}
