import CLinux
import Glibc
import Testing

@Suite struct CLinuxTests {
    /// Creates an empty folder for the duration of `body`, with an empty file for each name.
    private func withFolder(_ names: [String], _ body: (_ folder: CInt, _ path: String) throws -> Void) throws
    {
        var template = Array("/tmp/clinux-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template))
        let path = String(cString: made)
        for name in names { close(open("\(path)/\(name)", O_CREAT | O_WRONLY, 0o600)) }
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer {
            close(folder)
            for name in names { unlink("\(path)/\(name)") }
            rmdir(path)
        }
        try body(folder, path)
    }

    @Test func `a rename to a free name succeeds`() throws {
        try withFolder(["old", "new"]) { folder, path in
            unlink("\(path)/new")
            #expect(clinux_rename_noreplace(folder, "old", "new") == 0)
            #expect(access("\(path)/new", F_OK) == 0)
            #expect(access("\(path)/old", F_OK) == -1)
        }
    }

    @Test func `a rename to an existing name returns EEXIST`() throws {
        try withFolder(["old", "new"]) { folder, _ in
            #expect(clinux_rename_noreplace(folder, "old", "new") == EEXIST)
        }
    }

    @Test func `a rename of a file that does not exist returns ENOENT`() throws {
        try withFolder([]) { folder, _ in
            #expect(clinux_rename_noreplace(folder, "old", "new") == ENOENT)
        }
    }

    @Test func `/proc has the file system number of proc`() {
        var magic: UInt32 = 0
        #expect(clinux_filesystem_magic("/proc", &magic) == 0)
        #expect(magic == 0x9FA0)
    }

    @Test func `a path that does not exist returns ENOENT and leaves the number unchanged`() {
        var magic: UInt32 = 7
        #expect(clinux_filesystem_magic("/does/not/exist", &magic) == ENOENT)
        #expect(magic == 7)
    }

    @Test func `an entry's name is read up to its NUL`() throws {
        let longest = String(repeating: "n", count: 255)
        try withFolder([longest]) { _, path in
            let stream = try #require(opendir(path))
            defer { closedir(stream) }
            var names: Set<String> = []
            while let entry = readdir(stream) { names.insert(String(cString: clinux_entry_name(entry))) }
            #expect(names == [".", "..", longest])
        }
    }
}
