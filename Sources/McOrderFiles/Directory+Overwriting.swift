import Glibc
import SystemPackage

extension Directory {
    /// Writes over a regular file of exactly so many bytes, in place; false where this folder has none of that name.
    ///
    /// Nothing is synced, and who reads at the same instant may see some of both: this is for a small file that is
    /// written again and again, to which a new inode each time costs more than all else. A symbolic link is not
    /// followed, nor is a file with a second name written to.
    package func overwrite(_ name: FileName, bytes: [UInt8]) throws(FileError) -> Bool {
        guard let file = try openForWriting(name) else { return false }
        let stamp = try file.stamp(path: path(of: name))
        guard stamp.kind == .regular, stamp.links == 1, stamp.size == Int64(bytes.count) else { return false }
        var done = 0
        while done < bytes.count {
            let written = try answer("pwrite", on: path(of: name)) {
                bytes.withUnsafeBytes {
                    pwrite(file.number, $0.baseAddress?.advanced(by: done), $0.count - done, off_t(done))
                }
            }
            guard written > 0 else { throw error("pwrite", name, .noSpace) }
            done += written
        }
        return true
    }

    private func openForWriting(_ name: FileName) throws(FileError) -> OwnedDescriptor? {
        do {
            // O_NONBLOCK: a pipe in the file's place must not make us wait.
            return try OwnedDescriptor(name, in: self, flags: O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
        } catch {
            switch error.errno {
            // Nothing there, a link, a pipe that nobody reads, or a folder.
            case .noSuchFileOrDirectory, .tooManySymbolicLinkLevels, .noSuchAddressOrDevice, .isDirectory:
                return nil
            default: throw error
            }
        }
    }
}
