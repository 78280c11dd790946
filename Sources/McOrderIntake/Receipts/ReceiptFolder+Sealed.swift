import McOrderFiles
import McOrderModel
import McOrderQueue

/// Receipts that only the sender of a sealed file can find and read. Source: format.md, *Sealed receipt*.
extension ReceiptFolder {
    /// Writes a receipt for the sender with that secret, with a higher number than the one that is there.
    func seal(
        _ own: Receipt,
        _ task: ReceiptTask,
        by secret: ReceiptSecret,
        in folder: Directory,
        replacesLater: Bool
    ) throws(FileError) {
        // Every file that was opened has a hash.
        guard let name = FileName(secret.fileName), let answered = task.answered?.hash else { return }
        let found = try receipt(sealedBy: secret, in: folder)
        // The same receipt encrypted again would make the sync client send it again.
        if let found, found.answered == answered, found.receipt == own.json { return }
        if let found, !own.mayReplace(found.receipt, replacesLater: replacesLater) { return }
        let revision = RisingNumber.next(after: found?.revision, at: resources.now())
        let receipt = SealedReceipt(answered: answered, revision: revision, receipt: own.json)
        let bytes: [UInt8]?
        do {
            bytes = try receipt.json(by: secret)
        } catch {
            preconditionFailure("encrypting has no errors: \(error)")
        }
        // Names and reasons are limited, so every receipt fits.
        guard let bytes else { return }
        guard resources.queue.mayPublish else { throw .withoutLease(path: name.display) }
        try WholeFile.replace(name, bytes: bytes, in: folder, durable: false, under: temporary)
    }

    /// Removes the receipt of the sender with that secret.
    func remove(_ task: ReceiptTask, sealedBy secret: ReceiptSecret, from folder: Directory) throws(FileError)
    {
        guard let name = FileName(secret.fileName), try folder.stat(name)?.kind != .directory else { return }
        if case .rejection = task.subject {
            // The file was accepted later, and its order has the same secret.
            let found = try receipt(sealedBy: secret, in: folder).flatMap { Receipt(json: $0.receipt) }
            guard case .rejected = found?.status else { return }
        }
        _ = try folder.remove(name)
    }

    /// The receipt in the folder; `nil` if there is none that this house wrote.
    private func receipt(sealedBy secret: ReceiptSecret, in folder: Directory) throws(FileError)
        -> SealedReceipt?
    {
        guard let name = FileName(secret.fileName) else { return nil }
        // One that cannot be read is replaced.
        return (try? HostileFile.contents(name, in: folder, limit: Receipt.sizeLimit))
            .flatMap { SealedReceipt(json: $0, by: secret) }
    }
}
