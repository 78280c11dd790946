import Glibc
import SystemPackage
import Testing

@testable import McOrderFiles

@Suite(.timeLimit(.minutes(5))) struct HostileFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func read(_ text: String, limit: Int = 100) throws -> HostileRead {
        try HostileFile.read(name(text), in: folder.directory, limit: limit)
    }

    private func stamp(_ text: String) throws -> FileStamp {
        try #require(try folder.directory.stat(name(text)))
    }

    @Test func `a file is read with its stamp`() throws {
        try folder.write("hello", to: "a")
        #expect(try read("a") == .contents(Array("hello".utf8), stamp("a")))
    }

    @Test func `reading a file of the same user does not change its access time`() throws {
        try folder.write("hello", to: "a")
        // The times are so old that the system would write a new access time. Source: mount(8), relatime.
        let times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 2, tv_nsec: 0)]
        try #require(utimensat(folder.directory.descriptor, "a", times, 0) == 0)
        #expect(try read("a") == .contents(Array("hello".utf8), stamp("a")))
        var status = stat()
        try #require(fstatat(folder.directory.descriptor, "a", &status, 0) == 0)
        #expect(status.st_atim.tv_sec == 1)
    }

    @Test func `an empty file is read as no bytes`() throws {
        try folder.write("", to: "a")
        #expect(try read("a", limit: 0) == .contents([], stamp("a")))
    }

    @Test func `a file of exactly the limit is read`() throws {
        let text = String(repeating: "x", count: 65_536)
        try folder.write(text, to: "a")
        #expect(try read("a", limit: 65_536) == .contents(Array(text.utf8), stamp("a")))
    }

    @Test func `a file one byte above the limit is too large`() throws {
        try folder.write("123456", to: "a")
        #expect(try read("a", limit: 5) == .tooLarge(stamp("a")))
    }

    @Test func `a huge sparse file is too large without being read`() throws {
        try folder.write("", to: "a")
        #expect(truncate(folder.path + "/a", 1 << 40) == 0)
        #expect(try read("a") == .tooLarge(stamp("a")))
    }

    @Test func `a file whose size is reported as 0 is read no further than the limit`() throws {
        let proc = try Directory.open("/proc/self")
        let read = try HostileFile.read(name("status"), in: proc, limit: 10)
        guard case .tooLarge(let stamp) = read else {
            Issue.record("\(read)")
            return
        }
        #expect(stamp.size == 0)
    }

    @Test func `a name without a file is absent`() throws {
        #expect(try read("none") == .absent)
    }

    @Test func `reading a pipe without a writer does not block`() throws {
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        #expect(try read("pipe") == .notAFile(stamp("pipe")))
    }

    @Test func `a pipe is never opened`() throws {
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        let events = try FolderEvents()
        let mask = UInt32(IN_OPEN)
        #expect(inotify_add_watch(events.descriptor, folder.path, mask) >= 0)
        _ = try read("pipe")
        var buffer = [UInt8](repeating: 0, count: 1024)
        #expect(Glibc.read(events.descriptor, &buffer, buffer.count) == -1)
        #expect(errno == EAGAIN)
    }

    @Test func `a symbolic link is not followed`() throws {
        try folder.write("secret", to: "target")
        #expect(symlink("target", folder.path + "/link") == 0)
        #expect(try read("link") == .notAFile(stamp("link")))
    }

    @Test func `a folder, a socket and a device are not read`() throws {
        _ = try folder.directory.createSubdirectory(name("a.json"), mode: 0o700)
        #expect(mknod(folder.path + "/socket", S_IFSOCK | 0o600, 0) == 0)
        #expect(try read("a.json") == .notAFile(stamp("a.json")))
        #expect(try read("socket") == .notAFile(stamp("socket")))
        let zero = try HostileFile.read(name("zero"), in: Directory.open("/dev"), limit: 10)
        guard case .notAFile(let stamp) = zero else {
            Issue.record("\(zero)")
            return
        }
        #expect(stamp.kind == .device)
    }

    @Test func `what the folder lists as a regular file may have become anything else`() throws {
        func listed(_ text: String) throws -> HostileRead {
            try HostileFile.read(name(text), in: folder.directory, limit: 5, isRegular: true)
        }
        try folder.write("hello", to: "file")
        try folder.write("longer", to: "large")
        #expect(symlink("file", folder.path + "/link") == 0)
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        #expect(mknod(folder.path + "/socket", S_IFSOCK | 0o600, 0) == 0)
        _ = try folder.directory.createSubdirectory(name("folder"), mode: 0o700)
        #expect(try listed("file") == .contents(Array("hello".utf8), stamp("file")))
        #expect(try listed("large") == .tooLarge(stamp("large")))
        for other in ["link", "pipe", "socket", "folder"] {
            #expect(try listed(other) == .notAFile(stamp(other)))
        }
        #expect(try listed("none") == .absent)
    }

    @Test func `a name that is too long is an error`() throws {
        let error = #expect(throws: FileError.self) { try read(String(repeating: "x", count: 256)) }
        #expect(error?.errno == .fileNameTooLong)
    }

    @Test func `a file that cannot be read is an error`() throws {
        // Root may read a file whatever its permissions are, so the test uses a file that not even root can
        // read this way: reading /proc/self/mem needs an address.
        let proc = try Directory.open("/proc/self")
        let error = #expect(throws: FileError.self) {
            try HostileFile.read(name("mem"), in: proc, limit: 10)
        }
        #expect(error?.isIO == true)
        #expect(error?.operation == "read")
    }

    @Test func `a file that grows while it is read counts as changing`() throws {
        try folder.write("hello", to: "a")
        let grown = try HostileFile.read(name("a"), in: folder.directory, limit: 100) { _ in
            truncate(folder.path + "/a", 50)
        }
        #expect(try grown == .changing(stamp("a")))
    }

    @Test func `a file that grows without end is read no further than the limit`() throws {
        try folder.write("hello", to: "a")
        var reads = 0
        let grown = try HostileFile.read(name("a"), in: folder.directory, limit: 10_000) { total in
            #expect(total <= 10_001)
            reads += 1
            truncate(folder.path + "/a", off_t(reads) * 1_000_000)
        }
        #expect(try grown == .tooLarge(stamp("a")))
        #expect(reads <= 4)
    }

    @Test func `a file that is truncated while it is read counts as changing`() throws {
        try folder.write("hello", to: "a")
        let cut = try HostileFile.read(name("a"), in: folder.directory, limit: 100) { _ in
            truncate(folder.path + "/a", 0)
        }
        #expect(try cut == .changing(stamp("a")))
    }

    @Test func `a file that is replaced while it is read counts as changing`() throws {
        try folder.write("first", to: "a")
        try folder.write("other", to: "b")
        let read = try HostileFile.read(name("a"), in: folder.directory, limit: 100) { _ in
            rename(folder.path + "/b", folder.path + "/a")
        }
        guard case .changing(let seen) = read else {
            Issue.record("\(read)")
            return
        }
        #expect(try seen.identity != stamp("a").identity)
        #expect(seen.links == 0)
    }

    @Test func `with several attempts the file that replaced the first one is read`() throws {
        try folder.write("first", to: "a")
        try folder.write("other", to: "b")
        let read = try HostileFile.read(name("a"), in: folder.directory, limit: 100, attempts: 2) { _ in
            rename(folder.path + "/b", folder.path + "/a")
        }
        #expect(try read == .contents(Array("other".utf8), stamp("a")))
    }

    @Test func `a file that changes in each attempt counts as changing`() throws {
        for name in ["a", "1", "2", "3"] { try folder.write("hello", to: name) }
        var attempt = 0
        let read = try HostileFile.read(name("a"), in: folder.directory, limit: 100, attempts: 3) { _ in
            attempt += 1
            rename("\(folder.path)/\(attempt)", folder.path + "/a")
        }
        #expect(attempt == 3)
        guard case .changing = read else {
            Issue.record("\(read)")
            return
        }
    }
}
