package import SystemPackage

/// Calls that a file system refuses, so that tests meet what only old, full or remote ones do.
///
/// Where a reason is given it is answered in place of the call; ``none`` leaves every answer to the system.
package struct FileSystemRefusals: Hashable, Sendable {
    /// The answer to write(2).
    package var write: Errno?
    /// The answer to renameat2(2) with RENAME_NOREPLACE; EINVAL or ENOSYS lead to linkat(2).
    package var renameWithoutReplacing: Errno?
    /// The answer to linkat(2); EPERM, EOPNOTSUPP, EMLINK or ENOSYS lead to renameat(2).
    package var link: Errno?
    /// The answer to renameat(2).
    package var rename: Errno?
    /// The answer to fsync(2) of the folder.
    package var folderSync: Errno?

    /// Nothing is refused but by the system itself.
    package static let none = FileSystemRefusals()

    /// Makes a set of refusals; nil stands for the system's own answer.
    package init(
        write: Errno? = nil,
        renameWithoutReplacing: Errno? = nil,
        link: Errno? = nil,
        rename: Errno? = nil,
        folderSync: Errno? = nil,
    ) {
        self.write = write
        self.renameWithoutReplacing = renameWithoutReplacing
        self.link = link
        self.rename = rename
        self.folderSync = folderSync
    }
}
