internal import McOrderFiles

/// Unlinks files whose decision is on the disk, several at a time: a file system may make each wait for it, but
/// seldom all of them for each other.
struct Unlinker: Sendable {
    /// What is to be unlinked, as long as the name still stands for what was read.
    struct Removal: Sendable {
        let name: FileName
        let stamp: FileStamp
    }

    /// What became of it.
    enum Outcome: Sendable {
        /// It is gone.
        case unlinked
        /// Another file has taken the name, which is a new arrival.
        case changed
        /// The file system refused.
        case refused(FileError)
    }

    /// How many are unlinked at a time at most: they wait for the disk, which is told of each block that is free again.
    static let width = 16

    private let strands = (1...width).map { SideWork<[Outcome], Never>(label: "intake: unlinking \($0)") }

    /// Unlinks them all and tells what became of each, in the same order.
    ///
    /// - Parameter work: what is done meanwhile.
    /// Source: architecture.md, rule 5.
    func unlink(
        _ removals: [Removal],
        in directory: Directory,
        beside work: () -> Void = {}
    ) -> [Outcome] {
        // Each strand has two at least; for a few no other thread is woken.
        let strands = strands.prefix(removals.count / 2)
        guard strands.count >= 4 else {
            work()
            return removals.map { unlink($0, in: directory) }
        }
        for (first, strand) in strands.enumerated() {
            strand.begin { [width = strands.count] in
                stride(from: first, to: removals.count, by: width).map { unlink(removals[$0], in: directory) }
            }
        }
        work()
        let shares = strands.map { $0.finish() ?? [] }
        return removals.indices.map { shares[$0 % shares.count][$0 / shares.count] }
    }

    /// Unlinks one file.
    func unlink(_ removal: Removal, in directory: Directory) -> Outcome {
        do {
            guard let stamp = try directory.stat(removal.name), stamp.hasContent(of: removal.stamp) else {
                return .changed
            }
            _ = try directory.remove(removal.name)
            return .unlinked
        } catch {
            return .refused(error)
        }
    }
}
