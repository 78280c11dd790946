internal import Dispatch
internal import McOrderFiles
internal import Synchronization

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

    /// How many are unlinked at a time.
    static let width = 4

    /// Unlinks them all and tells what became of each, in the same order.
    ///
    /// Source: architecture.md, rule 5.
    func unlink(_ removals: [Removal], in directory: Directory) -> [Outcome] {
        guard removals.count >= 2 * Self.width else {
            return removals.map { unlink($0, in: directory) }
        }
        let outcomes = Mutex([Outcome](repeating: .unlinked, count: removals.count))
        DispatchQueue.concurrentPerform(iterations: Self.width) { strand in
            for index in stride(from: strand, to: removals.count, by: Self.width) {
                let outcome = unlink(removals[index], in: directory)
                if case .unlinked = outcome { continue }
                outcomes.withLock { $0[index] = outcome }
            }
        }
        return outcomes.withLock { $0 }
    }

    /// Unlinks one file.
    func unlink(_ removal: Removal, in directory: Directory) -> Outcome {
        do {
            guard try directory.stat(removal.name) == removal.stamp else { return .changed }
            _ = try directory.remove(removal.name)
            return .unlinked
        } catch {
            return .refused(error)
        }
    }
}
