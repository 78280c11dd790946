internal import McOrderFiles
package import McOrderIntake
package import McOrderModel
package import McOrderQueue

/// Puts a backup into the queue's place.
package struct Restoration: Sendable {
    /// What came of it.
    package struct Outcome: Sendable {
        /// What the exchange did.
        package let exchange: QueueReplacement.Outcome
        /// How many receipts were taken back whose orders the queue does not know any more.
        package let receiptsRemoved: Int
        /// Why others of them could not be; `nil` when all could.
        package let receiptTrouble: String?
    }

    private let house: IntakeHouse

    /// The restoration of that house's queue.
    package init(_ house: IntakeHouse) {
        self.house = house
    }

    /// Checks a backup, keeps the queue that is there under another name, and puts the backup into its place.
    ///
    /// Receipts of orders that the restored queue does not know are taken back: they promise what nobody will
    /// prepare. They go before the exchange, since afterwards nothing knows of them; should there be none
    /// after all, the next start of the daemon writes them again. Those of its open orders are due again.
    /// - Throws: ``IntakeFailure/running(holder:)`` beside a running `mcorderd`, or a ``CopyError``.
    package func restore(from path: String, patience: Patience, at now: Timestamp) async throws -> Outcome {
        try await BlockingExecutor(label: "restore").run {
            let instance = try InstanceLock.take(state: house.state, as: "mcorderd restore")
            let replacement = try QueueReplacement(of: path, in: house.state)
            var removed = 0
            var trouble: String?
            let outcome = try replacement.exchange(as: "mcorderd restore", patience: patience, at: now) {
                (removed, trouble) = takeBack($0.receipts, known: $0.folder)
            }
            try instance.release()
            return Outcome(exchange: outcome, receiptsRemoved: removed, receiptTrouble: trouble)
        }
    }

    /// - Parameter known: the id of the folder that the replaced queue knows.
    private func takeBack(_ receipts: [String], known: DeviceID?) -> (removed: Int, trouble: String?) {
        guard !receipts.isEmpty else { return (0, nil) }
        var removed = 0
        do {
            // Without its marker nothing is mounted there.
            _ = try DropFolder.open(house.orders, known: known)
            let folder = try Directory.open(house.receipts)
            for receipt in receipts {
                guard let name = FileName(receipt), try folder.stat(name)?.kind == .regular else { continue }
                if try folder.remove(name) { removed += 1 }
            }
            return (removed, nil)
        } catch {
            return (removed, "\(error)")
        }
    }
}
