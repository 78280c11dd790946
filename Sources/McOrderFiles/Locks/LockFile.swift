import Glibc
import SystemPackage

/// An open file that is locked with flock(2) and may contain the holder's name.
final class LockFile: Sendable {
    let path: String
    private let file: OwnedDescriptor

    /// The maximum length of a holder's name, in bytes of UTF-8.
    static let longestHolder = 200

    init(path: String, create: Bool, mode: UInt16) throws(FileError) {
        let file = try Self.open(path, create: create, mode: mode)
        guard try file.stamp(path: path).kind == .regular else {
            throw FileError(operation: "open", path: path, errno: .invalidArgument)
        }
        self.path = path
        self.file = file
    }

    /// Takes the lock if it is free; never waits.
    func tryLock() throws(FileError) -> Bool {
        try file.tryLock(path: path)
    }

    /// Releases the lock. It cannot fail on an open descriptor, and does nothing without the lock.
    func unlock() {
        _ = refusal { flock(file.number, LOCK_UN) }
    }

    /// Replaces the file's content by the holder's name and a line feed; the lock must be held.
    ///
    /// Throws ESTALE if the file no longer has a name: the lock would not exclude a process that opens its
    /// successor.
    func write(holder: String) throws(FileError) {
        let stamp = try file.stamp(path: path)
        guard stamp.links > 0 else {
            throw FileError(operation: "flock", path: path, errno: Errno(rawValue: ESTALE))
        }
        let line = Array((Self.harmless(holder) + "\n").utf8)
        try file.overwrite(line, path: path)
        if stamp.size > Int64(line.count) { try truncate(to: line.count) }
    }

    /// Removes the holder's name and sets the file's times, which notifies watchers of the file.
    ///
    /// Writing or truncating the name does not set both of the file's times and so sends no such
    /// notification. A process that waits for a commit is therefore not woken when another process takes the
    /// lock to make one. Source: inotify(7), IN_ATTRIB; utimensat(2).
    func clear() throws(FileError) {
        try truncate(to: 0)
        try answer("futimens", on: path) { futimens(file.number, nil) }
    }

    private func truncate(to count: Int) throws(FileError) {
        try answer("ftruncate", on: path) { ftruncate(file.number, off_t(count)) }
    }

    /// The name that the file contains, sanitised; `""` if there is none.
    func holder() throws(FileError) -> String {
        var buffer = [UInt8](repeating: 0, count: Self.longestHolder)
        let count = try answer("pread", on: path) {
            buffer.withUnsafeMutableBytes { pread(file.number, $0.baseAddress, $0.count, 0) }
        }
        return Self.harmless(String(decoding: buffer[..<count], as: UTF8.self))
    }

    /// Trims white space, replaces control characters by `?`, and keeps at most 200 bytes of whole
    /// characters.
    static func harmless(_ name: String) -> String {
        // Our programs' own names are plain ASCII. Looking up the Unicode properties of every character would
        // take longer than taking the lock.
        let isPlain = name.utf8.count <= longestHolder && name.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        if isPlain { return name }
        var kept = String.UnicodeScalarView()
        var bytes = 0
        var scalars = name.unicodeScalars[...]
        while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
        while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
        for scalar in scalars {
            let shown = scalar.properties.generalCategory == .control ? "?" : scalar
            bytes += UTF8.width(shown)
            if bytes > longestHolder { break }
            kept.append(shown)
        }
        return String(kept)
    }

    private static func open(_ path: String, create: Bool, mode: UInt16) throws(FileError) -> OwnedDescriptor
    {
        // O_NONBLOCK: opening must not block if the name belongs to a pipe.
        let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
        guard create else { return try OwnedDescriptor(path: path, flags: flags) }
        do {
            let made = try OwnedDescriptor(path: path, flags: flags | O_CREAT | O_EXCL, mode: mode)
            try made.grant(mode, path: path)
            return made
        } catch {
            if error.errno != .fileExists { throw error }
            return try OwnedDescriptor(path: path, flags: flags)
        }
    }
}
