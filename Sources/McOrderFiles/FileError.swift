import Glibc
package import SystemPackage

/// A call to the file system that failed: which, on what, and why.
///
/// Source: the manual page, section 2, of `operation`.
package struct FileError: Error, Hashable, Sendable {
    /// The system call, as its manual page is called (`openat`).
    package let operation: String
    /// The path for people to read: invalid UTF-8 is repaired, so it may not lead to the file.
    package let path: String
    /// The reason that the system gave.
    package let errno: Errno

    /// Makes an error from its three parts.
    package init(operation: String, path: String, errno: Errno) {
        self.operation = operation
        self.path = path
        self.errno = errno
    }

    /// Whether the device or the quota is full (ENOSPC, EDQUOT).
    package var isNoSpace: Bool { isOne(of: ENOSPC, EDQUOT) }

    /// Whether this process may not do it (EACCES, EPERM).
    package var isPermission: Bool { isOne(of: EACCES, EPERM) }

    /// Whether the file system is mounted for reading only (EROFS).
    package var isReadOnly: Bool { isOne(of: EROFS) }

    /// Whether nothing is there, or what should be a folder on the way is none (ENOENT, ENOTDIR).
    package var isAbsent: Bool { isOne(of: ENOENT, ENOTDIR) }

    /// Whether the device, or the server behind it, failed (EIO, ESTALE, ETIMEDOUT).
    package var isIO: Bool { isOne(of: EIO, ESTALE, ETIMEDOUT) }

    /// Whether any file could have failed so now: the device failed, or the process or the machine has no
    /// descriptor or no memory left (EMFILE, ENFILE, ENOMEM).
    package var isOfTheMachine: Bool { isIO || isOne(of: EMFILE, ENFILE, ENOMEM) }

    /// Whether the name is taken (EEXIST).
    package var isTaken: Bool { isOne(of: EEXIST) }

    /// Whether it is no file of the sort that was wanted (EINVAL, EISDIR).
    package var isNoFile: Bool { isOne(of: EINVAL, EISDIR) }

    private func isOne(of numbers: CInt...) -> Bool { numbers.contains(errno.rawValue) }
}

extension FileError: CustomStringConvertible {
    /// For a log, as `openat /srv/cloud/receipts: No such file or directory`.
    package var description: String { "\(operation) \(path): \(errno)" }
}
