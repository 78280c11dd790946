package import McOrderModel

/// The texts of `backup`, `restore`, `verify`, `export` and `forget`.
package enum OperationsText: Message {
    // Help
    case backup
    case backupFile
    case force
    case restore
    case restoreFile
    case verify
    case forget
    case udid
    case export
    case sinceHelp
    case untilHelp
    case deviceHelp
    case jsonAnyway
    case queue
    case queueCopy
    case queueCopyTarget

    // Copy
    /// All rows were copied and compared.
    case queueCopied(rows: Int, to: String)

    // Export
    case whatToExport
    case csvHelp
    case fromHelp
    case toHelp
    /// There is a file of that name.
    case tableExists(_ path: String)
    /// The tables were written: the number of collected orders in them.
    case tablesWritten(orders: Int, _ folder: String)

    // Verify
    /// The queue has no errors; these are its counts.
    case allIsWell(orders: Int, rejections: Int, notices: Int)

    // Forget
    case nothingRemaining(DeviceKey)
    case erased(DeviceKey, orders: Int, rejections: Int, notices: Int)
    /// The number of receipts that the daemon will remove.
    case receiptsPending(Int)
    /// The device stays on the blacklist under this key.
    case staysBlacklisted(as: DeviceKey)
    /// Another process is reading the queue, so its journal could not be emptied.
    case journalNotEmptied

    // Backup
    case backedUp(_ path: String, orders: Int, bytes: Int64)

    // Restore
    /// What the queue contains now, and the backup that it was restored from.
    case restoredOrders(Int, openOrders: Int, from: String)
    /// The name of the queue that was replaced.
    case queueKept(as: String)
    /// Orders that only the replaced queue contains.
    case ordersLost(Int, openOrders: Int)
    /// The replaced queue cannot be read.
    case lossUnknown
    /// Charged orders that the backup lacks, or has as not charged.
    case chargedOrdersLost(Int)
    /// The codes of charged orders that the backup has as open.
    case ordersReopened([String])
    /// All changes of orders since the backup.
    case changesLost(Int)
    /// Closes of a restaurant that the backup lacks.
    case closesLost(RestaurantID, ClosedRange<Int>)
    case restoreYes
    /// The question whether the queue is replaced, after what gets lost.
    case restoreQuestion
    /// The queue is not replaced without the user's word.
    case restoreNeedsWord
    case receiptsTakenBack(Int)
    /// Why the receipts of lost orders could not be withdrawn; the system's message.
    case receiptsStay(_ words: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
