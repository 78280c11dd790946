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
    /// How long a scan goes on before it serves what has arrived meanwhile.
    static let slice = Duration.milliseconds(25)
    /// How long a scan goes on without deciding about anything; the next one begins where it ended.
    static let budget = Duration.seconds(2)
    /// The size up to which a file is read as it is found. An order of ten lines has less than a thousand
    /// bytes.
    static let smallFile = 16_384
    /// How many larger files one scan reads after the small ones.
    static let largeLimit = 65_536
    /// How many files that cannot be read are remembered as reported.
    static let troubledLimit = 10_000
    /// The time between two pulses of a scan.
    private static let pulseInterval = Duration.milliseconds(250)

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
    let monotonic = ContinuousClock()
    /// Since when files changed that came before arrivals were heard of; `nil` once these are looked for.
    var freshSince: Timestamp?
    let freshFiles = FreshFiles()
    var judge: OrderJudge
    var settings: IntakeSettings
    private var folderID: DeviceID?
    var left = LeftFiles()
    var waiting = WaitingNotices()
    var unsettled = UnsettledFiles()
    /// The file that stood still long enough last: others that are the same inode need not be read.
    var lastSettled: (stamp: FileStamp, isNotice: Bool, arrival: Arrival)?
    var troubled: Set<FileName> = []
    /// How many of the folder's names the last scan had come to when its time was over.
    var resumption = 0
    private var lastFault: DropFolder.Fault?
    private var claims: FolderClaims?
    private var rivalry = Rivalry()
    private let clock: ClockGuard?
    private let view: QueueView?
    private let freeSpace: @Sendable () throws(FileError) -> Int64
    private let receipts: ReceiptHealth
    var doubt: ClockCheck.Doubt?
    private var lastPulse: ContinuousClock.Instant?
    /// That of the folder as it was opened last. The folder itself is not kept open, since it could not be
    /// unmounted.
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
    ///   - claims: those in the folder; `nil` leaves them alone.
    ///   - clock: says whether the time can be believed; it always can without.
    ///   - view: the queue, to be asked what two daemons took in.
    ///   - freeSpace: the bytes left on the disk of the queue.
    ///   - receipts: whether receipts can be written, for the heartbeat.
    ///   - beforeUnlinking: called between a batch's commit and its unlinking, so that tests can meddle
    ///   then.
    ///   - windowSize: how many names are listed before the first of these files is looked at: by default
    ///   more than a folder usually has.
    ///   - began: when the daemon began; inotify reports no file that arrives before the watch is set.
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
        claims: FolderClaims? = nil,
        clock: ClockGuard? = nil,
        view: QueueView? = nil,
        freeSpace: @escaping @Sendable () throws(FileError) -> Int64 = { () throws(FileError) in .max },
        receipts: ReceiptHealth = ReceiptHealth(),
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
        self.requests = requests
        self.now = now
        self.claims = claims
        self.clock = clock
        self.view = view
        self.freeSpace = freeSpace
        self.receipts = receipts
        self.beforeUnlinking = beforeUnlinking
        self.windowSize = windowSize
        freshSince = began.map { $0 - .seconds(2) }
    }

    /// Takes another catalogue and other settings into use; files that were left are looked at again. What
    /// waits in a backlog is judged by them, since the look that is being made ends with its batch.
    nonisolated func adopt(_ judge: OrderJudge, settings: IntakeSettings) async {
        isInterrupted.store(true, ordering: .releasing)
        await use(judge, settings: settings)
    }

    private func use(_ judge: OrderJudge, settings: IntakeSettings) {
        isInterrupted.store(false, ordering: .releasing)
        self.judge = judge
        self.settings = settings
        claims?.serve(settings.restaurants)
        left.removeAll()
        waiting = WaitingNotices()
        unsettled.forgetUndecidable()
        lastSettled = nil
    }

    /// Looks at the folder before anything is taken in from it, and claims its restaurants.
    ///
    /// A folder that is not there is no failure: it is waited for.
    /// - Throws: a ``DropFolder/Fault`` that a person has to decide about.
    func begin() throws {
        do {
            let folder = try DropFolder.open(folderPath, known: folderID)
            guard case .claimed(let claim)? = try claims?.take(in: folder.directory, at: now()) else {
                return
            }
            throw DropFolder.Fault.claimed(path: folderPath, by: claim)
        } catch let fault as DropFolder.Fault {
            if fault.needsPerson { throw fault }
        } catch is FileError {
            // The first scan reports it.
        }
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
            folder = try openFolder()
        } catch let fault as DropFolder.Fault {
            return try missing(fault)
        }
        if let fault = lastFault {
            log.back(after: fault)
            lastFault = nil
        }
        if folderID == nil {
            try queue.blocking { try $0.remember(folder: folder.id, replacing: false) }
            folderID = folder.id
        }
        try judgeClock()
        var pass = Pass(folder: folder, resumption: resumption, at: monotonic.now)
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
        resumption = pass.isCutShort ? pass.listed : 0
        if !pass.isCutShort, pass.resumption == 0 {
            left.keep(pass.present)
            unsettled.keep(pass.presentInodes.contains)
            waiting.keep(pass.present)
            troubled.formIntersection(pass.present)
        }
        lastScanAt = now()
        let report = report(on: pass)
        try beat(report, isWhole: true)
        return report
    }

    /// What a scan has found so far.
    func report(on pass: Pass) -> ScanReport {
        ScanReport(
            decided: pass.decided,
            waiting: pass.waiting,
            untilSettled: pass.untilSettled,
            elsewhere: pass.elsewhere,
            waitingNotices: pass.waitingNotices,
            lingering: pass.lingering,
            otherFiles: pass.otherFiles,
            isReadOnly: pass.isReadOnly,
            isCutShort: pass.isCutShort,
            clock: doubt,
            rival: rivalry.claim,
            takenTwice: rivalry.codes
        )
    }

    /// Opens the folder, if orders may be taken in from it now.
    private func openFolder() throws -> DropFolder {
        let folder = try DropFolder.open(folderPath, known: folderID, last: lastMarker)
        lastMarker = folder.marker
        do {
            let free = settings.minFree > 0 ? try freeSpace() : .max
            if free < settings.minFree { throw DropFolder.Fault.noSpace(path: queue.state, free: free) }
            guard let standing = try claims?.check(in: folder.directory, now: monotonic.now, at: now()) else {
                return folder
            }
            switch standing {
            case .moved(let claim): throw DropFolder.Fault.moved(path: folderPath, to: claim)
            case .claimed(let claim):
                try compare(with: [claim])
                throw DropFolder.Fault.claimed(path: folderPath, by: claim)
            case .ours(let rivals): try compare(with: rivals)
            }
            return folder
        } catch let error as FileError {
            throw DropFolder.Fault.file(error)
        }
    }

    /// Finds out what another queue took in beside this one.
    private func compare(with rivals: [Claim]) throws {
        guard let own = claims?.own, let view else { return }
        try rivalry.compare(own, with: rivals, at: now(), log: log) { begin, end throws(QueueError) in
            try view.blocking { try $0.codes(receivedFrom: begin, to: end) }
        }
    }

    /// Asks whether the time can be believed. Files that waited for it are looked at again once it can.
    private func judgeClock() throws {
        let before = doubt
        doubt = try clock?.doubt(at: now())
        guard before != nil, doubt == nil else { return }
        unsettled.forgetUndecidable()
        left.removeAll()
    }

    /// Stops the current scan after its current batch, and every later one after its first.
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

    /// What one scan of the folder has found so far.
    struct Pass {
        let folder: DropFolder
        /// Whether nothing can be removed from the folder; asked once for each scan.
        let isReadOnly: Bool
        /// How many of the listed names are passed over, since the scan before came that far.
        let resumption: Int
        /// When arrivals and the service manager were last served.
        var servedAt: ContinuousClock.Instant
        /// When something was last decided about, and how much had been then.
        var progress: (at: ContinuousClock.Instant, decided: Int)
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
        /// Likewise the inodes of files that are postponed.
        var presentInodes: Set<UInt64> = []
        /// Files that are read after all smaller ones.
        var large: [FileName] = []
        /// How many names were listed.
        var listed = 0
        var isCutShort = false
        var decided = 0
        var waiting = 0
        var untilSettled: Duration?
        var elsewhere = 0
        var waitingNotices = 0
        var lingering = 0
        var otherFiles = 0

        init(folder: DropFolder, resumption: Int, at now: ContinuousClock.Instant) {
            self.folder = folder
            isReadOnly = !folder.directory.isWritable
            self.resumption = resumption
            servedAt = now
            progress = (now, 0)
        }

        /// Whether what was read so far is to be decided about before more is read.
        var isFull: Bool { batch.count >= IntakeEngine.batchSize || batchBytes >= IntakeEngine.batchBytes }
    }

    private func missing(_ fault: DropFolder.Fault) throws -> ScanReport {
        if lastFault.map({ !$0.isSame(as: fault) }) ?? true { log.gone(fault) }
        lastFault = fault
        let report = ScanReport(clock: doubt, rival: rivalry.claim, takenTwice: rivalry.codes, trouble: fault)
        try beat(report, isWhole: true)
        return report
    }

    /// Reports how the work goes; at most once a second, unless a whole scan found something else than
    /// before.
    func beat(_ report: ScanReport, isWhole: Bool) throws(QueueError) {
        let instant = monotonic.now
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
            receiptsAreStuck: receipts.isStuck,
            trouble: report.trouble?.trouble
        )
        if let last = lastHeartbeat, instant - last.at < .seconds(1) {
            // In a rush of orders there are many whole looks a second, and little else to tell.
            guard isWhole, !heartbeat.tellsTheSame(as: last.heartbeat) else { return }
        }
        lastHeartbeat = (instant, heartbeat)
        try queue.blocking { try $0.write(heartbeat) }
    }
}
