import Glibc
import SystemPackage

/// Writing a file whole or not at all: nobody ever sees half of it under its name.
///
/// Source: format.md, *Writing*; the order of the steps is what a power cut makes
/// necessary.
package enum WholeFile {
    /// What ``create(_:bytes:in:mode:durable:refusals:)`` found to do.
    package enum Creation: Hashable, Sendable {
        /// The file is new.
        case created
        /// A regular file of this name with these very bytes was there before.
        case alreadyThere
    }

    /// Gives a new file of these bytes a name that must be free, or must have these bytes already.
    ///
    /// Temporary dot-name, write, fsync, rename without replacing (else link, else plain rename), fsync of
    /// the folder. So it may be repeated after any failure. `mode` is exact, whatever the umask. Without
    /// `durable` nothing is fsynced. Where the file system can neither rename without replacing nor link,
    /// of two writers at the same instant the later one's bytes stay: names should be unique.
    ///
    /// Throws EEXIST where other bytes have the name, or something that is no file. Whatever fails before
    /// the name is given is ``WholeFileError/Outcome/notWritten`` and leaves nothing visible.
    package static func create(
        _ name: FileName,
        bytes: [UInt8],
        in directory: Directory,
        mode: UInt16 = 0o640,
        durable: Bool = true,
        refusals: FileSystemRefusals = .none,
    ) throws(WholeFileError) -> Creation {
        let destination = Destination(name: name, directory: directory, refusals: refusals)
        // Before anything is written, so that sending again succeeds even where the disk is full by now.
        switch try notWritten({ () throws(FileError) in try destination.compare(with: bytes) }) {
        case .same: return try confirm(destination, durable: durable)
        case .other: throw WholeFileError(fileError: destination.taken, outcome: .notWritten)
        case .absent: break
        }

        let temporary = try notWritten { () throws(FileError) in
            try TemporaryFile(
                bytes: bytes,
                in: directory,
                mode: mode,
                durable: durable,
                refusals: refusals
            )
        }
        for _ in 0..<attempts {
            if try destination.receive(temporary) {
                try settle(destination, durable: durable)
                return .created
            }
            let standing: Destination.Comparison
            do {
                standing = try destination.compare(with: bytes)
            } catch {
                temporary.discard()
                throw WholeFileError(fileError: error, outcome: .notWritten)
            }
            switch standing {
            case .absent: continue  // A reader took it in between.
            case .same:
                temporary.discard()
                return try confirm(destination, durable: durable)
            case .other:
                temporary.discard()
                throw WholeFileError(fileError: destination.taken, outcome: .notWritten)
            }
        }
        temporary.discard()
        throw WholeFileError(fileError: destination.taken, outcome: .notWritten)
    }

    /// Gives a file of these bytes a name, in one step in place of whatever file had it.
    ///
    /// Temporary dot-name, write, fsync, rename, fsync of the folder; without `durable` no fsync, and a
    /// power cut may leave the old file, the new one or an empty one. `mode` is exact, whatever the
    /// umask. A symbolic link is replaced, not followed. Throws EISDIR where a folder has the name;
    /// whatever fails before the rename is ``WholeFileError/Outcome/notWritten`` and leaves the old file.
    package static func replace(
        _ name: FileName,
        bytes: [UInt8],
        in directory: Directory,
        mode: UInt16 = 0o640,
        durable: Bool,
        refusals: FileSystemRefusals = .none,
    ) throws(WholeFileError) {
        let destination = Destination(name: name, directory: directory, refusals: refusals)
        let temporary = try notWritten { () throws(FileError) in
            try TemporaryFile(
                bytes: bytes,
                in: directory,
                mode: mode,
                durable: durable,
                refusals: refusals
            )
        }
        try destination.replace(with: temporary)
        try settle(destination, durable: durable)
    }

    /// How often a name is tried that is taken one moment and free the next.
    private static let attempts = 16

    /// Makes sure of a file that another writer may only just have named.
    private static func confirm(_ destination: Destination, durable: Bool) throws(WholeFileError) -> Creation
    {
        if durable {
            do {
                try destination.synchronizeFile()
            } catch {
                throw WholeFileError(fileError: error, outcome: .unknown)
            }
        }
        try settle(destination, durable: durable)
        return .alreadyThere
    }

    private static func settle(_ destination: Destination, durable: Bool) throws(WholeFileError) {
        guard durable else { return }
        do {
            try destination.synchronizeFolder()
        } catch {
            throw WholeFileError(fileError: error, outcome: .unknown)
        }
    }

    private static func notWritten<Result>(
        _ step: () throws(FileError) -> Result
    ) throws(WholeFileError) -> Result {
        do {
            return try step()
        } catch {
            throw WholeFileError(fileError: error, outcome: .notWritten)
        }
    }
}
