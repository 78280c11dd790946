internal import Logging
internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue
internal import Synchronization

/// Moves files from the drop folder into the queue: listed or announced, read, judged, committed, unlinked.
///
/// ``DropScanner`` decides what to do about each name, ``OrderJudge`` judges its bytes, ``BatchCommitter``
/// lets the queue decide and unlinks the files. All of this blocks on disks and locks, on a thread of its
/// own. Source: rules.md, *Where an order can be* and rules 1, 5 to 9.
actor IntakeEngine {
    /// How many files are decided in one transaction.
    static let batchSize = 128
    /// The maximum number of bytes in a batch; a batch that exceeds it is committed early.
    static let batchBytes = 4 << 20
    /// How long a scan runs before it handles the files that were announced meanwhile.
    static let slice = Duration.milliseconds(25)
    /// How long a scan runs without deciding anything; the next scan continues where it ended.
    static let budget = Duration.seconds(2)
    /// The size up to which a file is read as soon as it is found. An order of ten lines has less than a
    /// thousand bytes.
    static let smallFile = 16_384
    /// How many larger files one scan reads after the small ones.
    static let largeLimit = 65_536
    /// How many notices about an order are decided together with it; the others follow in the next scan.
    static let noticesPerOrder = 8
    /// The time between two pulses of a scan.
    private static let pulseInterval = Duration.milliseconds(250)

    nonisolated let executor = BlockingExecutor(label: "intake")
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    private nonisolated let isStopping = Atomic<Bool>(false)
    /// Whether new settings wait for the end of the current scan.
    nonisolated let isInterrupted = Atomic<Bool>(false)
    private let folderPath: String
    let queue: OrderQueue
    let log: IntakeLog
    private let pulse: @Sendable (ScanReport?) -> Void
    let now: @Sendable () -> Timestamp
    let windowSize: Int
    let committer: BatchCommitter
    /// The clock that cannot be set.
    let monotonic: @Sendable () -> ContinuousClock.Instant
    /// Start of the time span in which files may have appeared before the folder was watched; `nil` once the
    /// search for them has begun.
    var freshSince: Timestamp?
    let freshFiles = FreshFiles()
    var judge: OrderJudge
    var settings: IntakeSettings
    private var folderID: DeviceID?
    var scanner = DropScanner()
    /// How many of the folder's names the last scan had processed when its time was over.
    var resumption = 0
    private var lastError: DropFolder.AccessError?
    private var claims: FolderClaims?
    private var rivalry = Rivalry()
    private let clockGuard: ClockGuard?
    let view: QueueView
    private let freeSpace: @Sendable (String) throws(FileError) -> Int64
    private let receiptsAreStuck: @Sendable () -> Bool
    var doubt: ClockCheck.Doubt?
    private var lastPulse: ContinuousClock.Instant?
    private var lastHeartbeat: (at: ContinuousClock.Instant, heartbeat: Heartbeat)?
    private var lastScanAt: Timestamp?
    private var timeline: Int64

    /// Creates an intake from this folder into this queue.
    ///
    /// - Parameters:
    ///   - folder: the path of the drop folder.
    ///   - folderID: the marker's id that the queue remembers.
    ///   - now: the wall clock.
    ///   - monotonic: the clock that cannot be set.
    ///   - claims: the claims in the folder; `nil` disables them.
    ///   - clock: checks whether the time is plausible; without it, the time always is.
    ///   - freeSpace: returns the free bytes on the disk of the state folder at a path.
    ///   - receiptsAreStuck: whether receipts cannot be written, for the heartbeat.
    ///   - beforeUnlinking: called between a batch's commit and its unlinking, so that tests can change files
    ///     there.
    ///   - windowSize: how many names are listed before the first of these files is read: by default more
    ///     than a folder usually has.
    ///   - began: when the daemon started; inotify does not report files that appear before the watch is set.
    init(
        folder: String,
        folderID: DeviceID?,
        queue: OrderQueue,
        view: QueueView,
        judge: OrderJudge,
        settings: IntakeSettings,
        log: Logger,
        pulse: @escaping @Sendable (ScanReport?) -> Void = { _ in },
        now: @escaping @Sendable () -> Timestamp,
        monotonic: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        claims: FolderClaims? = nil,
        clock: ClockGuard? = nil,
        freeSpace: @escaping @Sendable (String) throws(FileError) -> Int64 = FreeSpace.bytes(at:),
        receiptsAreStuck: @escaping @Sendable () -> Bool = { false },
        beforeUnlinking: @escaping @Sendable () -> Void = {},
        windowSize: Int = 16_384,
        began: Timestamp? = nil
    ) {
        folderPath = folder
        self.folderID = folderID
        self.queue = queue
        self.judge = judge
        self.settings = settings
        self.log = IntakeLog(log: log)
        self.pulse = pulse
        self.now = now
        self.monotonic = monotonic
        self.claims = claims
        clockGuard = clock
        self.view = view
        self.freeSpace = freeSpace
        self.receiptsAreStuck = receiptsAreStuck
        committer = BatchCommitter(queue: queue, log: self.log, beforeUnlinking: beforeUnlinking)
        self.windowSize = windowSize
        freshSince = began.map { $0 - .seconds(2) }
        timeline = queue.history.timeline
    }

    /// Puts another catalogue and other settings into use. Files that stayed in the folder are read again.
    /// The current scan ends after its batch, so files in a backlog are judged by the new settings.
    nonisolated func adopt(_ judge: OrderJudge, settings: IntakeSettings) async {
        isInterrupted.store(true, ordering: .releasing)
        await use(judge, settings: settings)
    }

    private func use(_ judge: OrderJudge, settings: IntakeSettings) {
        isInterrupted.store(false, ordering: .releasing)
        self.judge = judge
        self.settings = settings
        claims?.serve(settings.restaurants)
        scanner.forgetDecisions()
    }

    /// Opens the folder before any file is taken in from it, and claims its restaurants.
    ///
    /// - Parameter waits: whether a folder that is missing or otherwise unusable at present is no error,
    ///   because the scans wait for it.
    /// - Throws: ``IntakeError/folder(_:)`` if a person has to resolve the problem, or if it does not wait.
    func begin(waits: Bool = true) throws {
        do {
            let folder = try DropFolder.open(folderPath, known: folderID)
            guard case .claimed(let claim)? = try claims?.take(in: folder.directory, at: now()) else {
                return
            }
            throw DropFolder.AccessError.claimed(path: folderPath, by: claim)
        } catch let error as DropFolder.AccessError {
            if error.needsPerson || !waits { throw IntakeError.folder(error) }
        } catch is FileError {
            // The first scan reports it.
        }
    }

    /// Scans the folder once and decides every file that can be decided.
    ///
    /// - Parameter announced: called between batches; returns newly announced names, which are handled first.
    /// - Returns: the results; ``ScanReport/problem`` is set if the folder cannot be used at present.
    /// - Throws: a ``QueueError`` if the queue cannot be used. No file is unlinked unless its decision is on
    ///   the disk.
    @discardableResult
    func scan(announced: @Sendable () -> [FileName] = { [] }) throws -> ScanReport {
        let folder: DropFolder
        do {
            folder = try openFolder()
        } catch let error as DropFolder.AccessError {
            return try missing(error)
        }
        if let error = lastError {
            log.back(after: error)
            lastError = nil
        }
        if folderID == nil {
            try queue.blocking { try $0.remember(folder: folder.id, replacing: false) }
            folderID = folder.id
        }
        try judgeClock()
        rereadIfServerChanged()
        var scan = Scan(folder: folder, resumption: resumption, at: monotonic())
        scanner.begin(isContinued: resumption > 0)
        do {
            try finishing(&scan) { scan in
                try self.read(&scan, announced)
                try commit(&scan)
            }
        } catch let error as FileError {
            return try missing(.file(error))
        }
        resumption = scan.report.isCutShort ? scan.listed : 0
        if !scan.report.isCutShort { scanner.endSweep() }
        lastScanAt = now()
        let report = report(on: scan)
        try beat(report, isWhole: true)
        return report
    }

    /// Does the work of a scan. If it fails, for example because the folder disappears, the current commit is
    /// still completed, and files that were only read are forgotten.
    private func finishing(_ scan: inout Scan, _ work: (inout Scan) throws -> Void) throws {
        do {
            try work(&scan)
        } catch {
            let names = (scan.batch + scan.inCommit).map(\.name)
            defer { for name in names where scanner[name] == .committing { scanner.forget(name) } }
            try finishCommit(&scan)
            throw error
        }
    }

    /// The results of a scan so far.
    private func report(on scan: Scan) -> ScanReport {
        let counts = scanner.counts
        // If this daemon serves only some restaurants, a notice without its order may be for another daemon.
        let isShared = judge.leavesUnreadable
        var report = scan.report
        report.waiting = counts.postponed
        report.untilDue = counts.untilDue
        report.elsewhere = counts.elsewhere + (isShared ? counts.notices : 0)
        report.waitingNotices = isShared ? 0 : counts.notices
        (report.clock, report.rival, report.takenTwice) = (doubt, rivalry.claim, rivalry.codes)
        return report
    }

    /// Opens the folder, if orders may be taken in from it now.
    private func openFolder() throws -> DropFolder {
        // The folder is not kept open between scans, because then it could not be unmounted.
        let folder = try DropFolder.open(folderPath, known: folderID)
        do {
            let free = settings.minFree > 0 ? try freeSpace(queue.state) : .max
            if free < settings.minFree { throw DropFolder.AccessError.noSpace(path: queue.state, free: free) }
            guard let status = try claims?.check(in: folder.directory, now: monotonic(), at: now()) else {
                return folder
            }
            switch status {
            case .moved(let claim): throw DropFolder.AccessError.moved(path: folderPath, to: claim)
            case .claimed(let claim):
                try compare(with: [claim])
                throw DropFolder.AccessError.claimed(path: folderPath, by: claim)
            case .ours(let rivals): try compare(with: rivals)
            }
            return folder
        } catch let error as FileError {
            throw DropFolder.AccessError.file(error)
        }
    }

    /// Determines which orders another queue may have taken in as well.
    private func compare(with rivals: [Claim]) throws {
        guard let own = claims?.own else { return }
        let before = rivalry.claim
        defer {
            if let rival = rivalry.claim, rival != before { log.rival(rival) }
        }
        try rivalry.compare(own, with: rivals, at: now()) { begin, end throws(QueueError) in
            try view.blocking { try $0.codes(receivedFrom: begin, to: end) }
        }
    }

    /// Checks whether the time is plausible. Files that waited for this are read again once it is.
    private func judgeClock() throws {
        let before = doubt
        doubt = try clockGuard?.doubt(at: now())
        guard before != nil, doubt == nil else { return }
        scanner.forgetDecisions()
    }

    /// Reads all files again if a standby became the server: it may lack the last decisions.
    private func rereadIfServerChanged() {
        guard timeline != queue.history.timeline else { return }
        timeline = queue.history.timeline
        scanner.forgetDecisions()
    }

    /// Stops the current scan after its current batch, and every later one after its first.
    nonisolated func stop() {
        isStopping.store(true, ordering: .releasing)
    }

    /// Whether the current scan must end after its batch.
    var isToEnd: Bool {
        Task.isCancelled || isStopping.load(ordering: .acquiring) || isInterrupted.load(ordering: .acquiring)
    }

    /// Returns after a scan in progress has ended.
    func comeToAnEnd() {}

    /// The times that the scanner needs.
    var clock: DropScanner.Clock {
        DropScanner.Clock(now: monotonic(), settle: settings.settle) { [judge, doubt, now] in
            doubt == nil && judge.objection(toNoticeSaidAt: $0, now: now()) != nil
        }
    }

    /// One scan of the folder.
    struct Scan {
        let folder: DropFolder
        /// How many of the listed names are skipped, because the previous scan has processed them.
        let resumption: Int
        /// When announced files were last handled and the service manager was last notified.
        var servedAt: ContinuousClock.Instant
        /// When a file was last decided; at first, when the scan began.
        var decidedAt: ContinuousClock.Instant
        /// The files that were read since the last batch.
        var batch: [JudgedFile] = []
        var batchBytes = 0
        /// The batch that is being committed.
        var inCommit: [JudgedFile] = []
        /// Files to read after all smaller ones.
        var large: [FileName] = []
        /// How many names were listed.
        var listed = 0
        /// Whether at least one file was examined.
        var hasExamined = false
        /// The results so far, without what ``DropScanner`` counts.
        var report = ScanReport()

        init(folder: DropFolder, resumption: Int, at now: ContinuousClock.Instant) {
            self.folder = folder
            report.isReadOnly = !folder.directory.isWritable
            self.resumption = resumption
            servedAt = now
            decidedAt = now
        }

        /// Whether the files read so far must be committed before more are read.
        var isFull: Bool { batch.count >= IntakeEngine.batchSize || batchBytes >= IntakeEngine.batchBytes }
    }

    private func missing(_ error: DropFolder.AccessError) throws -> ScanReport {
        if lastError.map({ !$0.isSame(as: error) }) ?? true { log.gone(error) }
        lastError = error
        let report = ScanReport(clock: doubt, rival: rivalry.claim, takenTwice: rivalry.codes, problem: error)
        try beat(report, isWhole: true)
        return report
    }

    /// Reports the progress of a running scan.
    func beat(_ scan: Scan) throws {
        try beat(report(on: scan), isWhole: false)
    }

    /// Pulses, and writes the heartbeat: at most once a second, unless a complete scan has changed its
    /// content.
    private func beat(_ report: ScanReport, isWhole: Bool) throws(QueueError) {
        let instant = monotonic()
        if isWhole || lastPulse.map({ instant - $0 >= Self.pulseInterval }) ?? true {
            pulse(report)
            lastPulse = instant
        }
        let heartbeat = Heartbeat(
            process: processID,
            lastScanAt: isWhole || lastScanAt == nil ? lastScanAt : now(),
            waitingFiles: report.waiting,
            elsewhere: report.elsewhere,
            waitingNotices: report.waitingNotices,
            lingering: report.lingering,
            otherFiles: report.otherFiles,
            clock: report.clock,
            rival: report.rival.map { Heartbeat.Rival(host: $0.host, since: $0.since) },
            takenTwice: report.takenTwice,
            folderIsReadOnly: report.isReadOnly,
            receiptsAreStuck: receiptsAreStuck(),
            problem: report.problem?.problem
        )
        if let last = lastHeartbeat, instant - last.at < .seconds(1) {
            // In a rush of orders there are many complete scans a second, and their results rarely differ.
            guard isWhole, !heartbeat.tellsTheSame(as: last.heartbeat) else { return }
        }
        lastHeartbeat = (instant, heartbeat)
        try queue.blocking { try $0.write(heartbeat) }
    }
}
