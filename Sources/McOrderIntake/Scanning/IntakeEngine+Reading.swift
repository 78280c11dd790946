import McOrderFiles
import McOrderModel

/// From names to judged files: announced files first, then the files in the folder, some thousand names at a
/// time. Of each such window notices are read first; large files are read at the end of the scan.
extension IntakeEngine {
    /// How many names are listed at a time when a scan continues one whose time was over, so that each scan
    /// makes progress.
    private static let shortWindow = 1024

    /// Reads all files that have to be read, and commits all batches but the last.
    func read(_ scan: inout Scan, _ announced: @Sendable () -> [FileName]) throws {
        if let since = freshSince {
            freshSince = nil
            freshFiles.find(in: scan.folder.directory, since: since, beyond: surroundings.windowSize)
        }
        @Sendable func newNames() -> [FileName] { announced() + freshFiles.take() }
        // A new order must not wait for all files that stay in the folder.
        try examine(announced: newNames(), &scan)
        try commit(&scan)
        let names = try FolderNames(of: scan.folder.directory)
        while !names.isAtEnd, !scan.isCutShort {
            let window = try nextWindow(of: names, &scan)
            try serve(&scan, newNames)
            for entry in window where !scan.isCutShort {
                try examine(entry.name, entry, limit: Self.smallFile, &scan)
                try serve(&scan, newNames)
            }
            // Also if there was nothing to decide.
            if try !names.isAtEnd && (isToEnd || isOverBudget(&scan)) { scan.isCutShort = true }
        }
        if names.isAtEnd { scan.listed = 0 }
        try examineLarge(&scan, newNames)
    }

    /// Lists the next names: the notices, then the orders, each sorted by inode.
    ///
    /// The folder's own order would be slow in a very large folder whose inodes are not cached: the disk
    /// would have to read nearly all inodes before the first few files were read.
    private func nextWindow(of names: FolderNames, _ scan: inout Scan) throws -> [FolderNames.Entry] {
        var notices: [FolderNames.Entry] = []
        var orders: [FolderNames.Entry] = []
        let size = surroundings.windowSize
        for _ in 0..<(scan.resumption > 0 ? min(Self.shortWindow, size) : size) {
            guard let entry = try names.next() else { break }
            scan.listed += 1
            let name = entry.name
            if scan.listed <= scan.resumption {
                // The previous scan has processed this name.
            } else if name.beginsWithDot {
                if name != .marker, name != .claims { try countIfLingering(name, &scan) }
            } else if name.isCandidate {
                orders.append(entry)
            } else if name.isNotice {
                notices.append(entry)
            } else {
                scanner.report.otherFiles += 1
            }
        }
        return notices.sorted { $0.inode < $1.inode } + orders.sorted { $0.inode < $1.inode }
    }

    /// Reads announced files, notices first, and commits each full batch. If the scan must end after a batch,
    /// the other files wait for the next scan, which lists them.
    private func examine(announced names: [FileName], _ scan: inout Scan) throws {
        for name in names.filter(\.isNotice) + names.filter(\.isCandidate) where !scan.isCutShort {
            try examine(name, limit: Self.smallFile, &scan)
            if scan.isFull { try commitFull(&scan) }
        }
    }

    /// Commits a full batch while the next one is read, and answers the requests of tills.
    private func commitFull(_ scan: inout Scan) throws {
        try commit(&scan, whileReading: true)
        // A shutdown must not wait for the rest of a backlog, nor must a cashier's request.
        scan.isCutShort = isToEnd
        if !scan.isCutShort { try answerRequests() }
    }

    /// Reads the large files that this scan found, until its time is over. A junk file of the maximum size
    /// takes a hundred times as long as an order, so orders must not wait for it.
    private func examineLarge(_ scan: inout Scan, _ announced: @Sendable () -> [FileName]) throws {
        var isCutShort = scan.isCutShort
        while try !scan.large.isEmpty && !isToEnd && !isOverBudget(&scan) {
            let names = scan.large
            scan.large = []
            for name in names {
                try examine(name, limit: OrderDocument.sizeLimit, &scan)
                try serve(&scan, announced)
                guard try !isToEnd && !isOverBudget(&scan) else {
                    isCutShort = true
                    break
                }
            }
        }
        scan.isCutShort = isCutShort || !scan.large.isEmpty
    }

    /// Commits a full batch. After each batch, and after each ``slice`` of time, handles what cannot wait for
    /// the end of a scan: announced files, requests of tills, and the service manager's pulse.
    private func serve(_ scan: inout Scan, _ announced: @Sendable () -> [FileName]) throws {
        let now = monotonic()
        if scan.isFull {
            try commitFull(&scan)
            guard !scan.isCutShort else { return }
            try examine(announced: announced(), &scan)
        } else if now - scan.servedAt >= Self.slice {
            let names = announced()
            if !names.isEmpty {
                try examine(announced: names, &scan)
                try commit(&scan)
            }
            // If there are files to decide, the scan ends after their batch, and never before the first file.
            if scan.batch.isEmpty, scan.hasExamined, isToEnd { scan.isCutShort = true }
            try beat(report(on: scan))
        } else {
            return
        }
        scan.servedAt = monotonic()
    }

    /// Whether a scan has decided nothing for the whole of its ``budget``. If it has read files meanwhile,
    /// which takes longer on a slow disk, they are decided now.
    private func isOverBudget(_ scan: inout Scan) throws -> Bool {
        guard monotonic() - scan.decidedAt >= Self.budget else { return false }
        try commit(&scan)
        return monotonic() - scan.decidedAt >= Self.budget
    }

    private func countIfLingering(_ name: FileName, _ scan: inout Scan) throws(FileError) {
        do {
            // The modification time is set by the file's writer and may have any value, so nothing is
            // subtracted from it.
            guard let stamp = try scan.folder.directory.stat(name) else { return }
            if stamp.modified.seconds < now().seconds - 86_400 { scanner.report.lingering += 1 }
        } catch {
            try report(error, of: name, &scan)
        }
    }
}
