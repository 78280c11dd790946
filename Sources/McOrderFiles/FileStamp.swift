import Glibc

/// What the system says about a file at one instant; the same stamp twice means nobody touched it between.
///
/// Access times are left out, so reading changes no stamp. Source: stat(2), inode(7).
package struct FileStamp: Hashable, Sendable {
    /// What sort of thing a name stands for.
    package enum Kind: Hashable, Sendable {
        /// As `st_mode` tells them apart; a symbolic link is told only where it was not followed.
        case regular, directory, symlink, fifo, socket
        /// A character or block device, or a sort that this program does not know.
        case device
    }

    /// A point in time as file systems keep it: seconds since 1970 and nanoseconds, 0 to 999,999,999.
    package struct Time: Hashable, Comparable, Sendable {
        /// Whole seconds since 1970-01-01 00:00:00 UTC, negative before it.
        package let seconds: Int64
        /// Nanoseconds within the second.
        package let nanoseconds: Int32

        /// Makes a time of both its parts.
        package init(seconds: Int64, nanoseconds: Int32) {
            self.seconds = seconds
            self.nanoseconds = nanoseconds
        }

        /// Whether one time is before the other.
        package static func < (one: Time, other: Time) -> Bool {
            (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
        }
    }

    /// Which file it is, among all of this machine.
    package let identity: FileIdentity
    /// Size in bytes.
    package let size: Int64
    /// When the content was last changed, or says it was: anybody who may write may set it.
    package let modified: Time
    /// When content, name count, owner or rights were last changed; nobody can set it.
    package let changed: Time
    /// What sort of thing it is.
    package let kind: Kind
    /// The twelve bits of the rights (`0o7777`).
    package let permissions: UInt16
    /// How many names it has; 0 once the last is gone.
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

    /// The device of ``identity``.
    package var device: UInt64 { identity.device }

    /// The inode of ``identity``.
    package var inode: UInt64 { identity.inode }

    /// Whether a name with the one stamp holds what a name with the other one does, as far as stamps can tell.
    ///
    /// Of a file with one name every value counts. One with several has its ``changed`` renewed whenever somebody gives
    /// or takes one of them, so that only size and ``modified`` say something about its content.
    package func hasContent(of other: FileStamp) -> Bool {
        if self == other { return true }
        guard links > 1 || other.links > 1 else { return false }
        return (identity, size, modified, kind) == (other.identity, other.size, other.modified, other.kind)
    }
}
