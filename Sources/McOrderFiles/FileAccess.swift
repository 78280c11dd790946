import Glibc

/// The permissions, owner and group of a file or folder. Source: inode(7).
package struct FileAccess: Hashable, Sendable {
    /// The twelve permission bits (`0o7777`).
    package let permissions: UInt16
    /// The owner's user id.
    package let owner: UInt32
    /// The group id.
    package let group: UInt32

    init(_ status: stat) {
        permissions = UInt16(truncatingIfNeeded: status.st_mode) & 0o7777
        owner = UInt32(status.st_uid)
        group = UInt32(status.st_gid)
    }
}

extension Directory {
    /// The permissions, owner and group of this folder.
    package func access() throws(FileError) -> FileAccess {
        var status = Glibc.stat()
        try answer("fstat", on: path) { fstat(descriptor, &status) }
        return FileAccess(status)
    }

    /// The permissions, owner and group of an entry; for a symbolic link, of the link itself; nil if there is
    /// no such entry.
    package func access(to name: FileName) throws(FileError) -> FileAccess? {
        try status(of: name).map { FileAccess($0) }
    }
}
