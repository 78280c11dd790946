import CLinux
import Glibc
import SystemPackage

extension Directory {
    /// Hands the names in this folder to `body` one by one, in no order, until it returns false.
    ///
    /// Memory does not grow with the folder, and each call starts anew on a descriptor of its own, so calls
    /// may nest. What comes or goes meanwhile is seen or not; what stays is seen once. `.` and `..` are
    /// left out. Throws ``FileError``, and what `body` throws. Source: readdir(3).
    ///
    /// - Parameter ending: hands only names over that end so, in any case of its letters; for the others hardly more is
    ///   done than what the kernel does.
    package func names(endingIn ending: StaticString = "", _ body: (FileName) throws -> Bool) throws {
        let stream = try openStream()
        defer { closedir(stream) }
        while let name = try next(of: stream, endingIn: ending) {
            guard try body(name) else { return }
        }
    }

    private func openStream() throws(FileError) -> OpaquePointer {
        let number = try answer("openat", on: path) {
            openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        }
        if let stream = fdopendir(number) { return stream }
        let reason = errno
        close(number)
        throw FileError(operation: "fdopendir", path: path, errno: Errno(rawValue: reason))
    }

    private func next(
        of stream: OpaquePointer,
        endingIn ending: StaticString
    ) throws(FileError) -> FileName? {
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                let reason = errno
                if reason == 0 { return nil }
                throw FileError(operation: "readdir", path: path, errno: Errno(rawValue: reason))
            }
            let text = UnsafeRawPointer(clinux_entry_name(entry))
            let bytes = UnsafeRawBufferPointer(start: text, count: strlen(clinux_entry_name(entry)))
            if FileName.ends(bytes, in: ending), let name = FileName(bytes: bytes) { return name }
        }
    }
}
