package import SystemPackage

/// System calls that fail with a given error, so that tests can simulate old, full or remote file systems.
///
/// If an error is set, it is returned without making the call. ``none`` makes every call.
package struct FileSystemRefusals: Hashable, Sendable {
    /// The error of write(2).
    package var write: Errno?
    /// The error of renameat2(2) with RENAME_NOREPLACE; after EINVAL or ENOSYS linkat(2) is tried.
    package var renameWithoutReplacing: Errno?
    /// The error of linkat(2); after EPERM, EOPNOTSUPP, EMLINK or ENOSYS renameat(2) is tried.
    package var link: Errno?
    /// The error of renameat(2).
    package var rename: Errno?
    /// The error of fsync(2) of the folder.
    package var folderSync: Errno?

    /// No simulated errors.
    package static let none = FileSystemRefusals()
}
