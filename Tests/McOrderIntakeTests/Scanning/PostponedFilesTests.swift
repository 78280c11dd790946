import Glibc
import Testing

@testable import McOrderFiles
@testable import McOrderIntake

struct PostponedFilesTests {
    private let start = ContinuousClock.now
    private var files = PostponedFiles()

    /// Postpones an unreadable file at a time, with a settle time of thirty seconds.
    private func postpone(_ files: inout PostponedFiles, _ stamp: FileStamp, at seconds: Double) -> Duration {
        files.postpone(stamp, .unreadable, settle: .seconds(30), now: start + .seconds(seconds))
    }

    @Test func `with a settle time of zero a file is decided at once`() throws {
        var files = files
        #expect(files.postpone(.test(1), .unreadable, settle: .zero, now: start) == .zero)
        #expect(files.isEmpty)
    }

    @Test(arguments: [(29.0, false), (30, true), (31, true)])
    func `a file is decided when it has not changed for the whole settle time`(
        _ seconds: Double,
        _ isDecided: Bool
    ) {
        var files = files
        #expect(postpone(&files, .test(1), at: 0) == .seconds(30))
        #expect((postpone(&files, .test(1), at: seconds) == .zero) == isDecided)
    }

    @Test func `the settle time of a changed file starts again`() {
        var files = files
        _ = postpone(&files, .test(1, size: 1), at: 0)
        #expect(postpone(&files, .test(1, size: 2), at: 20) == .seconds(30))
        #expect(postpone(&files, .test(1, size: 2), at: 49) == .seconds(1))
        #expect(postpone(&files, .test(1, size: 2), at: 50) == .zero)
    }

    @Test func `an unchanged file is recognised without reading it`() {
        var files = files
        _ = postpone(&files, .test(1), at: 0)
        #expect(files.isUnchanged(.test(1)))
        #expect(!files.isUnchanged(.test(1, size: 9)) && !files.isUnchanged(.test(2)))
        #expect(postpone(&files, .test(1), at: 12) == .seconds(18))
        #expect(postpone(&files, .test(1), at: 99) == .zero)
        _ = files.postpone(.test(2), .undecidable, settle: .zero, now: start)
        #expect(!files.isUnchanged(.test(2)))
    }

    @Test func `a changing file is first read without delay, and later less and less often`() {
        var files = files
        var times: [Double] = []
        var now = 0.0
        // The file changes before each read.
        for size in 1...12 {
            _ = postpone(&files, .test(1, size: Int64(size)), at: now)
            let begin = now
            while files.wait(1, now: start + .seconds(now)) != nil { now += 0.5 }
            times.append(now - begin)
        }
        #expect(times == [0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 30, 30])
    }

    @Test func `a file that does not change is read at the end of its settle time`() {
        var files = files
        for _ in 1...10 { _ = postpone(&files, .test(1), at: 29) }
        #expect(files.wait(1, now: start + .seconds(58.9)) != nil)
        #expect(files.wait(1, now: start + .seconds(59))?.cause == nil)
    }

    @Test func `many names of one file are one file`() {
        var files = files
        for links in 1...1000 { _ = postpone(&files, .test(1, links: UInt64(links)), at: 0) }
        #expect(files.count == 1)
        // A further name does not change the file's content.
        #expect(postpone(&files, .test(1, links: 7), at: 30) == .zero)
    }

    @Test func `a file that changed very often is no longer read before it is due`() {
        var files = files
        for size in 1..<PostponedFiles.eagerReadings {
            _ = postpone(&files, .test(1, size: Int64(size)), at: 0)
        }
        #expect(files.isEager(1))
        _ = postpone(&files, .test(1, size: 0), at: 0)
        #expect(!files.isEager(1))
        #expect(files.isEager(2))
    }

    @Test func `a file that waits for another change is forgotten after this change`() {
        var files = files
        for _ in 1...9 { _ = files.postpone(.test(1), .undecidable, settle: .zero, now: start) }
        _ = postpone(&files, .test(2), at: 0)
        #expect(files.wait(1, now: start + .seconds(1))?.cause == .undecidable)
        files.forgetUndecidable()
        #expect(files.count == 1)
        #expect(files.wait(1, now: start + .seconds(1))?.cause == nil)
    }

    @Test func `a forgotten file starts its settle time again`() {
        var files = files
        _ = postpone(&files, .test(1), at: 0)
        files.forget(1)
        #expect(postpone(&files, .test(1), at: 60) == .seconds(30))
    }

    @Test func `removed files are forgotten`() {
        var files = files
        for inode in 1...2 { _ = postpone(&files, .test(UInt64(inode)), at: 0) }
        files.scan = 1
        _ = postpone(&files, .test(2), at: 0)
        files.forget(seenBefore: 1)
        #expect(files.count == 1)
        #expect(files.isUnchanged(.test(2)))
    }

    @Test func `the number of remembered files is limited, and known ones are kept`() {
        var files = files
        let last = UInt64(PostponedFiles.capacity)
        for inode in 0...last { _ = postpone(&files, .test(inode), at: 0) }
        #expect(files.count == PostponedFiles.capacity)
        #expect(postpone(&files, .test(0), at: 30) == .zero)
        #expect(postpone(&files, .test(last), at: 30) == .seconds(30))
    }
}

extension FileStamp {
    /// The stamp of a file that differs from other files by its inode.
    static func test(_ inode: UInt64, size: Int64 = 0, links: UInt64 = 1) -> FileStamp {
        var status = stat()
        status.st_ino = ino_t(inode)
        status.st_mode = S_IFREG
        status.st_size = off_t(size)
        status.st_nlink = nlink_t(links)
        return FileStamp(status)
    }
}
