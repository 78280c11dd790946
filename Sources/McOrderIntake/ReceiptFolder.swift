internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

internal import struct SystemPackage.Errno

/// The folder of the receipts, and what is written into it.
struct ReceiptFolder: Sendable {
    /// The folder.
    let path: String
    /// The folder of the orders: without its marker nothing is written, since nothing is mounted there.
    let orders: String
    /// The words for a reason, in the restaurant's language.
    let sentence: @Sendable (RejectionReason, ReasonDetail, _ isNotice: Bool) -> String

    /// What came of some tasks.
    struct Outcome {
        /// What is done.
        fileprivate(set) var done: [ReceiptTask.Subject] = []
        /// Those whose own name is in the way, such as a folder that somebody made there.
        fileprivate(set) var failed: [ReceiptTask.Subject] = []
        /// Whether the folder can be used.
        fileprivate(set) var mayGoOn = true
        /// What was in the way.
        fileprivate(set) var troubles: [String] = []
    }

    /// Writes these receipts, until the folder itself cannot be used.
    ///
    /// - Parameter known: the marker of the folder of the orders.
    func write(_ tasks: [ReceiptTask], known: DeviceID?) -> Outcome {
        attempt(tasks, known: known, write)
    }

    /// Removes these receipts, until the folder itself cannot be used.
    ///
    /// - Parameter known: the marker of the folder of the orders.
    func remove(_ tasks: [ReceiptTask], known: DeviceID?) -> Outcome {
        attempt(tasks, known: known, remove)
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

    private func remove(_ task: ReceiptTask, from folder: Directory) throws(FileError) {
        // A folder of that name is somebody else's; the receipt is gone.
        guard let name = FileName(task.fileName), try folder.stat(name)?.kind != .directory else { return }
        _ = try folder.remove(name)
    }

    private func attempt(
        _ tasks: [ReceiptTask],
        known: DeviceID?,
        _ body: (ReceiptTask, Directory) throws(FileError) -> Void
    ) -> Outcome {
        var outcome = Outcome()
        do {
            _ = try DropFolder.open(orders, known: known)
            let folder = try Directory.open(path)
            for task in tasks {
                let result = Result { () throws(FileError) in try body(task, folder) }
                if case .failure(let error) = result {
                    guard error.errno == .isDirectory else { throw error }
                    outcome.failed.append(task.subject)
                    outcome.troubles.append("\(error)")
                } else {
                    outcome.done.append(task.subject)
                }
            }
        } catch {
            outcome.mayGoOn = false
            outcome.troubles.append("\(error)")
        }
        return outcome
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
