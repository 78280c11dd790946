import Glibc
import SystemPackage

/// One open file that is locked with flock(2) and may hold the name of who has it.
final class LockFile: Sendable {
    let path: String
    private let file: OwnedDescriptor

    /// The most bytes of UTF-8 that a holder's name has.
    static let longestHolder = 200

    init(path: String, create: Bool, mode: UInt16) throws(FileError) {
        let file = try Self.open(path, create: create, mode: mode)
        guard try file.stamp(path: path).kind == .regular else {
            throw FileError(operation: "open", path: path, errno: .invalidArgument)
        }
        self.path = path
        self.file = file
    }

    /// Takes the lock if it is free; never waits. Throws ENOLCK where the system has no room for it.
    func tryLock() throws(FileError) -> Bool {
        guard let reason = refusal(of: { flock(file.number, LOCK_EX | LOCK_NB) }) else { return true }
        if reason == .wouldBlock { return false }
        throw FileError(operation: "flock", path: path, errno: reason)
    }

    /// Lets the lock go; it cannot fail on a descriptor that is open, and without the lock has no effect.
    func unlock() {
        _ = refusal { flock(file.number, LOCK_UN) }
    }

    /// Writes the holder's name and a line feed in place of what the file has; the lock must be held.
    ///
    /// Throws ESTALE where the file has no name any more: who opens its successor would not be locked out.
    func write(holder: String) throws(FileError) {
        let stamp = try file.stamp(path: path)
        guard stamp.links > 0 else {
            throw FileError(operation: "flock", path: path, errno: Errno(rawValue: ESTALE))
        }
        let line = Array((Self.harmless(holder) + "\n").utf8)
        var done = 0
        while done < line.count {
            // A signal, too, may cut a write short; the disk is full when nothing of the rest can be written.
            let written = try answer("pwrite", on: path) {
                line.withUnsafeBytes {
                    pwrite(file.number, $0.baseAddress?.advanced(by: done), $0.count - done, off_t(done))
                }
            }
            guard written > 0 else { throw FileError(operation: "pwrite", path: path, errno: .noSpace) }
            done += written
        }
        if stamp.size > Int64(line.count) { try truncate(to: line.count) }
    }

    /// Takes the name away and touches the file, which tells whoever watches.
    ///
    /// Neither a name that is written nor one that is cut sets both of the file's times, so that nobody who waits for a
    /// commit wakes beside the one who is about to make it. Source: inotify(7), IN_ATTRIB; utimensat(2).
    func clear() throws(FileError) {
        try truncate(to: 0)
        _ = try answer("futimens", on: path) { futimens(file.number, nil) }
    }

    private func truncate(to count: Int) throws(FileError) {
        _ = try answer("ftruncate", on: path) { ftruncate(file.number, off_t(count)) }
    }

    /// The name that the file holds, made harmless; `""` for none.
    func holder() throws(FileError) -> String {
        var buffer = [UInt8](repeating: 0, count: Self.longestHolder)
        let count = try answer("pread", on: path) {
            buffer.withUnsafeMutableBytes { pread(file.number, $0.baseAddress, $0.count, 0) }
        }
        return Self.harmless(String(decoding: buffer[..<count], as: UTF8.self))
    }

    /// Trims white space, makes control characters `?`, and keeps the first 200 bytes of whole characters.
    static func harmless(_ name: String) -> String {
        // Our programs' own names are: to ask Unicode about each letter takes longer than to take the lock.
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
        // O_NONBLOCK: a pipe in the file's place must not make us wait.
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
