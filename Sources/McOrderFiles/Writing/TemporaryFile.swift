import Glibc

/// A completely written file under a dot-name, not yet visible under its final name.
struct TemporaryFile {
    /// How a dot-name is made.
    enum Naming {
        /// `.mcorder-<pid>-<16 hex digits>.tmp`: ``StagedFile/removeAbandoned(in:)`` removes such files of
        /// dead processes.
        case ofProcess
        /// `.mcorder-<32 hex digits>.tmp`: for folders that others can read. Nobody can see which files one
        /// process wrote.
        case random
        /// A name that the caller uses for one file after the other. What a failure left is overwritten.
        case reused(FileName)
    }

    /// The dot-name.
    let name: FileName
    /// Recognises the file under its final name.
    let identity: FileIdentity
    private let directory: Directory

    /// Writes `bytes` into a new file with exactly the permissions `mode`; on failure the file is removed.
    init(
        bytes: [UInt8],
        in directory: Directory,
        mode: UInt16,
        durable: Bool,
        naming: Naming = .ofProcess,
        refusals: FileSystemRefusals = .none
    ) throws(FileError) {
        let name = Self.freshName(naming)
        let isReused = if case .reused = naming { true } else { false }
        let flags = O_WRONLY | O_CREAT | O_NOFOLLOW | (isReused ? O_TRUNC : O_EXCL)
        let file = try OwnedDescriptor(name, in: directory, flags: flags, mode: mode)
        self.name = name
        self.directory = directory
        do throws(FileError) {
            let stamp = try file.stamp(path: directory.path(of: name))
            identity = stamp.identity
            if stamp.permissions != mode { try file.grant(mode, path: directory.path(of: name)) }
            if let reason = refusals.write { throw directory.error("write", name, reason) }
            try file.write(bytes[...], path: directory.path(of: name))
            if durable {
                try answer("fsync", on: directory.path(of: name)) { fsync(file.number) }
            }
            try file.finish(path: directory.path(of: name))
        } catch {
            Self.discard(name, in: directory)
            throw error
        }
    }

    /// Removes the dot-name, whether or not the file has another name.
    func discard() { Self.discard(name, in: directory) }

    /// A failure here is not reported: it would hide the earlier error, or report a written file as not
    /// written. A dot-name that remains is taken by no reader, and the intake reports it once it is older
    /// than 24 h.
    private static func discard(_ name: FileName, in directory: Directory) {
        _ = refusal { name.withCString { unlinkat(directory.descriptor, $0, 0) } }
    }

    /// A unique name, with 64 or 128 random bits.
    static func freshName(_ naming: Naming) -> FileName {
        switch naming {
        case .ofProcess: FileName(constant: ".mcorder-\(Machine.processID)-\(randomDigits()).tmp")
        case .reused(let name): name
        case .random: FileName(constant: ".mcorder-\(randomDigits())\(randomDigits()).tmp")
        }
    }

    /// Sixteen random hexadecimal digits.
    private static func randomDigits() -> String {
        let digits = String(UInt64.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
