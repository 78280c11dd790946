internal import Logging
internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue
internal import Synchronization

/// Looks through the folder, has each file judged, has the queue decide, and only then unlinks.
///
/// Everything here blocks on disks and locks, on a thread of its own. Source: architecture.md, *Where an
/// order can be* and rules 1, 5 to 9.
actor IntakeEngine {
    /// How many files are decided about in one transaction.
    static let batchSize = 128
    /// How many bytes one batch reads at most, beyond which it is settled early.
    static let batchBytes = 4 << 20

    nonisolated let executor = BlockingExecutor(label: "intake")
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    private nonisolated let isStopping = Atomic<Bool>(false)
    /// Whether other settings wait for the look that is being made.
    nonisolated let isInterrupted = Atomic<Bool>(false)
    private let folderPath: String
    let queue: OrderQueue
    let log: IntakeLog
    private let pulse: @Sendable (ScanReport?) -> Void
    let requests: @Sendable () throws -> [RequestedRejection]
    let now: @Sendable () -> Timestamp
    let beforeUnlinking: @Sendable () -> Void
    let windowSize: Int
    /// Get the next files from the disk while those before them are read, an eighth each.
    let expecting = (1...8).map { SideWork<Void, Never>(label: "intake: expecting \($0)") }
    /// Decides about one batch while the next is read.
    let deciding = SideWork<[Settlement], any Error>(label: "intake: deciding")
    /// Unlinks batches while the next ones are decided about.
    let unlinking = SideWork<[Unlinker.Outcome], Never>(label: "intake: unlinking")
    let unlinker = Unlinker()
    private let monotonic = ContinuousClock()
    var judge: OrderJudge
    var settings: IntakeSettings
    private var folderID: DeviceID?
    var left = LeftFiles()
    var waiting = WaitingNotices()
    var settling = SettleClock()
    private var troubled: Set<FileName> = []
    private var lastFault: DropFolder.Fault?
    /// That of the folder as it was opened last. The folder itself is not kept open, since it could not be unmounted.
    private var lastMarker: DropFolder.Marker?
    private var lastHeartbeat: (at: ContinuousClock.Instant, heartbeat: Heartbeat)?
    private var lastScanAt: Timestamp?

    /// An intake of that folder into that queue.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder of the orders.
    ///   - folderID: the marker's id that the queue remembers.
    ///   - requests: what tills ask about refused files and have no answer to.
    ///   - now: the wall clock.
    ///   - beforeUnlinking: called between a batch's commit and its unlinking, so that tests can meddle
    ///   then.
    ///   - windowSize: how many names are listed before the first of these files is looked at: by default more than a folder
    ///   usually has.
    init(
        folder: String,
        folderID: DeviceID?,
        queue: OrderQueue,
        judge: OrderJudge,
        settings: IntakeSettings,
        log: Logger,
        pulse: @escaping @Sendable (ScanReport?) -> Void = { _ in },
        requests: @escaping @Sendable () throws -> [RequestedRejection] = { [] },
        now: @escaping @Sendable () -> Timestamp,
        beforeUnlinking: @escaping @Sendable () -> Void = {},
        windowSize: Int = 16_384
    ) {
        folderPath = folder
        self.folderID = folderID
        self.queue = queue
        self.judge = judge
        self.settings = settings
        self.log = IntakeLog(log: log)
        self.pulse = pulse
        self.requests = requests
        self.now = now
        self.beforeUnlinking = beforeUnlinking
        self.windowSize = windowSize
    }

    /// Takes another catalogue and other settings into use; files that were left are looked at again. What waits in a
    /// backlog is judged by them, since the look that is being made ends with its batch.
    nonisolated func adopt(_ judge: OrderJudge, settings: IntakeSettings) async {
        isInterrupted.store(true, ordering: .releasing)
        await use(judge, settings: settings)
    }

    private func use(_ judge: OrderJudge, settings: IntakeSettings) {
        isInterrupted.store(false, ordering: .releasing)
        self.judge = judge
        self.settings = settings
        left.removeAll()
        waiting = WaitingNotices()
    }

    /// Looks through the folder once, deciding about every file that can be decided about.
    ///
    /// - Parameter arrivals: asked between batches for names that have just arrived, which then go first.
    /// - Returns: what was found; with ``ScanReport/trouble`` set when the folder is not there at present.
    /// - Throws: a ``QueueError`` when the queue cannot be written, a ``DropFolder/Fault`` when the
    ///   folder is one that must not be used. Nothing is unlinked whose decision is not on the disk.
    @discardableResult
    func scan(arrivals: @Sendable () -> [FileName] = { [] }) throws -> ScanReport {
        let folder: DropFolder
        do {
            folder = try DropFolder.open(folderPath, known: folderID, last: lastMarker)
            lastMarker = folder.marker
        } catch {
            guard error.trouble != nil else { throw error }
            return try missing(error)
        }
        if let fault = lastFault {
            log.back(after: fault)
            lastFault = nil
        }
        if folderID == nil {
            try queue.remember(folder: folder.id, replacing: false)
            folderID = folder.id
        }
        var pass = Pass(folder: folder)
        let outcome = Result {
            try self.look(through: folder, &pass, arrivals)
            try settle(&pass)
        }
        // What was begun comes to its end, whatever has happened to the folder.
        try finish(&pass)
        do {
            try outcome.get()
        } catch let error as FileError {
            return try missing(.file(error))
        }
        if !pass.isCutShort {
            left.keep(pass.present)
            settling.keep(pass.present)
            waiting.keep(pass.present)
            troubled.formIntersection(pass.present)
        }
        lastScanAt = now()
        let report = ScanReport(
            decided: pass.decided,
            waiting: pass.waiting,
            untilSettled: pass.untilSettled,
            elsewhere: pass.elsewhere,
            waitingNotices: pass.waitingNotices,
            lingering: pass.lingering,
            trouble: nil
        )
        try beat(report, isWhole: true)
        return report
    }

    /// Has a look through the folder end with its batch, and every later one with its first.
    nonisolated func stop() {
        isStopping.store(true, ordering: .releasing)
    }

    /// Whether the look that is being made is to end with its batch.
    var isToEnd: Bool {
        Task.isCancelled || isStopping.load(ordering: .acquiring) || isInterrupted.load(ordering: .acquiring)
    }

    /// Returns once the look that was being made has ended.
    func comeToAnEnd() {}

    /// A file as it was judged.
    typealias Entry = (arrival: Arrival, name: FileName, stamp: FileStamp)

    /// What one look through the folder has found so far.
    struct Pass {
        let folder: DropFolder
        var batch: [Entry] = []
        var batchBytes = 0
        /// What the queue is deciding about at present.
        var inDecision: [Entry] = []
        /// What is being unlinked at present, and what is to be unlinked after it; the oldest batch first.
        var inRemoval: [[Unlinker.Removal]] = []
        /// The names of all these, which must not be read again meanwhile.
        var inHand: Set<FileName> = []
        /// Names that something is remembered about, so no more than can be remembered.
        var present: Set<FileName> = []
        var isCutShort = false
        var decided = 0
        var waiting = 0
        var untilSettled: Duration?
        var elsewhere = 0
        var waitingNotices = 0
        var lingering = 0

        /// Whether what was read so far is to be decided about before more is read.
        var isFull: Bool { batch.count >= IntakeEngine.batchSize || batchBytes >= IntakeEngine.batchBytes }
    }

    private func missing(_ fault: DropFolder.Fault) throws -> ScanReport {
        if lastFault != fault {
            log.gone(fault)
            lastFault = fault
        }
        let report = ScanReport(trouble: fault)
        try beat(report, isWhole: true)
        return report
    }

    func examine(_ name: FileName, _ pass: inout Pass) throws {
        if pass.inHand.contains(name) { try finish(&pass) }
        guard !pass.present.contains(name), !pass.batch.contains(where: { $0.name == name }) else { return }
        let found: HostileRead
        do {
            let seen = left.remembers(name) ? try pass.folder.directory.stat(name) : nil
            let cause = seen.flatMap { left.cause(name, $0) }
            let isOverdue = cause == .orderUnknown && hasWaitedTooLong(name)
            if let stamp = seen, let cause, !isOverdue {
                pass.present.insert(name)
                switch cause {
                case .elsewhere: pass.elsewhere += 1
                case .orderUnknown: countWaitingNotice(&pass)
                case .reported: break
                case .notRemovable:
                    let removal = Unlinker.Removal(name: name, stamp: stamp)
                    note(removal, unlinker.unlink(removal, in: pass.folder.directory))
                }
                return
            }
            left.forget(name)
            if !isOverdue { waiting.forget(name) }
            found = try HostileFile.read(name, in: pass.folder.directory, limit: OrderDocument.sizeLimit)
        } catch {
            return try report(unreadable: name, error, &pass)
        }
        troubled.remove(name)
        switch found {
        case .absent:
            return
        case .changing:
            wait(for: name, &pass, remaining: settings.settle)
        case .notAFile(let stamp):
            leave(name, stamp, .notAFile, &pass)
        case .tooLarge(let stamp):
            leave(name, stamp, .tooLarge, &pass)
        case .contents(let bytes, let stamp):
            consider(bytes, name, stamp, &pass)
        }
    }

    private func consider(_ bytes: [UInt8], _ name: FileName, _ stamp: FileStamp, _ pass: inout Pass) {
        switch judgement(of: bytes, name) {
        case .decided(let arrival):
            add(arrival, name, stamp, &pass)
        case .unsettled(let arrival):
            let instant = monotonic.now
            if settling.isSettled(name, stamp, for: settings.settle, now: instant) {
                add(arrival, name, stamp, &pass)
            } else {
                let remaining = settling.remaining(name, of: settings.settle, now: instant)
                wait(for: name, &pass, remaining: remaining)
            }
        case .elsewhere:
            leave(elsewhere: name, stamp, &pass)
        }
    }

    private func add(_ arrival: Arrival, _ name: FileName, _ stamp: FileStamp, _ pass: inout Pass) {
        pass.batch.append((arrival, name, stamp))
        pass.batchBytes += arrival.raw?.count ?? 0
    }

    func wait(for name: FileName, _ pass: inout Pass, remaining: Duration) {
        pass.waiting += 1
        note(name, &pass)
        pass.untilSettled = min(pass.untilSettled ?? remaining, remaining)
    }

    /// Keeps what is remembered about a file that is there. Beyond what can be remembered nothing is kept,
    /// so that memory does not grow with the folder.
    func note(_ name: FileName, _ pass: inout Pass) {
        if left.remembers(name) || settling.remembers(name) || troubled.contains(name) {
            pass.present.insert(name)
        }
    }

    private func leave(elsewhere name: FileName, _ stamp: FileStamp, _ pass: inout Pass) {
        pass.elsewhere += 1
        left.leave(name, stamp, .elsewhere)
        note(name, &pass)
    }

    /// Reports what stays where it is and is never read.
    private func leave(_ name: FileName, _ stamp: FileStamp, _ reason: RejectionReason, _ pass: inout Pass) {
        guard !judge.leavesUnreadable else { return leave(elsewhere: name, stamp, &pass) }
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
        add(arrival, name, stamp, &pass)
    }

    /// Reports a file that cannot be read; it stops no other one.
    ///
    /// - Throws: what keeps the folder itself from being read, which is then not one file's trouble.
    func report(
        unreadable name: FileName,
        _ error: FileError,
        _ pass: inout Pass
    ) throws(FileError) {
        if let marker = FileName(FolderMarker.fileName) { _ = try pass.folder.directory.stat(marker) }
        if !troubled.contains(name), troubled.count < SettleClock.capacity {
            troubled.insert(name)
            log.unreadable(name, error)
        }
        // An error of the device may pass; a right that is missing changes with the file.
        if error.isPermission, let stamp = try pass.folder.directory.stat(name) {
            left.leave(name, stamp, .reported)
        }
        note(name, &pass)
    }

    /// Tells how the work goes; at most once a second, unless a whole look found something else than before.
    func beat(_ report: ScanReport, isWhole: Bool) throws(QueueError) {
        pulse(report)
        let instant = monotonic.now
        let heartbeat = Heartbeat(
            process: processID,
            lastScanAt: isWhole || lastScanAt == nil ? lastScanAt : now(),
            waitingFiles: report.waiting,
            elsewhere: report.elsewhere,
            waitingNotices: report.waitingNotices,
            lingering: report.lingering,
            trouble: report.trouble?.trouble
        )
        if let last = lastHeartbeat, instant - last.at < .seconds(1) {
            // In a rush of orders there are many whole looks a second, and little else to tell.
            guard isWhole, !heartbeat.tellsTheSame(as: last.heartbeat) else { return }
        }
        lastHeartbeat = (instant, heartbeat)
        try heartbeat.write(state: queue.state)
    }
}
