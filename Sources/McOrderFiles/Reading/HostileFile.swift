import CLinux
import Glibc
import SystemPackage

/// Safe reading of files in a folder that other users can write to: it never blocks, never follows a symbolic
/// link, and never reads more than the limit.
///
/// Modelled on Postfix's `safe_open` and its rule that hostile input is opened with care.
package enum HostileFile {
    /// Reads the whole of a regular file of at most `limit` bytes.
    ///
    /// A pipe or device is not even opened: unless the folder said that the name is a regular file's, its
    /// stamp is taken before opening. The stamp of the open descriptor decides, in case the name has come to
    /// mean another file in between.
    /// Throws ``FileError`` if the file cannot be read (EACCES, EIO, ESTALE, …). An unsuitable or missing
    /// file is a case of ``HostileRead``, not an error. Memory: the size of the file, at most `limit` + 1
    /// bytes, twice. Source: open(2), O_NOFOLLOW and O_NONBLOCK.
    /// - Parameter isRegular: whether the folder's listing called the entry a regular file.
    /// - Parameter attempts: how often a file is read, at least once, until it does not change during the
    ///   reading. A whole file also changes when another program replaces it by rename(2): the replaced
    ///   inode loses its name, which sets its ctime. The next attempt then reads the new file.
    /// - Parameter afterChunk: called after each read(2) with the number of bytes read so far, for tests.
    /// - Parameter beforeOpening: called between the first stat of the name and its opening, for tests.
    package static func read(
        _ name: FileName,
        in directory: Directory,
        limit: Int,
        isRegular: Bool = false,
        attempts: Int = 1,
        afterChunk: (_ total: Int) -> Void = { _ in },
        beforeOpening: () -> Void = {}
    ) throws(FileError) -> HostileRead {
        precondition(limit >= 0 && limit < .max, "a limit is a number of bytes")
        for _ in 1..<max(attempts, 1) {
            let found = try readOnce(name, in: directory, limit, isRegular, afterChunk, beforeOpening)
            if case .changing = found { continue }
            return found
        }
        return try readOnce(name, in: directory, limit, isRegular, afterChunk, beforeOpening)
    }

    /// The whole of a file that other programs replace at any time; `nil` if there is none, or none that can
    /// be read within the limit.
    package static func contents(
        _ name: FileName,
        in directory: Directory,
        limit: Int
    ) throws(FileError) -> [UInt8]? {
        switch try read(name, in: directory, limit: limit, attempts: 16) {
        case .contents(let bytes, _): bytes
        case .absent, .changing, .notAFile, .tooLarge: nil
        }
    }

    private static func readOnce(
        _ name: FileName,
        in directory: Directory,
        _ limit: Int,
        _ isRegular: Bool,
        _ afterChunk: (_ total: Int) -> Void,
        _ beforeOpening: () -> Void
    ) throws(FileError) -> HostileRead {
        if !isRegular {
            guard let seen = try directory.stat(name) else { return .absent }
            if let verdict = verdict(on: seen, limit: limit) { return verdict }
        }

        beforeOpening()
        let file: OwnedDescriptor
        do {
            file = try open(name, in: directory)
        } catch {
            switch error.errno.rawValue {
            case ENOENT: return .absent
            // The name has become a symbolic link or a socket meanwhile.
            case ELOOP, ENXIO: return try directory.stat(name).map { .notAFile($0) } ?? .absent
            default: throw error
            }
        }
        let before = try file.stamp(path: directory.path(of: name))
        if let verdict = verdict(on: before, limit: limit) { return verdict }

        let expected = Int(before.size)
        let bytes = try readAll(file, expected: expected, limit: limit, afterChunk: afterChunk) {
            directory.path(of: name)
        }
        let after = try file.stamp(path: directory.path(of: name))
        if bytes.count > limit || after.size > Int64(limit) { return .tooLarge(after) }
        return before == after ? .contents(bytes, after) : .changing(after)
    }

    /// The flags for opening a file of another user.
    private static let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY

    /// Opens a file, with O_NOATIME where that is permitted: to update the access time, the system would
    /// first have to read the inode from the disk.
    private static func open(_ name: FileName, in directory: Directory) throws(FileError) -> OwnedDescriptor {
        do {
            return try OwnedDescriptor(name, in: directory, flags: flags | clinux_noatime)
        } catch {
            guard error.errno == .notPermitted else { throw error }
            return try OwnedDescriptor(name, in: directory, flags: flags)
        }
    }

    private static func verdict(on stamp: FileStamp, limit: Int) -> HostileRead? {
        if stamp.kind != .regular { return .notAFile(stamp) }
        return stamp.size > Int64(limit) ? .tooLarge(stamp) : nil
    }

    /// Reads to the end or to one byte past the limit, whichever comes first. The end is where the file's
    /// size said: a file that has grown since has another stamp.
    private static func readAll(
        _ file: borrowing OwnedDescriptor,
        expected: Int,
        limit: Int,
        afterChunk: (_ total: Int) -> Void,
        path: () -> String
    ) throws(FileError) -> [UInt8] {
        let descriptor = file.number
        var failure: FileError?
        // One byte more than the expected size, so that growth is noticed. At least 4096 bytes (within the
        // limit), so that a file of unknown size, as in /proc, is read at once.
        var bytes = [UInt8](unsafeUninitializedCapacity: min(max(expected, 4095), limit) + 1) { room, count in
            while count < room.count {
                do throws(FileError) {
                    let free = UnsafeMutableBufferPointer(rebasing: room[count...])
                    let got = try answer("read", on: path()) {
                        Glibc.read(descriptor, free.baseAddress, free.count)
                    }
                    if got == 0 { return }
                    count += got
                    afterChunk(count)
                    if count == expected { return }
                } catch {
                    failure = error
                    return
                }
            }
        }
        if let failure { throw failure }
        guard bytes.count > max(expected, 4095) else { return bytes }
        var chunk = [UInt8](repeating: 0, count: 4096)
        while bytes.count <= limit {
            let wanted = min(chunk.count, limit + 1 - bytes.count)
            let got = try answer("read", on: path()) {
                chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, wanted) }
            }
            if got == 0 { break }
            bytes.append(contentsOf: chunk[..<got])
            afterChunk(bytes.count)
        }
        return bytes
    }
}
