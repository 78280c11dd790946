import Glibc
import SystemPackage
import Testing

@testable import McOrderFiles

@Suite struct WholeFileTests {
    private let folder: TemporaryFolder
    private let order = Array("order".utf8)

    init() throws { folder = try TemporaryFolder() }

    private func create(
        _ text: String = "a",
        bytes: [UInt8]? = nil,
        refusals: FileSystemRefusals = .none
    ) throws -> WholeFile.Creation {
        try WholeFile.create(name(text), bytes: bytes ?? order, in: folder.directory, refusals: refusals)
    }

    private func replace(_ text: String = "a", refusals: FileSystemRefusals = .none) throws {
        try WholeFile.replace(
            name(text),
            bytes: order,
            in: folder.directory,
            durable: true,
            refusals: refusals
        )
    }

    @Test func `a new file has its bytes and rights, and no temporary file remains`() throws {
        #expect(try create() == .created)
        #expect(try folder.text(of: "a") == "order")
        #expect(try folder.directory.stat(name("a"))?.permissions == 0o640)
        #expect(try folder.names() == ["a"])
    }

    @Test func `a file that need not be durable is written in the same way`() throws {
        let creation = try WholeFile.create(
            name("a"),
            bytes: order,
            in: folder.directory,
            mode: 0o600,
            durable: false
        )
        #expect(creation == .created)
        #expect(try folder.text(of: "a") == "order")
        #expect(try folder.directory.stat(name("a"))?.permissions == 0o600)
    }

    @Test(arguments: [0, 1, 65_536, 3_000_000]) func `a file of any size is written completely`(count: Int)
        throws
    {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        #expect(try create(bytes: bytes) == .created)
        let read = try HostileFile.read(name("a"), in: folder.directory, limit: count)
        guard case .contents(bytes, _) = read else {
            Issue.record("other bytes were read")
            return
        }
    }

    @Test func `an existing file with the same bytes is success`() throws {
        #expect(try create() == .created)
        let before = try folder.directory.stat(name("a"))
        #expect(try create() == .alreadyThere)
        #expect(try folder.directory.stat(name("a")) == before)
        #expect(try folder.names() == ["a"])
    }

    @Test func `an existing file with the same bytes is success even on a full disk`() throws {
        #expect(try create() == .created)
        #expect(try create(refusals: .init(write: .noSpace)) == .alreadyThere)
    }

    @Test(arguments: ["other", "orde", "order "])
    func `an existing file with other bytes is an error and is not changed`(text: String) throws {
        try folder.write(text, to: "a")
        let error = #expect(throws: WholeFileError.self) { try create() }
        #expect(error?.outcome == .notWritten)
        #expect(error?.fileError.errno == .fileExists)
        #expect(try folder.text(of: "a") == text)
        #expect(try folder.names() == ["a"])
    }

    @Test func `a folder with that name is an error`() throws {
        _ = try folder.directory.createSubdirectory(name("a"), mode: 0o700)
        let error = #expect(throws: WholeFileError.self) { try create() }
        #expect(error?.fileError.errno == .fileExists)
    }

    @Test func `a symbolic link with that name is neither followed nor replaced`() throws {
        #expect(symlink("target", folder.path + "/a") == 0)
        let error = #expect(throws: WholeFileError.self) { try create() }
        #expect(error?.fileError.errno == .fileExists)
        #expect(try folder.names() == ["a"])
    }

    @Test func `a name that is too long is an error that leaves no file`() throws {
        let error = #expect(throws: FileError.self) {
            try replace(String(repeating: "x", count: 256))
        }
        #expect(error?.errno == .fileNameTooLong)
        #expect(try folder.names() == [])
    }

    @Test func `a full disk is an error that leaves no file`() throws {
        let error = #expect(throws: WholeFileError.self) {
            try create(refusals: .init(write: .noSpace))
        }
        #expect(error?.outcome == .notWritten)
        #expect(error?.fileError.isNoSpace == true)
        #expect(try folder.names() == [])
    }

    @Test func `a removed folder is an error`() throws {
        _ = try folder.directory.createSubdirectory(name("sub"), mode: 0o700)
        let gone = try folder.directory.openSubdirectory(name("sub"))
        #expect(rmdir(folder.path + "/sub") == 0)
        let error = #expect(throws: WholeFileError.self) {
            try WholeFile.create(name("a"), bytes: order, in: gone)
        }
        #expect(error?.outcome == .notWritten)
        #expect(error?.fileError.isAbsent == true)
    }

    @Test func `a folder that cannot be made durable leaves the outcome unknown`() throws {
        let error = #expect(throws: WholeFileError.self) {
            try create(refusals: .init(folderSync: .ioError))
        }
        #expect(error?.outcome == .unknown)
        #expect(error?.fileError.isIO == true)
        #expect(try folder.text(of: "a") == "order")
    }

    @Test func `writing again after an unknown outcome is success`() throws {
        #expect(throws: WholeFileError.self) { try create(refusals: .init(folderSync: .ioError)) }
        #expect(try create() == .alreadyThere)
    }

    @Test func `a file system that cannot sync folders does not cause an error`() throws {
        #expect(try create(refusals: .init(folderSync: .invalidArgument)) == .created)
    }

    @Test func `replacing writes the new bytes and leaves no temporary file`() throws {
        try folder.write("a longer older text", to: "a")
        try replace()
        #expect(try folder.text(of: "a") == "order")
        #expect(try folder.names() == ["a"])
    }

    @Test func `one temporary name serves file after file, whatever a failure left there`() throws {
        let temporary = WholeFile.temporaryName()
        try folder.write("what a failure left, longer than the file", to: temporary.display)
        for text in ["a", "b"] {
            try WholeFile.replace(
                name(text),
                bytes: order,
                in: folder.directory,
                durable: false,
                under: temporary
            )
            #expect(try folder.text(of: text) == "order")
        }
        #expect(try folder.names() == ["a", "b"])
    }

    @Test func `replacing a missing file creates it`() throws {
        try replace()
        #expect(try folder.text(of: "a") == "order")
    }

    @Test func `replacing a symbolic link does not change its target`() throws {
        try folder.write("target", to: "target")
        #expect(symlink("target", folder.path + "/a") == 0)
        try replace()
        #expect(try folder.text(of: "target") == "target")
        #expect(try folder.directory.stat(name("a"))?.kind == .regular)
    }

    @Test func `replacing a folder is an error that leaves no temporary file`() throws {
        _ = try folder.directory.createSubdirectory(name("a"), mode: 0o700)
        let error = #expect(throws: FileError.self) { try replace() }
        #expect(error?.errno == .isDirectory)
        #expect(try folder.names() == ["a"])
    }

    @Test func `a failed replacement leaves the old file`() throws {
        try folder.write("old", to: "a")
        #expect(throws: FileError.self) { try replace(refusals: .init(rename: .permissionDenied)) }
        #expect(try folder.text(of: "a") == "old")
        #expect(try folder.names() == ["a"])
    }
}
