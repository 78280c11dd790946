/// What `mcorderd verify` found, on one line, and what it is about.
package enum QueueFaultText: Message {
    /// What is wrong with what, more about it for a person who repairs it, and the cure.
    case fault(of: Sentence, QueueProblemText, detail: String, QueueCureText)

    // What it is about
    case database
    case order(id: Int64, code: String)
    case rejection(id: Int64)
    case notice(id: Int64)
    case device(udid: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}

/// What is wrong in the queue, without what it is wrong with.
package enum QueueProblemText: Message {
    /// SQLite finds the file damaged.
    case damaged
    /// A row refers to one that is not there.
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
    /// The device has two orders of that number.
    case knownTwice
    /// The order is open, and its receipt was taken away.
    case receiptGone
    case wrongCancels
    case unknownReason
    /// The file is to be judged again, and its bytes are gone.
    case deadRequest
    case trustedAndBlacklisted
    /// The key that hashes of devices were made with is gone.
    case keyGone

    package func text(in language: any Texts) -> String { language.text(self) }
}

/// What to do about what is wrong in the queue.
package enum QueueCureText: Message {
    case bringBackup
    case restartDaemon
    case takeOffBlacklist
    case askForNewNumber
    case completeForgetting
    /// Nothing of ours writes that: somebody has to look for who did.
    case lookWhoWrites

    package func text(in language: any Texts) -> String { language.text(self) }
}
