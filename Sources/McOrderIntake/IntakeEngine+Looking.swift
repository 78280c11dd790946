internal import McOrderFiles
internal import McOrderModel

/// One look through the folder: arrivals before all else, then whatever lies there, some thousand names at a time; of
/// these the notices first.
extension IntakeEngine {
    /// How many files the disk is asked for before they are read, all at once.
    private static let readAhead = 128

    func look(
        through folder: DropFolder,
        _ pass: inout Pass,
        _ arrivals: @Sendable () -> [FileName]
    ) throws {
        // Who has just ordered does not wait until everything that stays in the folder was looked at.
        try examine(arrivals: arrivals(), &pass)
        try settle(&pass)
        let names = try FolderNames(of: folder.directory)
        while !names.isAtEnd, !pass.isCutShort {
            var unseen = try nextWindow(of: names, &pass)[...]
            guard !pass.isCutShort else { return }
            try examine(arrivals: arrivals(), &pass)
            var share: ArraySlice<FileName> = []
            // While some are looked at, the next ones are got from the disk.
            repeat {
                let next = unseen.prefix(Self.readAhead)
                unseen = unseen.dropFirst(next.count)
                if next.count > 1 { expect(next, in: folder.directory) }
                try examine(share, &pass, arrivals)
                share = next
            } while !share.isEmpty && !pass.isCutShort
            // Also where there was nothing to decide about.
            if !names.isAtEnd, isToEnd { pass.isCutShort = true }
        }
    }

    /// Lists the next candidates, in the order of their inodes, and looks at the notices among them.
    ///
    /// The names come in an order of their own, in which a disk that forgot the inodes of very many files would be asked
    /// for nearly all of them before the first few files were read.
    private func nextWindow(of names: FolderNames, _ pass: inout Pass) throws -> [FileName] {
        let marker = FileName(FolderMarker.fileName)
        var candidates: [FolderNames.Entry] = []
        try names.hand(atMost: windowSize) { entry in
            let name = entry.name
            if name.isCandidate {
                candidates.append(entry)
            } else if name.isNotice {
                try examine(name, &pass)
                guard pass.isFull else { return true }
                try beginSettling(&pass)
                pass.isCutShort = isToEnd
            } else if name.beginsWithDot, name != marker {
                try lookForLingering(name, &pass)
            }
            return !pass.isCutShort
        }
        return candidates.sorted { $0.inode < $1.inode }.map(\.name)
    }

    private func expect(_ names: ArraySlice<FileName>, in directory: Directory) {
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
        _ names: ArraySlice<FileName>,
        _ pass: inout Pass,
        _ arrivals: @Sendable () -> [FileName]
    ) throws {
        for name in names {
            try examine(name, &pass)
            guard pass.isFull else { continue }
            try beginSettling(&pass)
            // Who is to stop does not wait for the rest of a backlog, nor does a cashier who asked something.
            pass.isCutShort = isToEnd
            guard !pass.isCutShort else { return }
            try answerRequests()
            try examine(arrivals: arrivals(), &pass)
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
