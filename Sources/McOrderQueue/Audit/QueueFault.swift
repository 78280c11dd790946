/// Something in the queue that none of our programs would have written so.
package struct QueueFault: Hashable, Sendable {
    /// What of the queue it is about.
    package enum Subject: Hashable, Sendable {
        /// The database as such.
        case database
        /// An order.
        case order(id: Int64, code: String)
        /// A refused file.
        case rejection(id: Int64)
        /// A notice.
        case notice(id: Int64)
        /// An entry of the blacklist, or a device of the house.
        case device(udid: String)
    }

    /// What is wrong.
    package enum Problem: String, CaseIterable, Sendable {
        /// SQLite finds the file damaged.
        case damaged
        /// A row refers to one that is not there.
        case dangling
        /// The history is no legal path.
        case illegalHistory = "illegal-history"
        /// The history ends in another state than the order's.
        case otherState = "other-state"
        /// The revision is not that of so many changes.
        case wrongRevision = "wrong-revision"
        /// The lines do not sum up to the total.
        case wrongTotal = "wrong-total"
        /// The lines do not sum up to what the customer was shown, or the mark for that is wrong.
        case wrongShownTotal = "wrong-shown-total"
        /// There is no line left, or one is missing between others.
        case missingLine = "missing-line"
        /// The raw bytes are not those that the hash is of, or say something else than the row.
        case otherContent = "other-content"
        /// The code is not that of number and device.
        case otherCode = "other-code"
        /// The device's code is neither a UDID nor a hash of one.
        case badDevice = "bad-device"
        /// Some personal data was forgotten, and other was not.
        case halfForgotten = "half-forgotten"
        /// The device has two orders of that number, one of them under its hash.
        case knownTwice = "known-twice"
        /// The order is open, and its receipt was taken away.
        case receiptGone = "receipt-gone"
        /// The customer's late wishes to call it off are not as many as are counted.
        case wrongCancels = "wrong-cancels"
        /// The reason is none of the list.
        case unknownReason = "unknown-reason"
        /// Somebody asks for the file to be judged again, and its bytes are gone.
        case deadRequest = "dead-request"
        /// A device of the house is on the blacklist.
        case trustedAndBlacklisted = "trusted-and-blacklisted"
        /// There are hashes of devices, and the key that they were made with is gone.
        case keyGone = "key-gone"
    }

    /// What it is about.
    package let subject: Subject
    /// What is wrong.
    package let problem: Problem
    /// More about it, for a person who repairs it; in SQLite's words or the database's.
    package let detail: String

    /// Whether the file itself is damaged, so that a backup is needed.
    package var isDamage: Bool { problem == .damaged || problem == .dangling }
}
