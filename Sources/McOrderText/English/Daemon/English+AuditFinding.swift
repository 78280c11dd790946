extension English {

    package func text(_ message: AuditProblemText) -> String {
        switch message {
        case .damaged: "the file is damaged"
        case .dangling: "a row refers to one that does not exist"
        case .illegalHistory: "its history is not a valid sequence of states"
        case .otherState: "its history ends in another state"
        case .wrongRevision: "the revision is not that of its changes"
        case .wrongTotal: "its lines do not add up to its total"
        case .wrongShownTotal: "its lines do not add up to what the customer was shown"
        case .missingLine: "a line is missing"
        case .otherContent: "the stored bytes are not its own"
        case .otherCode: "its code is wrong"
        case .badDevice: "this is neither a UDID nor the hash of one"
        case .halfForgotten: "only half of its personal data was erased"
        case .knownTwice: "the device has two orders of that number"
        case .receiptGone: "it is open, and its receipt was taken away"
        case .wrongCancels: "the refused cancellations differ from those recorded"
        case .wrongMarks: "the kitchen's marks differ from those counted"
        case .unknownReason: "the reason is not in the list"
        case .deadRequest: "it should be judged again, but its bytes are gone"
        case .trustedAndBlacklisted: "the device is both trusted and blacklisted"
        case .trustedAndRevoked: "the device is both trusted and lost"
        case .keyGone: "the key of erased devices is gone"
        }
    }

    package func text(_ message: QueueCureText) -> String {
        switch message {
        case .bringBackup:
            "stop mcorderd, restore a backup with mcorderd restore, and check the disk"
        case .restartDaemon: "restart mcorderd, which writes it again"
        case .takeOffBlacklist: "take it off with till blacklist remove"
        case .takeTrustBack: "take its trust back with till device untrust"
        case .askForNewNumber: "ask the customer to send it under another number"
        case .completeForgetting: "mcorderd forget with the UDID, or retention, complete it"
        case .findWriter:
            "no program of McOrder writes this: compare it with a backup, find out who writes to the "
                + "database and, if need be, mcorderd restore"
        }
    }
}
