import Glibc
package import SystemPackage

/// A failed file system call: the operation, the path and the reason.
///
/// Source: the manual page, section 2, of `operation`.
package struct FileError: Error, Hashable, Sendable {
    /// The system call, named as its manual page (`openat`).
    package let operation: String
    /// The path, for display. Invalid UTF-8 is replaced, so the path may not lead to the file.
    package let path: String
    package let errno: Errno

    package init(operation: String, path: String, errno: Errno) {
        self.operation = operation
        self.path = path
        self.errno = errno
    }

    /// Whether the device or the quota is full (ENOSPC, EDQUOT).
    package var isNoSpace: Bool { isOne(of: ENOSPC, EDQUOT) }

    /// Whether this process lacks the permission (EACCES, EPERM).
    package var isPermission: Bool { isOne(of: EACCES, EPERM) }

    /// Whether the file system is mounted read-only (EROFS).
    package var isReadOnly: Bool { isOne(of: EROFS) }

    /// Whether the entry does not exist, or a component of its path is not a folder (ENOENT, ENOTDIR).
    package var isAbsent: Bool { isOne(of: ENOENT, ENOTDIR) }

    /// Whether the device, or the server behind it, failed (EIO, ESTALE, ETIMEDOUT).
    package var isIO: Bool { isOne(of: EIO, ESTALE, ETIMEDOUT) }

    /// Whether the cause is the machine and not this file: the device failed, or the process or the machine
    /// is out of descriptors or memory (EMFILE, ENFILE, ENOMEM).
    package var isOfTheMachine: Bool { isIO || isOne(of: EMFILE, ENFILE, ENOMEM) }

    /// Whether the name is taken (EEXIST).
    package var isTaken: Bool { isOne(of: EEXIST) }

    /// Whether the entry is not of the required type (EINVAL, EISDIR).
    package var isNoFile: Bool { isOne(of: EINVAL, EISDIR) }

    private func isOne(of numbers: CInt...) -> Bool { numbers.contains(errno.rawValue) }
}

extension FileError: CustomStringConvertible {
    /// Text for a log, such as `openat /srv/cloud/receipts: No such file or directory`.
    package var description: String { "\(operation) \(path): \(errno)" }
}
