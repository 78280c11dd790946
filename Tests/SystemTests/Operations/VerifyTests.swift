import Foundation
import GRDB
import McOrderModel
import Subprocess
import Testing

/// `mcorderd verify` as an administrator uses it.
@Suite(.timeLimit(.minutes(5))) struct VerifyTests {
    private func spoil(_ programs: Programs, _ sql: String) throws {
        var configuration = Configuration()
        // A daemon may be writing at the same time.
        configuration.busyMode = .timeout(20)
        let queue = try DatabaseQueue(path: "\(programs.state)/queue.sqlite", configuration: configuration)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }

    @Test
    func `verify ends with 0 for a sound queue, 65 for invalid rows, 74 for damage and 66 for no queue`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try programs.drop(BackupTests.order(1), as: "1.json")
            try programs.drop("nonsense", as: "2.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let sound = try await programs.mcorderd("verify", "--json")
            #expect(sound.status == 0, "\(sound.output)")
            #expect(try sound.json().member("faults")?.elements == [])
            #expect(try sound.json().member("orders")?.integer == 1)

            try spoil(programs, "UPDATE orders SET total_cents = 1, state = 'ready'")
            let wrong = try await programs.mcorderd("verify", "--json", "--lang", "en")
            #expect(wrong.status == 65)
            let errors = try #require(try wrong.json().member("faults")?.elements)
            #expect(errors.map { $0.member("problem")?.text } == ["other-state", "wrong-total"])
            #expect(errors.allSatisfy { $0.member("of")?.text == "order" && $0.member("id")?.integer == 1 })
            #expect(errors.allSatisfy { ($0.member("cure")?.text ?? "").contains("backup") })
            let said = try await programs.mcorderd("verify", "--lang", "es")
            #expect(said.output.contains("pedido 1 (1-") && said.error.contains("fallos: 2"))

            try spoil(programs, "PRAGMA ignore_check_constraints = ON; UPDATE orders SET number = 0")
            let damaged = try await programs.mcorderd("verify")
            #expect(damaged.status == 74 && !damaged.output.isEmpty)
            let none = try await programs.run(
                "mcorderd",
                ["verify"],
                adding: ["MCORDER_STATE": "\(programs.folder)/none"]
            )
            #expect(none.status == 66)
        }
    }

    @Test func `check finds a row that violates its table's constraints, while a daemon runs`() async throws {
        try await Programs.withSandbox { programs in
            try programs.drop("nonsense", as: "1.json")
            _ = try await programs.mcorderd("run", "--once")
            let end = try await programs.withDaemon {
                #expect(try await programs.mcorderd("check").status == 0)
                try spoil(programs, "PRAGMA ignore_check_constraints = ON; UPDATE rejections SET bytes = -1")
                let check = try await programs.mcorderd("check", "--lang", "en")
                #expect(check.status == 74, "\(check.output)")
                #expect(check.output.contains("CHECK constraint failed in rejections"), "\(check.output)")
            }
            #expect(end == .exited(0))
        }
    }
}
