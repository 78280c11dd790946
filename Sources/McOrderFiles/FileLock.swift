import Glibc
import Synchronization
import SystemPackage

/// The lock that lets one writer at a time of all processes go on, with a baton so that nobody starves.
///
/// Who wants the lock takes the baton, then the lock, then drops the baton: a holder that wants it again at
/// once stands behind whoever waits. Both are flock(2) locks, which end with their process, however it
/// ends, and belong to the open file: two objects exclude each other within one process too, and an
/// object excludes nobody from itself. So use each from one thread at a time; nothing breaks otherwise,
/// but a second `acquire` throws.
package final class FileLock: Sendable {
    private let lock: LockFile
    private let baton: LockFile?
    private let held = Atomic<Bool>(false)

    private init(lock: LockFile, baton: LockFile?) {
        self.lock = lock
        self.baton = baton
    }

    /// Opens the lock's file and the baton's, without taking either.
    ///
    /// With `create` what is absent is made, with exactly the rights `mode` whatever the umask; without it,
    /// ENOENT. A symbolic link is not followed (ELOOP), and what is no regular file refused (EINVAL):
    /// others write to the folder too, and the holder's name is written into this file. Files on NFS and
    /// the like may be locked for this machine only, see ``StateLocation``.
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

    /// Whether this object has the lock.
    package var isHeld: Bool { held.load(ordering: .acquiring) }

    /// Takes the lock and writes `holder` into its file, which tells whoever waits.
    ///
    /// Waits for baton and lock together until `deadline` from now on the monotonic clock, `nil` for ever,
    /// `.zero` for a single try; each `interval` of waiting `onWait` is told the holder and how long it has
    /// been. The calling thread sleeps meanwhile, 0.2 to 2 ms at a time. Of `holder` at most 200 bytes are
    /// kept, control characters as `?`.
    ///
    /// Throws ``FileLockError/busy(holder:)`` at the deadline; `.file` with EDEADLK where this object has
    /// the lock already, with ESTALE where the file was removed or replaced and so locks nobody out any
    /// more, and with ENOSPC where not even the holder's name could be written. A throw takes nothing:
    /// only after EDEADLK is the lock held.
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

    /// Clears the holder's name, which tells whoever watches, and lets the lock go; without effect where it is not held.
    ///
    /// Throws where the name could not be cleared; the lock is free all the same.
    package func release() throws(FileError) {
        guard held.load(ordering: .acquiring) else { return }
        defer {
            lock.unlock()
            held.store(false, ordering: .releasing)
        }
        try lock.clear()
    }

    /// Who has the lock according to its file, `""` where it names nobody; never waits.
    ///
    /// The name of a process that died with the lock stays until the next holder's.
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
        while try !orFile({ () throws(FileError) in try file.tryLock() }) {
            switch patience.next() {
            case .sleep(let pause): LockPatience.sleep(pause)
            case .report(let waited): onWait(try namedHolder(), waited)
            case .giveUp: throw .busy(holder: try namedHolder())
            }
        }
    }

    private func namedHolder() throws(FileLockError) -> String {
        try orFile { () throws(FileError) in try lock.holder() }
    }

    private func announce(_ holder: String) throws(FileLockError) {
        do {
            try lock.write(holder: holder)
        } catch {
            lock.unlock()
            throw .file(error)
        }
    }

    private func orFile<Result>(_ step: () throws(FileError) -> Result) throws(FileLockError) -> Result {
        do {
            return try step()
        } catch {
            throw .file(error)
        }
    }
}
