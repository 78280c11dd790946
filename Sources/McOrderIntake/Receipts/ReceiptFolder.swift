internal import McOrderFiles
internal import McOrderModel
internal import McOrderQueue

internal import struct SystemPackage.Errno

/// Writes and removes receipts in their folder.
struct ReceiptFolder: Sendable {
    /// The path of the folder.
    let path: String
    /// The path of the drop folder. Without its marker nothing is written, since nothing is mounted there.
    let orders: String
    /// Returns the text for a reason, in the restaurant's language.
    let sentence: @Sendable (RejectionReason, ReasonDetail, _ isNotice: Bool) -> String
    /// Whether this daemon still has the right to publish, asked before each file.
    var mayPublish: @Sendable () -> Bool = { true }

    /// The result of some tasks.
    struct Outcome {
        /// The tasks that are done.
        fileprivate(set) var done: [ReceiptTask.Subject] = []
        /// Tasks that failed because of an entry with the receipt's name, such as a folder that another user
        /// created.
        fileprivate(set) var failed: [ReceiptTask.Subject] = []
        /// Whether the folder can be used.
        fileprivate(set) var mayGoOn = true
        /// The errors that occurred.
        fileprivate(set) var problems: [any Error] = []

        fileprivate mutating func stop(_ error: any Error) {
            mayGoOn = false
            problems.append(error)
        }
    }

    /// What is done with receipts.
    enum Action {
        case write
        case remove
        /// Removes receipts that were removed before and are in the folder again; another daemon's receipts
        /// are kept.
        case removeAgain
    }

    /// Performs these tasks, until the folder itself cannot be used.
    ///
    /// - Parameter known: the id in the drop folder's marker.
    func perform(_ action: Action, _ tasks: [ReceiptTask], known: DeviceID?) -> Outcome {
        var outcome = Outcome()
        do {
            _ = try DropFolder.open(orders, known: known)
            let folder = try Directory.open(path)
            for task in tasks {
                do throws(FileError) {
                    switch action {
                    case .write: try write(task, in: folder)
                    case .remove: try remove(task, from: folder)
                    case .removeAgain: if try !removeAgain(task, from: folder) { continue }
                    }
                    outcome.done.append(task.subject)
                } catch {
                    guard error.errno == .isDirectory else {
                        outcome.stop(error)
                        break
                    }
                    outcome.failed.append(task.subject)
                    outcome.problems.append(error)
                }
            }
            // The removals have to survive a power cut before they count as done.
            if action != .write, !outcome.done.isEmpty { try folder.synchronize() }
        } catch {
            outcome.done = []
            outcome.stop(error)
        }
        return outcome
    }

    private func write(_ task: ReceiptTask, in folder: Directory) throws(FileError) {
        guard let name = FileName(task.fileName) else { return }
        let bytes = receipt(task).json
        // A refusal never replaces an order's receipt.
        if case .rejection = task.subject, case .order = try receipt(named: name, in: folder)?.status {
            return
        }
        // A receipt that is already there is not written again, or each start would make the sync client send
        // all receipts to the customers again. One that cannot be read is replaced.
        let found = Result { () throws(FileError) in
            try HostileFile.read(name, in: folder, limit: bytes.count)
        }
        if case .success(.contents(bytes, _)) = found { return }
        guard mayPublish() else { throw .withoutLease(path: name.display) }
        try WholeFile.replace(name, bytes: bytes, in: folder, durable: false)
    }

    private func remove(_ task: ReceiptTask, from folder: Directory) throws(FileError) {
        // A folder of that name belongs to another user, and the receipt no longer exists.
        guard let name = FileName(task.fileName), try folder.stat(name)?.kind != .directory else { return }
        if case .rejection = task.subject {
            // A file that is not a refusal is another receipt.
            guard case .rejected = try receipt(named: name, in: folder)?.status else { return }
        }
        _ = try folder.remove(name)
    }

    /// Returns whether the receipt was there.
    private func removeAgain(_ task: ReceiptTask, from folder: Directory) throws(FileError) -> Bool {
        guard let name = FileName(task.fileName), let found = try receipt(named: name, in: folder),
            found.restaurant == task.restaurant
        else { return false }
        switch (task.subject, found.status) {
        case (.order, .order), (.rejection, .rejected): return try folder.remove(name)
        case (.order, .rejected), (.rejection, .order): return false
        }
    }

    /// The receipt of that name; `nil` if there is none, or none that can be read.
    private func receipt(named name: FileName, in folder: Directory) throws(FileError) -> Receipt? {
        try HostileFile.contents(name, in: folder, limit: Receipt.sizeLimit).flatMap { Receipt(json: $0) }
    }

    private func receipt(_ task: ReceiptTask) -> Receipt {
        let content: ContentHash? = if case .content(let hash) = task.answered { hash } else { nil }
        let file: ContentHash? = if case .file(let hash) = task.answered { hash } else { nil }
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
            return Receipt(
                identity: identity,
                restaurant: restaurant,
                status: .order(state),
                total: total,
                shownTotal: shownTotal,
                reason: reason.map { Receipt.Reason(code: state.rawValue, message: $0) },
                updatedAt: task.updatedAt,
                notice: notice,
                content: content
            )
        case .rejection(let identity, let restaurant, let reason, let detail, let isNotice):
            let words = sentence(reason, detail, isNotice)
            return Receipt(
                identity: identity,
                restaurant: restaurant,
                status: .rejected(Receipt.Reason(code: reason.rawValue, message: words, detail: detail)),
                total: nil,
                shownTotal: nil,
                reason: nil,
                updatedAt: task.updatedAt,
                content: content,
                file: file
            )
        }
    }
}

extension ReceiptTask {
    fileprivate var restaurant: String? {
        switch content {
        case .order(_, let restaurant, _, _, _, _, _): restaurant
        case .rejection(_, let restaurant, _, _, _): restaurant
        }
    }
}
