/// Writes a file whole or not at all: no reader ever sees a partial file under its name.
///
/// Source: format.md, *Writing*. The order of the steps protects against a power cut.
package enum WholeFile {
    /// The result of ``create(_:bytes:in:mode:durable:refusals:)``.
    package enum Creation: Hashable, Sendable {
        /// The file is new.
        case created
        /// A regular file with this name and exactly these bytes already existed.
        case alreadyThere
    }

    /// Creates a file of these bytes under a name that must be free, or whose file must have these bytes
    /// already.
    ///
    /// Steps: random temporary dot-name, write, fsync, rename without replacing (else link, else plain
    /// rename), fsync of the folder. So the call may be repeated after any failure. `mode` is exact, whatever
    /// the umask. Without `durable` nothing is fsynced. If the file system can neither rename without
    /// replacing nor link, and two writers use the name at the same instant, the later one's bytes stay; so
    /// names should be unique.
    ///
    /// Throws EEXIST if a file with other bytes has the name, or an entry that is not a file. A failure
    /// before the name is given is ``WholeFileError/Outcome/notWritten`` and leaves nothing visible.
    package static func create(
        _ name: FileName,
        bytes: [UInt8],
        in directory: Directory,
        mode: UInt16 = 0o640,
        durable: Bool = true,
        refusals: FileSystemRefusals = .none,
    ) throws(WholeFileError) -> Creation {
        let destination = Destination(name: name, directory: directory, refusals: refusals)
        // Compare before writing, so that a repeated send succeeds even if the disk has become full.
        let before = try WholeFileError.convert(as: .notWritten) { () throws(FileError) in
            try destination.compare(with: bytes)
        }
        switch before {
        case .same: return try confirm(destination, durable: durable)
        case .other: throw destination.taken
        case .absent: break
        }

        let temporary = try WholeFileError.convert(as: .notWritten) { () throws(FileError) in
            try destination.stage(bytes, mode: mode, durable: durable, naming: .random)
        }
        for _ in 0..<attempts {
            if try destination.receive(temporary) {
                try commit(destination, durable: durable)
                return .created
            }
            let found = Result { () throws(FileError) in try destination.compare(with: bytes) }
            if case .success(.absent) = found { continue }  // A reader has taken it in the meantime.
            temporary.discard()
            let status = try WholeFileError.convert(as: .notWritten, found.get)
            guard status == .same else { throw destination.taken }
            return try confirm(destination, durable: durable)
        }
        temporary.discard()
        throw destination.taken
    }

    /// Writes a file of these bytes under a name, atomically replacing any file that has it.
    ///
    /// Steps: temporary dot-name, write, fsync, rename, fsync of the folder. Without `durable` nothing is
    /// fsynced, and a power cut may leave the old file, the new one or an empty one. `mode` is exact,
    /// whatever the umask. A symbolic link is replaced, not followed. Throws EISDIR if a folder has the name.
    /// A failure before the rename keeps the old file.
    ///
    /// - Parameter temporary: a dot-name of ``temporaryName()`` that the caller uses for one file after the
    ///   other, never for two at once; by default each file has one of its own.
    package static func replace(
        _ name: FileName,
        bytes: [UInt8],
        in directory: Directory,
        mode: UInt16 = 0o640,
        durable: Bool,
        under temporary: FileName? = nil,
        refusals: FileSystemRefusals = .none,
    ) throws(FileError) {
        let destination = Destination(name: name, directory: directory, refusals: refusals)
        let naming = temporary.map { TemporaryFile.Naming.reused($0) } ?? .ofProcess
        try destination.replace(
            with: destination.stage(bytes, mode: mode, durable: durable, naming: naming)
        )
        if durable { try destination.synchronizeFolder() }
    }

    /// A temporary dot-name that no other process uses.
    package static func temporaryName() -> FileName { TemporaryFile.freshName(.ofProcess) }

    /// How many attempts are made while the name is alternately taken and free.
    private static let attempts = 16

    /// Fsyncs a file that another writer may have named only just now and not yet fsynced.
    private static func confirm(_ destination: Destination, durable: Bool) throws(WholeFileError) -> Creation
    {
        if durable {
            try WholeFileError.convert(as: .unknown, destination.synchronizeFile)
        }
        try commit(destination, durable: durable)
        return .alreadyThere
    }

    private static func commit(_ destination: Destination, durable: Bool) throws(WholeFileError) {
        guard durable else { return }
        try WholeFileError.convert(as: .unknown, destination.synchronizeFolder)
    }
}
