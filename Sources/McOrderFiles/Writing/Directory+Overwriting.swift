import Glibc
import SystemPackage

extension Directory {
    /// Overwrites a regular file in place, if it has exactly as many bytes as `bytes`; otherwise returns
    /// false.
    ///
    /// Nothing is fsynced, and a concurrent reader may see a mix of old and new bytes. It is meant for a
    /// small file that is rewritten often, for which creating a new inode each time would be the largest
    /// cost. A symbolic link is not followed, and a file with more than one hard link is not written to.
    package func overwrite(_ name: FileName, bytes: [UInt8]) throws(FileError) -> Bool {
        guard let file = try openForWriting(name) else { return false }
        let stamp = try file.stamp(path: path(of: name))
        guard stamp.kind == .regular, stamp.links == 1, stamp.size == Int64(bytes.count) else { return false }
        try file.overwrite(bytes, path: path(of: name))
        return true
    }

    private func openForWriting(_ name: FileName) throws(FileError) -> OwnedDescriptor? {
        do {
            // O_NONBLOCK: opening must not block if the name belongs to a pipe.
            return try OwnedDescriptor(name, in: self, flags: O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
        } catch {
            switch error.errno {
            // The name is free, or belongs to a symbolic link, a pipe without a reader, or a folder.
            case .noSuchFileOrDirectory, .tooManySymbolicLinkLevels, .noSuchAddressOrDevice, .isDirectory:
                return nil
            default: throw error
            }
        }
    }
}
