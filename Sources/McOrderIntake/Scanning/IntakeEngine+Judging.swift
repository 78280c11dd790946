internal import McOrderFiles
internal import McOrderModel

/// One file: whether it has to be read, and what it holds.
extension IntakeEngine {
    /// Reads and judges a file, if anything new can be in it.
    ///
    /// - Parameters:
    ///   - inode: its inode, where it was listed; `nil` of one that was announced.
    ///   - limit: how large it may be to be read now; larger ones are read at the end of the scan.
    func examine(_ name: FileName, inode: UInt64? = nil, limit: Int, _ scan: inout Scan) throws {
        scan.hasExamined = true
        let directory = scan.folder.directory
        do {
            var step = scanner.step(for: name, inode: inode, now: .now)
            if step == .finish {
                try commit(&scan)
                step = scanner.step(for: name, inode: inode, now: .now)
            }
            if step == .check, let stamp = try directory.stat(name) {
                step = scanner.step(for: name, stamp, isListed: inode != nil, clock)
                if step == .unlink { note(Unlinker.unlink(name, stamp, in: directory), of: name, stamp) }
            }
            guard step == .read || step == .check else { return }
            consider(try HostileFile.read(name, in: directory, limit: limit), name, &scan)
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
            case .decided(let arrival) where doubt != nil && arrival.dependsOnTime:
                add(arrival.awaitingClock(), name, stamp, isFinal: false, &scan)
            case .decided(let arrival):
                add(arrival, name, stamp, isFinal: true, &scan)
            case .unsettled(let arrival):
                if scanner.postpone(name, stamp, .unreadable, clock) > .zero { return }
                add(arrival, name, stamp, isFinal: false, &scan)
            case .elsewhere:
                scanner.ignore(name, stamp, .elsewhere)
            }
        }
    }

    private func add(
        _ arrival: Arrival,
        _ name: FileName,
        _ stamp: FileStamp,
        isFinal: Bool,
        _ scan: inout Scan
    ) {
        scanner.commit(name, stamp, isFinal: isFinal)
        scan.batch.append(JudgedFile(name: name, stamp: stamp, arrival: arrival))
        scan.batchBytes += arrival.raw?.count ?? 0
    }

    /// What is to be done with a file's bytes.
    func judgement(of bytes: [UInt8], _ name: FileName) -> OrderJudge.Judgement {
        guard name.isNotice else { return judge.judge(bytes, file: name.display, receivedAt: now()) }
        return judge.judge(
            notice: bytes,
            file: name.display,
            receivedAt: now(),
            // Without its order only the time speaks against a notice, and the clock may be wrong.
            hasWaited: doubt == nil && (scanner.hasWaited(name) || scanner.isFullOfNotices)
        )
    }

    /// Refuses what stays where it is and is never read.
    private func refuse(_ name: FileName, _ stamp: FileStamp, _ reason: RejectionReason, _ scan: inout Scan) {
        guard !judge.leavesUnreadable else { return scanner.ignore(name, stamp, .elsewhere) }
        let identity = Array("\(reason.rawValue):\(stamp.identity.device):\(stamp.identity.inode):".utf8)
        let arrival = Arrival(
            kind: name.isNotice ? .notice : .order,
            file: name.display,
            receivedAt: now(),
            raw: nil,
            size: max(0, stamp.size),
            identity: nil,
            key: .entry(identity + name.bytes),
            verdict: .rejected(reason, restaurant: nil)
        )
        add(arrival, name, stamp, isFinal: false, &scan)
    }

    /// Logs a file that cannot be read; it stops no other one.
    ///
    /// - Throws: what keeps the folder itself from being read.
    func report(_ error: FileError, of name: FileName, _ scan: inout Scan) throws(FileError) {
        if let marker = FileName(FolderMarker.fileName) { _ = try scan.folder.directory.stat(marker) }
        if scanner.fail(name) { log.unreadable(name, error) }
        // An error of the device may pass; a right that is missing changes with the file.
        if error.isPermission, let stamp = try scan.folder.directory.stat(name) {
            scanner.ignore(name, stamp, .reported)
        }
    }
}
