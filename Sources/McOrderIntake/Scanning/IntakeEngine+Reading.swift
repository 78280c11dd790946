internal import McOrderFiles
internal import McOrderModel

/// From names to judged files: announced ones before all else, then what lies in the folder, some thousand names at a
/// time; of these the notices first, and large files last of all.
extension IntakeEngine {
    /// How many names are listed at a time once a scan's time was over, so that each scan gets through some.
    private static let shortWindow = 1024

    /// Reads everything that is to be read, and commits all but the last batch.
    func read(_ scan: inout Scan, _ announced: @Sendable () -> [FileName]) throws {
        if let since = freshSince {
            freshSince = nil
            freshFiles.find(in: scan.folder.directory, since: since, beyond: windowSize)
        }
        @Sendable func arrivals() -> [FileName] { announced() + freshFiles.take() }
        // Who has just ordered does not wait for everything that stays in the folder.
        try examine(announced: arrivals(), &scan)
        try commit(&scan)
        let names = try FolderNames(of: scan.folder.directory)
        while !names.isAtEnd, !scan.isCutShort {
            let window = try nextWindow(of: names, &scan)
            try serve(&scan, arrivals)
            for entry in window where !scan.isCutShort {
                try examine(entry.name, inode: entry.inode, limit: Self.smallFile, &scan)
                try serve(&scan, arrivals)
            }
            // Also where there was nothing to decide.
            if !names.isAtEnd, isToEnd || isOverBudget(&scan) { scan.isCutShort = true }
        }
        if names.isAtEnd { scan.listed = 0 }
        try examineLarge(&scan, arrivals)
    }

    /// Lists the next names: the notices, then the orders, each in the order of their inodes.
    ///
    /// In a folder's own order, a disk that has forgotten the inodes of very many files would be asked for nearly all of
    /// them before the first few files were read.
    private func nextWindow(of names: FolderNames, _ scan: inout Scan) throws -> [FolderNames.Entry] {
        let marker = FileName(FolderMarker.fileName)
        let claims = FileName(Claim.folderName)
        var notices: [FolderNames.Entry] = []
        var orders: [FolderNames.Entry] = []
        let size = scan.resumption > 0 ? min(Self.shortWindow, windowSize) : windowSize
        try names.hand(atMost: size) { entry in
            scan.listed += 1
            let name = entry.name
            if scan.listed <= scan.resumption {
                // The scan before has come to this one.
            } else if name.beginsWithDot {
                if name != marker, name != claims { try countIfLingering(name, &scan) }
            } else if name.isCandidate {
                orders.append(entry)
            } else if name.isNotice {
                notices.append(entry)
            } else {
                scan.otherFiles += 1
            }
            return true
        }
        return notices.sorted { $0.inode < $1.inode } + orders.sorted { $0.inode < $1.inode }
    }

    /// Reads files that were announced, notices first.
    private func examine(announced names: [FileName], _ scan: inout Scan) throws {
        for name in names where name.isNotice { try examine(name, limit: Self.smallFile, &scan) }
        for name in names where name.isCandidate { try examine(name, limit: Self.smallFile, &scan) }
    }

    /// Reads the large files that this scan came to, until its time is over. Junk of the largest size takes a hundred
    /// times as long as an order, so nobody's order waits behind it.
    private func examineLarge(_ scan: inout Scan, _ announced: @Sendable () -> [FileName]) throws {
        var isCutShort = scan.isCutShort
        while !scan.large.isEmpty, !isToEnd, !isOverBudget(&scan) {
            let names = scan.large
            scan.large = []
            for name in names {
                try examine(name, limit: OrderDocument.sizeLimit, &scan)
                try serve(&scan, announced)
                guard !isToEnd, !isOverBudget(&scan) else {
                    isCutShort = true
                    break
                }
            }
        }
        scan.isCutShort = isCutShort || !scan.large.isEmpty
    }

    /// Commits a full batch. After each one, and after each ``slice`` of time, serves what cannot wait for the end of a
    /// scan: files that were announced, tills that ask something, and the service manager.
    private func serve(_ scan: inout Scan, _ announced: @Sendable () -> [FileName]) throws {
        let now = ContinuousClock.now
        if scan.isFull {
            try beginCommit(&scan)
            // Who is to stop does not wait for the rest of a backlog, nor does a cashier who asked something.
            scan.isCutShort = isToEnd
            guard !scan.isCutShort else { return }
            try answerRequests()
            try examine(announced: announced(), &scan)
        } else if now - scan.servedAt >= Self.slice {
            let names = announced()
            if !names.isEmpty {
                try examine(announced: names, &scan)
                try commit(&scan)
            }
            // With files to decide it ends after their batch, and never before the first file.
            if scan.batch.isEmpty, scan.hasExamined { scan.isCutShort = isToEnd }
            try beat(scan)
        } else {
            return
        }
        scan.servedAt = .now
    }

    /// Whether a scan has decided nothing for the whole of its ``budget``.
    private func isOverBudget(_ scan: inout Scan) -> Bool {
        let now = ContinuousClock.now
        if scan.decided > scan.progress.decided { scan.progress = (now, scan.decided) }
        return now - scan.progress.at >= Self.budget
    }

    private func countIfLingering(_ name: FileName, _ scan: inout Scan) throws(FileError) {
        do {
            // A file's time is whatever its writer says, so nothing is subtracted from it.
            guard let stamp = try scan.folder.directory.stat(name) else { return }
            if stamp.modified.seconds < now().seconds - 86_400 { scan.lingering += 1 }
        } catch {
            try report(error, of: name, &scan)
        }
    }
}
