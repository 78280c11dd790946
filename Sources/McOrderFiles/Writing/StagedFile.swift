import Glibc
import SystemPackage

/// A file that other code, SQLite for example, fills by path before it gets its final name. It appears under
/// that name whole or not at all.
///
/// It has a dot-name in the folder of its final name. The owner must either publish or discard it. A crash
/// leaves a file with a dot-name, which no reader takes.
package struct StagedFile: Sendable {
    private let temporary: TemporaryFile
    private let directory: Directory

    /// Creates an empty file with exactly the permissions `mode`, whatever the umask.
    package init(in directory: Directory, mode: UInt16) throws(FileError) {
        self.directory = directory
        temporary = try TemporaryFile(bytes: [], in: directory, mode: mode, durable: false)
    }

    /// The temporary dot-name.
    package var name: FileName { temporary.name }

    /// The path to fill the file by.
    package var path: String { directory.path(of: temporary.name) }

    /// Copies all of a regular file into it; memory use does not grow with the file.
    ///
    /// Throws EINVAL if `path` is not a regular file.
    package func fill(from path: String) throws(FileError) {
        let source = try OwnedDescriptor(path: path, flags: O_RDONLY | O_NONBLOCK | O_NOCTTY)
        guard try source.stamp(path: path).kind == .regular else {
            throw FileError(operation: "open", path: path, errno: .invalidArgument)
        }
        let target = try OwnedDescriptor(name, in: directory, flags: O_WRONLY | O_TRUNC | O_NOFOLLOW)
        var chunk = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let got = try answer("read", on: path) {
                chunk.withUnsafeMutableBytes { Glibc.read(source.number, $0.baseAddress, $0.count) }
            }
            if got == 0 { break }
            try target.write(chunk[..<got], path: self.path)
        }
        try target.finish(path: self.path)
    }

    /// Gives the file its final name once its bytes are on the disk.
    ///
    /// If it throws ``WholeFileError/Outcome/notWritten``, the entry under `name` is unchanged and the
    /// temporary file is removed.
    ///
    /// - Parameter replacing: whether an entry that has the name is replaced atomically; otherwise EEXIST is
    ///   thrown.
    package func publish(as name: FileName, replacing: Bool) throws(WholeFileError) {
        do {
            let file = try OwnedDescriptor(self.name, in: directory, flags: O_RDONLY | O_NOFOLLOW)
            try answer("fsync", on: path) { fsync(file.number) }
        } catch {
            discard()
            throw WholeFileError(fileError: error, outcome: .notWritten)
        }
        let destination = Destination(name: name, directory: directory, refusals: .none)
        if replacing {
            do {
                try destination.replace(with: temporary)
            } catch {
                throw WholeFileError(fileError: error, outcome: error.isIO ? .unknown : .notWritten)
            }
        } else if try !destination.receive(temporary) {
            discard()
            throw destination.taken
        }
        try WholeFileError.convert(as: .unknown, destination.synchronizeFolder)
    }

    /// Removes the temporary file.
    package func discard() { temporary.discard() }

    /// Removes temporary files of processes that have died, including files that were created beside them.
    ///
    /// Keeps those whose process id is in use, either by their own process or by a later one.
    package static func removeAbandoned(in directory: Directory) throws {
        var abandoned: [FileName] = []
        try directory.names { name in
            let parts = name.display.split(separator: "-", maxSplits: 2)
            if parts.count == 3, parts[0] == ".mcorder", let process = pid_t(parts[1]), process > 0,
                parts[2].contains(".tmp"), kill(process, 0) == -1, errno == ESRCH
            {
                abandoned.append(name)
            }
            return true
        }
        for name in abandoned { _ = try directory.remove(name) }
    }
}
