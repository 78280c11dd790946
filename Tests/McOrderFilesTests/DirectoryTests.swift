import Glibc
import SystemPackage
import Testing

@testable import McOrderFiles

@Suite struct DirectoryTests {
    private struct Stop: Error {}

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `opening an absent folder throws an error with the kind absent`() throws {
        let error = try #require(throws: FileError.self) { try Directory.open(folder.path + "/none") }
        #expect(error.isAbsent)
        #expect(error.operation == "open")
        #expect(error.path == folder.path + "/none")
    }

    @Test func `the second to lock a folder waits until the first closes it`() throws {
        let second = try Directory.open(folder.path)
        do {
            let first = try Directory.open(folder.path)
            #expect(try first.lock(deadline: .zero))
            #expect(try first.lock(deadline: .zero))
            #expect(try !second.lock(deadline: .milliseconds(20)))
        }
        #expect(try second.lock(deadline: .zero))
        #expect(try folder.names().isEmpty)
    }

    @Test func `opening a file as a folder is an error`() throws {
        try folder.write("", to: "file")
        let error = #expect(throws: FileError.self) { try Directory.open(folder.path + "/file") }
        #expect(error?.errno == .notDirectory)
    }

    @Test func `a path that contains NUL is refused, not cut`() {
        let error = #expect(throws: FileError.self) { try Directory.open(folder.path + "\0/none") }
        #expect(error?.errno == .invalidArgument)
    }

    @Test func `a symbolic link to the folder itself is followed`() throws {
        #expect(symlink(folder.path, folder.path + "/link") == 0)
        #expect(try Directory.open(folder.path + "/link").identity == folder.directory.identity)
    }

    @Test func `a symbolic link inside is not followed`() throws {
        #expect(symlink("/tmp", folder.path + "/link") == 0)
        let error = #expect(throws: FileError.self) {
            try folder.directory.openSubdirectory(name("link"))
        }
        #expect(error?.errno == .notDirectory)
    }

    @Test func `an open folder stays the same when another folder takes its path`() throws {
        let made = try folder.directory.createSubdirectory(name("a"), mode: 0o700)
        #expect(made)
        let opened = try Directory.open(folder.path + "/a")
        #expect(rename(folder.path + "/a", folder.path + "/b") == 0)
        _ = try folder.directory.createSubdirectory(name("a"), mode: 0o700)
        #expect(try Directory.open(folder.path + "/b").identity == opened.identity)
        #expect(try Directory.open(folder.path + "/a").identity != opened.identity)
    }

    @Test func `a folder is created with exactly the requested rights`() throws {
        #expect(try folder.directory.createSubdirectory(name("state"), mode: 0o2770))
        #expect(try folder.directory.stat(name("state"))?.permissions == 0o2770)
    }

    @Test(arguments: [UInt16(0o3770), 0o2750, 0o1777])
    func
        `a folder is created with exactly its mode, also where the set-group-ID bit is inherited`(
            _ mode: UInt16
        ) throws
    {
        #expect(try folder.directory.createSubdirectory(name("one"), mode: mode))
        #expect(try folder.directory.stat(name("one"))?.permissions == mode)
        try #require(chmod(folder.path, 0o2700) == 0)
        #expect(try folder.directory.createSubdirectory(name("two"), mode: mode | 0o2000))
        #expect(try folder.directory.stat(name("two"))?.permissions == mode | 0o2000)
    }

    @Test func `creating a folder does not change an existing one of that name`() throws {
        try folder.write("", to: "state")
        #expect(try !folder.directory.createSubdirectory(name("state"), mode: 0o700))
        #expect(try folder.directory.stat(name("state"))?.kind == .regular)
    }

    @Test func `every name is returned once, without dot and dot-dot`() throws {
        let names = (0..<500).map { "file-\($0)" }
        for name in names { try folder.write("", to: name) }
        #expect(try folder.names() == names.sorted())
    }

    @Test func `a name that is not UTF-8 is returned as it is`() throws {
        let odd = try #require(FileName(bytes: [0x61, 0xFF]))
        _ = try WholeFile.create(odd, bytes: [], in: folder.directory)
        var seen: [FileName] = []
        try folder.directory.names { name in
            seen.append(name)
            return true
        }
        #expect(seen == [odd])
    }

    @Test func `each name is returned with its file's inode`() throws {
        for name in ["a", "b", "c"] { try folder.write("", to: name) }
        var inodes: [String: UInt64] = [:]
        let names = try FolderNames(of: folder.directory)
        while let entry = try names.next() { inodes[entry.name.display] = entry.inode }
        #expect(inodes.count == 3)
        for (file, inode) in inodes {
            #expect(try folder.directory.stat(name(file))?.identity.inode == inode)
        }
    }

    @Test func `names are returned one at a time, each of them once`() throws {
        for number in 0..<10 { try folder.write("", to: "\(number)") }
        let names = try FolderNames(of: folder.directory)
        var seen: [String] = []
        while let entry = try names.next() {
            #expect(!names.isAtEnd)
            seen.append(entry.name.display)
        }
        #expect(names.isAtEnd)
        #expect(try names.next() == nil)
        #expect(seen.sorted() == (0..<10).map { "\($0)" })
    }

    @Test func `the caller can stop the listing of names`() throws {
        for number in 0..<10 { try folder.write("", to: "\(number)") }
        var count = 0
        try folder.directory.names { _ in
            count += 1
            return count < 3
        }
        #expect(count == 3)
    }

    @Test func `an error thrown by the caller's closure is thrown on`() throws {
        try folder.write("", to: "a")
        #expect(throws: Stop.self) { try folder.directory.names { _ in throw Stop() } }
    }

    @Test func `a folder can be listed again, also during another listing`() throws {
        for name in ["a", "b"] { try folder.write("", to: name) }
        var pairs = 0
        try folder.directory.names { _ in
            pairs += try folder.names().count
            return true
        }
        #expect(pairs == 4)
    }

    @Test func `an absent entry has no stamp`() throws {
        #expect(try folder.directory.stat(name("none")) == nil)
    }

    @Test func `a symbolic link has its own stamp`() throws {
        #expect(symlink("/etc/passwd", folder.path + "/link") == 0)
        #expect(try folder.directory.stat(name("link"))?.kind == .symlink)
    }

    @Test func `removing returns whether the entry existed`() throws {
        try folder.write("", to: "a")
        #expect(try folder.directory.remove(name("a")))
        #expect(try !folder.directory.remove(name("a")))
    }

    @Test func `removing a folder is an error`() throws {
        _ = try folder.directory.createSubdirectory(name("a"), mode: 0o700)
        let error = #expect(throws: FileError.self) { try folder.directory.remove(name("a")) }
        #expect(error?.errno == .isDirectory)
    }

    @Test func `synchronizing succeeds`() throws {
        try folder.directory.synchronize()
    }

    @Test func `synchronizing a folder whose file system cannot sync folders counts as done`() throws {
        try Directory.open("/proc").synchronize()
    }
}
