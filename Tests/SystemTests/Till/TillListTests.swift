import McOrderModel
import McOrderText
import PseudoLanguage
import TerminalTesting
import Testing

/// The lists of `till` for a person at a terminal, and for a script.
@Suite(.timeLimit(.minutes(5))) struct TillListTests {
    private static let lists = [
        ["list"], ["show", "9"], ["history", "9"], ["rejected"], ["blacklist", "list"],
        ["device", "show", PersonalDataTests.udid], ["pause"], ["sold-out"], ["closes"], ["close"], ["stats"],
        ["load"],
    ]

    private static func withDay(_ body: (Programs) async throws -> Void) async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "9.json")
            try programs.drop(Programs.sample.replacing("6.75", with: "x"), as: "8.json")
            try #require(try await programs.mcorderd("run", "--once").status == 0)
            for command in [
                ["prepare", "9"], ["pause", "2h", "--restaurant", "garbera"],
                ["sold-out", "espresso", "--for", "2h", "--restaurant", "garbera"],
                ["blacklist", "add", PersonalDataTests.udid, "--reason", "no vino", "--days", "9"],
            ] {
                let outcome = try await programs.run("till", command)
                try #require(outcome.status == 0, "\(command): \(outcome.error)")
            }
            try await body(programs)
        }
    }

    @Test(arguments: Language.allCases)
    func `a person at a terminal reads no form that is for programs`(_ language: Language) async throws {
        try await Self.withDay { programs in
            for list in Self.lists {
                let arguments = list + ["--restaurant", "garbera", "--lang", language.rawValue]
                let session = try ProgramSession(programs, "till", arguments)
                #expect(session.program.end() == .exited(0), "\(list)")
                let text = session.terminal.screen.text
                #expect(text.contains { $0.isLetter }, "\(list)")
                let found = try Blemishes.found(in: text, language)
                #expect(found.isEmpty, "\(list): \(found)\n\(text)")
            }
        }
    }

    @Test func `the load of the kitchen is shown by hour to a person, and in seconds to a script`()
        async throws
    {
        try await Self.withDay { programs in
            let session = try ProgramSession(programs, "till", ["load", "--lang", "es"])
            #expect(session.program.end() == .exited(0))
            let text = session.terminal.screen.text
            #expect(text.contains(/Cocina +1 a la vez +\d\d:\d\d +[#.]{24} +\d+ %/), "\(text)")
            let loads = try await programs.run("till", ["load", "--json"]).json()
            let hours = loads.elements?.first?.member("stations")?.elements?.first?.member("hours")?.elements
            let first = try #require(hours?.first, "\(loads)")
            let booked = try #require(hours?.compactMap { $0.member("bookedSeconds")?.integer }.reduce(0, +))
            #expect(booked > 0 && booked <= 300, "\(loads)")
            #expect(first.member("start")?.text?.hasSuffix("Z") == true, "\(loads)")
            #expect((1...3600).contains(first.member("capacitySeconds")?.integer ?? 0), "\(loads)")
            let other = try await programs.run("till", ["load", "--restaurant", "x"])
            #expect(other.status == 65, "\(other.error)")
        }
    }

    @Test func `a script reads instants in UTC, ISO 8601`() async throws {
        try await Self.withDay { programs in
            for list in [["rejected"], ["blacklist", "list"]] {
                let output = try await programs.run("till", list).output
                #expect(output.contains(/\t\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\t/), "\(output)")
            }
        }
    }
}
