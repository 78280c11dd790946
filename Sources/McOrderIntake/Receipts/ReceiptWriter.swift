internal import Logging
internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue
internal import ServiceLifecycle
internal import Synchronization

/// Writes the receipts that are due, and removes those whose retention time is over.
///
/// A receipt is due from the transaction that changes its order on. It stops being due only if the order has
/// not changed since the receipt was written. Receipts can always be recreated from the queue, so they are
/// not fsynced. Source: format.md, *Receipt*; rules.md, rule 12.
actor ReceiptWriter {
    /// How many receipts are written between two transactions.
    static let batchSize = 200
    /// How old the orders and refused files are, at most, whose removed receipts a start searches for in the
    /// folder: as long as most queues keep the personal data that identify them (`retention.personal_days`).
    static let sweptTime = Duration.seconds(30 * 86_400)

    nonisolated let executor = BlockingExecutor(label: "receipts")
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    private let folder: ReceiptFolder
    private let queue: OrderQueue
    private let view: QueueView
    private let stuck = Atomic<Bool>(false)
    private let writing = SideWork<ReceiptFolder.Outcome, Never>(label: "receipts: writing")
    private var problem: RecurringProblem
    /// Whether reappeared receipts have been removed since this writer was created.
    private var isSwept = false

    /// Creates a writer of receipts into `folder`.
    init(folder: ReceiptFolder, queue: OrderQueue, view: QueueView, log: Logger) {
        self.folder = folder
        self.queue = queue
        self.view = view
        problem = RecurringProblem(
            log,
            begins: "receipts cannot be written; they stay due",
            ends: "receipts can be written again"
        )
    }

    /// Whether the last attempt failed to write some of the due receipts.
    nonisolated var isStuck: Bool {
        stuck.load(ordering: .acquiring)
    }

    /// Makes all receipts due again whose retention time is not over, as at a start.
    func renew() throws(QueueError) {
        try queue.blocking { try $0.renewReceipts() }
    }

    /// How much of the work was done.
    enum Progress {
        /// Every receipt that was due is written.
        case whole
        /// There may be more to write.
        case partial
        /// Some receipts cannot be written at present.
        case hindered
    }

    /// Writes the receipts that are due. A receipt that cannot be written stays due, and does not prevent the
    /// others from being written.
    ///
    /// While one batch is written, the previous one is marked as written and the next one is queried.
    ///
    /// - Parameter limit: the maximum number of batches; in a rush, new receipts keep becoming due without
    ///   end.
    @discardableResult
    func writeDue(atMost limit: Int = .max) throws(QueueError) -> Progress {
        // Only if the queue fails is a batch still being written here.
        defer { _ = writing.finish() }
        var failed: Set<ReceiptTask.Subject> = []
        var batches = 0
        var isBegun = false
        var place = ReceiptPlace.beginning
        var tasks = try due(after: place, without: failed)
        while !tasks.isEmpty {
            guard batches < limit else { return .partial }
            let isLast = tasks.count < Self.batchSize
            if !isLast, !isBegun { try begin(tasks) }
            batches += 1
            place = place.behind(tasks)
            let next = isLast ? [] : try due(after: place, without: failed)
            // A few receipts are written on this thread: starting another one would take longer.
            let outcome = if let begun = writing.finish() { begun } else { try write(tasks) }
            failed.formUnion(outcome.failed)
            report(of: outcome)
            isBegun = outcome.mayGoOn && !next.isEmpty && batches < limit
            if isBegun { try begin(next) }
            try queue.blocking { try $0.receiptsWritten(outcome.done) }
            guard outcome.mayGoOn else { return .hindered }
            tasks = next
            guard next.isEmpty else { continue }
            // Check for receipts behind the current place that have become due in the meantime.
            place = .beginning
            tasks = try due(after: place, without: failed)
        }
        if failed.isEmpty { report(nil) }
        return failed.isEmpty ? .whole : .hindered
    }

    private func write(_ tasks: [ReceiptTask]) throws(QueueError) -> ReceiptFolder.Outcome {
        folder.write(tasks, known: try folderID())
    }

    private func begin(_ tasks: [ReceiptTask]) throws(QueueError) {
        let known = try folderID()
        writing.begin { [folder] in folder.write(tasks, known: known) }
    }

    /// The id of the folder that the queue knows.
    private func folderID() throws(QueueError) -> DeviceID? {
        try view.blocking { try $0.folder() }
    }

    private func due(
        after place: ReceiptPlace,
        without failed: Set<ReceiptTask.Subject>
    ) throws(QueueError) -> [ReceiptTask] {
        let tasks = try view.blocking {
            try $0.receiptsDue(after: place, atMost: Self.batchSize + failed.count)
        }
        return failed.isEmpty ? tasks : tasks.filter { !failed.contains($0.subject) }
    }

    /// Removes the receipts that have not changed since `limit`, superseded ones, and those of erased
    /// devices. The first call also removes receipts that were removed before and have reappeared. Stops
    /// early at shutdown.
    func removeOutlived(before limit: Timestamp) throws(QueueError) {
        if !isSwept { try sweep(since: limit - Self.sweptTime) }
        while !Task.isShuttingDownGracefully {
            let tasks = try view.blocking {
                try $0.receiptsOutlived(since: limit, atMost: Self.batchSize)
                    + $0.receiptsSuperseded(atMost: Self.batchSize)
                    + $0.receiptsOfForgotten(atMost: Self.batchSize)
            }
            guard !tasks.isEmpty else { return }
            let outcome = folder.remove(tasks, known: try folderID())
            report(of: outcome)
            try queue.blocking { try $0.receiptsRemoved(outcome.done) }
            if outcome.done.count < tasks.count { return }
        }
    }

    /// Removes receipts that were removed before and are in the folder again. A power cut can restore
    /// receipts that version 0.1.0 removed without fsyncing the folder, and a sync client can restore those
    /// that it still had.
    private func sweep(since limit: Timestamp) throws(QueueError) {
        let listing: FolderNames
        do throws(FileError) {
            listing = try FolderNames(of: Directory.open(folder.path))
        } catch {
            return report(error)
        }
        while !listing.isAtEnd {
            guard !Task.isShuttingDownGracefully else { return }
            let names: Set<String>
            do {
                names = try ReceiptFolder.names(in: listing)
            } catch {
                return report(error)
            }
            guard try removeAgain(names, since: limit) else { return }
        }
        isSwept = true
    }

    /// Removes the named files whose receipts were removed before; returns whether the folder can be used.
    private func removeAgain(_ names: Set<String>, since limit: Timestamp) throws(QueueError) -> Bool {
        var place = ReceiptPlace.beginning
        while !names.isEmpty, !Task.isShuttingDownGracefully {
            let removed = try view.blocking { [place] in
                try $0.receiptsRemoved(of: limit, after: place, atMost: Self.batchSize)
            }
            guard !removed.isEmpty else { return true }
            place = place.behind(removed)
            let tasks = removed.filter { names.contains($0.fileName) }
            guard !tasks.isEmpty else { continue }
            let outcome = folder.removeAgain(tasks, known: try folderID())
            report(of: outcome)
            guard outcome.mayGoOn else { return false }
        }
        return names.isEmpty
    }

    private func report(of outcome: ReceiptFolder.Outcome) {
        for error in outcome.problems { report(error) }
    }

    private func report(_ error: (any Error)?) {
        problem.report(error)
        stuck.store(error != nil, ordering: .releasing)
    }
}
