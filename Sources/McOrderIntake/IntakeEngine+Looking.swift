internal import McOrderFiles
internal import McOrderModel

/// One scan of the folder: arrivals before all else, then whatever lies there, some thousand names at a time; of these
/// the notices first, and large files last of all.
extension IntakeEngine {
    /// How many files the disk is asked for before they are read, all at once.
    private static let readAhead = 128
    /// How many names are listed at a time once a scan's time was over, so that each scan gets through some.
    private static let shortWindow = 1024

    func look(
        through folder: DropFolder,
        _ pass: inout Pass,
        _ announced: @Sendable () -> [FileName]
    ) throws {
        if let since = freshSince {
            freshSince = nil
            freshFiles.find(in: folder.directory, since: since, beyond: windowSize)
        }
        @Sendable func arrivals() -> [FileName] { announced() + freshFiles.take() }
        // Who has just ordered does not wait until everything that stays in the folder was looked at.
        try examine(arrivals: arrivals(), &pass)
        try settle(&pass)
        let names = try FolderNames(of: folder.directory)
        while !names.isAtEnd, !pass.isCutShort {
            let window = try nextWindow(of: names, &pass)
            try serve(&pass, arrivals)
            try examine(window.notices[...], &pass, arrivals)
            var unseen = window.orders[...]
            var share: ArraySlice<FolderNames.Entry> = []
            // While some are looked at, the next ones are got from the disk.
            repeat {
                let next = unseen.prefix(Self.readAhead)
                unseen = unseen.dropFirst(next.count)
                if next.count > 1 { expect(next, in: folder.directory) }
                try examine(share, &pass, arrivals)
                share = next
            } while !share.isEmpty && !pass.isCutShort
            // Also where there was nothing to decide about.
            if !names.isAtEnd, isToEnd || isOverBudget(&pass) { pass.isCutShort = true }
        }
        if names.isAtEnd { pass.listed = 0 }
        try examineLarge(&pass, arrivals)
    }

    /// The names that were listed together, in the order of their inodes.
    private struct Window {
        var notices: [FolderNames.Entry] = []
        var orders: [FolderNames.Entry] = []
    }

    /// Lists the next names.
    ///
    /// They come in an order of their own, in which a disk that forgot the inodes of very many files would be asked for
    /// nearly all of them before the first few files were read.
    private func nextWindow(of names: FolderNames, _ pass: inout Pass) throws -> Window {
        let marker = FileName(FolderMarker.fileName)
        let claims = FileName(Claim.folderName)
        var window = Window()
        try names.hand(atMost: pass.resumption > 0 ? min(Self.shortWindow, windowSize) : windowSize) {
            entry in
            pass.listed += 1
            let name = entry.name
            if pass.listed <= pass.resumption {
                // The scan before has come to this one.
            } else if name.beginsWithDot {
                if name != marker, name != claims { try lookForLingering(name, &pass) }
            } else if name.isCandidate {
                window.orders.append(entry)
            } else if name.isNotice {
                window.notices.append(entry)
            } else {
                pass.otherFiles += 1
            }
            return true
        }
        window.orders.sort { $0.inode < $1.inode }
        window.notices.sort { $0.inode < $1.inode }
        return window
    }

    private func expect(_ entries: ArraySlice<FolderNames.Entry>, in directory: Directory) {
        let now = ContinuousClock.now
        let names = entries.filter {
            !left.remembers($0.name) && unsettled.postponed($0.inode, now: now) == nil
        }
        .map(\.name)
        for (first, side) in expecting.enumerated() {
            side.finish()
            let share = stride(from: first, to: names.count, by: expecting.count).map { names[$0] }
            if share.isEmpty { continue }
            side.begin { HostileFile.expect(share, in: directory, limit: Self.smallFile) }
        }
    }

    /// Looks at files in a folder that may be full of them; between them at whatever is more urgent.
    private func examine(
        _ entries: ArraySlice<FolderNames.Entry>,
        _ pass: inout Pass,
        _ arrivals: @Sendable () -> [FileName]
    ) throws {
        for entry in entries {
            try examine(entry.name, inode: entry.inode, limit: Self.smallFile, &pass)
            try serve(&pass, arrivals)
            if pass.isCutShort { return }
        }
    }

    /// Reads the large files that this scan came to, until its time is over. Junk of the largest size takes a hundred
    /// times as long as an order, so nobody's order waits behind it.
    private func examineLarge(_ pass: inout Pass, _ arrivals: @Sendable () -> [FileName]) throws {
        var isCutShort = pass.isCutShort
        while !pass.large.isEmpty, !isToEnd, !isOverBudget(&pass) {
            let names = pass.large
            pass.large = []
            for name in names {
                try examine(name, limit: OrderDocument.sizeLimit, &pass)
                try serve(&pass, arrivals)
                guard !isToEnd, !isOverBudget(&pass) else {
                    isCutShort = true
                    break
                }
            }
        }
        pass.isCutShort = isCutShort || !pass.large.isEmpty
    }

    /// Has the queue decide about a full batch. Serves what cannot wait for the end of a scan after each one, and after
    /// each ``slice`` of time: files that have just arrived, tills that ask something, and the service manager.
    private func serve(_ pass: inout Pass, _ arrivals: @Sendable () -> [FileName]) throws {
        let now = ContinuousClock.now
        if pass.isFull {
            try beginSettling(&pass)
            // Who is to stop does not wait for the rest of a backlog, nor does a cashier who asked something.
            pass.isCutShort = isToEnd
            guard !pass.isCutShort else { return }
            try answerRequests()
            try examine(arrivals: arrivals(), &pass)
        } else if now - pass.servedAt >= Self.slice {
            let names = arrivals()
            if !names.isEmpty {
                try examine(arrivals: names, &pass)
                try settle(&pass)
            }
            // With files to decide about it ends after their batch.
            if pass.batch.isEmpty { pass.isCutShort = isToEnd }
            try beat(pass)
        } else {
            return
        }
        pass.servedAt = .now
    }

    /// Whether a scan has decided about nothing for the whole of its ``budget``.
    private func isOverBudget(_ pass: inout Pass) -> Bool {
        let now = ContinuousClock.now
        if pass.decided > pass.progress.decided { pass.progress = (now, pass.decided) }
        return now - pass.progress.at >= Self.budget
    }

    private func lookForLingering(_ name: FileName, _ pass: inout Pass) throws(FileError) {
        do {
            // A file's time is whatever its writer says, so nothing is subtracted from it.
            guard let stamp = try pass.folder.directory.stat(name) else { return }
            if stamp.modified.seconds < now().seconds - 86_400 { pass.lingering += 1 }
        } catch {
            try report(unreadable: name, error, &pass)
        }
    }
}
