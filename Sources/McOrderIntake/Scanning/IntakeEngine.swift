import Logging
import McOrderFiles
import McOrderModel
import McOrderQueue
import Synchronization

/// Moves files from the drop folder into the queue: listed or announced, read, judged, committed, unlinked.
///
/// ``DropScanner`` decides what to do about each name, ``OrderJudge`` judges its bytes, ``BatchCommitter``
/// lets the queue decide and unlinks the files. All of this blocks on disks and locks, on a thread of its
/// own. Source: rules.md, *Where an order can be* and rules 1, 5 to 9.
actor IntakeEngine: BlockingActor {
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

    /// What the engine works with besides the folder and the queue.
    struct Surroundings: Sendable {
        /// The clock that cannot be set.
        var monotonic: @Sendable () -> ContinuousClock.Instant = { .now }
        /// Receives the progress.
        var pulse: @Sendable (ScanReport?) -> Void = { _ in }
        /// The claims in the folder; `nil` disables them.
        var claims: FolderClaims?
        /// Checks whether the time is plausible; without it, the time always is.
        var clock: ClockGuard?
        /// Returns the free bytes on the disk of the state folder at a path.
        var freeSpace: @Sendable (String) throws(FileError) -> Int64 = FreeSpace.bytes(at:)
        /// How far the receipts are written, for the heartbeat.
        var receipts: @Sendable () -> ReceiptWriter.Status = { ReceiptWriter.Status() }
        /// Called between a batch's commit and its unlinking, so that tests can change files there.
        var beforeUnlinking: @Sendable () -> Void = {}
        /// How many names are listed before the first of these files is read: more than a folder usually has.
        var windowSize = 16_384
        /// When the daemon started; inotify does not report files that appear before the watch is set.
        var began: Timestamp?
    }

    private nonisolated let isStopping = Atomic<Bool>(false)
    /// Whether new settings wait for the end of the current scan.
    nonisolated let isInterrupted = Atomic<Bool>(false)
    let resources: IntakeResources
    private var folderID: DeviceID? {
        didSet { judge.houses.folder = folderID }
    }
    var judge: OrderJudge
    var settings: IntakeSettings
    /// The kitchens that promise times.
    private var kitchens: Kitchens
    let surroundings: Surroundings
    let log: IntakeLog
    let committer: BatchCommitter
    nonisolated let freshFiles = FreshFiles()
    var scanner = DropScanner()
    /// How many of the folder's names the last scan had processed when its time was over.
    var resumption = 0
    /// Start of the time in which files may have appeared before the folder was watched; `nil` once they are
    /// searched for.
    var freshSince: Timestamp?
    private var problem: RecurringProblem
    private var claims: FolderClaims?
    private var rivalry = Rivalry()
    var doubt: ClockCheck.Doubt?
    private var lastPulse: ContinuousClock.Instant?
    private var lastHeartbeat: (at: ContinuousClock.Instant, heartbeat: Heartbeat)?
    private var lastScanAt: Timestamp?
    private var timeline: Int64

    /// Creates an intake from the drop folder into the queue.
    ///
    /// - Parameter folderID: the marker's id that the queue remembers.
    init(
        _ resources: IntakeResources,
        folderID: DeviceID?,
        judge: OrderJudge,
        settings: IntakeSettings,
        _ surroundings: Surroundings
    ) {
        self.resources = resources
        self.judge = judge
        self.judge.houses.folder = folderID
        self.folderID = folderID
        self.settings = settings
        kitchens = Kitchens(judge.catalogue) { settings.serves($0) }
        self.surroundings = surroundings
        claims = surroundings.claims
        freshSince = surroundings.began.map { $0 - .seconds(2) }
        log = IntakeLog(log: resources.log)
        committer = BatchCommitter(
            queue: resources.queue,
            log: log,
            beforeUnlinking: surroundings.beforeUnlinking
        )
        timeline = resources.queue.history.timeline
        problem = RecurringProblem(
            resources.log,
            begins: "the folder cannot be used; waiting for it",
            ends: "the folder is back"
        )
    }

    func now() -> Timestamp { resources.now() }

    func monotonic() -> ContinuousClock.Instant { surroundings.monotonic() }

    /// Puts another catalogue and other settings into use. Files that stayed in the folder are read again.
    /// The current scan ends after its batch, so files in a backlog are judged by the new settings.
    nonisolated func adopt(_ judge: OrderJudge, settings: IntakeSettings) async {
        isInterrupted.store(true, ordering: .releasing)
        await use(judge, settings: settings)
    }

    private func use(_ judge: OrderJudge, settings: IntakeSettings) {
        isInterrupted.store(false, ordering: .releasing)
        self.judge = judge
        self.judge.houses.folder = folderID
        self.settings = settings
        kitchens = Kitchens(judge.catalogue) { settings.serves($0) }
        claims?.serve(settings.restaurants)
        scanner.forgetDecisions()
    }

    /// Gives lines that an earlier version stored their content, once.
    func addLineContents() throws(QueueError) {
        let now = resources.now()
        let count = try resources.queue.blocking { try $0.addLineContents(at: now) }
        guard count > 0 else { return }
        resources.log.notice("read the order lines of an earlier version", metadata: ["lines": "\(count)"])
    }

    /// Opens the folder before any file is taken in from it, and claims its restaurants.
    ///
    /// - Parameter waits: whether a folder that is missing or otherwise unusable at present is no error,
    ///   because the scans wait for it.
    /// - Throws: ``IntakeError/folder(_:)`` if a person has to resolve the problem, or if it does not wait.
    func begin(waits: Bool = true) throws {
        do {
            _ = try openFolder()
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
        do {
            return try scan(openFolder(), announced)
        } catch let error as DropFolder.AccessError {
            return try missing(error)
        } catch let error as FileError {
            return try missing(.file(error))
        }
    }

    private func scan(_ folder: DropFolder, _ announced: @Sendable () -> [FileName]) throws -> ScanReport {
        problem.report(nil)
        if folderID == nil {
            try resources.queue.blocking { try $0.remember(folder: folder.id, replacing: false) }
            folderID = folder.id
        }
        let (before, timeline) = (doubt, resources.queue.history.timeline)
        doubt = try surroundings.clock?.doubt(at: now())
        // Files that waited until the time is plausible are read again, and all files if a standby became the
        // server: it may lack the last decisions.
        if before != nil && doubt == nil || timeline != self.timeline { scanner.forgetDecisions() }
        self.timeline = timeline
        let began = monotonic()
        var scan = Scan(folder: folder, resumption: resumption, servedAt: began, decidedAt: began)
        scanner.begin(isContinued: resumption > 0)
        scanner.report.isReadOnly = !folder.directory.isWritable
        do {
            try read(&scan, announced)
            try commit(&scan)
        } catch {
            // The commit in progress is still completed, and files that were only read are forgotten.
            let names = (scan.batch + scan.inCommit).map(\.name)
            defer { for name in names where scanner[name] == .committing { scanner.forget(name) } }
            try finishCommit(&scan)
            throw error
        }
        resumption = scan.isCutShort ? scan.listed : 0
        if !scan.isCutShort { scanner.endSweep() }
        lastScanAt = now()
        let report = report(on: scan)
        try beat(report, isWhole: true)
        return report
    }

    /// The kitchens that are planned; `nil` while the clock is in doubt, since then nothing is promised.
    var plannedKitchens: Kitchens? { doubt == nil ? kitchens : nil }

    /// The results of a scan so far.
    func report(on scan: Scan) -> ScanReport {
        var report = scanner.report
        report.isCutShort = scan.isCutShort
        // If this daemon serves only some restaurants, a notice without its order may be for another daemon.
        if judge.leavesUnreadable {
            report.elsewhere += report.waitingNotices
            report.waitingNotices = 0
        }
        return report
    }

    /// Opens the folder, if orders may be taken in from it now.
    private func openFolder() throws -> DropFolder {
        let paths = resources.paths
        // The folder is not kept open between scans, because then it could not be unmounted.
        let folder = try DropFolder.open(paths.orders, known: folderID)
        switch try claims?.check(in: folder.directory, now: monotonic(), at: now()) {
        case nil: break
        case .ours(let rivals)?: try compare(with: rivals)
        case .moved(let claim)?: throw DropFolder.AccessError.moved(path: paths.orders, to: claim)
        case .claimed(let claim)?:
            try compare(with: [claim])
            throw DropFolder.AccessError.claimed(path: paths.orders, by: claim)
        }
        let free = settings.minFree > 0 ? try surroundings.freeSpace(paths.state) : .max
        if free < settings.minFree { throw DropFolder.AccessError.noSpace(path: paths.state, free: free) }
        return folder
    }

    /// Determines which orders another queue may have taken in as well.
    private func compare(with rivals: [Claim]) throws {
        guard let own = claims?.own else { return }
        let before = rivalry.claim
        try rivalry.compare(own, with: rivals, at: now()) { begin, end throws(QueueError) in
            try resources.view.blocking { try $0.codes(receivedFrom: begin, to: end) }
        }
        if let rival = rivalry.claim, rival != before { log.rival(rival) }
    }

    /// Stops the current scan after its current batch, and every later one after its first.
    nonisolated func stop() {
        isStopping.store(true, ordering: .releasing)
    }

    /// Lets scans take their time again after ``stop()``.
    nonisolated func goOn() {
        isStopping.store(false, ordering: .releasing)
    }

    /// Whether the current scan must end after its batch.
    var isToEnd: Bool {
        Task.isCancelled || isStopping.load(ordering: .acquiring) || isInterrupted.load(ordering: .acquiring)
    }

    /// Returns after a scan in progress has ended.
    func comeToAnEnd() {}

    /// The times that the scanner needs.
    var clock: DropScanner.Clock {
        DropScanner.Clock(now: monotonic(), settle: settings.settle) { [judge, doubt, now = resources.now] in
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
        /// Whether the scan ends before it has processed all names; the next one continues from there.
        var isCutShort = false

        /// Whether the files read so far must be committed before more are read.
        var isFull: Bool { batch.count >= IntakeEngine.batchSize || batchBytes >= IntakeEngine.batchBytes }
    }

    private func missing(_ error: DropFolder.AccessError) throws -> ScanReport {
        // The free space changes all the time, but stays the same problem.
        problem.report(error, as: error.problem.cause == .noSpace ? "no space" : nil)
        var report = ScanReport(problem: error)
        // They wait although no scan looks at them; a folder that is missing has none.
        report.waiting = DropFolder.countFiles(at: resources.paths.orders)
        try beat(report, isWhole: true)
        return report
    }

    /// Pulses, and writes the heartbeat: at most once a second, unless a complete scan has changed it.
    func beat(_ report: ScanReport, isWhole: Bool = false) throws(QueueError) {
        let instant = monotonic()
        if isWhole || lastPulse.map({ instant - $0 >= Self.pulseInterval }) ?? true {
            surroundings.pulse(report)
            lastPulse = instant
        }
        let receipts = surroundings.receipts()
        let heartbeat = Heartbeat(
            process: Machine.processID,
            lastScanAt: isWhole || lastScanAt == nil ? lastScanAt : now(),
            waitingFiles: report.waiting,
            elsewhere: report.elsewhere,
            waitingNotices: report.waitingNotices,
            lingering: report.lingering,
            otherFiles: report.otherFiles,
            clock: doubt,
            rival: rivalry.claim.map { Heartbeat.Rival(host: $0.host, since: $0.since) },
            takenTwice: rivalry.codes,
            folderIsReadOnly: report.isReadOnly,
            receiptsAreStuck: receipts.isStuck,
            answered: receipts.answered,
            problem: report.problem?.problem
        )
        if let last = lastHeartbeat, instant - last.at < .seconds(1) {
            // In a rush of orders there are many complete scans a second, and their results rarely differ.
            guard isWhole, !heartbeat.tellsTheSame(as: last.heartbeat) else { return }
        }
        lastHeartbeat = (instant, heartbeat)
        try resources.queue.blocking { try $0.write(heartbeat) }
    }
}
