internal import McOrderFiles
internal import McOrderModel
internal import Synchronization

/// Finds, beside the first scan, what came just before the daemon heard of arrivals: in a folder of very many
/// files it would wait behind all the others.
final class FreshFiles: Sendable {
    /// How many names are kept at most.
    private static let capacity = 10_000

    private let found = Mutex<[FileName]>([])
    private let work = SideWork<Void, Never>(label: "intake: fresh files")

    /// Begins to find candidates and notices that changed at or after an instant, which nobody can set.
    ///
    /// - Parameter count: in a folder of no more names the scan comes to all of them at once.
    func find(in directory: Directory, since: Timestamp, beyond count: Int) {
        work.begin { [self] in
            // What cannot be listed or read here the scan meets as well, and reports.
            try? Self.find(in: directory, since: since, beyond: count) { name in
                found.withLock { if $0.count < Self.capacity { $0.append(name) } }
            }
        }
    }

    private static func find(
        in directory: Directory,
        since: Timestamp,
        beyond count: Int,
        _ tell: (FileName) -> Void
    ) throws {
        let all = try FolderNames(of: directory)
        try all.hand(atMost: count + 1) { _ in true }
        if all.isAtEnd { return }
        try FolderNames(of: directory).hand { entry in
            if entry.name.isCandidate || entry.name.isNotice,
                let stamp = try directory.stat(entry.name), stamp.changed.seconds >= since.seconds
            {
                tell(entry.name)
            }
            return true
        }
    }

    /// The names that were found since the last time.
    func take() -> [FileName] {
        found.withLock { names in
            defer { names = [] }
            return names
        }
    }
}
