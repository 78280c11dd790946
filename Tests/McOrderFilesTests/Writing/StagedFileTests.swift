import SystemPackage
import Testing

@testable import McOrderFiles

/// A file that is written through its path before it gets its name.
struct StagedFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func staged(_ text: String) throws -> StagedFile {
        let source = "\(folder.path)/source"
        try folder.write(text, to: "source")
        let staged = try StagedFile(in: folder.directory, mode: 0o600)
        try staged.fill(from: source)
        return staged
    }

    @Test func `a file gets its final name only when it is complete`() throws {
        let staged = try staged("whole")
        #expect(try folder.directory.stat(name("target")) == nil)
        #expect(staged.name.beginsWithDot)
        try staged.publish(as: name("target"), replacing: false)
        #expect(try folder.directory.stat(name("target"))?.size == 5)
        #expect(try folder.directory.stat(name("target"))?.permissions == 0o600)
        #expect(try folder.directory.stat(staged.name) == nil)
    }

    @Test func `an existing file is not replaced, and no temporary file remains`() throws {
        let staged = try staged("new")
        try folder.write("old!", to: "target")
        #expect(throws: WholeFileError.self) { try staged.publish(as: name("target"), replacing: false) }
        #expect(try folder.directory.stat(name("target"))?.size == 4)
        #expect(try folder.directory.stat(staged.name) == nil)
    }

    @Test func `with replacing allowed, an existing file is replaced atomically`() throws {
        let staged = try staged("new")
        try folder.write("old!", to: "target")
        try staged.publish(as: name("target"), replacing: true)
        #expect(try folder.directory.stat(name("target"))?.size == 3)
    }

    @Test func `only a regular file can be copied into a staged file`() throws {
        let staged = try StagedFile(in: folder.directory, mode: 0o600)
        #expect(throws: FileError.self) { try staged.fill(from: folder.path) }
        staged.discard()
        #expect(try folder.directory.stat(staged.name) == nil)
    }

    @Test func `a second name belongs to the same file, and never replaces another file`() throws {
        try folder.write("one", to: "one")
        try folder.write("two", to: "two")
        try folder.directory.link(name("one"), as: name("again"))
        #expect(
            try folder.directory.stat(name("one"))?.identity == folder.directory.stat(name("again"))?.identity
        )
        #expect(throws: FileError.self) { try folder.directory.link(name("one"), as: name("two")) }
    }

    @Test func `temporary files of ended processes are removed, those of running ones stay`() throws {
        let living = try StagedFile(in: folder.directory, mode: 0o600)
        // The largest process id is 2^22.
        try folder.write("dead", to: ".mcorder-999999999-0000000000000000.tmp")
        try folder.write("dead", to: ".mcorder-999999999-0000000000000000.tmp-wal")
        try folder.write("other", to: ".mcorder-x")
        try StagedFile.removeAbandoned(in: folder.directory)
        #expect(try folder.names() == [living.name.display, ".mcorder-x"].sorted())
    }

    @Test func `the temporary name of a file for a shared folder is random alone`() throws {
        let names = (0..<2).compactMap { _ in
            // The error names the temporary file.
            let error = #expect(throws: WholeFileError.self) {
                _ = try WholeFile.create(
                    name("order.json"),
                    bytes: [1],
                    in: folder.directory,
                    refusals: FileSystemRefusals(write: .noSpace)
                )
            }
            return error?.fileError.path.split(separator: "/").last.map(String.init)
        }
        #expect(Set(names).count == 2)
        for name in names { #expect(name.wholeMatch(of: /\.mcorder-[0-9a-f]{32}\.tmp/) != nil, "\(name)") }
    }
}
