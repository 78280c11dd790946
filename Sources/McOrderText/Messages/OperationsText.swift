package import McOrderModel

/// The sentences of backup, restore, verify, export and forget.
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

    // Export
    case whatToExport
    /// What was given as `--since` is not before what was given as `--until`.
    case sinceNotBeforeUntil(_ since: String)

    // Verify
    /// Nothing is wrong with the queue, which holds so much.
    case allIsWell(orders: Int, rejections: Int, notices: Int)

    // Forget
    case nothingLeft(DeviceKey)
    case erased(DeviceKey, orders: Int, rejections: Int, notices: Int)
    /// The daemon will take so many receipts away.
    case receiptsPending(Int)
    /// The device stays on the blacklist under that key.
    case staysBlacklisted(as: DeviceKey)
    /// Somebody reads the queue, so that its journal could not be emptied.
    case journalNotEmptied

    // Backup
    case backedUp(_ path: String, orders: Int, bytes: Int64)

    // Restore
    /// What is in the queue now, and the backup that it comes from.
    case restoredOrders(Int, openOrders: Int, from: String)
    /// The name of the queue that was replaced.
    case queueKept(as: String)
    /// Orders that only the replaced queue has.
    case ordersLost(Int, openOrders: Int)
    /// The replaced queue cannot be read.
    case lossUnknown
    case receiptsTakenBack(Int)
    /// Why receipts of lost orders could not be taken back, in the system's words.
    case receiptsStay(_ words: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
