import McOrderFiles
import McOrderModel
import Synchronization

/// Finds, in parallel to the first scan, files that appeared just before the daemon began to watch the
/// folder. In a very large folder they would otherwise wait behind all other files.
final class FreshFiles: Sendable {
    /// How many names are kept at most.
    private static let capacity = 10_000

    private let found = Mutex<[FileName]>([])
    private let work = SideWork<Void, Never>(label: "intake: fresh files")

    /// Starts searching for orders and notices whose change time (ctime), which users cannot set, is `since`
    /// or later.
    ///
    /// - Parameter count: a folder with at most this many names is not searched: the scan lists it whole.
    func find(in directory: Directory, since: Timestamp, beyond count: Int) {
        work.begin { [self] in
            // Errors are ignored here: the scan meets them as well, and reports them.
            try? search(directory, since: since, beyond: count)
        }
    }

    func search(_ directory: Directory, since: Timestamp, beyond count: Int) throws(FileError) {
        let all = try FolderNames(of: directory)
        for _ in 0...count where try all.next() == nil { return }
        let names = try FolderNames(of: directory)
        while let name = try names.next()?.name {
            guard name.isCandidate || name.isNotice, let stamp = try directory.stat(name),
                stamp.changed.seconds >= since.seconds
            else { continue }
            found.withLock { if $0.count < Self.capacity { $0.append(name) } }
        }
    }

    /// Returns the names found since the last call.
    func take() -> [FileName] {
        found.withLock { names in
            defer { names = [] }
            return names
        }
    }
}
