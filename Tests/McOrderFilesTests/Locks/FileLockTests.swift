import Glibc
import SystemPackage
import Testing

@testable import McOrderFiles

@Suite(.timeLimit(.minutes(5))) struct FileLockTests {
    private let folder: TemporaryFolder
    private var lock: String { folder.path + "/queue.lock" }
    private var baton: String { folder.path + "/queue.next" }

    init() throws { folder = try TemporaryFolder() }

    private func open() throws -> FileLock {
        try FileLock.open(lock: lock, baton: baton, create: true)
    }

    private func busy(_ lock: FileLock) -> FileLockError? {
        #expect(throws: FileLockError.self) { try lock.acquire(deadline: .zero, as: "second") }
    }

    @Test func `opening creates both files with exactly the required rights`() throws {
        _ = try open()
        #expect(try folder.names() == ["queue.lock", "queue.next"])
        #expect(try folder.directory.stat(name("queue.lock"))?.permissions == 0o660)
        #expect(try folder.directory.stat(name("queue.next"))?.permissions == 0o660)
    }

    @Test func `opening again does not change existing files`() throws {
        let first = try open()
        try first.acquire(deadline: .zero, as: "first")
        let before = try folder.directory.stat(name("queue.lock"))
        _ = try open()
        #expect(try folder.directory.stat(name("queue.lock")) == before)
    }

    @Test func `without creation, absent files are an error`() throws {
        let error = #expect(throws: FileError.self) {
            try FileLock.open(lock: lock, baton: nil, create: false)
        }
        #expect(error?.isAbsent == true)
        #expect(try folder.names() == [])
    }

    @Test func `a symbolic link in the lock's place is refused`() throws {
        try folder.write("precious", to: "target")
        #expect(symlink("target", lock) == 0)
        let error = #expect(throws: FileError.self) { try open() }
        #expect(error?.errno.rawValue == ELOOP)
        #expect(try folder.text(of: "target") == "precious")
    }

    @Test func `a pipe in the lock's place is refused without waiting`() throws {
        #expect(mkfifo(lock, 0o600) == 0)
        let error = #expect(throws: FileError.self) { try open() }
        #expect(error?.errno == .invalidArgument)
    }

    @Test func `a free lock is taken at once`() throws {
        let lock = try open()
        try lock.acquire(deadline: .zero, as: "first")
        #expect(lock.isHeld)
    }

    @Test func `two lock objects exclude each other`() throws {
        let (first, second) = (try open(), try open())
        try first.acquire(deadline: .zero, as: "first")
        #expect(busy(second) == .busy(holder: "first"))
        #expect(!second.isHeld)
        try first.release()
        try second.acquire(deadline: .zero, as: "second")
    }

    @Test func `another process is excluded`() throws {
        let lock = try open()
        #expect(try othersMayLock())
        try lock.acquire(deadline: .zero, as: "first")
        #expect(try !othersMayLock())
        try lock.release()
        #expect(try othersMayLock())
    }

    @Test func `releasing the object releases the lock`() throws {
        do {
            try open().acquire(deadline: .zero, as: "first")
        }
        try open().acquire(deadline: .zero, as: "second")
    }

    @Test func `the file contains the holder's name until the release`() throws {
        let lock = try open()
        try lock.acquire(deadline: .zero, as: "till 42")
        #expect(try folder.text(of: "queue.lock") == "till 42\n")
        #expect(try lock.holder() == "till 42")
        try lock.release()
        #expect(try folder.text(of: "queue.lock") == "")
        #expect(try lock.holder() == "")
        #expect(!lock.isHeld)
    }

    @Test func `a shorter name completely replaces a longer one that a crash left`() throws {
        try folder.write("somebody with a long name\n", to: "queue.lock")
        let lock = try open()
        try lock.acquire(deadline: .zero, as: "me")
        #expect(try folder.text(of: "queue.lock") == "me\n")
    }

    @Test func `a lock whose holder wrote no name is still busy`() throws {
        let (first, second) = (try open(), try open())
        try first.acquire(deadline: .zero, as: "")
        #expect(busy(second) == .busy(holder: ""))
    }

    @Test func `a holder's name is made harmless`() throws {
        let (first, second) = (try open(), try open())
        try first.acquire(deadline: .zero, as: "first")
        try folder.write(" \u{1B}[31mevil\nname\u{0}\t \n", to: "queue.lock")
        #expect(busy(second) == .busy(holder: "?[31mevil?name?"))
    }

    @Test func `a holder's name is cut to 200 bytes of whole characters`() throws {
        let (first, second) = (try open(), try open())
        try first.acquire(deadline: .zero, as: "x" + String(repeating: "ñ", count: 300))
        #expect(busy(second) == .busy(holder: "x" + String(repeating: "ñ", count: 99)))
    }

    @Test func `the same object cannot take the lock twice`() throws {
        let lock = try open()
        try lock.acquire(deadline: .zero, as: "first")
        let error = #expect(throws: FileLockError.self) { try lock.acquire(deadline: nil, as: "again") }
        let reason = FileError(operation: "flock", path: self.lock, errno: Errno(rawValue: EDEADLK))
        #expect(error == .file(reason))
        #expect(lock.isHeld)
    }

    @Test func `releasing a lock that is not held does nothing`() throws {
        let (first, second) = (try open(), try open())
        try first.acquire(deadline: .zero, as: "first")
        try second.release()
        #expect(try folder.text(of: "queue.lock") == "first\n")
        #expect(busy(second) == .busy(holder: "first"))
    }

    @Test func `a lock whose file was removed is an error, since it excludes nobody`() throws {
        let lock = try open()
        #expect(try folder.directory.remove(name("queue.lock")))
        let error = #expect(throws: FileLockError.self) { try lock.acquire(deadline: .zero, as: "first") }
        #expect(
            error == .file(FileError(operation: "flock", path: self.lock, errno: Errno(rawValue: ESTALE)))
        )
        #expect(!lock.isHeld)
    }

    @Test func `a lock works without a baton`() throws {
        let first = try FileLock.open(lock: lock, baton: nil, create: true)
        let second = try FileLock.open(lock: lock, baton: nil, create: false)
        try first.acquire(deadline: .zero, as: "mcorderd 7")
        #expect(busy(second) == .busy(holder: "mcorderd 7"))
        #expect(try folder.names() == ["queue.lock"])
    }

    /// Runs flock(1), another process, to find out whether the lock is free.
    private func othersMayLock() throws -> Bool {
        let arguments = ["flock", "--nonblock", "--conflict-exit-code", "75", lock, "true"]
        var pointers = arguments.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        pointers.append(nil)
        var child: pid_t = 0
        try #require(posix_spawnp(&child, "flock", nil, nil, &pointers, nil) == 0)
        var status: CInt = 0
        try #require(waitpid(child, &status, 0) == child)
        let code = (status >> 8) & 0xFF
        try #require(code == 0 || code == 75)
        return code == 0
    }
}
