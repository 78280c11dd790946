import Glibc

/// A file's metadata at one instant. Two equal stamps mean that the file did not change between them.
///
/// Access times are not included, so reading a file does not change its stamp. Source: stat(2), inode(7).
package struct FileStamp: Hashable, Sendable {
    /// The type of file that a name refers to.
    package enum Kind: Hashable, Sendable {
        /// The types in `st_mode`; `symlink` occurs only if the link was not followed.
        case regular, directory, symlink, fifo, socket
        /// A character or block device, or a type that this program does not know.
        case device
    }

    /// A point in time as file systems store it: seconds since 1970 and nanoseconds, 0 to 999,999,999.
    package struct Time: Hashable, Comparable, Sendable {
        /// Whole seconds since 1970-01-01 00:00:00 UTC, negative before it.
        package let seconds: Int64
        /// Nanoseconds within the second.
        package let nanoseconds: Int32

        /// Whether one time is before the other.
        package static func < (one: Time, other: Time) -> Bool {
            (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
        }
    }

    /// Identifies the file on this machine.
    package let identity: FileIdentity
    /// Size in bytes.
    package let size: Int64
    /// When the content was last changed (mtime). Anyone who may write to the file can set it to any value.
    package let modified: Time
    /// When the content, the number of links, the owner or the permissions last changed (ctime). Users cannot
    /// set it.
    package let changed: Time
    package let kind: Kind
    /// The twelve permission bits (`0o7777`).
    package let permissions: UInt16
    /// The number of hard links; 0 once the last name is removed.
    package let links: UInt64

    init(_ status: stat) {
        identity = FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
        size = Int64(status.st_size)
        modified = Time(seconds: Int64(status.st_mtim.tv_sec), nanoseconds: Int32(status.st_mtim.tv_nsec))
        changed = Time(seconds: Int64(status.st_ctim.tv_sec), nanoseconds: Int32(status.st_ctim.tv_nsec))
        permissions = UInt16(status.st_mode & 0o7777)
        links = UInt64(status.st_nlink)
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .directory
            case S_IFLNK: .symlink
            case S_IFIFO: .fifo
            case S_IFSOCK: .socket
            default: .device
            }
    }

    /// The inode of ``identity``.
    package var inode: UInt64 { identity.inode }

    /// Whether a file with this stamp has the same content as one with the other stamp, as far as stamps can
    /// show.
    ///
    /// For a file with one name, every value must be equal. For a file with several names, ``changed`` is
    /// updated whenever a name is added or removed, so only the identity, size, ``modified`` and ``kind`` are
    /// compared.
    package func hasContent(of other: FileStamp) -> Bool {
        if self == other { return true }
        guard links > 1 || other.links > 1 else { return false }
        return (identity, size, modified, kind) == (other.identity, other.size, other.modified, other.kind)
    }
}
