import McOrderFiles
import Testing

@testable import McOrderIntake

struct UnlinkerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Around the numbers from which on several threads unlink, and all of them.
    @Test(arguments: [1, 7, 8, 9, 31, 32, 33, 128])
    func `what became of each file is told of that file`(_ count: Int) throws {
        var removals: [Unlinker.Removal] = []
        for index in 0..<count {
            let name = try name("\(index)")
            try Files.write("old", to: "\(folder.path)/\(index)")
            let stamp = try #require(try folder.directory.stat(name))
            // Every third one is another file meanwhile, and stays.
            if index % 3 == 0 { try Files.write("another", to: "\(folder.path)/\(index)") }
            removals.append(Unlinker.Removal(name: name, stamp: stamp))
        }
        let outcomes = Unlinker().unlink(removals, in: folder.directory)
        let isUnlinked = outcomes.map { if case .unlinked = $0 { true } else { false } }
        #expect(isUnlinked == (0..<count).map { $0 % 3 != 0 })
        let left = (0..<count).filter { $0 % 3 == 0 }.map(String.init)
        #expect(try Files.names(folder.path) == left.sorted())
    }
}
