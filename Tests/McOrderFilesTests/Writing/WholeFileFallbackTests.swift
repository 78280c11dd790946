import Glibc
import SystemPackage
import Testing

@testable import McOrderFiles

@Suite struct WholeFileFallbackTests {
    private let folder: TemporaryFolder
    private let order = Array("order".utf8)

    init() throws { folder = try TemporaryFolder() }

    private func create(_ refusals: FileSystemRefusals) throws -> WholeFile.Creation {
        try WholeFile.create(name("a"), bytes: order, in: folder.directory, refusals: refusals)
    }

    @Test(arguments: FileSystemSupport.allCases)
    func `a file is written completely on every file system`(support: FileSystemSupport) throws {
        #expect(try create(support.refusals) == .created)
        #expect(try folder.text(of: "a") == "order")
        #expect(try folder.directory.stat(name("a"))?.links == 1)
        #expect(try folder.names() == ["a"])
    }

    @Test(arguments: FileSystemSupport.allCases)
    func `the same bytes again are success on every file system`(support: FileSystemSupport) throws {
        #expect(try create(support.refusals) == .created)
        #expect(try create(support.refusals) == .alreadyThere)
        #expect(try folder.names() == ["a"])
    }

    @Test(arguments: FileSystemSupport.allCases)
    func `other bytes are never replaced on any file system`(support: FileSystemSupport) throws {
        try folder.write("other", to: "a")
        #expect(throws: WholeFileError.self) { try create(support.refusals) }
        #expect(try folder.text(of: "a") == "other")
    }

    @Test(arguments: [EPERM, EOPNOTSUPP, EMLINK, ENOSYS])
    func `where links fail a plain rename is used`(reason: CInt) throws {
        let refusals = FileSystemRefusals(
            renameWithoutReplacing: .invalidArgument,
            link: Errno(rawValue: reason)
        )
        #expect(try create(refusals) == .created)
        #expect(try folder.names() == ["a"])
    }

    @Test func `a link that fails for another reason is an error that leaves nothing`() throws {
        let error = #expect(throws: WholeFileError.self) {
            try create(.init(renameWithoutReplacing: .invalidArgument, link: .noSpace))
        }
        #expect(error?.fileError.operation == "linkat")
        #expect(error?.outcome == .notWritten)
        #expect(try folder.names() == [])
    }

    @Test func `a rename that fails for another reason is an error that leaves nothing`() throws {
        let error = #expect(throws: WholeFileError.self) {
            try create(.init(renameWithoutReplacing: .permissionDenied))
        }
        #expect(error?.fileError.operation == "renameat2")
        #expect(error?.outcome == .notWritten)
        #expect(try folder.names() == [])
    }

    @Test(arguments: [EIO, ESTALE, ETIMEDOUT])
    func `an I/O or network error leaves the outcome unknown`(reason: CInt) throws {
        let error = #expect(throws: WholeFileError.self) {
            try create(.init(renameWithoutReplacing: Errno(rawValue: reason)))
        }
        #expect(error?.outcome == .unknown)
    }

    @Test func `a name that alternates between taken and free results in an error`() throws {
        let error = #expect(throws: WholeFileError.self) {
            try create(.init(renameWithoutReplacing: .fileExists))
        }
        #expect(error?.outcome == .notWritten)
        #expect(try folder.names() == [])
    }

    @Test func `a link that the server made but reported as failed counts as made`() throws {
        let refusals = FileSystemRefusals.none
        let temporary = try TemporaryFile(
            bytes: order,
            in: folder.directory,
            mode: 0o660,
            durable: false,
            refusals: refusals
        )
        #expect(link("\(folder.path)/\(temporary.name.display)", folder.path + "/a") == 0)
        let destination = Destination(name: try name("a"), directory: folder.directory, refusals: refusals)
        #expect(try destination.receive(temporary))
        #expect(try folder.names() == ["a"])
    }

    @Test func `a rename that the server made but reported as failed counts as made`() throws {
        let refusals = FileSystemRefusals.none
        let temporary = try TemporaryFile(
            bytes: order,
            in: folder.directory,
            mode: 0o660,
            durable: false,
            refusals: refusals
        )
        #expect(rename(folder.path + "/" + temporary.name.display, folder.path + "/a") == 0)
        let destination = Destination(name: try name("a"), directory: folder.directory, refusals: refusals)
        try destination.replace(with: temporary)
        #expect(try folder.names() == ["a"])
    }

    @Test(arguments: FileSystemSupport.allCases)
    func `a file that takes the name at the last moment is not replaced`(support: FileSystemSupport) throws {
        let temporary = try TemporaryFile(
            bytes: order,
            in: folder.directory,
            mode: 0o660,
            durable: false,
            refusals: .none
        )
        try folder.write("other", to: "a")
        let destination = Destination(
            name: try name("a"),
            directory: folder.directory,
            refusals: support.refusals
        )
        #expect(try !destination.receive(temporary))
        #expect(try folder.text(of: "a") == "other")
        #expect(try folder.names() == [temporary.name.display, "a"])
    }

    @Test func `a file that loses its second name while it is compared is compared again`() throws {
        try folder.write("order", to: "a")
        #expect(link(folder.path + "/a", folder.path + "/b") == 0)
        let destination = Destination(name: try name("a"), directory: folder.directory, refusals: .none)
        let status = try destination.compare(with: order) { _ in unlink(folder.path + "/b") }
        #expect(status == .same)
    }

    @Test func `a file that changes during every comparison counts as another file`() throws {
        try folder.write("order", to: "a")
        let destination = Destination(name: try name("a"), directory: folder.directory, refusals: .none)
        var rights: mode_t = 0o600
        let status = try destination.compare(with: order) { _ in
            rights ^= 0o060
            chmod(folder.path + "/a", rights)
        }
        #expect(status == .other)
    }
}
