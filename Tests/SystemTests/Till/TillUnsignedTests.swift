import McOrderModel
import Subprocess
import TerminalTesting
import Testing

/// The till's handling of devices, as long as nothing proves which device sent an order.
@Suite(.timeLimit(.minutes(5))) struct TillUnsignedTests {
    private static let udid = PersonalDataTests.udid

    private static func takeIn(_ number: Int, in programs: Programs) async throws {
        try programs.drop(BackupTests.order(number), as: "\(number).json")
        try #require(try await programs.mcorderd("run", "--once").status == 0)
    }

    @Test(arguments: ["cancel", "no-show", "collect"])
    func `an order that a till closed does not count for its device's limit`(command: String) async throws {
        try await Programs.withSandbox { programs in
            var programs = programs
            programs.settings["MCORDERD_INTAKE_MAX_OPEN_PER_DEVICE"] = "1"
            try await Self.takeIn(1, in: programs)
            try await Self.takeIn(2, in: programs)
            #expect(try await programs.till("rejected", "--json").output.contains("\"too-many-open-orders\""))
            let reason = command == "cancel" ? ["--reason", "forged"] : []
            #expect(try await programs.run("till", [command, "1"] + reason).status == 0)
            try await Self.takeIn(3, in: programs)
            #expect(try await programs.allOrders().map { $0.member("number")?.text } == ["1", "3"])
        }
    }

    @Test(arguments: [
        ("en", "this device does not sign its orders", "orders it collected before: 2"),
        ("es", "este dispositivo no firma sus pedidos", "pedidos suyos recogidos antes: 2"),
    ])
    func `a device is blacklisted with a warning that nothing proves who sent the order`(
        language: String,
        warning: String,
        count: String
    ) async throws {
        try await Programs.withSandbox { programs in
            for number in 1...3 { try await Self.takeIn(number, in: programs) }
            for number in ["1", "2"] { #expect(try await programs.till("collect", number).status == 0) }
            let noShow = try await programs.till("no-show", "3", "--blacklist", "--json", "--lang", language)
            #expect(noShow.status == 0)
            #expect(noShow.error.contains(warning) && noShow.error.contains(count), "\(noShow.error)")
            #expect(try noShow.json().member("state")?.text == "no-show")
            let added = try await programs.till(
                "blacklist",
                "add",
                Self.udid,
                "--reason",
                "x",
                "--lang",
                language
            )
            #expect(added.status == 0)
            #expect(added.error.contains(warning) && added.error.contains(count), "\(added.error)")
            #expect(added.output.split(separator: "\n").count == 1)
            let stranger = try await programs.till(
                "blacklist",
                "add",
                TillOrderIdTests.twin,
                "--reason",
                "x",
                "--lang",
                language
            )
            #expect(stranger.status == 0 && stranger.error.contains(count.replacing("2", with: "0")))
            #expect(try await programs.till("blacklist", "list").output.split(separator: "\n").count == 2)
        }
    }

    @Test func `a no-show without blacklisting causes no warning`() async throws {
        try await Programs.withSandbox { programs in
            try await Self.takeIn(1, in: programs)
            let noShow = try await programs.till("no-show", "1")
            #expect(noShow.status == 0 && noShow.error.isEmpty, "\(noShow.error)")
        }
    }

    @Test func `the live screen shows the warning as well`() async throws {
        try await Programs.withSandbox { programs in
            for number in 1...2 { try await Self.takeIn(number, in: programs) }
            #expect(try await programs.till("collect", "1").status == 0)
            let till = try TillScreenSession(programs)
            try #require(till.shows("EN CAMINO 1"))
            try #require(try till.program.type("2\rnl"))
            try #require(
                till.shows("2-624: no recogido, vetado. Nada prueba quién lo envió; recogidos antes: 1."),
                "\(till.terminal.screen.text)"
            )
        }
    }
}
