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
        attempt(tasks, known: known, remove, finally: synchronize)
    }

    /// Removes what lies in the folder again of receipts that were removed before; another daemon's receipts stay.
    ///
    /// - Parameter known: the marker of the folder of the orders.
    func removeAgain(_ tasks: [ReceiptTask], known: DeviceID?) -> Outcome {
        attempt(tasks, known: known, removeAgain, finally: synchronize)
    }

    /// How many names ``names(in:)`` hands out at a time.
    private static let windowSize = 16_384

    /// The names of the next receipts that lie in the folder, so many at a time that memory does not grow with it.
    static func names(in listing: FolderNames) throws -> Set<String> {
        var names: Set<String> = []
        try listing.hand(atMost: windowSize) { entry in
            names.insert(entry.name.display)
            return true
        }
        return names
    }

    private func write(_ task: ReceiptTask, in folder: Directory) throws(FileError) {
        guard let name = FileName(task.fileName) else { return }
        let bytes = receipt(task).json
        // A refusal never takes the place of an order's receipt.
        if case .rejection = task.subject, case .order = try receipt(named: name, in: folder)?.standing {
            return
        }
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
        if case .rejection = task.subject {
            // What says anything but a refusal is no receipt of this one.
            guard case .rejected = try receipt(named: name, in: folder)?.standing else { return }
        }
        _ = try folder.remove(name)
    }

    private func removeAgain(_ task: ReceiptTask, from folder: Directory) throws(FileError) {
        guard let name = FileName(task.fileName), let found = try receipt(named: name, in: folder),
            found.restaurant == task.restaurant
        else { return }
        switch (task.subject, found.standing) {
        case (.order, .order), (.rejection, .rejected): _ = try folder.remove(name)
        case (.order, .rejected), (.rejection, .order): break
        }
    }

    /// The receipt of that name; `nil` where there is none, or none that can be read.
    private func receipt(named name: FileName, in folder: Directory) throws(FileError) -> Receipt? {
        switch try HostileFile.read(name, in: folder, limit: Receipt.sizeLimit) {
        case .contents(let bytes, _): Receipt(json: bytes)
        case .absent, .changing, .notAFile, .tooLarge: nil
        }
    }

    /// Returns once what was removed would stay so after a power cut; otherwise nothing of it is done.
    private func synchronize(_ folder: Directory, _ outcome: inout Outcome) {
        guard !outcome.done.isEmpty else { return }
        do {
            try folder.synchronize()
        } catch {
            outcome.done = []
            outcome.mayGoOn = false
            outcome.troubles.append("\(error)")
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
                notice: notice,
                content: task.contentHash
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
                updatedAt: task.updatedAt,
                content: task.contentHash,
                file: task.fileHash
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

    fileprivate var contentHash: ContentHash? {
        if case .content(let hash) = answered { hash } else { nil }
    }

    fileprivate var fileHash: ContentHash? {
        if case .file(let hash) = answered { hash } else { nil }
    }
}
