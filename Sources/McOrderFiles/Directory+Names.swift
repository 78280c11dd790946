import CLinux
import Glibc
import SystemPackage

extension Directory {
    /// Passes the names in this folder to `body` one by one, in no particular order, until it returns false.
    ///
    /// Memory use does not grow with the folder. Each call opens its own descriptor, so calls may nest. An
    /// entry that is added or removed during the call may or may not be included; an entry that stays is
    /// included exactly once. `.` and `..` are omitted. Throws ``FileError``, and any error that `body`
    /// throws. Source: readdir(3).
    package func names(_ body: (FileName) throws -> Bool) throws {
        let names = try FolderNames(of: self)
        while let entry = try names.next(), try body(entry.name) {}
    }
}

/// The names in a folder, read in steps, so that the caller can do other work between steps.
///
/// Otherwise it behaves like ``Directory/names(_:)``.
package final class FolderNames {
    /// A name and the inode number of its file.
    package struct Entry: Sendable {
        package let name: FileName
        /// The inode number as readdir(3) returns it. Reading files in the order of this number reads a disk
        /// roughly sequentially.
        package let inode: UInt64
        /// Whether the folder says that it is a regular file. Not every file system knows.
        package let isRegular: Bool
    }

    private let stream: OpaquePointer
    private let path: String
    /// Whether all names have been returned.
    package private(set) var isAtEnd = false

    /// Starts at the first name.
    package init(of directory: Directory) throws(FileError) {
        let number = try answer("openat", on: directory.path) {
            openat(directory.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        guard let stream = fdopendir(number) else {
            let reason = errno
            close(number)
            throw FileError(operation: "fdopendir", path: directory.path, errno: Errno(rawValue: reason))
        }
        self.stream = stream
        path = directory.path
    }

    /// The next name; `nil` after the last one.
    package func next() throws(FileError) -> Entry? {
        while !isAtEnd {
            errno = 0
            guard let entry = readdir(stream) else {
                let reason = errno
                guard reason == 0 else {
                    throw FileError(operation: "readdir", path: path, errno: Errno(rawValue: reason))
                }
                isAtEnd = true
                return nil
            }
            let text = UnsafeRawPointer(clinux_entry_name(entry))
            let bytes = UnsafeRawBufferPointer(start: text, count: strlen(clinux_entry_name(entry)))
            // `.` and `..` are no names.
            guard let name = FileName(bytes: bytes) else { continue }
            let isRegular = Int(entry.pointee.d_type) == DT_REG
            return Entry(name: name, inode: UInt64(entry.pointee.d_ino), isRegular: isRegular)
        }
        return nil
    }

    deinit {
        closedir(stream)
    }
}
