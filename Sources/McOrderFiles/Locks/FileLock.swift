import Glibc
import Synchronization
import SystemPackage

/// A lock that admits one writer at a time among all processes, with a second lock, the baton, for fairness.
///
/// A caller takes the baton, then the lock, then releases the baton. A holder that wants the lock again at
/// once therefore has to wait behind the caller that has the baton, and no caller starves. Both are flock(2)
/// locks. They end with their process, however it ends, and belong to the open file: two objects exclude each
/// other even within one process, but an object does not exclude itself. So use each object from one thread
/// at a time; otherwise nothing breaks, but a second `acquire` throws.
package final class FileLock: Sendable {
    private let lock: LockFile
    private let baton: LockFile?
    private let held = Atomic<Bool>(false)

    private init(lock: LockFile, baton: LockFile?) {
        self.lock = lock
        self.baton = baton
    }

    /// Opens the lock's file and the baton's file, without taking either lock.
    ///
    /// With `create`, a missing file is created with exactly the permissions `mode`, whatever the umask;
    /// without it, a missing file throws ENOENT. A symbolic link is not followed (ELOOP), and anything but a
    /// regular file is rejected (EINVAL), because other users can write to the folder and the holder's name
    /// is written into this file. Locks on NFS and similar file systems may hold on this machine only, see
    /// ``StateLocation``.
    package static func open(
        lock: String,
        baton: String?,
        create: Bool,
        mode: UInt16 = 0o660
    ) throws(FileError) -> FileLock {
        var second: LockFile?
        if let baton { second = try LockFile(path: baton, create: create, mode: mode) }
        return FileLock(lock: try LockFile(path: lock, create: create, mode: mode), baton: second)
    }

    /// Opens a lock without a baton, and takes it. Throws like ``open(lock:baton:create:mode:)`` and
    /// ``acquire(deadline:as:reportingEvery:onWait:)``.
    package static func take(
        _ path: String,
        create: Bool,
        mode: UInt16,
        deadline: Duration,
        as holder: String
    ) throws(FileLockError) -> FileLock {
        let lock = try orFile { () throws(FileError) in
            try open(lock: path, baton: nil, create: create, mode: mode)
        }
        try lock.acquire(deadline: deadline, as: holder)
        return lock
    }

    /// Whether this object holds the lock.
    package var isHeld: Bool { held.load(ordering: .acquiring) }

    /// Takes the lock and writes `holder` into its file, where waiting processes can read it.
    ///
    /// Waits for baton and lock together at most for `deadline` on the monotonic clock: `nil` waits without
    /// limit, `.zero` tries once. After each `interval` of waiting, `onWait` is called with the holder and
    /// the time waited so far. The calling thread sleeps meanwhile, 0.2 to 2 ms at a time. At most 200 bytes
    /// of `holder` are kept; control characters become `?`.
    ///
    /// Throws ``FileLockError/busy(holder:)`` at the deadline; `.file` with EDEADLK if this object already
    /// holds the lock, with ESTALE if the file was removed or replaced and so excludes no other process any
    /// more, and with ENOSPC if not even the holder's name could be written. If it throws, nothing was taken:
    /// the lock is held only after EDEADLK, from the earlier call.
    package func acquire(
        deadline: Duration?,
        as holder: String,
        reportingEvery interval: Duration = .seconds(5),
        onWait: (_ holder: String, _ waited: Duration) -> Void = { _, _ in },
    ) throws(FileLockError) {
        guard !held.exchange(true, ordering: .acquiringAndReleasing) else {
            throw .file(FileError(operation: "flock", path: lock.path, errno: Errno(rawValue: EDEADLK)))
        }
        do {
            let patience = LockPatience(deadline: deadline, interval: interval)
            try take(patience, onWait: onWait)
            try announce(holder)
        } catch {
            held.store(false, ordering: .releasing)
            throw error
        }
    }

    /// Clears the holder's name, which notifies watchers of the file, and releases the lock. Does nothing if
    /// the lock is not held.
    ///
    /// Throws if the name could not be cleared; the lock is released all the same.
    package func release() throws(FileError) {
        guard held.load(ordering: .acquiring) else { return }
        defer {
            lock.unlock()
            held.store(false, ordering: .releasing)
        }
        try lock.clear()
    }

    /// The current holder's name in the lock file, `""` if there is none; never waits.
    ///
    /// The name of a process that died while it held the lock stays until the next holder writes its own.
    package func holder() throws(FileError) -> String { try lock.holder() }

    private func take(
        _ patience: LockPatience,
        onWait: (String, Duration) -> Void
    ) throws(FileLockError) {
        var patience = patience
        if let baton { try wait(for: baton, &patience, onWait) }
        defer { baton?.unlock() }
        try wait(for: lock, &patience, onWait)
    }

    private func wait(
        for file: LockFile,
        _ patience: inout LockPatience,
        _ onWait: (String, Duration) -> Void
    ) throws(FileLockError) {
        while try !Self.orFile(file.tryLock) {
            switch patience.next() {
            case .sleep(let pause): LockPatience.sleep(pause)
            case .report(let waited): onWait(try namedHolder(), waited)
            case .giveUp: throw .busy(holder: try namedHolder())
            }
        }
    }

    private func namedHolder() throws(FileLockError) -> String {
        try Self.orFile(lock.holder)
    }

    private func announce(_ holder: String) throws(FileLockError) {
        do {
            try lock.write(holder: holder)
        } catch {
            lock.unlock()
            throw .file(error)
        }
    }

    private static func orFile<Result>(
        _ step: () throws(FileError) -> Result
    ) throws(FileLockError) -> Result {
        do {
            return try step()
        } catch {
            throw .file(error)
        }
    }
}
