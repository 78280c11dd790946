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
    }

    /// Writes these receipts, until the folder itself cannot be used.
    ///
    /// - Parameter known: the id in the drop folder's marker.
    func write(_ tasks: [ReceiptTask], known: DeviceID?) -> Outcome {
        attempt(tasks, known: known, write)
    }

    /// Removes these receipts, until the folder itself cannot be used.
    ///
    /// - Parameter known: the id in the drop folder's marker.
    func remove(_ tasks: [ReceiptTask], known: DeviceID?) -> Outcome {
        attempt(tasks, known: known, remove, finally: synchronize)
    }

    /// Removes receipts that were removed before and are in the folder again; another daemon's receipts are
    /// kept.
    ///
    /// - Parameter known: the id in the drop folder's marker.
    func removeAgain(_ tasks: [ReceiptTask], known: DeviceID?) -> Outcome {
        attempt(tasks, known: known, removeAgain, finally: synchronize)
    }

    /// How many names ``names(in:)`` returns at a time.
    private static let windowSize = 16_384

    /// The names of the next receipts in the folder, in batches, so that memory use does not grow with the
    /// folder.
    static func names(in listing: FolderNames) throws(FileError) -> Set<String> {
        var names: Set<String> = []
        for _ in 0..<windowSize {
            guard let entry = try listing.next() else { break }
            names.insert(entry.name.display)
        }
        return names
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

    private func removeAgain(_ task: ReceiptTask, from folder: Directory) throws(FileError) {
        guard let name = FileName(task.fileName), let found = try receipt(named: name, in: folder),
            found.restaurant == task.restaurant
        else { return }
        switch (task.subject, found.status) {
        case (.order, .order), (.rejection, .rejected): _ = try folder.remove(name)
        case (.order, .rejected), (.rejection, .order): break
        }
    }

    /// The receipt of that name; `nil` if there is none, or none that can be read.
    private func receipt(named name: FileName, in folder: Directory) throws(FileError) -> Receipt? {
        try HostileFile.contents(name, in: folder, limit: Receipt.sizeLimit).flatMap { Receipt(json: $0) }
    }

    /// Fsyncs the folder, so that the removals survive a power cut. On failure none of the tasks counts as
    /// done.
    private func synchronize(_ folder: Directory, _ outcome: inout Outcome) {
        guard !outcome.done.isEmpty else { return }
        do {
            try folder.synchronize()
        } catch {
            outcome.done = []
            outcome.mayGoOn = false
            outcome.problems.append(error)
        }
    }

    private func attempt(
        _ tasks: [ReceiptTask],
        known: DeviceID?,
        _ body: (ReceiptTask, Directory) throws(FileError) -> Void,
        finally end: (Directory, inout Outcome) -> Void = { _, _ in }
    ) -> Outcome {
        var outcome = Outcome()
        do {
            _ = try DropFolder.open(orders, known: known)
            let folder = try Directory.open(path)
            defer { end(folder, &outcome) }
            for task in tasks {
                let result = Result { () throws(FileError) in try body(task, folder) }
                if case .failure(let error) = result {
                    guard error.errno == .isDirectory else { throw error }
                    outcome.failed.append(task.subject)
                    outcome.problems.append(error)
                } else {
                    outcome.done.append(task.subject)
                }
            }
        } catch {
            outcome.mayGoOn = false
            outcome.problems.append(error)
        }
        return outcome
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
