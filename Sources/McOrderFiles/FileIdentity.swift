/// Which file or folder it is, whatever its name: the same for two names of one file.
///
/// An inode is used again once its file is gone, so identity alone does not tell a file from its successor.
/// Source: inode(7).
package struct FileIdentity: Hashable, Sendable {
    /// The device, `st_dev`.
    package let device: UInt64
    /// The inode on that device, `st_ino`.
    package let inode: UInt64

    /// Makes an identity of both its parts.
    package init(device: UInt64, inode: UInt64) {
        self.device = device
        self.inode = inode
    }
}
