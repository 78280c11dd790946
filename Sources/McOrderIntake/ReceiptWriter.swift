internal import Logging
internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

/// Writes the receipts that are due, and removes those whose time is over.
///
/// A receipt is due from the transaction that changed its order on, and cleared only if the order did not
/// change since. They can always be made again, so they are not synced. Source: format.md, *Receipt*;
/// architecture.md, rule 12.
actor ReceiptWriter {
    /// How many receipts are written between two transactions.
    static let batchSize = 200

    nonisolated let executor = BlockingExecutor(label: "receipts")
    nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    private let folderPath: String
    private let ordersPath: String
    private let queue: OrderQueue
    private let view: QueueView
    private let log: Logger
    private let sentence: @Sendable (RejectionReason) -> String
    private var trouble: String?

    /// A writer of receipts into that folder.
    ///
    /// - Parameters:
    ///   - orders: the folder of the orders: without its marker nothing is written, since nothing is
    ///   mounted there.
    ///   - sentence: the words for a reason, in the restaurant's language.
    init(
        folder: String,
        orders: String,
        queue: OrderQueue,
        view: QueueView,
        log: Logger,
        sentence: @escaping @Sendable (RejectionReason) -> String
    ) {
        folderPath = folder
        ordersPath = orders
        self.queue = queue
        self.view = view
        self.log = log
        self.sentence = sentence
    }

    /// Writes every receipt that is due. A folder that cannot be written leaves them due.
    ///
    /// - Returns: whether all are written.
    @discardableResult
    func writeDue() throws(QueueError) -> Bool {
        while true {
            let tasks = try view.receiptsDue(atMost: Self.batchSize)
            guard !tasks.isEmpty else { return true }
            let done = attempt(tasks) { task, folder throws(FileError) in
                try self.write(task, in: folder)
            }
            try queue.receiptsWritten(done)
            if done.count < tasks.count { return false }
        }
    }

    /// Removes the receipts that were not changed since `limit`.
    func removeOutlived(before limit: Timestamp) throws(QueueError) {
        while true {
            let tasks = try view.receiptsOutlived(since: limit, atMost: Self.batchSize)
            guard !tasks.isEmpty else { return }
            let done = attempt(tasks) { task, folder throws(FileError) in
                if let name = FileName(task.fileName) { _ = try folder.remove(name) }
            }
            try queue.receiptsRemoved(done)
            if done.count < tasks.count { return }
        }
    }

    /// Does something with each task until it fails; says once what is in the way.
    private func attempt(
        _ tasks: [ReceiptTask],
        _ body: (ReceiptTask, Directory) throws(FileError) -> Void
    ) -> [ReceiptTask.Subject] {
        var done: [ReceiptTask.Subject] = []
        do {
            _ = try DropFolder.open(ordersPath, known: nil)
            let folder = try Directory.open(folderPath)
            for task in tasks {
                try body(task, folder)
                done.append(task.subject)
            }
            if trouble != nil { log.notice("receipts can be written again") }
            trouble = nil
        } catch {
            let words = "\(error)"
            if trouble != words {
                log.warning("receipts cannot be written; they stay due", metadata: ["error": "\(words)"])
            }
            trouble = words
        }
        return done
    }

    private func write(_ task: ReceiptTask, in folder: Directory) throws(FileError) {
        guard let name = FileName(task.fileName) else { return }
        do {
            try WholeFile.replace(name, bytes: receipt(task).json, in: folder, durable: false)
        } catch {
            throw error.fileError
        }
    }

    private func receipt(_ task: ReceiptTask) -> Receipt {
        switch task.content {
        case .order(let identity, let restaurant, let state, let total, let shownTotal, let reason):
            Receipt(
                identity: identity,
                restaurant: restaurant,
                standing: .order(state),
                total: total,
                shownTotal: shownTotal,
                reason: reason.map { Receipt.Reason(code: state.rawValue, message: $0) },
                updatedAt: task.updatedAt
            )
        case .rejection(let identity, let restaurant, let reason):
            Receipt(
                identity: identity,
                restaurant: restaurant,
                standing: .rejected(Receipt.Reason(code: reason.rawValue, message: sentence(reason))),
                total: nil,
                shownTotal: nil,
                reason: nil,
                updatedAt: task.updatedAt
            )
        }
    }
}
