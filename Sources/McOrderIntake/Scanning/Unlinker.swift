internal import McOrderFiles

/// Unlinks files whose decision is on the disk. Source: architecture.md, rule 5.
enum Unlinker {
    /// What became of a file.
    enum Outcome: Sendable {
        /// It is gone.
        case unlinked
        /// Another file has taken the name, and is read in its turn.
        case changed
        /// The file system refused.
        case refused(FileError)
    }

    /// Unlinks a file as long as the name still stands for what was read.
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
