import Glibc

/// Free space on the file system of a path.
package enum FreeSpace {
    /// The bytes that a user without privileges can still write; a symbolic link is followed. Source:
    /// statvfs(3).
    package static func bytes(at path: String) throws(FileError) -> Int64 {
        var status = statvfs()
        try answer("statvfs", on: path) { statvfs(path, &status) }
        let (bytes, overflow) = UInt64(status.f_bavail).multipliedReportingOverflow(
            by: UInt64(status.f_frsize)
        )
        return overflow ? .max : Int64(clamping: bytes)
    }
}
