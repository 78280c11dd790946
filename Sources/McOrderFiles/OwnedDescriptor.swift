import Glibc
import SystemPackage

/// A file descriptor with a single owner; it is closed when the owner is destroyed.
struct OwnedDescriptor: ~Copyable, Sendable {
    /// The descriptor's number; valid only as long as the owner exists.
    let number: CInt

    init(_ number: CInt) { self.number = number }

    deinit { close(number) }

    /// Opens a path; `flags` are those of open(2), to which O_CLOEXEC is added.
    init(path: String, flags: CInt, mode: UInt16 = 0) throws(FileError) {
        try check(path: path, for: "open")
        number = try answer("open", on: path) { open(path, flags | O_CLOEXEC, mode_t(mode)) }
    }

    /// Opens an entry of a folder; `flags` are those of open(2), to which O_CLOEXEC is added.
    init(
        _ name: FileName,
        in directory: Directory,
        flags: CInt,
        mode: UInt16 = 0
    ) throws(FileError) {
        number = try answer("openat", on: directory.path(of: name)) {
            name.withCString { openat(directory.descriptor, $0, flags | O_CLOEXEC, mode_t(mode)) }
        }
    }

    /// Closes the descriptor now, to get the errors that a file system reports only on close, such as a full
    /// quota on NFS.
    ///
    /// EINTR is not an error: Linux has closed the descriptor all the same. Source: close(2).
    consuming func finish(path: @autoclosure () -> String) throws(FileError) {
        let number = number
        discard self
        guard close(number) != 0 else { return }
        let reason = errno
        if reason != EINTR {
            throw FileError(operation: "close", path: path(), errno: Errno(rawValue: reason))
        }
    }

    /// The stamp of the open file; `path` is only used in the error.
    func stamp(path: @autoclosure () -> String) throws(FileError) -> FileStamp {
        var status = stat()
        try answer("fstat", on: path()) { fstat(number, &status) }
        return FileStamp(status)
    }

    /// Takes a lock on the file if it is free; never waits. Throws ENOLCK if the kernel is out of memory for
    /// locks. Source: flock(2).
    func tryLock(path: @autoclosure () -> String) throws(FileError) -> Bool {
        guard let reason = refusal(of: { flock(number, LOCK_EX | LOCK_NB) }) else { return true }
        if reason == .wouldBlock { return false }
        throw FileError(operation: "flock", path: path(), errno: reason)
    }

    /// Writes all of the bytes at the descriptor's position.
    func write(_ bytes: ArraySlice<UInt8>, path: @autoclosure () -> String) throws(FileError) {
        var done = 0
        while done < bytes.count {
            done += try answer("write", on: path()) {
                bytes.withUnsafeBytes {
                    Glibc.write(number, $0.baseAddress?.advanced(by: done), $0.count - done)
                }
            }
        }
    }

    /// Overwrites the file from its beginning on with all of the bytes.
    func overwrite(_ bytes: [UInt8], path: @autoclosure () -> String) throws(FileError) {
        var done = 0
        while done < bytes.count {
            // A signal may also cut a write short. Only if no byte at all can be written is the disk full.
            let written = try answer("pwrite", on: path()) {
                bytes.withUnsafeBytes {
                    pwrite(number, $0.baseAddress?.advanced(by: done), $0.count - done, off_t(done))
                }
            }
            guard written > 0 else { throw FileError(operation: "pwrite", path: path(), errno: .noSpace) }
            done += written
        }
    }

    /// Gives the file exactly these permissions, regardless of the umask at its creation.
    ///
    /// If the file system has no permissions (EPERM for the owner, EOPNOTSUPP, ENOSYS), that is not an error.
    /// Source: fchmod(2).
    func grant(_ mode: UInt16, path: @autoclosure () -> String) throws(FileError) {
        guard let reason = refusal(of: { fchmod(number, mode_t(mode)) }) else { return }
        if ![EPERM, EOPNOTSUPP, ENOSYS].contains(reason.rawValue) {
            throw FileError(operation: "fchmod", path: path(), errno: reason)
        }
    }
}
