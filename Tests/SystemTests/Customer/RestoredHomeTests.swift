import Foundation
import McOrderModel
import Subprocess
import TerminalTesting
import Testing

/// A device that was restored from a backup and therefore assigns numbers that were used before.
@Suite struct RestoredHomeTests {
    /// A running restaurant that took orders 1 and 2, and the home `backup` from before order 2, with nuggets
    /// on its ticket.
    private func withRestoredHome(sealing: String = "optional", _ body: (Programs) async throws -> Void)
        async throws
    {
        try await Programs.withSandbox { sandbox in
            var programs = sandbox
            programs.settings["MCORDERD_ORDERS_SEALING"] = sealing
            _ = try await programs.withDaemon {
                try await programs.until("the catalogue is published") {
                    FileManager.default.fileExists(atPath: "\(programs.folder)/cloud/catalog/catalog.json")
                }
                for product in ["Espresso", "Agua"] {
                    #expect(try await programs.mcorder("add", product).status == 0)
                    if product == "Agua" {
                        try FileManager.default.copyItem(
                            atPath: "\(programs.folder)/home",
                            toPath: "\(programs.folder)/backup"
                        )
                    }
                    let sent = try await programs.mcorder("send", "-r", "garbera", "--wait", "20")
                    #expect(sent.status == 0, "\(sent.error)")
                }
                #expect(try await programs.mcorder("new", home: "backup").status == 0)
                #expect(try await programs.mcorder("add", "Nuggets", home: "backup").status == 0)
                try await body(programs)
            }
        }
    }

    private func numbers(_ programs: Programs) async throws -> [String] {
        try await programs.allOrders().compactMap { $0.member("number")?.text }.sorted()
    }

    /// Nobody finds the answer to a sealed order without the secret, which the restored home does not have.
    @Test(arguments: [
        ("off", "has another order under number 2: for McDonald's Garbera, €1.20, received"),
        ("optional", "has another order under number 2; which one is not known"),
    ])
    func `a script learns that another order has the number, and its own is put back on the ticket`(
        sealing: String,
        found: String
    ) async throws {
        try await withRestoredHome(sealing: sealing) { programs in
            let sent = try await programs.mcorder("send", "-r", "garbera", "--wait", "20", home: "backup")
            #expect(sent.status == 65)
            #expect(sent.error.contains(found), "\(sent.error)")
            #expect(try await numbers(programs) == ["1", "2"])
            #expect(try await programs.mcorder("reorder", home: "backup").status == 0)
            let again = try await programs.mcorder(
                "send",
                "-r",
                "garbera",
                "--again",
                "--wait",
                "20",
                home: "backup"
            )
            #expect(again.status == 0, "\(again.error)")
            #expect(try await numbers(programs) == ["1", "2", "3"])
        }
    }

    @Test func `a person can send the order under a free number`() async throws {
        try await withRestoredHome { programs in
            let session = try ProgramSession(
                programs,
                "mcorder",
                ["send", "-r", "garbera", "--yes", "--wait", "20", "--lang", "en"],
                adding: ["MCORDER_HOME": "\(programs.folder)/backup"]
            )
            try #require(session.shows("Send yours under a new number? [y/N]"))
            #expect(try await numbers(programs) == ["1", "2"])
            try session.terminal.type("y\r")
            #expect(session.program.end() == .exited(0))
            #expect(session.shows("Number 2 was used before", "Order received."))
            #expect(try await numbers(programs) == ["1", "2", "3"])
        }
    }
}
