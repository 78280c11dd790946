import Foundation
import Subprocess
import SystemPackage

/// The restaurant of one trial: a shared folder, a state folder and customers' homes in one folder, and
/// functions that run the programs on them as users do.
package struct Sandbox: Sendable {
    package let workshop: Workshop
    /// The folder that contains everything of this restaurant.
    package let folder: String

    package var cloud: String { "\(folder)/cloud" }
    /// The drop folder.
    package var orders: String { "\(cloud)/orders" }
    /// The folder of the receipts.
    package var receipts: String { "\(cloud)/receipts" }
    package var state: String { "\(folder)/state" }
    /// The first customer's home.
    package var home: String { "\(folder)/home" }

    /// The restaurant in that folder, which need not exist yet.
    package init(workshop: Workshop, folder: String) {
        self.workshop = workshop
        self.folder = folder
    }

    /// An environment that excludes the settings of the user who runs the rig.
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
            // The rig reads what is in the folder.
            "MCORDERD_ORDERS_SEALING": "off",
            "MCORDERD_INTAKE_MAX_OPEN_PER_DEVICE": "0",
            // A program that gets no descriptors can crash while libdispatch looks at its threads. The
            // toolchain's backtracer would outlive it, and the program would count as still at work.
            "SWIFT_BACKTRACE": "enable=no",
            // The disks of trials are small, and full disks are part of what is tried.
            "MCORDERD_INTAKE_MIN_FREE": "0",
            "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
        ]
    }

    /// How a program ended and what it printed.
    package struct Outcome: Sendable {
        /// The exit code, or 128 plus the signal's number.
        package let status: Int32
        /// The signal that ended the program, if one did.
        package let signal: Int32?
        /// The text on standard output.
        package let output: String
        /// The text on standard error.
        package let error: String

        /// Throws ``RigError`` unless the program ended with success; for programs that only prepare a
        /// trial.
        @discardableResult
        package func required(_ what: String) throws -> Outcome {
            guard status == 0 else { throw RigError("\(what) ended with \(status): \(error)") }
            return self
        }
    }

    /// Runs a program until it ends: one of the workshop's programs by its name, any other by its path.
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

    package func mcorderd(_ arguments: String...) async throws -> Outcome {
        try await run("mcorderd", arguments)
    }

    package func till(_ arguments: String...) async throws -> Outcome {
        try await run("till", arguments)
    }

    /// Runs `mcorder` with the home of one of the customers.
    package func mcorder(_ arguments: String..., home: String? = nil) async throws -> Outcome {
        try await run("mcorder", arguments, adding: ["MCORDER_HOME": home ?? self.home])
    }

    /// Runs `mcorderd run --once`, which decides all files and writes the receipts.
    package func drain() async throws -> Outcome {
        try await run("mcorderd", ["run", "--once"])
    }

    /// The broken promises of this restaurant.
    package func violations(_ ledger: Ledger, at moment: Invariants.Moment) throws -> [Violation] {
        try Invariants.violations(state: state, cloud: cloud, ledger: ledger, at: moment)
    }

    /// Copies this restaurant's files to a new folder.
    package func copy() throws -> Sandbox {
        let copy = Sandbox(workshop: workshop, folder: "\(workshop.folder)/\(UUID().uuidString.prefix(13))")
        try FileManager.default.copyItem(atPath: folder, toPath: copy.folder)
        return copy
    }

    /// Removes the restaurant's folder.
    package func tearDown() throws {
        try FileManager.default.removeItem(atPath: folder)
    }

    /// Puts a file into the drop folder as a sync client does: under a temporary name, then renamed.
    package func drop(_ bytes: [UInt8], as name: String) throws {
        let temporary = "\(orders)/.\(name).part"
        try Data(bytes).write(to: URL(filePath: temporary))
        try FileManager.default.moveItem(atPath: temporary, toPath: "\(orders)/\(name)")
    }

    package func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path)))
    }
}
