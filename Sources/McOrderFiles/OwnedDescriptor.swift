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
        _ = try answer("fstat", on: path()) { fstat(number, &status) }
        return FileStamp(status)
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
