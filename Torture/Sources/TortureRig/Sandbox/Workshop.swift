import Foundation

/// The resources of trials: the programs under test, the catalogue, and a folder for the restaurants.
package struct Workshop: Sendable {
    package let programs: String
    /// The folder of the rig's own programs, `TortureKiller` and `TortureDisk`.
    package let tools: String
    /// McOrder's repository.
    package let repository: String
    /// The folder in which restaurants are created; the caller removes it.
    package let folder: String
    /// The number of trials that run at the same time.
    package let hands: Int
    /// Called with one line of progress at a time.
    package let say: @Sendable (String) -> Void

    /// The owner's catalogue.
    package var catalogue: String { "\(repository)/catalog" }

    package init(
        programs: String,
        tools: String,
        repository: String,
        folder: String,
        hands: Int = 2,
        say: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.programs = programs
        self.tools = tools
        self.repository = repository
        self.folder = folder
        self.hands = max(1, hands)
        self.say = say
    }

    /// Creates a workshop in a temporary folder.
    ///
    /// The programs under test are those in the folder that the environment variable `MCORDER_PROGRAMS`
    /// names. Without it they are those of McOrder's own build: the optimized ones if the rig itself is
    /// optimized.
    package static func make(
        hands: Int = 2,
        say: @escaping @Sendable (String) -> Void = { _ in }
    ) throws -> Workshop {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let tools = URL(filePath: own).deletingLastPathComponent()
        // This file is five folders deep in the repository.
        let repository = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in
            url.deletingLastPathComponent()
        }
        let programs =
            ProcessInfo.processInfo.environment["MCORDER_PROGRAMS"]
            ?? repository.appending(path: ".build/\(tools.lastPathComponent)").path(percentEncoded: false)
        for program in ["mcorder", "mcorderd", "mcorder-print", "till"]
        where !FileManager.default.isExecutableFile(atPath: "\(programs)/\(program)") {
            throw RigError("there is no \(program) in \(programs); build McOrder first")
        }
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "mcorder-torture-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return Workshop(
            programs: programs,
            tools: tools.path(percentEncoded: false),
            repository: repository.path(percentEncoded: false),
            folder: folder.path(percentEncoded: false),
            hands: hands,
            say: say
        )
    }

    /// Creates a restaurant with `mcorderd init`.
    package func newSandbox() async throws -> Sandbox {
        let sandbox = Sandbox(workshop: self, folder: "\(folder)/\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(atPath: sandbox.folder, withIntermediateDirectories: true)
        try await sandbox.mcorderd("init").required("mcorderd init")
        return sandbox
    }

    /// Removes the workshop's folder with all its restaurants.
    package func tearDown() throws {
        try FileManager.default.removeItem(atPath: folder)
    }
}
