import McOrderModel
import TerminalTesting
import Testing

/// A cashier's commands for pauses and sold-out products, and the till's answers.
@Suite struct TodayTillTests {
    @Test func `with several restaurants the restaurant must be given, by an option or the environment`()
        async throws
    {
        try await Programs.withOwnCatalogue { programs in
            _ = try await programs.mcorderd("run", "--once")
            for arguments in [["pause", "20m"], ["pause", "off"], ["sold-out", "Agua"]] {
                let asked = try await programs.run("till", arguments + ["--lang", "en"])
                #expect(asked.status == 65, "\(arguments)")
                #expect(asked.error.contains("Say --restaurant with one of “McDonald's Garbera”"))
                let set = try await programs.run("till", arguments, adding: ["MCORDER_RESTAURANT": "garbera"])
                #expect(set.status == 0, "\(set.error)")
            }
        }
    }

    @Test(
        arguments: [
            (["pause", "20"], 65), (["pause", "until", "25:00"], 65), (["pause", "8d"], 65),
            (["sold-out", "Aqua"], 65), (["sold-out", "Agua", "--for", "soon"], 65),
            (["sold-out", "Agua", "--for", "2h", "--off"], 64), (["sold-out", "--today"], 64),
            (["pause"], 0), (["sold-out"], 0),
        ] as [([String], Int32)]
    )
    func `a typing mistake at the till changes nothing, and the error says what to write`(
        _ arguments: [String],
        _ status: Int32
    ) async throws {
        try await Programs.withOwnCatalogue { programs in
            _ = try await programs.mcorderd("run", "--once")
            let said = try await programs.run(
                "till",
                arguments + ["--restaurant", "garbera", "--lang", "en"]
            )
            #expect(said.status == status, "\(said.error)")
            #expect(said.output.isEmpty)
            #expect(!said.error.isEmpty)
            #expect(try await programs.till("pause", "--json").json().elements?.isEmpty == true)
            #expect(try await programs.till("sold-out", "--json").json().elements?.isEmpty == true)
        }
    }

    @Test func `pauses and sold-out products of the live screen are visible to other programs`() async throws
    {
        try await Programs.withOwnCatalogue { programs in
            _ = try await programs.mcorderd("run", "--once")
            let till = try TillScreenSession(programs)
            try #require(till.shows("EN CAMINO 0"), "\(till.terminal.screen.text)")
            try till.terminal.type("pb")
            try #require(till.shows("EN PAUSA hasta", "en pausa hasta"), "\(till.terminal.screen.text)")
            let paused = try await programs.till("pause", "--json").json()
            #expect(paused.elements?.first?.member("restaurantId")?.text == "garbera")
            try till.terminal.type("sagua con")
            try #require(till.shows("¿QUÉ SE HA ACABADO? agua con", "▸ Agua con Gas"))
            try till.terminal.type("\r")
            try #require(
                till.shows("1 agotado", "Agua con Gas: agotado"),
                "\(till.terminal.screen.text)"
            )
            #expect(try await programs.till("pause", "off", "--restaurant", "garbera").status == 0)
            try #require(till.program.wait { !till.terminal.screen.text.contains("EN PAUSA") })
            try till.terminal.type("q")
            #expect(till.program.end() == .exited(0))
            #expect(till.isRestored)
        }
    }
}
