import CLinux
import SystemPackage

/// Where the queue may live: on a file system whose locks and shared memory hold, which network ones' do
/// not.
package enum StateLocation {
    /// The kind of file system that holds `path`; symbolic links are followed.
    ///
    /// Throws ENOENT where there is no such path, so ask for the folder above what is yet to be made.
    /// Source: statfs(2).
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
