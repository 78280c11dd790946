internal import Foundation
internal import Subprocess
internal import SystemPackage

/// A restaurant of one trial: a shared folder, a state folder and customers' homes in one folder, and the programs
/// run against them as users run them.
package struct House: Sendable {
    /// Where it is built.
    package let workshop: Workshop
    /// Its folder.
    package let folder: String

    /// The shared folder.
    package var cloud: String { "\(folder)/cloud" }
    /// The drop.
    package var orders: String { "\(cloud)/orders" }
    /// The receipts.
    package var receipts: String { "\(cloud)/receipts" }
    /// The state folder.
    package var state: String { "\(folder)/state" }
    /// The first customer's home.
    package var home: String { "\(folder)/home" }

    /// The house in that folder, whether or not there is one.
    package init(workshop: Workshop, folder: String) {
        self.workshop = workshop
        self.folder = folder
    }

    /// The environment in which nothing of this machine's user counts.
    package var variables: [String: String] {
        [
            "PATH": "/usr/bin:/bin:/usr/sbin:/sbin",
            "HOME": folder,
            "LC_ALL": "C.UTF-8",
            "MCORDER_CLOUD": cloud,
            "MCORDER_STATE": state,
            "MCORDER_HOME": home,
            "MCORDER_TILL": "caja 1",
            "MCORDER_CATALOG": workshop.catalogue,
            "MCORDERD_CATALOG": workshop.catalogue,
            "MCORDERD_INTAKE_MAX_AGE": "0",
            "MCORDERD_INTAKE_SETTLE": "0",
            "MCORDERD_INTAKE_MAX_OPEN_PER_DEVICE": "0",
            // Disks of trials are small, and full ones are the trial.
            "MCORDERD_INTAKE_MIN_FREE": "0",
            "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
        ]
    }

    /// How a program ended and what it said.
    package struct Outcome: Sendable {
        /// The exit code, or 128 and the signal.
        package let status: Int32
        /// The signal that ended it, if one did.
        package let signal: Int32?
        /// What it printed.
        package let output: String
        /// What it said on standard error.
        package let error: String

        /// Throws unless the program ended well; for what only prepares a trial.
        @discardableResult
        package func required(_ what: String) throws -> Outcome {
            guard status == 0 else { throw RigFailure("\(what) ended with \(status): \(error)") }
            return self
        }
    }

    /// Runs a program to its end: one of the workshop's by its name, any other by its path.
    package func run(
        _ program: String,
        _ arguments: [String],
        adding variables: [String: String] = [:]
    ) async throws -> Outcome {
        let path = program.hasPrefix("/") ? program : "\(workshop.programs)/\(program)"
        let all = self.variables.merging(variables) { $1 }
        let result = try await Subprocess.run(
            .path(FilePath(path)),
            arguments: Arguments(arguments),
            environment: .custom(
                Dictionary(uniqueKeysWithValues: all.map { (Environment.Key(rawValue: $0) ?? "_", $1) })
            ),
            input: .none,
            output: .string(limit: 64 << 20),
            error: .string(limit: 64 << 20)
        )
        let output = result.standardOutput
        let error = result.standardError
        switch result.terminationStatus {
        case .exited(let code): return Outcome(status: code, signal: nil, output: output, error: error)
        case .signaled(let signal):
            return Outcome(status: 128 + signal, signal: signal, output: output, error: error)
        }
    }

    /// Runs `mcorderd`.
    package func mcorderd(_ arguments: String...) async throws -> Outcome {
        try await run("mcorderd", arguments)
    }

    /// Runs `till`.
    package func till(_ arguments: String...) async throws -> Outcome {
        try await run("till", arguments)
    }

    /// Runs `mcorder` with one of the customers' homes.
    package func mcorder(_ arguments: String..., home: String? = nil) async throws -> Outcome {
        try await run("mcorder", arguments, adding: ["MCORDER_HOME": home ?? self.home])
    }

    /// Has `mcorderd run --once` decide about everything and write the receipts.
    package func drain() async throws -> Outcome {
        try await run("mcorderd", ["run", "--once"])
    }

    /// What of the promise is broken in this house.
    package func violations(_ ledger: Ledger, at moment: Invariants.Moment) throws -> [Violation] {
        try Invariants.violations(state: state, cloud: cloud, ledger: ledger, at: moment)
    }

    /// Another house that is like this one, file by file, under another name.
    package func copy() throws -> House {
        let copy = House(workshop: workshop, folder: "\(workshop.folder)/\(UUID().uuidString.prefix(13))")
        try FileManager.default.copyItem(atPath: folder, toPath: copy.folder)
        return copy
    }

    /// Takes the house away.
    package func tearDown() throws {
        try FileManager.default.removeItem(atPath: folder)
    }

    /// Puts a file into the drop as a sync client does: under a temporary name, then renamed.
    package func drop(_ bytes: [UInt8], as name: String) throws {
        let temporary = "\(orders)/.\(name).part"
        try Data(bytes).write(to: URL(filePath: temporary))
        try FileManager.default.moveItem(atPath: temporary, toPath: "\(orders)/\(name)")
    }

    /// The bytes of a file.
    package func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path)))
    }
}
