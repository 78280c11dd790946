import Glibc
import McOrderFiles
import SystemPackage

/// Reads, writes and inspects files by their paths.
package enum Files {
    /// Writes a file in place.
    package static func write(_ bytes: [UInt8], to path: String) throws {
        try write(bytes, to: path, O_TRUNC)
    }

    /// Writes bytes behind the end of a file.
    package static func append(_ bytes: [UInt8], to path: String) throws {
        try write(bytes, to: path, O_APPEND)
    }

    private static func write(_ bytes: [UInt8], to path: String, _ flags: CInt) throws {
        let file = open(path, O_CREAT | O_WRONLY | flags, 0o660)
        guard file >= 0 else { throw failure("open", path) }
        defer { close(file) }
        guard Glibc.write(file, bytes, bytes.count) == bytes.count else { throw failure("write", path) }
    }

    package static func write(_ text: String, to path: String) throws {
        try write(Array(text.utf8), to: path)
    }

    /// The bytes of a file; `nil` if it does not exist.
    package static func read(_ path: String) throws -> [UInt8]? {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure("fstat", path) }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        guard Glibc.read(file, &bytes, bytes.count) == bytes.count else { throw failure("read", path) }
        return bytes
    }

    /// The names in a folder without hidden ones, sorted.
    package static func names(_ path: String) throws -> [String] {
        var names: [String] = []
        try Directory.open(path).names { name in
            if !name.beginsWithDot { names.append(name.display) }
            return true
        }
        return names.sorted()
    }

    /// The permissions of the entry at the path.
    package static func rights(_ path: String) throws -> UInt32 {
        try status(of: path).st_mode & 0o7777
    }

    /// The inode of the entry at the path.
    package static func inode(_ path: String) throws -> UInt {
        try status(of: path).st_ino
    }

    private static func status(of path: String) throws -> stat {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw failure("lstat", path) }
        return status
    }

    private static func failure(_ operation: String, _ path: String) -> FileError {
        FileError(operation: operation, path: path, errno: Errno(rawValue: errno))
    }
}
