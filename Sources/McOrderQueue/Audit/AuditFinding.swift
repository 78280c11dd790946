/// An inconsistency in the queue: data that no McOrder program writes.
package struct AuditFinding: Hashable, Sendable {
    /// The part of the queue that is inconsistent.
    package enum Subject: Hashable, Sendable {
        /// The database as a whole.
        case database
        case order(id: Int64, code: String)
        /// A refused file.
        case rejection(id: Int64)
        case notice(id: Int64)
        /// An entry of the blacklist, or a revoked or trusted device.
        case device(udid: String)
    }

    package enum Problem: String, CaseIterable, Sendable {
        /// SQLite reports that the database file is damaged.
        case damaged
        /// A row refers to a row that does not exist.
        case dangling
        /// The history contains a change that is not allowed.
        case illegalHistory = "illegal-history"
        /// The history ends in another state than the one stored with the order.
        case otherState = "other-state"
        /// The revision does not match the number of recorded changes.
        case wrongRevision = "wrong-revision"
        /// The lines do not add up to the total.
        case wrongTotal = "wrong-total"
        /// The lines do not add up to the total that the customer was shown, or the flag that the order was
        /// repriced is wrong.
        case wrongShownTotal = "wrong-shown-total"
        /// The order has no line that is not struck, or a line is missing between others.
        case missingLine = "missing-line"
        /// The raw bytes do not match the content hash, or they contradict the row.
        case otherContent = "other-content"
        /// The order code does not match the order's number and device.
        case otherCode = "other-code"
        /// The device's id is neither a UDID nor the hash of one.
        case badDevice = "bad-device"
        /// Only part of the personal data was erased.
        case halfForgotten = "half-forgotten"
        /// The device has two orders with the same number, one of them stored under the device's hash.
        case knownTwice = "known-twice"
        /// The order is open, but its receipt was removed.
        case receiptGone = "receipt-gone"
        /// The number of refused cancel notices differs from the number that is stored with the order.
        case wrongCancels = "wrong-cancels"
        /// The number of the kitchen's marks differs from the number that is stored with the order.
        case wrongMarks = "wrong-marks"
        /// The reason of the rejection is not in the list of reasons.
        case unknownReason = "unknown-reason"
        /// A request asks for the file to be decided again, but its bytes are gone.
        case deadRequest = "dead-request"
        /// A trusted device is on the blacklist.
        case trustedAndBlacklisted = "trusted-and-blacklisted"
        /// A device is both trusted and revoked.
        case trustedAndRevoked = "trusted-and-revoked"
        /// The queue contains hashes of devices, but the key that they were made with is gone.
        case keyGone = "key-gone"
    }

    package let subject: Subject
    package let problem: Problem
    /// More details for the person who repairs the queue: SQLite's message, or values from the database.
    package let detail: String

    /// Whether the database file itself is damaged, so that it has to be restored from a backup.
    package var isDamage: Bool { problem == .damaged || problem == .dangling }
}
