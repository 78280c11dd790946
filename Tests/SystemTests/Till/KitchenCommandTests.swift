import McOrderModel
import Testing

/// What staff say about the kitchen, run as whole programs.
@Suite struct KitchenCommandTests {
    private static func withOrder(_ body: (Programs) async throws -> Void) async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "a.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            try await body(programs)
        }
    }

    private static func till(_ programs: Programs, _ arguments: [String]) async throws -> Programs.Outcome {
        try await programs.run("till", arguments, adding: ["MCORDER_RESTAURANT": "garbera"])
    }

    @Test func `a promise is moved, is in the history with who made it, and is taken back`() async throws {
        try await Self.withOrder { programs in
            let before = try await programs.till("show", "9", "--json").json().member("readyAt")
            let moved = try await programs.till("promise", "9", "25m", "--json", "--as", "Ane")
            #expect(moved.status == 0, "\(moved.error)")
            let after = try #require(try moved.json().member("readyAt")?.text)
            #expect(after != before?.text)
            let history = try await programs.till("history", "9", "--lang", "en").output
            #expect(history.contains("Ane") && history.contains("promised time “"), "\(history)")
            let changes = try await programs.till("history", "9", "--json").json().elements ?? []
            #expect(changes.last?.member("edit")?.text == "promise", "\(changes)")
            let events = try await programs.till("events", "--json").output
            #expect(events.contains(#""change": "promise""#) || events.contains(#""change":"promise""#))
            #expect(try await programs.till("recall", "9").status == 0)
            let back = try await programs.till("show", "9", "--json").json().member("readyAt")
            #expect(back?.text == before?.text)
            for words in ["soon", "0m", "25:00"] {
                #expect(try await programs.till("promise", "9", words).status == 65, "\(words)")
            }
            _ = try await programs.till("collect", "9")
            let over = try await programs.till("promise", "9", "10m", "--lang", "en")
            #expect(over.status == 65 && over.error.contains("9-624"), "\(over.error)")
        }
    }

    @Test func `the hands of a kitchen are said for a while`() async throws {
        try await Self.withOrder { programs in
            let before = try await Self.till(programs, ["station", "--json"]).json().elements ?? []
            #expect(
                before.map { $0.member("hands")?.integer }
                    == before.map { $0.member("enteredHands")?.integer }
            )
            let station = before.first?.member("station")?.text
            let words = [station].compactMap(\.self)
            let said = try await Self.till(
                programs,
                ["station"] + words + ["--hands", "3", "--until", "2h", "--json"]
            )
            #expect(said.status == 0, "\(said.error)")
            #expect(try said.json().elements?.first?.member("hands")?.integer == 3)
            let shown = try await Self.till(programs, ["station", "--json"]).json().elements?.first
            #expect(shown?.member("hands")?.integer == 3 && shown?.member("until")?.text != nil)
            for wrong in [["--hands", "-1"], ["--hands", "1000"], ["--until", "2h"]] {
                #expect(try await Self.till(programs, ["station"] + words + wrong).status != 0, "\(wrong)")
            }
            let unknown = try await Self.till(programs, ["station", "nowhere", "--hands", "2"])
            #expect(unknown.status != 0 && unknown.error.contains("nowhere"), "\(unknown.error)")
        }
    }

    @Test func `how long a product takes is fixed, and learned again`() async throws {
        try await Self.withOrder { programs in
            let fixed = try await Self.till(programs, ["time", "bigmac", "90s", "--json"])
            #expect(fixed.status == 0, "\(fixed.error)")
            #expect(try fixed.json().member("fixedSeconds")?.integer == 90)
            let load = try await Self.till(programs, ["load", "--json"]).json().elements?.first
            let times = load?.member("times")?.elements ?? []
            #expect(times.map { $0.member("product")?.text } == ["bigmac"])
            let said = try await Self.till(programs, ["time", "bigmac", "2m", "--lang", "en"]).output
            #expect(said.contains("BigMac takes 2 min"), "\(said)")
            #expect(try await Self.till(programs, ["time", "bigmac", "--learn", "--json"]).json() == .null)
            for wrong in [
                ["bigmac"], ["bigmac", "3h"], ["bigmac", "0s"], ["bigmac", "90s", "--learn"], ["x", "9s"],
            ] {
                #expect(try await Self.till(programs, ["time"] + wrong).status != 0, "\(wrong)")
            }
        }
    }
}
