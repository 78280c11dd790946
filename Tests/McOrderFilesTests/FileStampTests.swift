import Glibc
import Testing

@testable import McOrderFiles

@Suite struct FileStampTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func stamp(_ text: String) throws -> FileStamp {
        try #require(try folder.directory.stat(name(text)))
    }

    @Test func `a file's stamp has its size, permissions and number of links`() throws {
        try folder.write("12345", to: "a")
        #expect(link(folder.path + "/a", folder.path + "/b") == 0)
        let stamp = try stamp("a")
        #expect(stamp.kind == .regular)
        #expect(stamp.size == 5)
        #expect(stamp.permissions == 0o600)
        #expect(stamp.links == 2)
        #expect(try stamp == self.stamp("b"))
    }

    @Test func `reading does not change a stamp`() throws {
        try folder.write("12345", to: "a")
        let before = try stamp("a")
        #expect(try folder.text(of: "a") == "12345")
        #expect(try stamp("a") == before)
    }

    @Test func `setting the time back does not hide a change`() throws {
        try folder.write("12345", to: "a")
        let before = try stamp("a")
        // The kernel updates its clock for file times every few milliseconds, so the loop sets the times
        // until the change time differs.
        let times = [
            timespec(tv_sec: 0, tv_nsec: 0),
            timespec(tv_sec: Int(before.modified.seconds), tv_nsec: Int(before.modified.nanoseconds)),
        ]
        var after = before
        while after.changed == before.changed {
            #expect(utimensat(folder.directory.descriptor, "a", times, 0) == 0)
            after = try stamp("a")
        }
        #expect(after.modified == before.modified)
        #expect(after != before)
    }

    @Test func `each kind of entry is distinguished`() throws {
        try folder.write("", to: "regular")
        _ = try folder.directory.createSubdirectory(name("directory"), mode: 0o700)
        #expect(symlink("nowhere", folder.path + "/symlink") == 0)
        #expect(mkfifo(folder.path + "/fifo", 0o600) == 0)
        #expect(mknod(folder.path + "/socket", S_IFSOCK | 0o600, 0) == 0)
        #expect(try stamp("regular").kind == .regular)
        #expect(try stamp("directory").kind == .directory)
        #expect(try stamp("symlink").kind == .symlink)
        #expect(try stamp("fifo").kind == .fifo)
        #expect(try stamp("socket").kind == .socket)
        #expect(try Directory.open("/dev").stat(name("null"))?.kind == .device)
    }

    @Test func `times of files are compared in order`() {
        let one = FileStamp.Time(seconds: 5, nanoseconds: 999_999_999)
        let two = FileStamp.Time(seconds: 6, nanoseconds: 0)
        let three = FileStamp.Time(seconds: 6, nanoseconds: 1)
        #expect(one < two && two < three && !(three < one))
    }
}
