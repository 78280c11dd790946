import FolderTesting
import McOrderFiles
import Testing

@testable import McOrderIntake

struct UnlinkerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [true, false])
    func `a file is unlinked only if it is the one that was read`(_ isSame: Bool) throws {
        let file = try name("a")
        try Files.write("old", to: "\(folder.path)/a")
        let stamp = try #require(try folder.directory.stat(file))
        if !isSame { try Files.write("another", to: "\(folder.path)/a") }
        #expect(Unlinker.unlink(file, stamp, in: folder.directory) == nil)
        #expect(try Files.names(folder.path) == (isSame ? [] : ["a"]))
    }
}
