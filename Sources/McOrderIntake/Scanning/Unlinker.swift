internal import McOrderFiles

/// Unlinks files whose decision is on the disk. Source: architecture.md, rule 5.
enum Unlinker {
    /// The result for a file.
    enum Outcome: Sendable {
        /// The file was removed.
        case unlinked
        /// Another file has taken the name, and is read in its turn.
        case changed
        /// The file system returned an error.
        case refused(FileError)
    }

    /// Unlinks a file if the name still belongs to the file that was read.
    static func unlink(_ name: FileName, _ stamp: FileStamp, in directory: Directory) -> Outcome {
        do {
            guard let found = try directory.stat(name), found.hasContent(of: stamp) else { return .changed }
            _ = try directory.remove(name)
            return .unlinked
        } catch {
            return .refused(error)
        }
    }
}
