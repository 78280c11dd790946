/// A sentence of the promise, checked after every trial. docs/torture.md says what it rests on.
package enum Invariant: String, CaseIterable, Sendable {
    /// Nothing that was confirmed is lost.
    case sentIsKept = "every order whose writer was told “sent” is in the folder or the database"
    /// Nothing is cooked twice.
    case oneRowPerOrder = "there is exactly one row per UDID and number"
    /// Nothing is refused twice.
    case oneRowPerRejection = "there is exactly one row per rejected content"
    /// Commit, then unlink.
    case unlinkedIsStored = "every unlinked file has its bytes in the database"
    /// What is in the database came from somewhere.
    case nothingInvented = "every row has the bytes of a file that somebody wrote"
    /// Nobody is refused without a word.
    case rejectedHasReason = "every rejected file has a reason of the contract's list"
    /// No order is anywhere that no order may go.
    case legalHistory = "the history of every order is a legal path to the state that it has"
    /// The database is sound.
    case soundDatabase = "PRAGMA integrity_check and foreign_key_check are clean"
    /// What the customer is told is what the house knows.
    case receiptIsState = "once the daemon is idle the receipt equals the state"
    /// What the customer was told is never taken back.
    case answerIsKept = "whatever a receipt says was decided is decided in the database"
    /// Numbers count up.
    case numberUsedOnce = "a home's number was never used twice"
    /// Files under their names are whole.
    case wholeFiles = "every file that a program of the house wrote under its name is whole"
    /// Nothing waits for nothing.
    case drained = "once the daemon is idle nothing is left in the folder that it can decide about"
    /// A second try ends as the first would have.
    case asUndisturbed = "a disturbed house ends, once idle, as an undisturbed one"
    /// What strangers write is read as it is meant, or refused.
    case readersHold =
        "whatever a reader makes of bytes of chance keeps the format's limits and reads back the same"
    /// What the contract says of exit codes and messages.
    case manners = "a program ends as the contract says: no crash, no trap, no undocumented exit code"
    /// Time goes on as the clock does.
    case timesGoOn = "no time of an order lies before an earlier one's unless the clock was set back"
    /// A day is the house's.
    case rightDay = "every order is on the day that the time zone of its restaurant says"
    /// What must be on the disk before something else happens.
    case orderOfWriting = "what must be on the disk before another step is synced before it"
    /// A folder has one queue.
    case takenOnce = "no order is taken in by two daemons with queues of their own"
    /// Junk delays nobody.
    case soonSeen = "an order is seen within five seconds, whatever else lies in the folder"
    /// A clock that is wrong decides nothing.
    case clockDecidesNothing =
        "while the clock is wrong nothing is refused, expires or is forgotten because of it"
}
