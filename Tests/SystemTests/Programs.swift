import Foundation
import McOrderModel
import Subprocess
import SystemPackage
import Testing

/// The three programs, run as a user runs them, with a shared folder and a state folder for one test.
struct Programs: Sendable {
    /// How a program ended and what it printed.
    struct Outcome: Sendable {
        let status: Int32
        let output: String
        let error: String

        func json() throws -> JSONValue {
            try JSONReader.read(Array(output.utf8), depth: 8).value
        }
    }

    static let sample = """
        [
          "McDonald's Garbera",
          "30-04-2013 20:47:21 ",
          "iPhone4 de Beris",
          "975319E0-43ED-435F-AA81-0B4F051B3768",
          "9",
          "3 ketchups, por favor.",
          [
            [
              "(G) BigMac + Lipton Ice + Deluxe",
              "6.75"
            ],
            [
              "Espresso",
              "1.20"
            ]
          ]
        ]

        """

    /// The folder of this test.
    let folder: String
    /// The owner's catalogue; nil for the one of the repository.
    var ownCatalogue: String?
    /// Settings of the daemon that differ from the usual ones.
    var settings: [Environment.Key: String] = [:]

    var orders: String { "\(folder)/cloud/orders" }
    var receipts: String { "\(folder)/cloud/receipts" }
    var state: String { "\(folder)/state" }

    /// Gives `body` an installed restaurant in a folder that is removed afterwards.
    ///
    /// - Parameter settings: settings of the daemon that differ from the usual ones.
    static func withSandbox(
        adding settings: [Environment.Key: String] = [:],
        _ body: (Programs) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mcorder-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let programs = Programs(folder: folder.path(percentEncoded: false), settings: settings)
        let made = try await programs.mcorderd("init")
        #expect(made.status == 0, "\(made.error)")
        try await body(programs)
    }

    /// An environment that excludes the settings of the user who runs the tests.
    var environment: Environment {
        let root = Repository.url
        let usual: [Environment.Key: String] = [
            "PATH": "/usr/bin:/bin",
            "HOME": folder,
            "LC_ALL": "C.UTF-8",
            "MCORDER_CLOUD": "\(folder)/cloud",
            "MCORDER_STATE": state,
            "MCORDER_HOME": "\(folder)/home",
            "MCORDER_TILL": "caja 1",
            "MCORDERD_CATALOG": ownCatalogue ?? root.appending(path: "catalog").path(percentEncoded: false),
            "MCORDERD_INTAKE_MAX_AGE": "0",
            "MCORDERD_INTAKE_SETTLE": "0",
            "MCORDERD_INTAKE_MAX_OPEN_PER_DEVICE": "0",
            "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
        ]
        return .custom(usual.merging(settings) { $1 })
    }

    static func binary(_ name: String) throws -> Executable {
        .path(try binaryFolder().appending(name))
    }

    /// The folder of the programs, which is the folder of this test's own binary.
    static func binaryFolder() throws -> FilePath {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return FilePath(own).removingLastComponent()
    }

    func run(
        _ program: String,
        _ arguments: [String],
        adding variables: [String: String] = [:]
    ) async throws -> Outcome {
        let result = try await Subprocess.run(
            try Self.binary(program),
            arguments: Arguments(arguments),
            environment: environment.updating(
                Dictionary(uniqueKeysWithValues: variables.map { (Environment.Key(rawValue: $0) ?? "_", $1) })
            ),
            output: .string(limit: 64 << 20),
            error: .string(limit: 64 << 20)
        )
        let status: Int32 =
            switch result.terminationStatus {
            case .exited(let code): code
            case .signaled(let signal): 128 + signal
            }
        return Outcome(
            status: status,
            output: result.standardOutput,
            error: result.standardError
        )
    }

    func mcorderd(_ arguments: String...) async throws -> Outcome {
        try await run("mcorderd", arguments)
    }

    func till(_ arguments: String...) async throws -> Outcome {
        try await run("till", arguments)
    }

    func mcorder(_ arguments: String..., home: String = "home") async throws -> Outcome {
        try await run("mcorder", arguments, adding: ["MCORDER_HOME": "\(folder)/\(home)"])
    }

    /// Runs `mcorderd run` while `body` runs, then sends it a signal and waits for its end.
    ///
    /// - Returns: how the daemon ended.
    func withDaemon(
        endingBy signal: Signal = .terminate,
        _ body: () async throws -> Void
    ) async throws -> TerminationStatus {
        try await Subprocess.run(
            try Self.binary("mcorderd"),
            arguments: ["run"],
            environment: environment,
            input: .none,
            output: .discarded,
            error: .discarded
        ) { execution in
            do {
                try await body()
            } catch {
                try execution.send(signal: .kill)
                throw error
            }
            try execution.send(signal: signal)
        }.terminationStatus
    }

    /// Waits until a condition is true, for at most two minutes.
    func until(_ what: String, _ condition: () async throws -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(120)
        while try await !condition() {
            guard ContinuousClock.now < deadline else {
                Issue.record("never: \(what)")
                throw CancellationError()
            }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Puts a file into the drop folder as a sync client does: under a temporary name, then renamed.
    func drop(_ text: String, as name: String) throws {
        let temporary = "\(orders)/.\(name).part"
        try Data(text.utf8).write(to: URL(filePath: temporary))
        try FileManager.default.moveItem(atPath: temporary, toPath: "\(orders)/\(name)")
    }

    /// The names in the drop folder, without the marker.
    func waiting() throws -> [String] {
        let own = [".mcorder", ".mcorder.d"]
        return try FileManager.default.contentsOfDirectory(atPath: orders).filter { !own.contains($0) }
    }

    /// The orders of all states, as the till lists them.
    func allOrders() async throws -> [JSONValue] {
        let list = try await till("list", "--all", "--json")
        #expect(list.status == 0, "\(list.error)")
        return try #require(try list.json().elements)
    }
}
