import McOrderFiles

/// Unlinks files whose decision is on the disk. Source: rules.md, rule 5.
///
/// A batch is unlinked by several threads. A file system that discards each freed block at once makes every
/// unlink wait, but seldom all of them for each other: with one thread a drain has 0.88 of the C program's
/// rate, with sixteen 1.15 (`Suite --only drain --quick`).
struct Unlinker: Sendable {
    /// The largest number of threads.
    static let width = 16

    private let threads = (1...width).map { SideWork<[FileError?], Never>(label: "intake: unlinking \($0)") }

    /// Unlinks files, as long as each name still stands for what was read; the results are in the same order.
    func unlink(_ files: [JudgedFile], in directory: Directory) -> [FileError?] {
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

    /// Unlinks a file as long as the name still stands for what was read: another file that has taken the
    /// name is read in its turn. Returns why the file system refused, if it did.
    static func unlink(_ name: FileName, _ stamp: FileStamp, in directory: Directory) -> FileError? {
        do {
            guard let found = try directory.stat(name), found.hasContent(of: stamp) else { return nil }
            _ = try directory.remove(name)
            return nil
        } catch {
            return error
        }
    }
}
