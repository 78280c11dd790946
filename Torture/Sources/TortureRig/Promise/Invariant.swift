/// One of the product's promises, checked after every trial. docs/torture.md explains each.
package enum Invariant: String, CaseIterable, Sendable {
    /// No confirmed order is lost.
    case sentIsKept = "every order whose writer read “sent” is in the folder or the database"
    /// No order is prepared twice.
    case oneRowPerOrder = "there is exactly one row per UDID and number"
    /// No file is refused twice.
    case oneRowPerRejection = "there is exactly one row per rejected content"
    /// The database is committed before the file is unlinked.
    case unlinkedIsStored = "every unlinked file has its bytes in the database"
    /// Everything in the database comes from a file.
    case nothingInvented = "every row has the bytes of a file that somebody wrote"
    /// No file is refused without a reason.
    case rejectedHasReason = "every rejected file has a reason of the contract's list"
    /// No order reaches a state by a transition that does not exist.
    case legalHistory = "the history of every order is a legal path to the state that it has"
    /// The database is not corrupt.
    case soundDatabase = "PRAGMA integrity_check and foreign_key_check are clean"
    /// The customer's receipt agrees with the database.
    case receiptIsState = "once the daemon is idle the receipt equals the state"
    /// An answer to the customer is never taken back.
    case answerIsKept = "whatever a receipt says was decided is decided in the database"
    /// Order numbers only increase.
    case numberUsedOnce = "a home's number was never used twice"
    /// A file under its final name is complete.
    case wholeFiles = "every file that a McOrder program wrote under its name is whole"
    /// No file stays undecided without a reason.
    case drained = "once the daemon is idle nothing is left in the folder that it can decide about"
    /// A retry ends as an undisturbed run would have.
    case asUndisturbed = "a disturbed restaurant ends, once idle, as an undisturbed one"
    /// The readers of untrusted bytes read them correctly or refuse them.
    case readersHold =
        "whatever a reader makes of bytes of chance keeps the format's limits and reads back the same"
    /// No ticket is lost, and nobody prepares an order twice because of a second one.
    case eachTicketOnce =
        "each order's ticket is transmitted and on paper, and each further one is marked as a possible copy"
    /// The contract fixes the exit codes and messages.
    case manners = "a program ends as the contract says: no crash, no trap, no undocumented exit code"
    /// Recorded times increase as the clock does.
    case timesGoOn = "no time of an order lies before an earlier one's unless the clock was set back"
    /// The time zone of the restaurant decides the day of an order.
    case rightDay = "every order is on the day that the time zone of its restaurant says"
    /// Data that a later step depends on is on the disk before that step.
    case orderOfWriting = "what must be on the disk before another step is synced before it"
    /// A shared folder has only one queue.
    case takenOnce = "no order is taken in by two daemons with queues of their own"
    /// Junk in the folder delays no order.
    case soonSeen = "an order is seen within five seconds, whatever else lies in the folder"
    /// A wrong clock causes no decision.
    case clockDecidesNothing =
        "while the clock is wrong nothing is refused, expires or is forgotten because of it"
}
