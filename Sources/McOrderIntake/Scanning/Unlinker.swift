internal import McOrderFiles

/// Unlinks files whose decision is on the disk. Source: rules.md, rule 5.
///
/// A batch is unlinked by several threads. A file system that discards each freed block at once makes every
/// unlink wait, but seldom all of them for each other: with one thread a drain has 0.88 of the C program's rate,
/// with sixteen 1.15 (`Suite --only drain --quick`).
struct Unlinker: Sendable {
    /// What became of a file.
    enum Outcome: Sendable {
        /// It is gone.
        case unlinked
        /// It stays for a while, because the loss of the server might lose the decision.
        case postponed
        /// Another file has taken the name, and is read in its turn.
        case changed
        /// The file system refused.
        case refused(FileError)
    }

    /// The largest number of threads.
    static let width = 16

    private let threads = (1...width).map { SideWork<[Outcome], Never>(label: "intake: unlinking \($0)") }

    /// Unlinks files, as long as each name still stands for what was read; the outcomes are in the same order.
    func unlink(_ files: [JudgedFile], in directory: Directory) -> [Outcome] {
        // Each thread has two files at least; for a few files no other thread is woken.
        let threads = threads.prefix(files.count / 2)
        guard threads.count >= 4 else {
            return files.map { Self.unlink($0.name, $0.stamp, in: directory) }
        }
        for (first, thread) in threads.enumerated() {
            thread.begin { [width = threads.count] in
                stride(from: first, to: files.count, by: width).map {
                    Self.unlink(files[$0].name, files[$0].stamp, in: directory)
                }
            }
        }
        let shares = threads.map { $0.finish() ?? [] }
        return files.indices.map { shares[$0 % shares.count][$0 / shares.count] }
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
