import Logging
import McOrderFiles
import McOrderModel
import McOrderQueue
import ServiceLifecycle
import Synchronization

/// Writes the receipts that are due, and removes those whose retention time is over.
///
/// A receipt is due from the transaction that changes its order on. It stops being due only if the order has
/// not changed since the receipt was written. Receipts can always be recreated from the queue, so they are
/// not fsynced. Source: format.md, *Receipt*; rules.md, rule 12.
actor ReceiptWriter: BlockingActor {
    /// How many receipts are written between two transactions.
    static let batchSize = 500
    /// How old the orders and refused files are, at most, whose removed receipts a start searches for in the
    /// folder: as long as most queues keep the personal data that identify them (`retention.personal_days`).
    static let sweptTime = Duration.seconds(30 * 86_400)

    nonisolated let executor = BlockingExecutor(label: "receipts")

    private let folder: ReceiptFolder
    private let resources: IntakeResources
    /// Marks one batch and selects the next one, while another is written.
    private let queries = SideWork<[ReceiptTask], QueueError>(label: "receipts: queries")
    private let stuck = Atomic<Bool>(false)
    private var problem: RecurringProblem
    /// Whether reappeared receipts have been removed since this writer was created.
    private var isSwept = false
    /// Whether ``renew()`` made receipts due that are still to be written.
    private var isRenewing = false

    init(_ folder: ReceiptFolder) {
        self.folder = folder
        resources = folder.resources
        problem = RecurringProblem(
            folder.resources.log,
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
        isRenewing = true
        try resources.queue.blocking { try $0.renewReceipts() }
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
    /// - Parameter limit: the maximum number of batches; in a rush, new receipts keep becoming due without
    ///   end.
    @discardableResult
    func writeDue(atMost limit: Int = .max) throws(QueueError) -> Progress {
        var failed: Set<ReceiptTask.Subject> = []
        // Receipts of the last batch that are not marked as written yet.
        var written: [ReceiptTask.Subject] = []
        var place = ReceiptPlace.beginning
        var batches = 0
        var tasks = try resources.nextReceipts(after: written, at: place, without: failed)
        while !tasks.isEmpty {
            guard batches < limit else { return .partial }
            batches += 1
            place = place.behind(tasks)
            // For a few receipts no other thread is woken.
            if tasks.count >= Self.batchSize, batches < limit {
                queries.begin { [resources, written, place, failed] () throws(QueueError) in
                    try resources.nextReceipts(after: written, at: place, without: failed)
                }
                written = []
            }
            let outcome = folder.perform(isRenewing ? .rewrite : .write, tasks, report)
            failed.formUnion(outcome.failed)
            written += outcome.done
            tasks = try queries.finish() ?? []
            if outcome.mayGoOn, !tasks.isEmpty { continue }
            place = .beginning
            tasks = try resources.nextReceipts(after: written, at: place, without: failed)
            guard outcome.mayGoOn else { return .hindered }
            written = []
        }
        isRenewing = false
        if failed.isEmpty { report(nil) }
        return failed.isEmpty ? .whole : .hindered
    }

    private func report(_ error: (any Error)?) {
        problem.report(error)
        stuck.store(error != nil, ordering: .releasing)
    }

    /// Removes the receipts that have not changed since `limit`, superseded ones, and those of erased
    /// devices. The first call also removes receipts that were removed before and have reappeared. Stops
    /// early at shutdown.
    func removeOutlived(before limit: Timestamp) throws(QueueError) {
        if !isSwept { try sweep(since: limit - Self.sweptTime) }
        while !Task.isShuttingDownGracefully {
            let tasks = try resources.view.blocking {
                try $0.receiptsOutlived(since: limit, atMost: Self.batchSize)
                    + $0.receiptsSuperseded(atMost: Self.batchSize)
                    + $0.receiptsOfForgotten(atMost: Self.batchSize)
            }
            guard !tasks.isEmpty else { return }
            let outcome = folder.perform(.remove, tasks, report)
            try resources.queue.blocking { try $0.receiptsRemoved(outcome.done) }
            if outcome.done.count < tasks.count { return }
        }
    }

    /// Removes receipts that were removed before and are in the folder again. A power cut can restore
    /// receipts that version 0.1.0 removed without fsyncing the folder, and a sync client can restore those
    /// that it still had.
    private func sweep(since limit: Timestamp) throws(QueueError) {
        var place = ReceiptPlace.beginning
        while !Task.isShuttingDownGracefully {
            let tasks = try resources.view.blocking { [place] in
                try $0.receiptsRemoved(of: limit, after: place, atMost: Self.batchSize)
            }
            guard !tasks.isEmpty else {
                isSwept = true
                return
            }
            place = place.behind(tasks)
            guard folder.perform(.removeAgain, tasks, report).mayGoOn else { return }
        }
    }
}

extension IntakeResources {
    /// Marks receipts as written, and returns the next ones that are due.
    fileprivate func nextReceipts(
        after written: [ReceiptTask.Subject],
        at place: ReceiptPlace,
        without failed: Set<ReceiptTask.Subject>
    ) throws(QueueError) -> [ReceiptTask] {
        // Otherwise a selection would wait for a commit of the intake.
        if !written.isEmpty { try queue.blocking { try $0.receiptsWritten(written) } }
        while true {
            let due = try view.blocking {
                try $0.receiptsDue(after: place, atMost: ReceiptWriter.batchSize + failed.count)
                    .filter { !failed.contains($0.subject) }
            }
            let unread = due.filter(\.isOfCounter).map(\.subject)
            if unread.isEmpty { return due }
            try queue.blocking { try $0.receiptsWritten(unread) }
        }
    }
}
