import McOrderFiles
import McOrderModel
import McOrderQueue

import struct SystemPackage.Errno

/// Writes and removes receipts in their folder.
struct ReceiptFolder: Sendable {
    let resources: IntakeResources
    /// Returns the text for a reason, in the restaurant's language.
    let sentence: @Sendable (RejectionReason, ReasonDetail, _ isNotice: Bool) -> String
    /// The name of each receipt until it is whole.
    let temporary = WholeFile.temporaryName()

    /// The result of some tasks.
    struct Outcome {
        /// The tasks that are done.
        fileprivate(set) var done: [ReceiptTask.Subject] = []
        /// Tasks that failed because of an entry with the receipt's name, such as a folder that another user
        /// created.
        fileprivate(set) var failed: [ReceiptTask.Subject] = []
        /// Whether the folder can be used.
        fileprivate(set) var mayGoOn = true
    }

    /// What is done with receipts.
    enum Action {
        case write
        /// Replaces later receipts too: after a restore they come from changes that no longer exist.
        case rewrite
        case remove
        /// Removes receipts that were removed before and are in the folder again; another daemon's receipts
        /// are kept.
        case removeAgain
    }

    /// Performs these tasks, until the folder itself cannot be used.
    ///
    /// - Parameter report: called with each error.
    func perform(_ action: Action, _ tasks: [ReceiptTask], _ report: (any Error) -> Void) -> Outcome {
        var outcome = Outcome()
        do {
            // Without the drop folder's marker nothing is mounted here.
            try resources.requireDropFolder()
            let folder = try Directory.open(resources.paths.receipts)
            for task in tasks {
                do throws(FileError) {
                    switch action {
                    case .write, .rewrite: try write(task, in: folder, replacesLater: action == .rewrite)
                    case .remove: try remove(task, from: folder)
                    case .removeAgain: if try !removeAgain(task, from: folder) { continue }
                    }
                    outcome.done.append(task.subject)
                } catch {
                    report(error)
                    outcome.mayGoOn = error.errno == .isDirectory
                    guard outcome.mayGoOn else { break }
                    outcome.failed.append(task.subject)
                }
            }
            // The removals have to survive a power cut before they count as done.
            if action == .remove || action == .removeAgain, !outcome.done.isEmpty { try folder.synchronize() }
        } catch {
            report(error)
            outcome.done = []
            outcome.mayGoOn = false
        }
        return outcome
    }

    private func write(_ task: ReceiptTask, in folder: Directory, replacesLater: Bool) throws(FileError) {
        let own = task.receipt(sentence)
        for secret in task.secrets {
            try seal(own, task, by: secret, in: folder, replacesLater: replacesLater)
        }
        guard task.isOpen, let name = FileName(task.fileName) else { return }
        let isSigned = task.needsSignature && resources.signer.identity != nil
        // A due receipt that replaces any other one is new or has changed. A receipt that cannot be read is
        // replaced.
        let looks = !own.replacesEvery || replacesLater || isSigned
        let found = looks ? try? HostileFile.contents(name, in: folder, limit: Receipt.sizeLimit) : nil
        let bytes =
            isSigned
            ? resources.signer.file(own.value, .answer, replacing: found, at: resources.now()) : own.json
        // Otherwise each start would make the sync client send all receipts to the customers again.
        if found == bytes { return }
        // Where receipts are signed, one that is not must not keep ours away.
        let isOwn = found.map { !task.needsSignature || resources.signer.isOwn($0, .answer) } ?? false
        if let found, isOwn, !own.mayReplace(found, replacesLater: replacesLater) { return }
        guard resources.queue.mayPublish else { throw .withoutLease(path: name.display) }
        try WholeFile.replace(name, bytes: bytes, in: folder, durable: false, under: temporary)
    }

    private func remove(_ task: ReceiptTask, from folder: Directory) throws(FileError) {
        for secret in task.secrets { try remove(task, sealedBy: secret, from: folder) }
        // A folder of that name belongs to another user, and the receipt no longer exists.
        guard task.isOpen else { return }
        guard let name = FileName(task.fileName), try folder.stat(name)?.kind != .directory else { return }
        if case .rejection = task.subject {
            // A file that is not a refusal is another receipt.
            guard case .rejected = try receipt(named: name, in: folder)?.status else { return }
        }
        _ = try folder.remove(name)
    }

    /// Returns whether the receipt was there.
    private func removeAgain(_ task: ReceiptTask, from folder: Directory) throws(FileError) -> Bool {
        // The secrets of others are forgotten.
        guard task.isOpen, let name = FileName(task.fileName),
            let found = try receipt(named: name, in: folder),
            found.restaurant == task.receipt(sentence).restaurant
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
}
