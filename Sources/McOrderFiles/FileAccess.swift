import Glibc
import SystemPackage

/// Who may do what with a file or folder. Source: inode(7).
package struct FileAccess: Hashable, Sendable {
    /// The twelve bits of the rights (`0o7777`).
    package let permissions: UInt16
    /// The number of the user that it belongs to.
    package let owner: UInt32
    /// The number of its group.
    package let group: UInt32

    init(_ status: stat) {
        permissions = UInt16(truncatingIfNeeded: status.st_mode) & 0o7777
        owner = UInt32(status.st_uid)
        group = UInt32(status.st_gid)
    }
}

extension Directory {
    /// Who may do what with this folder.
    package func access() throws(FileError) -> FileAccess {
        var status = Glibc.stat()
        if let reason = refusal(of: { fstat(descriptor, &status) }) {
            throw FileError(operation: "fstat", path: path, errno: reason)
        }
        return FileAccess(status)
    }

    /// Who may do what with an entry, with a symbolic link itself; nil where there is none.
    package func access(to name: FileName) throws(FileError) -> FileAccess? {
        var status = Glibc.stat()
        let reason = refusal {
            name.withCString { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }
        }
        if reason == .noSuchFileOrDirectory { return nil }
        if let reason { throw error("fstatat", name, reason) }
        return FileAccess(status)
    }
}
