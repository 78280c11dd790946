import McOrderConsole
import McOrderModel
import TerminalTesting
import Testing

/// Words that match several things, on a terminal, where the user chooses from a list.
@Suite(.timeLimit(.minutes(5))) struct NumberedChoiceTerminalTests {
    private func session(_ arguments: [String], in programs: Programs) throws -> ProgramSession {
        try ProgramSession(programs, "mcorder", arguments + ["--lang", "es"])
    }

    private func ticket(_ programs: Programs) async throws -> [String] {
        try await programs.customerJSON("ticket").member("lines")?.elements?.compactMap {
            $0.member("name")?.text
        } ?? []
    }

    @Test func `a product is chosen by its number`() async throws {
        try await Programs.withSandbox { programs in
            let session = try session(["add", "coca"], in: programs)
            try #require(
                session.shows(
                    "«coca» puede ser:\n  1  Coca Cola\n  2  Coca Cola Zero\n¿Cuál? (1–2; Intro: ninguno)"
                )
            )
            try session.terminal.type("x\r")
            // The question is repeated after an answer that is no number of the list.
            try #require(session.shows("ninguno) x\n¿Cuál?"))
            try session.terminal.type("2\r")
            #expect(session.program.end() == .exited(0))
            #expect(try await ticket(programs) == ["Coca Cola Zero"])
        }
    }

    @Test func `each word of a menu has its own question`() async throws {
        try await Programs.withSandbox { programs in
            let session = try session(["menu", "mc", "coca", "deluxe"], in: programs)
            try #require(session.shows("«mc» puede ser:\n  1  McRoyal Deluxe"))
            try session.terminal.type("2\r")
            try #require(session.shows("«coca» puede ser:"))
            try session.terminal.type("1\r")
            #expect(session.program.end() == .exited(0))
            #expect(try await ticket(programs) == ["McPollo + Coca Cola + Deluxe"])
        }
    }

    @Test(arguments: ["\r", "\u{4}", "q\r"])
    func `choosing nothing ends with the same code as without a terminal`(_ keys: String) async throws {
        try await Programs.withSandbox { programs in
            let session = try session(["add", "coca"], in: programs)
            try #require(session.shows("¿Cuál?"))
            try session.terminal.type(keys)
            #expect(session.program.end() == .exited(65))
            let plain = try await programs.customer("add", "coca", "--lang", "es")
            #expect(plain.status == 65 && plain.output.isEmpty)
            #expect(
                plain.error
                    == "mcorder: «coca» puede ser: Coca Cola, Coca Cola Zero. Escribe el nombre entero.\n"
            )
            #expect(session.terminal.screen.text.contains("\n" + plain.error))
            #expect(try await ticket(programs).isEmpty)
        }
    }

    @Test func `with --json no question is asked`() async throws {
        try await Programs.withSandbox { programs in
            let session = try session(["add", "coca", "--json"], in: programs)
            #expect(session.program.end() == .exited(65))
            #expect(!session.terminal.screen.text.contains("¿Cuál?"))
        }
    }

    @Test func `a favourite is chosen on a narrow terminal`() async throws {
        try await Programs.withSandbox { programs in
            let session = try ProgramSession(
                programs,
                "mcorder",
                ["favourite", "mcd", "--lang", "en"],
                size: ScreenSize(columns: 40, rows: 12)
            )
            try #require(
                session.shows("“mcd” may be:", "  3  McDonald's Urbil", "Which one? (1–8; Enter: none)")
            )
            try session.terminal.type("3\r")
            #expect(session.program.end() == .exited(0))
            #expect(try await programs.customerJSON("favourite").member("id")?.text == "urbil")
        }
    }

    @Test func `a cashier chooses the restaurant only once in a command`() async throws {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "9.json")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let till = try ProgramSession(
                programs,
                "till",
                ["stats", "--restaurant", "mcd", "--since", "today", "--lang", "es"]
            )
            try #require(till.shows("«mcd» puede ser:", "¿Cuál? (1–8; Intro: ninguno)"))
            try till.terminal.type("1\r")
            #expect(till.program.end() == .exited(0), "\(till.terminal.screen.text)")
            #expect(till.terminal.screen.text.components("¿Cuál?") == 2)
        }
    }
}

extension String {
    /// The number of parts that the separator divides the text into.
    fileprivate func components(_ separator: String) -> Int {
        split(separator: separator, omittingEmptySubsequences: false).count
    }
}
