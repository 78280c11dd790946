import ArgumentParser
import FolderTesting
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderService
import McOrderSettings
import McOrderText
import Testing

/// Which value a service uses, and with which exit code it ends without a usable configuration.
@Suite struct ServiceOptionsTests {
    private let folder: TemporaryFolder
    private let file: String

    init() throws {
        folder = try TemporaryFolder()
        file = folder.path + "/mcorderd.yaml"
    }

    private func configuration(
        _ arguments: [String] = [],
        adding others: [Setting: String] = [:],
        environment: [String: String] = [:]
    ) async throws -> DaemonConfiguration {
        try await ServiceOptions.parse(["--config", file] + arguments)
            .configuration(adding: others, environment: environment)
    }

    private func failure(_ body: () async throws -> Void) async throws -> CommandError {
        do {
            try await body()
        } catch let errors as ConfigurationErrors {
            return CommandError(configuration: errors)
        } catch let failure as ConfigurationReadingError {
            return CommandError(configuration: failure)
        }
        throw CancellationError()
    }

    @Test func `an option counts before the environment, and the environment before the file`() async throws {
        try Files.write("state: /file\ncloud: /cloud\ncatalog: /catalog\n", to: file)
        let environment = ["MCORDER_STATE": "/environment"]
        #expect(try await configuration().paths.state == "/file")
        #expect(try await configuration(environment: environment).paths.state == "/environment")
        #expect(
            try await configuration(["--state", "/option"], environment: environment).paths.state == "/option"
        )
        #expect(try await configuration(adding: [.cloud: "/other"]).paths.orders == "/other/orders")
    }

    @Test func `a relative path begins where the command was started`() async throws {
        try Files.write("", to: file)
        let here = try #require(Terminal.environment("PWD"))
        #expect(try await configuration(["--state", "state"]).paths.state == "\(here)/state")
        // An address is no path.
        let address = "postgresql://mcorder@db.example/mcorder"
        let paths = try await configuration(["--state", "/state", "--queue", address]).paths
        #expect(paths.queue == address && paths.state == "/state")
    }

    @Test func `a file that is named but absent ends the program, which systemd does not start again`()
        async throws
    {
        let failure = try await failure { _ = try await configuration() }
        #expect(failure.status == .notFound)
        #expect(failure.sentence[.english].contains(file))
    }

    @Test func `all errors of a configuration are in one message`() async throws {
        try Files.write("intake: {poll: never, settle: soon}\nlog: {level: loud}\n", to: file)
        let failure = try await failure { _ = try await configuration() }
        #expect(failure.status == .badConfiguration)
        for key in ["intake.poll", "intake.settle", "log.level"] {
            #expect(failure.sentence[.english].contains(key))
        }
    }

    @Test func `a machine short of memory is a failure after which systemd starts a service again`() throws {
        let failure = CommandError(configuration: .temporary(path: file, cause: "Cannot allocate memory"))
        #expect(failure.status == .storage)
        for unit in [
            "mcorderd.service", "mcorder-web.service", "mcorder-print.service", "mcorder-pay.service",
            "user/mcorderd.service",
        ] {
            let path =
                "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/systemd/" + unit
            let text = String(decoding: try #require(try Files.read(path)), as: UTF8.self)
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("RestartPrevent") })
            let ends = try #require(line.split(separator: "=").last).split(separator: " ").map { Int32($0) }
            #expect(!ends.contains(McOrderConsole.ExitStatus.storage.rawValue))
            #expect(ends.contains(McOrderConsole.ExitStatus.notFound.rawValue))
            #expect(ends.contains(McOrderConsole.ExitStatus.badConfiguration.rawValue))
        }
    }
}
