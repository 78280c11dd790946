import CLinux
import Glibc
import SystemPackage

/// One open folder; everything in it is reached from here, so it stays that folder whatever its path
/// becomes.
///
/// Safe from several threads at once: it holds nothing but a descriptor, which is closed with the last
/// reference.
package final class Directory: Sendable {
    /// The path that it was opened by, for people to read.
    package let path: String
    /// Which folder it is.
    package let identity: FileIdentity
    private let owned: OwnedDescriptor

    private init(_ owned: consuming OwnedDescriptor, path: String) throws(FileError) {
        identity = try owned.stamp(path: path).identity
        self.owned = owned
        self.path = path
    }

    /// Opens a folder for reading.
    ///
    /// A symbolic link to it is followed: where the folder lies is the administrator's choice. Throws
    /// ENOTDIR for what is no folder, EINVAL for a path with NUL in it. Source: open(2), O_DIRECTORY.
    package static func open(_ path: String) throws(FileError) -> Directory {
        try Directory(OwnedDescriptor(path: path, flags: O_RDONLY | O_DIRECTORY), path: path)
    }

    /// Opens a folder in this one.
    ///
    /// A symbolic link is not followed, since who can write here could have put it: ENOTDIR.
    package func openSubdirectory(_ name: FileName) throws(FileError) -> Directory {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
        return try Directory(OwnedDescriptor(name, in: self, flags: flags), path: path(of: name))
    }

    /// Makes a folder in this one with exactly these rights, whatever the umask; false where the name is
    /// taken.
    ///
    /// What has the name already, folder or not, is left as it is. The set-group-ID bit is not asked for
    /// where this folder hands it down: systemd's `RestrictSUIDSGID` refuses every call that names it. The
    /// sticky bit (`0o1000`) is asked for at once, so that others cannot remove entries before it is set.
    /// Source: mkdirat(2), mkdir(2).
    package func createSubdirectory(_ name: FileName, mode: UInt16) throws(FileError) -> Bool {
        let reason = refusal { name.withCString { mkdirat(descriptor, $0, mode_t(mode & 0o1777)) } }
        if reason == .fileExists { return false }
        if let reason { throw error("mkdirat", name, reason) }
        let made = try openSubdirectory(name)
        guard try made.permissions() != mode else { return true }
        try made.owned.grant(mode, path: made.path)
        return true
    }

    /// The stamp of an entry, of a symbolic link itself; nil where there is none.
    ///
    /// Source: fstatat(2), AT_SYMLINK_NOFOLLOW.
    package func stat(_ name: FileName) throws(FileError) -> FileStamp? {
        var status = Glibc.stat()
        let reason = refusal {
            name.withCString { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
        }
        if reason == .noSuchFileOrDirectory { return nil }
        if let reason { throw error("fstatat", name, reason) }
        return FileStamp(status)
    }

    /// Removes an entry that is no folder; false where there was none.
    ///
    /// Throws EISDIR for a folder. Source: unlinkat(2).
    package func remove(_ name: FileName) throws(FileError) -> Bool {
        let reason = refusal { name.withCString { unlinkat(descriptor, $0, 0) } }
        if reason == .noSuchFileOrDirectory { return false }
        if let reason { throw error("unlinkat", name, reason) }
        return true
    }

    /// Renames an entry, replacing in one step what had the new name.
    ///
    /// Throws ENOENT where the first is absent, EISDIR where a file would replace a folder. Source:
    /// renameat(2).
    package func rename(_ from: FileName, _ to: FileName) throws(FileError) {
        let reason = refusal {
            from.withCString { old in to.withCString { renameat(descriptor, old, descriptor, $0) } }
        }
        if let reason { throw error("renameat", from, reason) }
    }

    /// Gives a file a second name, which must be free (EEXIST). Source: linkat(2).
    package func link(_ from: FileName, as second: FileName) throws(FileError) {
        let reason = refusal {
            from.withCString { old in
                second.withCString { linkat(descriptor, old, descriptor, $0, 0) }
            }
        }
        if let reason { throw error("linkat", from, reason) }
    }

    /// Returns once the names in this folder would survive a power cut.
    ///
    /// Not an error: a file system that cannot do this for folders (EINVAL). Source: fsync(2).
    package func synchronize() throws(FileError) {
        let reason = refusal { fsync(descriptor) }
        if let reason, reason != .invalidArgument {
            throw FileError(operation: "fsync", path: path, errno: reason)
        }
    }

    /// The folder's permission bits, set-group-ID included.
    package func permissions() throws(FileError) -> UInt16 {
        var status = Glibc.stat()
        if let reason = refusal(of: { fstat(descriptor, &status) }) {
            throw FileError(operation: "fstat", path: path, errno: reason)
        }
        return UInt16(truncatingIfNeeded: status.st_mode) & 0o7777
    }

    /// Whether this process may make and remove entries here. Source: faccessat(2), AT_EACCESS.
    package var isWritable: Bool { writingRefusal == nil }

    /// What keeps this process from making and removing entries here: a right (EACCES) or a file system that
    /// is mounted for reading only (EROFS); `nil` where nothing does. Source: faccessat(2), AT_EACCESS.
    package var writingRefusal: FileError? {
        let reason = refusal(of: { faccessat(descriptor, ".", W_OK | X_OK, AT_EACCESS) })
        return reason.map { FileError(operation: "faccessat", path: path, errno: $0) }
    }

    /// Writes a file of a block into this folder, waits for the disk, and removes it: what a commit needs at
    /// least.
    ///
    /// Throws what keeps that from being done, such as a full disk (ENOSPC) or one that is mounted read-only
    /// (EROFS).
    package func tryWriting() throws(FileError) {
        let block = [UInt8](repeating: 0, count: 4096)
        do {
            let file = try TemporaryFile(bytes: block, in: self, mode: 0o600, durable: true, refusals: .none)
            file.discard()
        } catch {
            throw FileError(operation: error.operation, path: path, errno: error.errno)
        }
    }

    /// Locks this folder against others that do the same, until this object is gone or its process ends.
    ///
    /// The calling thread sleeps meanwhile, at most for `deadline` on the monotonic clock. Nothing is written
    /// into the folder. Throws where the file system cannot lock folders (EBADF on NFS). Source: flock(2).
    /// - Returns: whether the lock was taken.
    package func lock(deadline: Duration) throws(FileError) -> Bool {
        var patience = LockPatience(deadline: deadline, interval: deadline)
        while let reason = refusal(of: { flock(descriptor, LOCK_EX | LOCK_NB) }) {
            guard reason == .wouldBlock else {
                throw FileError(operation: "flock", path: path, errno: reason)
            }
            guard case .sleep(let pause) = patience.next() else { return false }
            LockPatience.sleep(pause)
        }
        return true
    }

    /// The open folder's descriptor, valid as long as this object.
    var descriptor: CInt { owned.number }

    /// The path of an entry, for people to read.
    func path(of name: FileName) -> String {
        path.hasSuffix("/") ? path + name.display : path + "/" + name.display
    }

    /// An error about an entry.
    func error(_ operation: String, _ name: FileName, _ reason: Errno) -> FileError {
        FileError(operation: operation, path: path(of: name), errno: reason)
    }
}
