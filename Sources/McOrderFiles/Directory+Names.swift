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
        try FolderNames(of: self).hand(body)
    }
}

/// The names in a folder that end in a certain way, handed out in steps: somebody else's turn may come between.
///
/// As ``Directory/names(_:)`` otherwise.
package final class FolderNames {
    private let stream: OpaquePointer
    private let path: String
    private let ending: StaticString
    /// Whether all were handed out.
    package private(set) var isAtEnd = false

    /// Begins with the first name.
    ///
    /// - Parameter ending: hands only names out that end so, in any case of its letters; for the others hardly more is
    ///   done than what the kernel does.
    package init(of directory: Directory, endingIn ending: StaticString = "") throws(FileError) {
        let number = try answer("openat", on: directory.path) {
            openat(directory.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        guard let stream = fdopendir(number) else {
            let reason = errno
            close(number)
            throw FileError(operation: "fdopendir", path: directory.path, errno: Errno(rawValue: reason))
        }
        self.stream = stream
        self.ending = ending
        path = directory.path
    }

    /// Hands out further names, until `body` returns false.
    ///
    /// - Parameter limit: how many names are looked at, those with another ending included.
    package func hand(atMost limit: Int = .max, _ body: (FileName) throws -> Bool) throws {
        for _ in 0..<limit {
            guard let entry = try next() else { return }
            let text = UnsafeRawPointer(clinux_entry_name(entry))
            let bytes = UnsafeRawBufferPointer(start: text, count: strlen(clinux_entry_name(entry)))
            guard FileName.ends(bytes, in: ending), let name = FileName(bytes: bytes) else { continue }
            guard try body(name) else { return }
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
