/// Identifies a file or folder independently of its name: two hard links to one file have the same identity.
///
/// An inode number is reused after its file is removed, so the identity alone does not distinguish a file
/// from a later one. Source: inode(7).
package struct FileIdentity: Hashable, Sendable {
    /// The device, `st_dev`.
    package let device: UInt64
    /// The inode on that device, `st_ino`.
    package let inode: UInt64
}
