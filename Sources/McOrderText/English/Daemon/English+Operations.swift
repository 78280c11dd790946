extension English {
    package func text(_ message: OperationsText) -> String {
        switch message {
        case .backup: "Copies the queue into a file and checks the copy, while everything runs."
        case .backupFile: "the backup file; its folder must exist and not be shared"
        case .force: "replace the file if it exists"
        case .restore: "Replaces the queue with a backup, while mcorderd is stopped."
        case .restoreFile: "a backup that mcorderd backup made"
        case .verify:
            "Checks the database and the queue's promises; exits with 65, or 74 if it is damaged."
        case .forget: "Erases a device's personal data now: name, comments, files and UDID."
        case .udid: "the device's UDID"
        case .export: "Prints orders, or everything about a device, one JSON object per line."
        case .sinceHelp: "received since: today, 2h, 7d or a date"
        case .untilHelp: "received until the end of this day; or until 2h, 7d ago"
        case .deviceHelp: "everything about this UDID"
        case .queue: "Works with the queue as a whole."
        case .queueCopy:
            "Copies the queue to a PostgreSQL server, or from there into a folder, and compares every row."
        case .queueCopyTarget: "address of an empty database, or a folder"
        case .queueCopied(let rows, let target):
            "copied and compared \(counted(rows, "row")); now set queue in the configuration to \(target)"
        case .jsonAnyway: "the output is always JSON"

        case .whatToExport:
            "say what: --since <\(say(PlaceholderText.when))>, --device UDID alone, or --csv with --from <\(say(PlaceholderText.when))>"
        case .csvHelp: "write the collected orders of a period as tables for the accountant, into this folder"
        case .fromHelp: "first business day of the tables"
        case .toHelp: "last business day of the tables; without it, today"
        case .tableExists(let path): "there is a \(path) already; choose another folder"
        case .tablesWritten(let orders, let folder):
            "\(orders) collected \(orders == 1 ? "order" : "orders") written to \(folder)"

        case .allIsWell(let orders, let rejections, let notices):
            "all is well: \(counted(orders, "order")), \(counted(rejections, "rejection")), "
                + counted(notices, "notice")

        case .nothingRemaining(let device): "\(device): nothing left to erase"
        case .erased(let device, let orders, let rejections, let notices):
            "\(device): erased the data of \(counted(orders, "order")), "
                + "\(counted(rejections, "rejection")) and \(counted(notices, "notice"))"
        case .receiptsPending(let count): "receipts that mcorderd removes within a minute: \(count)"
        case .staysBlacklisted(let key): "it stays on the blacklist, as \(key)"
        case .journalNotEmptied: "somebody is reading: the journal is emptied later"

        case .backedUp(let path, let orders, let bytes):
            "copied \(counted(orders, "order")) to \(HarmlessText.clean(path)) (\(bytes) bytes), copy checked"

        case .restoredOrders(let orders, let open, let path):
            "restored \(counted(orders, "order")) (\(open) open) from \(HarmlessText.clean(path))"
        case .queueKept(let name): "the previous queue is kept in \(name)"
        case .ordersLost(let orders, let open):
            "orders that only the previous queue has: \(orders) (\(open) open); "
                + "their files are no longer in the folder"
        case .lossUnknown: "it is damaged, so the orders that only it contains are unknown"
        case .chargedOrdersLost(let count):
            "charged orders that the backup lacks, or has as not charged: \(count)"
        case .ordersReopened(let codes):
            "charged orders that are open again, do not charge them twice: \(codes.joined(separator: ", "))"
        case .changesLost(let count): "changes of orders since the backup that get lost: \(count)"
        case .closesLost(let restaurant, let numbers):
            "closes of \(restaurant) that get lost: \(closeNumbers(numbers)); the next one gets number "
                + "\(numbers.upperBound + 1)"
        case .restoreYes: "accept what gets lost, without a question"
        case .restoreQuestion: "Replace the queue all the same? [y/N] "
        case .restoreNeedsWord: "nothing was changed; mcorderd restore --yes accepts these losses"
        case .receiptsTakenBack(let count): "receipts of those orders taken back: \(count)"
        case .receiptsStay(let words): "the receipts of the lost orders cannot be taken back: \(cause(words))"
        }
    }
}
