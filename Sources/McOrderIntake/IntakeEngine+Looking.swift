internal import McOrderFiles
internal import McOrderModel

/// One look through the folder: arrivals before all else, then notices, then whatever lies there.
extension IntakeEngine {
    func look(
        through folder: DropFolder,
        _ pass: inout Pass,
        _ arrivals: @Sendable () -> [FileName]
    ) throws {
        let marker = FileName(FolderMarker.fileName)
        // Who has just ordered does not wait until everything that stays in the folder was looked at.
        try examine(arrivals: arrivals(), &pass)
        try settle(&pass)
        let notices = try FolderNames(of: folder.directory, endingIn: Notice.fileNameEnding)
        try lookForNotices(among: notices, atMost: noticePace.beforeOrders, &pass)
        try settle(&pass)
        guard !pass.isCutShort else { return }
        try examine(arrivals: arrivals(), &pass)
        // While some are looked at, the next ones are got from the disk.
        var names: [FileName] = []
        var next: [FileName] = []
        try folder.directory.names { name in
            guard name.isCandidate else {
                if name.beginsWithDot, name != marker { try lookForLingering(name, &pass) }
                return true
            }
            next.append(name)
            if next.count == Self.readAhead {
                expect(next, in: folder.directory)
                try examine(names, notices, &pass, arrivals)
                names = next
                next = []
            }
            return !pass.isCutShort
        }
        if next.count > 1 { expect(next, in: folder.directory) }
        try examine(names + next, notices, &pass, arrivals)
        guard !pass.isCutShort else { return }
        try lookForNotices(among: notices, atMost: .max, &pass)
    }

    /// How many files the disk is asked for before they are read, all at once.
    private static let readAhead = 128

    private func expect(_ names: [FileName], in directory: Directory) {
        let names = names.filter { !left.remembers($0) }
        for (first, side) in expecting.enumerated() {
            side.finish()
            let share = stride(from: first, to: names.count, by: expecting.count).map { names[$0] }
            if share.isEmpty { continue }
            side.begin { HostileFile.expect(share, in: directory, limit: OrderDocument.sizeLimit) }
        }
    }

    /// Looks at files in a folder that may be full of them; between batches at whatever is more urgent.
    private func examine(
        _ names: [FileName],
        _ notices: FolderNames,
        _ pass: inout Pass,
        _ arrivals: @Sendable () -> [FileName]
    ) throws {
        guard !pass.isCutShort else { return }
        for name in names {
            try examine(name, &pass)
            guard pass.isFull else { continue }
            try beginSettling(&pass)
            // Who is to stop does not wait for the rest of a backlog, nor does a cashier who asked something.
            pass.isCutShort = isToEnd
            guard !pass.isCutShort else { return }
            try answerRequests()
            try examine(arrivals: arrivals(), &pass)
            try lookForNotices(among: notices, atMost: noticePace.betweenBatches, &pass)
            guard !pass.isCutShort else { return }
        }
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
