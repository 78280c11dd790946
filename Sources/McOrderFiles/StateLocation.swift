import CLinux
import SystemPackage

/// Checks where the queue may be stored: on a file system whose locks and shared memory work, which they do
/// not on network file systems.
package enum StateLocation {
    /// The kind of file system that holds `path`; symbolic links are followed.
    ///
    /// Throws ENOENT if the path does not exist; for a path that is yet to be created, pass its parent
    /// folder. Source: statfs(2).
    package static func fileSystemKind(of path: String) throws(FileError) -> FileSystemKind {
        try check(path: path, for: "statfs")
        var magic: UInt32 = 0
        let reason = clinux_filesystem_magic(path, &magic)
        guard reason == 0 else {
            throw FileError(operation: "statfs", path: path, errno: Errno(rawValue: reason))
        }
        return FileSystemKind(magic: magic)
    }
}
