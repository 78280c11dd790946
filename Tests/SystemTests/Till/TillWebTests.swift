import McOrderModel
import Testing

/// `till web`: inviting, listing and removing browsers.
@Suite(.timeLimit(.minutes(5))) struct TillWebTests {
    @Test func `a pairing code is printed with the address from the configuration`() async throws {
        try await Programs.withSandbox { programs in
            try #require(try await programs.mcorderd("run", "--once").status == 0)
            let added = try await programs.till(
                "web",
                "add",
                "Kitchen 1",
                "--role",
                "kitchen",
                "--lang",
                "en"
            )
            try #require(added.status == 0, "\(added.error)")
            let lines = added.output.split(separator: "\n").map(String.init)
            #expect(lines.first?.wholeMatch(of: /[A-Z0-9]{4}-[A-Z0-9]{4}/) != nil, "\(added.output)")
            #expect(lines.contains("http://127.0.0.1:8088/pair?code=\(lines.first ?? "")"), "\(added.output)")
            #expect(added.output.contains("within 10 minutes"), "\(added.output)")
            let json = try await programs.till("web", "add", "Board", "--role", "board", "--json").json()
            #expect(json.member("role")?.text == "board")
            #expect(json.member("code")?.text?.count == 9)
            // Nobody has used the codes.
            #expect(try await programs.till("web", "list").output.isEmpty)
        }
    }

    @Test func `wrong arguments are refused`() async throws {
        try await Programs.withSandbox { programs in
            try #require(try await programs.mcorderd("run", "--once").status == 0)
            let role = try await programs.till("web", "add", "Kitchen 1", "--role", "cook", "--lang", "en")
            #expect(role.status == 64, "\(role.error)")
            let name = try await programs.till("web", "remove", "Kitchen 1", "--lang", "en")
            #expect(name.status == 66)
            #expect(name.error.contains("Kitchen 1"), "\(name.error)")
            let reserved = try await programs.till("web", "add", "customer", "--role", "till")
            #expect(reserved.status == 65, "\(reserved.error)")
        }
    }
}
