import CLinux
import Glibc
import SystemPackage

/// The final name of a file that is written whole, and the system calls that give the file this name.
struct Destination {
    /// How the entry that has the name compares with the bytes to be written.
    enum Comparison {
        case absent, same, other
    }

    let name: FileName
    let directory: Directory
    let refusals: FileSystemRefusals

    /// The error to throw when another entry has the name.
    var taken: WholeFileError {
        WholeFileError(fileError: directory.error("renameat2", name, .fileExists), outcome: .notWritten)
    }

    /// A temporary file of these bytes in the folder.
    func stage(
        _ bytes: [UInt8],
        mode: UInt16,
        durable: Bool,
        naming: TemporaryFile.Naming
    ) throws(FileError) -> TemporaryFile {
        try TemporaryFile(
            bytes: bytes,
            in: directory,
            mode: mode,
            durable: durable,
            naming: naming,
            refusals: refusals
        )
    }

    /// Compares the entry that has the name with `bytes`.
    ///
    /// A file that changes while it is read is read again, at most 16 times: a writer without renameat2
    /// removes its temporary second name at about this time. A file that keeps changing counts as
    /// ``Comparison/other``.
    func compare(
        with bytes: [UInt8],
        afterChunk: (_ total: Int) -> Void = { _ in }
    ) throws(FileError) -> Comparison {
        let found = try HostileFile.read(
            name,
            in: directory,
            limit: bytes.count,
            attempts: 16,
            afterChunk: afterChunk
        )
        return switch found {
        case .absent: .absent
        case .contents(let found, _): found == bytes ? .same : .other
        case .notAFile, .tooLarge, .changing: .other
        }
    }

    /// Gives the name to a temporary file and returns true. Returns false and keeps the temporary file if
    /// another entry has the name.
    ///
    /// On failure the temporary file is removed.
    func receive(_ temporary: TemporaryFile) throws(WholeFileError) -> Bool {
        var operation = "renameat2"
        var reason = renameWithoutReplacing(temporary.name)
        if reason == .invalidArgument || reason == .noFunction {
            operation = "linkat"
            reason = link(temporary.name)
            if reason == nil { temporary.discard() }
            if let refused = reason, Self.meansNoLinks(refused) {
                operation = "renameat"
                let isTaken = try entry(beside: temporary, failingAs: .notWritten) != nil
                reason = isTaken ? .fileExists : rename(temporary.name)
            }
        }
        guard let reason else { return true }
        return try judge(reason, of: operation, for: temporary)
    }

    /// Gives the name to a temporary file, replacing any file that has it. On failure the temporary file is
    /// removed.
    func replace(with temporary: TemporaryFile) throws(FileError) {
        guard let reason = rename(temporary.name) else { return }
        do {
            if try judge(reason, of: "renameat", for: temporary) { return }
        } catch {
            throw error.fileError
        }
        temporary.discard()
        throw directory.error("renameat", name, reason)
    }

    /// Fsyncs the file that has the name. A missing file is not an error: a reader has already taken it.
    func synchronizeFile() throws(FileError) {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
        do {
            let file = try OwnedDescriptor(name, in: directory, flags: flags)
            try answer("fsync", on: directory.path(of: name)) { fsync(file.number) }
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

    /// Interprets a failed call: returns true if the rename took effect after all, false if another entry has
    /// the name.
    ///
    /// If a file server's response is lost, the server has already done the rename; the repeated request then
    /// fails with EEXIST or ENOENT. So the name is checked before these errors are believed. An I/O error (no
    /// response at all) proves nothing, and the outcome is unknown.
    private func judge(
        _ reason: Errno,
        of operation: String,
        for temporary: TemporaryFile
    ) throws(WholeFileError) -> Bool {
        let refused = directory.error(operation, name, reason)
        if reason == .fileExists || reason == .noSuchFileOrDirectory || refused.isIO {
            if try entry(beside: temporary, failingAs: .unknown)?.identity == temporary.identity {
                temporary.discard()
                return true
            }
        }
        if reason == .fileExists { return false }
        temporary.discard()
        throw WholeFileError(fileError: refused, outcome: refused.isIO ? .unknown : .notWritten)
    }

    /// The stamp of the entry that has the name. On failure the temporary file is removed.
    private func entry(
        beside temporary: TemporaryFile,
        failingAs outcome: WholeFileError.Outcome
    ) throws(WholeFileError) -> FileStamp? {
        do {
            return try directory.stat(name)
        } catch {
            temporary.discard()
            throw WholeFileError(fileError: error, outcome: outcome)
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
        refusals.link ?? call(with: temporary) { linkat($0, $1, $0, $2, 0) }
    }

    private func rename(_ temporary: FileName) -> Errno? {
        refusals.rename ?? call(with: temporary) { renameat($0, $1, $0, $2) }
    }

    /// Makes a call with the folder, the temporary name and the final name.
    private func call(
        with temporary: FileName,
        _ operation: (CInt, UnsafePointer<CChar>, UnsafePointer<CChar>) -> CInt
    ) -> Errno? {
        refusal {
            temporary.withCString { from in name.withCString { operation(directory.descriptor, from, $0) } }
        }
    }
}
