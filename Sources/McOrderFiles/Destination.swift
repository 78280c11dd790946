import CLinux
import Glibc
import SystemPackage

/// The name that a whole file is to have, and the steps that give it.
struct Destination {
    /// How what has the name compares with what should have it.
    enum Comparison {
        case absent, same, other
    }

    let name: FileName
    let directory: Directory
    let refusals: FileSystemRefusals

    /// The error for a name that something else has.
    var taken: FileError { directory.error("renameat2", name, .fileExists) }

    /// Compares what has the name with `bytes`.
    ///
    /// A file that changes while it is read is read again: a writer without renameat2 takes away its second
    /// name just then. One that does not come to rest counts as other.
    func compare(
        with bytes: [UInt8],
        afterChunk: (_ total: Int) -> Void = { _ in }
    ) throws(FileError) -> Comparison {
        for _ in 0..<16 {
            switch try HostileFile.read(name, in: directory, limit: bytes.count, afterChunk: afterChunk) {
            case .absent: return .absent
            case .contents(let found, _): return found == bytes ? .same : .other
            case .notAFile, .tooLarge: return .other
            case .changing: continue
            }
        }
        return .other
    }

    /// Gives the name to a temporary, unless something has it: then false, and the temporary stays.
    ///
    /// On failure the temporary is gone.
    func receive(_ temporary: TemporaryFile) throws(WholeFileError) -> Bool {
        var operation = "renameat2"
        var reason = renameWithoutReplacing(temporary.name)
        if reason == .invalidArgument || reason == .noFunction {
            operation = "linkat"
            reason = link(temporary.name)
            if reason == nil { temporary.discard() }
            if let refused = reason, Self.meansNoLinks(refused) {
                operation = "renameat"
                reason = try occupied(by: temporary) ? .fileExists : rename(temporary.name)
            }
        }
        guard let reason else { return true }
        return try judge(reason, of: operation, for: temporary)
    }

    /// Gives the name to a temporary in place of whatever has it; on failure the temporary is gone.
    func replace(with temporary: TemporaryFile) throws(WholeFileError) {
        guard let reason = rename(temporary.name) else { return }
        if try !judge(reason, of: "renameat", for: temporary) {
            temporary.discard()
            throw WholeFileError(fileError: directory.error("renameat", name, reason), outcome: .notWritten)
        }
    }

    /// Fsyncs the file that has the name; not an error where it is gone, for then a reader took it.
    func synchronizeFile() throws(FileError) {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
        do {
            let file = try OwnedDescriptor(name, in: directory, flags: flags)
            _ = try answer("fsync", on: directory.path(of: name)) { fsync(file.number) }
        } catch {
            if error.errno != .noSuchFileOrDirectory { throw error }
        }
    }

    /// Fsyncs the folder, so that the name survives a power cut.
    func synchronizeFolder() throws(FileError) {
        if let reason = refusals.folderSync, reason != .invalidArgument {
            throw FileError(operation: "fsync", path: directory.path, errno: reason)
        }
        try directory.synchronize()
    }

    /// Decides what a refusal means: true, it happened all the same; false, something else has the name.
    ///
    /// A file server whose answer was lost does the thing, and then refuses when asked again with EEXIST or
    /// ENOENT, so the name is looked at before these are believed. An answer that never came is no refusal:
    /// the outcome is unknown.
    private func judge(
        _ reason: Errno,
        of operation: String,
        for temporary: TemporaryFile
    ) throws(WholeFileError) -> Bool {
        let refused = directory.error(operation, name, reason)
        if reason == .fileExists || reason == .noSuchFileOrDirectory || refused.isIO {
            do {
                if try directory.stat(name)?.identity == temporary.identity {
                    temporary.discard()
                    return true
                }
            } catch {
                temporary.discard()
                throw WholeFileError(fileError: error, outcome: .unknown)
            }
        }
        if reason == .fileExists { return false }
        temporary.discard()
        throw WholeFileError(fileError: refused, outcome: refused.isIO ? .unknown : .notWritten)
    }

    private func occupied(by temporary: TemporaryFile) throws(WholeFileError) -> Bool {
        do {
            return try directory.stat(name) != nil
        } catch {
            temporary.discard()
            throw WholeFileError(fileError: error, outcome: .notWritten)
        }
    }

    private static func meansNoLinks(_ reason: Errno) -> Bool {
        [EPERM, EOPNOTSUPP, EMLINK, ENOSYS].contains(reason.rawValue)
    }

    private func renameWithoutReplacing(_ temporary: FileName) -> Errno? {
        if let reason = refusals.renameWithoutReplacing { return reason }
        while true {
            let reason = temporary.withCString { from in
                name.withCString { clinux_rename_noreplace(directory.descriptor, from, $0) }
            }
            if reason != EINTR { return reason == 0 ? nil : Errno(rawValue: reason) }
        }
    }

    private func link(_ temporary: FileName) -> Errno? {
        if let reason = refusals.link { return reason }
        let folder = directory.descriptor
        return refusal {
            temporary.withCString { from in name.withCString { linkat(folder, from, folder, $0, 0) } }
        }
    }

    private func rename(_ temporary: FileName) -> Errno? {
        if let reason = refusals.rename { return reason }
        let folder = directory.descriptor
        return refusal {
            temporary.withCString { from in name.withCString { renameat(folder, from, folder, $0) } }
        }
    }
}
