internal import Logging
internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue
internal import ServiceLifecycle

internal import struct SystemPackage.Errno

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
    private let sentence: @Sendable (RejectionReason, ReasonDetail, _ isNotice: Bool) -> String
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
        sentence: @escaping @Sendable (RejectionReason, ReasonDetail, _ isNotice: Bool) -> String
    ) {
        folderPath = folder
        ordersPath = orders
        self.queue = queue
        self.view = view
        self.log = log
        self.sentence = sentence
    }

    /// Makes all receipts due again whose time is not over, as at a start.
    func renew() throws(QueueError) {
        try queue.renewReceipts()
    }

    /// How far the writing came.
    enum Progress {
        /// Every receipt that was due is written.
        case whole
        /// There may be more to write.
        case partial
        /// Some cannot be written at present.
        case hindered
    }

    /// Writes the receipts that are due. What cannot be written stays due, and keeps none of the others
    /// from being written.
    ///
    /// - Parameter limit: after how many batches it returns at the latest; in a rush new ones become due for ever.
    @discardableResult
    func writeDue(atMost limit: Int = .max) throws(QueueError) -> Progress {
        var failed: Set<ReceiptTask.Subject> = []
        var batches = 0
        while true {
            let tasks = try due(without: failed)
            guard !tasks.isEmpty else { break }
            guard batches < limit else { return .partial }
            batches += 1
            let outcome = attempt(tasks, known: try view.folder()) { task, folder throws(FileError) in
                try self.write(task, in: folder)
            }
            try queue.receiptsWritten(outcome.done)
            failed.formUnion(outcome.failed)
            guard outcome.mayGoOn else { return .hindered }
        }
        if failed.isEmpty { tell(nil) }
        return failed.isEmpty ? .whole : .hindered
    }

    private func due(without failed: Set<ReceiptTask.Subject>) throws(QueueError) -> [ReceiptTask] {
        let tasks = try view.receiptsDue(atMost: Self.batchSize + failed.count)
        return tasks.filter { !failed.contains($0.subject) }
    }

    /// Removes the receipts that were not changed since `limit`, and those of whom the house was told to forget; a
    /// service that is to end leaves the rest.
    func removeOutlived(before limit: Timestamp) throws(QueueError) {
        while !Task.isShuttingDownGracefully {
            let tasks =
                try view.receiptsOutlived(since: limit, atMost: Self.batchSize)
                + view.receiptsSuperseded(atMost: Self.batchSize)
                + view.receiptsOfForgotten(atMost: Self.batchSize)
            guard !tasks.isEmpty else { return }
            let outcome = attempt(tasks, known: try view.folder()) { task, folder throws(FileError) in
                // A folder of that name is somebody else's; the receipt is gone.
                guard let name = FileName(task.fileName), try folder.stat(name)?.kind != .directory else {
                    return
                }
                _ = try folder.remove(name)
            }
            try queue.receiptsRemoved(outcome.done)
            if outcome.done.count < tasks.count { return }
        }
    }

    /// What came of some tasks.
    private struct Outcome {
        var done: [ReceiptTask.Subject] = []
        /// Those whose own name is in the way, such as a folder that somebody made there.
        var failed: [ReceiptTask.Subject] = []
        /// Whether the folder can be used.
        var mayGoOn = true
    }

    /// Does something with each task, until the folder itself cannot be used; says once what is in the way.
    private func attempt(
        _ tasks: [ReceiptTask],
        known: DeviceID?,
        _ body: (ReceiptTask, Directory) throws(FileError) -> Void
    ) -> Outcome {
        var outcome = Outcome()
        do {
            _ = try DropFolder.open(ordersPath, known: known)
            let folder = try Directory.open(folderPath)
            for task in tasks {
                let result = Result { () throws(FileError) in try body(task, folder) }
                if case .failure(let error) = result {
                    guard error.errno == .isDirectory else { throw error }
                    outcome.failed.append(task.subject)
                    tell("\(error)")
                } else {
                    outcome.done.append(task.subject)
                }
            }
        } catch {
            outcome.mayGoOn = false
            tell("\(error)")
        }
        return outcome
    }

    private func tell(_ words: String?) {
        guard trouble != words else { return }
        trouble = words
        if let words {
            log.warning("receipts cannot be written; they stay due", metadata: ["error": "\(words)"])
        } else {
            log.notice("receipts can be written again")
        }
    }

    private func write(_ task: ReceiptTask, in folder: Directory) throws(FileError) {
        guard let name = FileName(task.fileName) else { return }
        let bytes = receipt(task).json
        // What is there already is left alone, or each start would have all of it carried to the customers again.
        // One that cannot be read is replaced.
        let found = Result { () throws(FileError) in
            try HostileFile.read(name, in: folder, limit: bytes.count)
        }
        if case .success(.contents(bytes, _)) = found { return }
        do {
            try WholeFile.replace(name, bytes: bytes, in: folder, durable: false)
        } catch {
            throw error.fileError
        }
    }

    private func receipt(_ task: ReceiptTask) -> Receipt {
        switch task.content {
        case .order(
            let identity,
            let restaurant,
            let state,
            let total,
            let shownTotal,
            let reason,
            let notice
        ):
            Receipt(
                identity: identity,
                restaurant: restaurant,
                standing: .order(state),
                total: total,
                shownTotal: shownTotal,
                reason: reason.map { Receipt.Reason(code: state.rawValue, message: $0) },
                updatedAt: task.updatedAt,
                notice: notice
            )
        case .rejection(let identity, let restaurant, let reason, let detail, let isNotice):
            Receipt(
                identity: identity,
                restaurant: restaurant,
                standing: .rejected(
                    Receipt.Reason(
                        code: reason.rawValue,
                        message: sentence(reason, detail, isNotice),
                        detail: detail
                    )
                ),
                total: nil,
                shownTotal: nil,
                reason: nil,
                updatedAt: task.updatedAt
            )
        }
    }
}
