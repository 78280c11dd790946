/// An error that `mcorderd verify` found, on one line, with its subject.
package enum AuditFindingText: Message {
    /// The subject and its error, details for the person who repairs it, and how to fix it.
    case error(of: Sentence, AuditProblemText, detail: String, QueueCureText)

    // Subjects
    case database
    case order(id: Int64, code: String)
    case rejection(id: Int64)
    case notice(id: Int64)
    case device(udid: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}

/// An error in the queue, without its subject.
package enum AuditProblemText: Message {
    /// SQLite reports that the file is damaged.
    case damaged
    /// A row refers to a missing row.
    case dangling
    case illegalHistory
    case otherState
    case wrongRevision
    case wrongTotal
    case wrongShownTotal
    case missingLine
    case otherContent
    case otherCode
    case badDevice
    case halfForgotten
    /// The device has two orders with this number.
    case knownTwice
    /// The order is open, but its receipt was removed.
    case receiptGone
    case wrongCancels
    case wrongMarks
    case unknownReason
    /// The file is to be decided again, but its bytes are gone.
    case deadRequest
    case trustedAndBlacklisted
    /// The key with which hashes of devices were made is gone.
    case keyGone

    package func text(in language: any Texts) -> String { language.text(self) }
}

/// How to fix an error in the queue.
package enum QueueCureText: Message {
    case bringBackup
    case restartDaemon
    case takeOffBlacklist
    case askForNewNumber
    case completeForgetting
    /// Our programs never write this. The administrator must find out which program did.
    case findWriter

    package func text(in language: any Texts) -> String { language.text(self) }
}
