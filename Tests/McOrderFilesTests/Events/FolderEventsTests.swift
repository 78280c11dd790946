import Glibc
import SystemPackage
import Testing

@testable import McOrderFiles

@Suite(.timeLimit(.minutes(5))) struct FolderEventsTests {
    private let folder: TemporaryFolder
    private let events: FolderEvents

    init() throws {
        folder = try TemporaryFolder()
        events = try FolderEvents()
    }

    private func watch() throws -> FolderEvents.WatchID { try events.watch(path: folder.path, .newFiles) }

    private func isReadable() -> Bool {
        var poll = pollfd(fd: events.descriptor, events: Int16(POLLIN), revents: 0)
        return Glibc.poll(&poll, 1, 0) == 1
    }

    @Test func `without a change there is no event`() throws {
        _ = try watch()
        #expect(!isReadable())
        #expect(try events.drain() == [])
    }

    @Test func `a file renamed into the folder has arrived`() throws {
        let id = try watch()
        try WholeFile.replace(name("a.json"), bytes: [1], in: folder.directory, durable: false)
        #expect(isReadable())
        #expect(try events.drain().contains(.arrived(name("a.json"), id)))
        #expect(!isReadable())
    }

    @Test func `a file closed after writing has arrived`() throws {
        let id = try watch()
        try folder.write("x", to: "a.json")
        #expect(try events.drain() == [.arrived(name("a.json"), id)])
    }

    @Test func `a file still being written has not arrived`() throws {
        let id = try watch()
        do {
            let file = try OwnedDescriptor(path: folder.path + "/a", flags: O_CREAT | O_WRONLY, mode: 0o600)
            #expect(write(file.number, "x", 1) == 1)
            #expect(try events.drain() == [])
        }
        #expect(try events.drain() == [.arrived(name("a"), id)])
    }

    @Test func `reading, removing and creating a folder are not arrivals`() throws {
        try folder.write("x", to: "a")
        _ = try watch()
        _ = try folder.text(of: "a")
        _ = try folder.directory.remove(name("a"))
        _ = try folder.directory.createSubdirectory(name("sub"), mode: 0o700)
        #expect(rename(folder.path + "/sub", folder.path + "/bus") == 0)
        #expect(try events.drain() == [])
    }

    @Test func `a name that is not UTF-8 arrives as it is`() throws {
        let id = try watch()
        let odd = try #require(FileName(bytes: [0x61, 0xFF]))
        try WholeFile.replace(odd, bytes: [], in: folder.directory, durable: false)
        #expect(try events.drain().contains(.arrived(odd, id)))
    }

    @Test func `a name of 255 bytes is reported completely`() throws {
        let id = try watch()
        let longest = String(repeating: "x", count: 255)
        try folder.write("", to: longest)
        #expect(try events.drain(atMost: 17) == [.arrived(name(longest), id)])
    }

    @Test func `a watched folder that is deleted is lost, once`() throws {
        #expect(mkdir(folder.path + "/sub", 0o700) == 0)
        let id = try events.watch(path: folder.path + "/sub", .newFiles)
        #expect(rmdir(folder.path + "/sub") == 0)
        #expect(try events.drain() == [.watchLost(id)])
        #expect(try events.drain() == [])
    }

    @Test func `a watched folder that is moved away is lost, once, and watched no more`() throws {
        #expect(mkdir(folder.path + "/sub", 0o700) == 0)
        let id = try events.watch(path: folder.path + "/sub", .newFiles)
        #expect(rename(folder.path + "/sub", folder.path + "/bus") == 0)
        #expect(try events.drain() == [.watchLost(id)])
        try folder.write("x", to: "bus/a")
        #expect(try events.drain() == [])
    }

    @Test func `a folder that was created again can be watched again`() throws {
        #expect(mkdir(folder.path + "/sub", 0o700) == 0)
        let first = try events.watch(path: folder.path + "/sub", .newFiles)
        #expect(rmdir(folder.path + "/sub") == 0)
        #expect(mkdir(folder.path + "/sub", 0o700) == 0)
        let second = try events.watch(path: folder.path + "/sub", .newFiles)
        try folder.write("x", to: "sub/a")
        #expect(first != second)
        #expect(try events.drain() == [.watchLost(first), .arrived(name("a"), second)])
    }

    @Test func `after unwatching nothing is reported, not even the deletion of the folder`() throws {
        let id = try watch()
        try folder.write("x", to: "a")
        try events.unwatch(id)
        try events.unwatch(id)
        #expect(try events.drain() == [])
    }

    @Test func `an absent folder and a file cannot be watched for arrivals`() throws {
        try folder.write("", to: "file")
        let absent = #expect(throws: FileError.self) {
            try events.watch(path: folder.path + "/none", .newFiles)
        }
        let file = #expect(throws: FileError.self) {
            try events.watch(path: folder.path + "/file", .newFiles)
        }
        #expect(absent?.errno == .noSuchFileOrDirectory)
        #expect(file?.errno == .notDirectory)
    }

    @Test func `releasing the lock is an event, and taking it is not`() throws {
        let path = folder.path + "/queue.lock"
        let lock = try FileLock.open(lock: path, baton: nil, create: true)
        let id = try events.watch(path: path, .fileTouch)
        for holder in ["a till with a long name", "till 1"] {
            try lock.acquire(deadline: .zero, as: holder)
            #expect(try events.drain() == [])
            try lock.release()
            #expect(try events.drain() == [.changed(id)])
        }
    }

    @Test func `the removal of a lock file is an event, also while others have it open`() throws {
        let path = folder.path + "/queue.lock"
        let lock = try FileLock.open(lock: path, baton: nil, create: true)
        let id = try events.watch(path: path, .fileTouch)
        #expect(unlink(path) == 0)
        #expect(try events.drain() == [.changed(id)])
        #expect(!lock.isHeld)
    }

    @Test func `many changes of one file are one event`() throws {
        try folder.write("", to: "a")
        let id = try events.watch(path: folder.path + "/a", .fileTouch)
        for _ in 0..<50 {
            #expect(utimensat(AT_FDCWD, folder.path + "/a", nil, 0) == 0)
            #expect(chmod(folder.path + "/a", 0o600) == 0)
        }
        #expect(try events.drain() == [.changed(id)])
    }

    @Test func `events that exceed the limit of one drain come with the next`() throws {
        let id = try watch()
        let names = (0..<50).map { "file-\($0)" }
        for name in names { try folder.write("", to: name) }
        var seen: [FolderEvents.Event] = []
        while isReadable() {
            let some = try events.drain(atMost: 17)
            #expect(some.count <= 17 && !some.isEmpty)
            seen += some
        }
        #expect(try seen == names.map { .arrived(try name($0), id) })
    }

    @Test func `an overflow of the kernel's queue is reported`() throws {
        _ = try watch()
        let limit = try HostileFile.read(
            name("max_queued_events"),
            in: Directory.open("/proc/sys/fs/inotify"),
            limit: 100
        )
        guard case .contents(let bytes, _) = limit else {
            Issue.record("\(limit)")
            return
        }
        let digits = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        let count = try #require(Int(digits))
        try folder.write("", to: "0")
        for turn in 0...count { rename("\(folder.path)/\(turn % 2)", "\(folder.path)/\((turn + 1) % 2)") }
        var overflows = 0
        while isReadable() {
            let some = try events.drain()
            #expect(some.count <= 4096)
            overflows += some.count { $0 == .overflow }
        }
        #expect(overflows == 1)
    }
}
