import McOrderFiles
import McOrderModel

/// Handling one file: whether it has to be read, and what it contains.
extension IntakeEngine {
    /// Reads and judges a file, unless it cannot contain anything new.
    ///
    /// - Parameters:
    ///   - entry: the folder's entry of a listed file; `nil` for an announced one.
    ///   - limit: the maximum size, in bytes, to be read now; larger files are read at the end of the scan.
    func examine(_ name: FileName, _ entry: FolderNames.Entry? = nil, limit: Int, _ scan: inout Scan) throws {
        let inode = entry?.inode
        scan.hasExamined = true
        let directory = scan.folder.directory
        do {
            var step = scanner.step(for: name, inode: inode, now: monotonic())
            if step == .finish {
                try commit(&scan)
                step = scanner.step(for: name, inode: inode, now: monotonic())
            }
            if step == .check, let stamp = try directory.stat(name) {
                step = scanner.step(for: name, stamp, isListed: inode != nil, clock)
                if step == .unlink {
                    let refusal = Unlinker.unlink(name, stamp, in: directory)
                    if let refusal { note(refusal, of: name, stamp) } else { scanner.forget(name) }
                }
            }
            guard step == .read || step == .check else { return }
            let isRegular = entry?.isRegular ?? false
            let found = try HostileFile.read(name, in: directory, limit: limit, isRegular: isRegular)
            consider(found, name, &scan)
        } catch let error as FileError {
            try report(error, of: name, &scan)
        }
    }

    private func consider(_ found: HostileRead, _ name: FileName, _ scan: inout Scan) {
        switch found {
        case .absent: scanner.forget(name)
        case .changing(let stamp): _ = scanner.postpone(name, stamp, .unreadable, clock)
        case .notAFile(let stamp): refuse(name, stamp, .notAFile, &scan)
        case .tooLarge(let stamp) where stamp.size <= Int64(OrderDocument.sizeLimit):
            if scan.large.count < Self.largeLimit { scan.large.append(name) }
        case .tooLarge(let stamp): refuse(name, stamp, .tooLarge, &scan)
        case .contents(let bytes, let stamp):
            switch judgement(of: bytes, name) {
            case .decided(let incoming) where doubt != nil && incoming.dependsOnTime:
                add(incoming.awaitingClock(), name, stamp, isFinal: false, &scan)
            case .decided(let incoming):
                add(incoming, name, stamp, isFinal: true, &scan)
            case .undecided(let incoming):
                if scanner.postpone(name, stamp, .unreadable, clock) > .zero { return }
                add(incoming, name, stamp, isFinal: false, &scan)
            case .elsewhere:
                scanner.ignore(name, stamp, .elsewhere)
            }
        }
    }

    private func add(
        _ incoming: IncomingFile,
        _ name: FileName,
        _ stamp: FileStamp,
        isFinal: Bool,
        _ scan: inout Scan
    ) {
        scanner.commit(name, stamp, isFinal: isFinal)
        scan.batch.append(JudgedFile(name: name, stamp: stamp, incoming: incoming))
        scan.batchBytes += incoming.raw?.count ?? 0
    }

    /// Judges a file's bytes, as an order or as a notice depending on its name.
    func judgement(of bytes: [UInt8], _ name: FileName) -> OrderJudge.Judgement {
        let (file, at) = (name.display, now())
        // For a notice without its order, only the elapsed time is a reason to refuse it, and the clock may
        // be wrong.
        let hasWaited = doubt == nil && (scanner.hasWaited(name) || scanner.isFullOfNotices)
        guard name.isNotice else {
            return judge.judge(bytes, file: file, receivedAt: at, hasWaited: hasWaited)
        }
        return judge.judge(notice: bytes, file: file, receivedAt: at, hasWaited: hasWaited)
    }

    /// Refuses a file that is never read and stays where it is.
    private func refuse(_ name: FileName, _ stamp: FileStamp, _ reason: RejectionReason, _ scan: inout Scan) {
        guard !judge.leavesUnreadable else { return scanner.ignore(name, stamp, .elsewhere) }
        let identity = Array("\(reason.rawValue):\(stamp.identity.device):\(stamp.identity.inode):".utf8)
        let incoming = IncomingFile(
            kind: name.isNotice ? .notice : .order,
            file: name.display,
            receivedAt: now(),
            raw: nil,
            size: max(0, stamp.size),
            identity: nil,
            key: .entry(identity + name.bytes),
            verdict: .rejected(reason, restaurant: nil)
        )
        add(incoming, name, stamp, isFinal: false, &scan)
    }

    /// Logs a file that cannot be read; other files are still processed.
    ///
    /// - Throws: the error that prevents the folder itself from being read.
    func report(_ error: FileError, of name: FileName, _ scan: inout Scan) throws(FileError) {
        _ = try scan.folder.directory.stat(.marker)
        if scanner.fail(name) { log.unreadable(name, error) }
        // A device error may pass; a missing permission only changes with the file.
        if error.isPermission, let stamp = try scan.folder.directory.stat(name) {
            scanner.ignore(name, stamp, .reported)
        }
    }
}
