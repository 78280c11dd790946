import McOrderFiles
package import McOrderIntake
package import McOrderModel
package import McOrderQueue

/// Replaces the queue by a backup.
package struct Restoration: Sendable {
    /// The result of a restoration.
    package struct Outcome: Sendable {
        /// The result of exchanging the queue's files.
        package let exchange: QueueReplacement.Outcome
        /// How many receipts were removed because the restored queue does not know their orders.
        package let receiptsRemoved: Int
        /// Why some of these receipts could not be removed; `nil` when all were.
        package let receiptError: String?
    }

    private let paths: IntakePaths

    /// Creates the restoration of the queue of these paths.
    package init(_ paths: IntakePaths) {
        self.paths = paths
    }

    /// Checks a backup, keeps the current queue under another name, and puts the backup into its place.
    ///
    /// Receipts of orders that the restored queue does not know are removed, because the restaurant will not
    /// prepare these orders. They are removed before the exchange, since afterwards no program knows about
    /// them; if the exchange then fails, the next start of the daemon writes them again. The receipts of the
    /// restored queue's open orders are due again.
    ///
    /// - Parameter accept: asked before anything is changed, if the replaced queue has something that the
    ///   backup lacks, or cannot be read (`nil`). Other programs can use the queue meanwhile.
    /// - Returns: `nil` if it was not accepted; nothing is changed then.
    /// - Throws: ``CopyError/changed`` if the loss is another one by then;
    ///   ``IntakeError/running(holder:)`` while a `mcorderd` is running, or a ``CopyError``, also if
    ///   the queue is on a server, which has its own backups.
    package func restore(
        from path: String,
        patience: Patience,
        at now: Timestamp,
        accepting accept: @escaping @Sendable (QueueReplacement.Loss?) -> Bool
    ) async throws -> Outcome? {
        guard !paths.isOnServer else { throw CopyError.queue(.server(.hasOwnBackup)) }
        return try await BlockingExecutor(label: "restore").run {
            let instance = try InstanceLock.take(state: paths.state, as: "mcorderd restore")
            let replacement = try QueueReplacement(of: path, in: paths.state)
            let loss = try replacement.loss(as: "mcorderd restore", patience: patience)
            guard loss?.isNothing == true || accept(loss) else {
                try replacement.discard()
                try instance.release()
                return nil
            }
            var removed = 0
            var problem: String?
            let outcome = try replacement.exchange(as: "mcorderd restore", patience: patience, at: now) {
                guard $0 == loss else { throw CopyError.changed }
                if let loss { (removed, problem) = takeBack(loss.receipts, known: loss.folder) }
            }
            try instance.release()
            return Outcome(exchange: outcome, receiptsRemoved: removed, receiptError: problem)
        }
    }

    /// - Parameter known: the id of the folder that the replaced queue knows.
    private func takeBack(_ receipts: [String], known: DeviceID?) -> (removed: Int, problem: String?) {
        guard !receipts.isEmpty else { return (0, nil) }
        var removed = 0
        do {
            // If the marker is missing, nothing is mounted there, and this throws.
            _ = try DropFolder.open(paths.orders, known: known)
            let folder = try Directory.open(paths.receipts)
            for receipt in receipts {
                guard let name = FileName(receipt), try folder.stat(name)?.kind == .regular else { continue }
                if try folder.remove(name) { removed += 1 }
            }
            return (removed, nil)
        } catch {
            return (removed, LogWords.of(error))
        }
    }
}
