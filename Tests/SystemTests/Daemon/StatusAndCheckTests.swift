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
