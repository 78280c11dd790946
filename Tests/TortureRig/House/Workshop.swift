internal import Foundation

/// Where trials are made: the programs under test, the catalogue, and a folder for the houses.
package struct Workshop: Sendable {
    /// The folder of the built programs.
    package let binaries: String
    /// The owner's catalogue.
    package let catalogue: String
    /// Where houses are built; the caller removes it.
    package let folder: String
    /// How many trials are made at once.
    package let hands: Int
    /// Told what is being done, a line each; for who watches.
    package let say: @Sendable (String) -> Void

    /// A workshop.
    package init(
        binaries: String,
        catalogue: String,
        folder: String,
        hands: Int = 2,
        say: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.binaries = binaries
        self.catalogue = catalogue
        self.folder = folder
        self.hands = max(1, hands)
        self.say = say
    }

    /// The workshop of a process that lies beside the programs under test, in a folder of its own.
    ///
    /// - Parameter file: a file of the repository's `Tests`, two folders below its root.
    package static func make(
        file: String = #filePath,
        hands: Int = 2,
        say: @escaping @Sendable (String) -> Void = { _ in }
    ) throws -> Workshop {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let root = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "mcorder-torture-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return Workshop(
            binaries: URL(filePath: own).deletingLastPathComponent().path(percentEncoded: false),
            catalogue: root.appending(path: "catalog").path(percentEncoded: false),
            folder: folder.path(percentEncoded: false),
            hands: hands,
            say: say
        )
    }

    /// A house that `mcorderd init` has just made.
    package func newHouse() async throws -> House {
        let house = House(workshop: self, folder: "\(folder)/\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(atPath: house.folder, withIntermediateDirectories: true)
        try await house.mcorderd("init").required("mcorderd init")
        return house
    }

    /// Removes the workshop's folder with all its houses.
    package func tearDown() throws {
        try FileManager.default.removeItem(atPath: folder)
    }
}
