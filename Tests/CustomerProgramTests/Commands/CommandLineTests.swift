import ArgumentParser
import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram

@Suite struct CommandLineTests {
    @Test(arguments: [
        (["--home", "/h", "send", "-r", "x"], ["send", "--home", "/h", "-r", "x"]),
        (["--json", "--cloud=/c", "ticket"], ["ticket", "--json", "--cloud=/c"]),
        (["send", "--home", "/h"], ["send", "--home", "/h"]),
        (["--lang", "es"], ["--lang", "es"]),
        (["--version"], ["--version"]),
        (["--home", "/h", "--version"], ["--version"]),
        (["--help", "--lang", "en"], ["--help"]),
        ([], []),
    ])
    func `options of all commands may stand before the command`(given: [String], arranged: [String]) {
        #expect(CustomerCommand.arranged(given) == arranged)
    }

    @Test(arguments: [
        ["MCORDER_HOME": "/m", "XDG_STATE_HOME": "/x", "HOME": "/u"]: "/m",
        ["MCORDER_HOME": "", "XDG_STATE_HOME": "/x", "HOME": "/u"]: "/x/mcorder",
        ["XDG_STATE_HOME": "relative", "HOME": "/u"]: "/u/.local/state/mcorder",
        ["HOME": "/u"]: "/u/.local/state/mcorder",
    ])
    func `the home's folder comes from the option, else the environment, else the default`(
        environment: [String: String],
        home: String
    ) throws {
        let settings = try Settings(cloud: nil, catalogue: nil, home: nil) { environment[$0] }
        #expect(settings.home == home)
        let named = try Settings(cloud: nil, catalogue: nil, home: "/o") { environment[$0] }
        #expect(named.home == "/o")
    }

    @Test func `without a folder for the home the configuration is an error`() {
        let failure = CommandError(.badConfiguration, ErrorText.noHome)
        #expect(throws: failure) {
            try Settings(cloud: nil, catalogue: nil, home: nil) { _ in nil }
        }
    }

    @Test func `options take precedence over the environment, and empty variables count as absent`() throws {
        let environment = ["HOME": "/u", "MCORDER_CLOUD": "/e", "MCORDER_CATALOG": ""]
        let settings = try Settings(cloud: nil, catalogue: nil, home: nil) { environment[$0] }
        #expect(settings.cloud == "/e")
        #expect(settings.catalogue == nil)
        #expect(try Settings(cloud: "/o", catalogue: nil, home: nil) { environment[$0] }.cloud == "/o")
    }

    @Test func `values may begin with a hyphen`() throws {
        let send = try #require(
            try CustomerCommand.parseAsRoot(["send", "-m", "-sin hielo", "--near", "-1,43"]) as? SendCommand
        )
        #expect(send.message == "-sin hielo")
        #expect(send.near == "-1,43")
        let list = try CustomerCommand.parseAsRoot(["restaurants", "--near", "-1,43"])
        #expect((list as? RestaurantsCommand)?.near == "-1,43")
    }

    @Test(arguments: [
        ["bogus"], ["add"], ["add", "a", "b"], ["add", "a", "-n", "x"], ["menu", "a", "b"], ["remove"],
        ["remove", "x"], ["join"], ["send", "--wait", "x"], ["ticket", "--lang", "fr"],
    ])
    func `wrong syntax ends with its own exit code`(arguments: [String]) {
        let error = #expect(throws: (any Error).self) { try CustomerCommand.parseAsRoot(arguments) }
        #expect(error.map { CustomerCommand.exitCode(for: $0).rawValue } == ExitStatus.usage.rawValue)
    }

    @Test func `every command of the contract exists, and its help has examples`() {
        // The guided flow, which `mcorder` without a command runs, is not a command of the contract.
        let commands = CustomerCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }
        let names = commands.map { $0.configuration.commandName ?? "" }
        #expect(
            Set(names) == [
                "join", "products", "new", "add", "menu", "ticket", "remove", "restaurants", "restaurant",
                "favourite", "send", "last", "reorder", "status", "device", "website", "cancel", "arrived",
                "code",
            ]
        )
        for command in commands {
            let configuration = command.configuration
            #expect(!configuration.abstract.isEmpty)
            #expect(configuration.discussion.contains("  mcorder \(configuration.commandName ?? "?")"))
        }
        #expect(CustomerCommand.configuration.version == "0.2.0")
    }
}
