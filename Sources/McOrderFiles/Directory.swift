import Glibc
import SystemPackage

/// An open folder. All entries are accessed relative to its descriptor, so it stays the same folder even if
/// its path changes.
///
/// Safe to use from several threads at once: its only state is a descriptor, which is closed with the last
/// reference.
package final class Directory: Sendable {
    /// The path that it was opened with, for display.
    package let path: String
    package let identity: FileIdentity
    private let owned: OwnedDescriptor

    private init(_ owned: consuming OwnedDescriptor, path: String) throws(FileError) {
        identity = try owned.stamp(path: path).identity
        self.owned = owned
        self.path = path
    }

    /// Opens a folder for reading.
    ///
    /// A symbolic link to the folder is followed, because the administrator chooses where the folder is.
    /// Throws ENOTDIR if the path is not a folder, EINVAL if it contains NUL. Source: open(2), O_DIRECTORY.
    package static func open(_ path: String) throws(FileError) -> Directory {
        try Directory(OwnedDescriptor(path: path, flags: O_RDONLY | O_DIRECTORY), path: path)
    }

    /// Opens a folder in this one.
    ///
    /// A symbolic link is not followed (ENOTDIR), because anyone who can write to this folder could have
    /// created it.
    package func openSubdirectory(_ name: FileName) throws(FileError) -> Directory {
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
        return try Directory(OwnedDescriptor(name, in: self, flags: flags), path: path(of: name))
    }

    /// Creates a folder in this one with exactly these permissions, whatever the umask. Returns false if the
    /// name is taken.
    ///
    /// An existing entry of this name, folder or not, is not changed. The set-group-ID bit is not requested
    /// if the new folder inherits it from this folder: systemd's `RestrictSUIDSGID` rejects every call that
    /// names it. The sticky bit (`0o1000`) is set at creation, so that there is no moment at which others can
    /// remove entries. Source: mkdirat(2), mkdir(2).
    package func createSubdirectory(_ name: FileName, mode: UInt16) throws(FileError) -> Bool {
        let isNew = try succeeds("mkdirat", name, unless: .fileExists) {
            mkdirat(descriptor, $0, mode_t(mode & 0o1777))
        }
        guard isNew else { return false }
        let made = try openSubdirectory(name)
        guard try made.permissions() != mode else { return true }
        try made.owned.grant(mode, path: made.path)
        return true
    }

    /// The stamp of an entry; for a symbolic link, the stamp of the link itself; nil if there is no such
    /// entry.
    ///
    /// Source: fstatat(2), AT_SYMLINK_NOFOLLOW.
    package func stat(_ name: FileName) throws(FileError) -> FileStamp? {
        try status(of: name).map { FileStamp($0) }
    }

    func status(of name: FileName) throws(FileError) -> Glibc.stat? {
        var status = Glibc.stat()
        let isThere = try succeeds("fstatat", name, unless: .noSuchFileOrDirectory) {
            fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW)
        }
        return isThere ? status : nil
    }

    /// Removes an entry that is not a folder; returns false if there is no such entry.
    ///
    /// Throws EISDIR for a folder. Source: unlinkat(2).
    package func remove(_ name: FileName) throws(FileError) -> Bool {
        try succeeds("unlinkat", name, unless: .noSuchFileOrDirectory) { unlinkat(descriptor, $0, 0) }
    }

    /// Makes a call about an entry; returns false if it fails for the given reason.
    private func succeeds(
        _ operation: String,
        _ name: FileName,
        unless expected: Errno,
        _ call: (UnsafePointer<CChar>) -> CInt
    ) throws(FileError) -> Bool {
        let reason = refusal { name.withCString(call) }
        if reason == expected { return false }
        if let reason { throw error(operation, name, reason) }
        return true
    }

    /// Creates a second hard link to a file; the new name must be free (EEXIST). Source: linkat(2).
    package func link(_ from: FileName, as second: FileName) throws(FileError) {
        try answer("linkat", on: path(of: from)) {
            from.withCString { old in
                second.withCString { linkat(descriptor, old, descriptor, $0, 0) }
            }
        }
    }

    /// Fsyncs the folder: after it returns, the names in the folder survive a power cut.
    ///
    /// If the file system does not support this for folders (EINVAL), that is not an error. Source: fsync(2).
    package func synchronize() throws(FileError) {
        let reason = refusal { fsync(descriptor) }
        if let reason, reason != .invalidArgument {
            throw FileError(operation: "fsync", path: path, errno: reason)
        }
    }

    /// The stamp of the folder itself. Its ``FileStamp/modified`` is when a name was last added, replaced or
    /// removed.
    package func stamp() throws(FileError) -> FileStamp { try owned.stamp(path: path) }

    /// The folder's permission bits, including set-group-ID.
    package func permissions() throws(FileError) -> UInt16 {
        try access().permissions
    }

    /// Whether this process may create and remove entries here. Source: faccessat(2), AT_EACCESS.
    package var isWritable: Bool { writingRefusal == nil }

    /// Why this process may not create and remove entries here: missing permission (EACCES) or a read-only
    /// file system (EROFS); `nil` if it may. Source: faccessat(2), AT_EACCESS.
    package var writingRefusal: FileError? {
        let reason = refusal(of: { faccessat(descriptor, ".", W_OK | X_OK, AT_EACCESS) })
        return reason.map { FileError(operation: "faccessat", path: path, errno: $0) }
    }

    /// Writes a 4 KiB file into this folder, fsyncs it and removes it: the minimum that a commit needs.
    ///
    /// Throws the error that prevents this, such as a full disk (ENOSPC) or a read-only file system (EROFS).
    package func tryWriting() throws(FileError) {
        let block = [UInt8](repeating: 0, count: 4096)
        do {
            let file = try TemporaryFile(bytes: block, in: self, mode: 0o600, durable: true)
            file.discard()
        } catch {
            throw FileError(operation: error.operation, path: path, errno: error.errno)
        }
    }

    /// Locks this folder against other processes and objects that use this lock, until this object is
    /// released or its process ends.
    ///
    /// The calling thread sleeps while it waits, at most for `deadline` on the monotonic clock. Nothing is
    /// written into the folder. Throws if the file system cannot lock folders (EBADF on NFS). Source:
    /// flock(2).
    /// - Returns: whether the lock was taken.
    package func lock(deadline: Duration) throws(FileError) -> Bool {
        var patience = LockPatience(deadline: deadline, interval: deadline)
        while try !owned.tryLock(path: path) {
            guard case .sleep(let pause) = patience.next() else { return false }
            LockPatience.sleep(pause)
        }
        return true
    }

    /// The open folder's descriptor, valid as long as this object exists.
    var descriptor: CInt { owned.number }

    /// The path of an entry, for display.
    package func path(of name: FileName) -> String {
        path.hasSuffix("/") ? path + name.display : path + "/" + name.display
    }

    func error(_ operation: String, _ name: FileName, _ reason: Errno) -> FileError {
        FileError(operation: operation, path: path(of: name), errno: reason)
    }
}
