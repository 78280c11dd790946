import CLinux
import Glibc
import SystemPackage

extension Directory {
    /// Hands the names in this folder to `body` one by one, in no order, until it returns false.
    ///
    /// Memory does not grow with the folder, and each call starts anew on a descriptor of its own, so calls
    /// may nest. What comes or goes meanwhile is seen or not; what stays is seen once. `.` and `..` are
    /// left out. Throws ``FileError``, and what `body` throws. Source: readdir(3).
    package func names(_ body: (FileName) throws -> Bool) throws {
        try FolderNames(of: self).hand { entry in try body(entry.name) }
    }
}

/// The names in a folder, handed out in steps: somebody else's turn may come between.
///
/// As ``Directory/names(_:)`` otherwise.
package final class FolderNames {
    /// A name, and which file it stands for.
    package struct Entry: Sendable {
        package let name: FileName
        /// The number of the file's inode, as readdir(3) tells it: to read files in this order is to read a disk in order.
        package let inode: UInt64
    }

    private let stream: OpaquePointer
    private let path: String
    /// Whether all were handed out.
    package private(set) var isAtEnd = false

    /// Begins with the first name.
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

    /// Hands out further names, until `body` returns false.
    ///
    /// - Parameter limit: how many are looked at.
    package func hand(atMost limit: Int = .max, _ body: (Entry) throws -> Bool) throws {
        for _ in 0..<limit {
            guard let entry = try next() else { return }
            let text = UnsafeRawPointer(clinux_entry_name(entry))
            let bytes = UnsafeRawBufferPointer(start: text, count: strlen(clinux_entry_name(entry)))
            guard let name = FileName(bytes: bytes) else { continue }
            guard try body(Entry(name: name, inode: UInt64(entry.pointee.d_ino))) else { return }
        }
    }

    private func next() throws(FileError) -> UnsafeMutablePointer<dirent>? {
        guard !isAtEnd else { return nil }
        errno = 0
        if let entry = readdir(stream) { return entry }
        let reason = errno
        guard reason == 0 else {
            throw FileError(operation: "readdir", path: path, errno: Errno(rawValue: reason))
        }
        isAtEnd = true
        return nil
    }

    deinit {
        closedir(stream)
    }
}
