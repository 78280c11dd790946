import Logging
import McOrderFiles
import McOrderModel
import McOrderQueue
import ServiceLifecycle
import Synchronization

/// Writes the receipts that are due, and removes those whose retention time is over.
///
/// An order's receipt is due from the transaction that changes the order on, until this writer has written
/// it. How far the writer has come is in memory: receipts can always be recreated from the queue, so they are
/// not fsynced, and each start writes all of them again. Source: format.md, *Receipt*; rules.md, rule 12.
actor ReceiptWriter: BlockingActor {
    /// How many receipts are selected at once.
    static let batchSize = 500
    /// How old the orders and refused files are, at most, whose removed receipts a start searches for in the
    /// folder: as long as most queues keep the personal data that identify them (`retention.personal_days`).
    static let sweptTime = Duration.seconds(30 * 86_400)

    nonisolated let executor = BlockingExecutor(label: "receipts")

    private let folder: ReceiptFolder
    private let resources: IntakeResources
    private let shared = Mutex(Status())
    private var place = ReceiptPlace.beginning
    private var problem: RecurringProblem
    /// Called when receipts became due although the queue has not changed.
    var onRenewal: (@Sendable () -> Void)?
    /// Whether reappeared receipts have been removed since this writer was created.
    private var isSwept = false

    /// What other threads see of the writer.
    struct Status {
        /// Whether the last attempt failed to write some of the due receipts.
        var isStuck = false
        /// The last change of an order whose receipt is written, like those of all changes before it; `nil`
        /// if that is not known.
        var answered: Int64?
    }

    init(_ folder: ReceiptFolder) {
        self.folder = folder
        resources = folder.resources
        problem = RecurringProblem(
            folder.resources.log,
            begins: "receipts cannot be written; they stay due",
            ends: "receipts can be written again"
        )
    }

    /// How far the writer has come.
    nonisolated var status: Status { shared.withLock { $0 } }

    /// Makes all receipts due again whose retention time is not over, as at a start.
    func renew() throws(QueueError) {
        try resources.queue.blocking { try $0.renewReceipts() }
        place = .beginning
        onRenewal?()
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
        place = place.beforeRejections
        place.again.formUnion(resources.queue.takeRedelivered())
        // Receipts in whose place there is another entry are tried again the next time.
        var failed: Set<ReceiptTask.Subject> = []
        defer { for case .order(let id, _) in failed { place.again.insert(id) } }
        var batches = 0
        while true {
            let (due, next) = try resources.view.blocking { [place] in
                try $0.receiptsDue(after: place, atMost: Self.batchSize)
            }
            if next == place { break }
            // No phone waits for the answer to an order that the counter took.
            let tasks = due.filter { !$0.isOfCounter }
            if !tasks.isEmpty {
                guard batches < limit else { return .partial }
                batches += 1
                let outcome = folder.perform(place.isRenewing ? .rewrite : .write, tasks, report)
                guard outcome.mayGoOn else { return .hindered }
                try resources.queue.blocking { try $0.receiptsWritten(outcome.done) }
                failed.formUnion(outcome.failed)
            }
            place = next
        }
        guard failed.isEmpty else { return .hindered }
        problem.report(nil)
        shared.withLock { [place] in $0 = Status(answered: place.answered) }
        return .whole
    }

    private func report(_ error: any Error) {
        problem.report(error)
        shared.withLock { $0.isStuck = true }
    }

    /// Removes the receipts that have not changed since `limit`, and needless ones. The first call also
    /// removes receipts that were removed before and have reappeared. Stops early at shutdown.
    func removeOutlived(before limit: Timestamp) throws(QueueError) {
        if !isSwept { try sweep(since: limit - Self.sweptTime) }
        while !Task.isShuttingDownGracefully {
            let tasks = try resources.view.blocking {
                try $0.receiptsOutlived(since: limit, atMost: Self.batchSize)
                    + $0.receiptsNeedless(atMost: Self.batchSize)
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
