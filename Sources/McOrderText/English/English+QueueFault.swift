extension English {
    package func text(_ message: QueueFaultText) -> String {
        switch message {
        case .fault(let subject, let problem, let detail, let cure):
            "\(say(subject)): \(say(problem)) (\(HarmlessText.clean(detail))); \(say(cure))"
        case .database: "database"
        case .order(let id, let code): "order \(id) (\(HarmlessText.clean(code)))"
        case .rejection(let id): "rejection \(id)"
        case .notice(let id): "notice \(id)"
        case .device(let udid): "device \(HarmlessText.clean(udid))"
        }
    }

    package func text(_ message: QueueProblemText) -> String {
        switch message {
        case .damaged: "the file is damaged"
        case .dangling: "a row refers to one that is not there"
        case .illegalHistory: "its history is no legal path"
        case .otherState: "its history ends in another state"
        case .wrongRevision: "the revision is not that of its changes"
        case .wrongTotal: "its lines do not sum up to its total"
        case .wrongShownTotal: "its lines do not sum up to what the customer was shown"
        case .missingLine: "a line is missing"
        case .otherContent: "the bytes that are kept are not its own"
        case .otherCode: "its code is another"
        case .badDevice: "that is neither a UDID nor the hash of one"
        case .halfForgotten: "its personal data was forgotten by half"
        case .knownTwice: "the device has two orders of that number"
        case .receiptGone: "it is open, and its receipt was taken away"
        case .wrongCancels: "the refused cancels are not those that were noted"
        case .unknownReason: "the reason is none of the list"
        case .deadRequest: "it is to be judged again, and its bytes are gone"
        case .trustedAndBlacklisted: "it is a device of the house and on the blacklist"
        case .keyGone: "the key of the devices that were forgotten is gone"
        }
    }

    package func text(_ message: QueueCureText) -> String {
        switch message {
        case .bringBackup:
            "stop mcorderd, bring a backup back with mcorderd restore, and look at the disk"
        case .restartDaemon: "restart mcorderd: it writes it again"
        case .takeOffBlacklist: "take it off with till blacklist remove"
        case .askForNewNumber: "ask the customer to send it under another number"
        case .completeForgetting: "mcorderd forget with the UDID, or retention, complete it"
        case .lookWhoWrites:
            "none of our programs writes that: compare it with a backup, look who writes to the "
                + "database and, if need be, mcorderd restore"
        }
    }
}
